//! The characters (Y5): when they can be played, what can be chosen then, and what happens. A moment is one pass in turn
//! order, each player acting until he skips (Y5.2).

use crate::action::{Action, Named, Own, Swap};
use crate::board::{Active, Board, MOST_FLATTERY};
use crate::broker::{Broker, Face};
use crate::cards::Character;
use crate::components::{CARDS_A_ROUND, CHARACTERS, LOOKS, Moment};
use crate::event::{Event, Source};
use crate::gem::Color;
use crate::owner::Owner;
use crate::phases::placement::{begin_turn, end_turn, why_closed};
use crate::phases::{Step, city};
use crate::reasons;
use crate::spot::{Spot, Spots};
use crate::state::State;
use game::{Choices, Events, Reason, Seat, SeatSet};

/// The player at this place of the turn order may play cards. Which, depends on the step.
#[derive(Clone, Copy)]
pub(crate) struct Window(pub u8);

/// A set of characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Kinds(u16);

impl Kinds {
    /// Those of some moments, as the components say.
    const fn of(moments: &[Moment]) -> Kinds {
        let (mut kinds, mut card) = (0, 0);
        while card < CHARACTERS.len() {
            let mut number = 0;
            while number < moments.len() {
                if moments[number] as u8 == CHARACTERS[card].moment as u8 {
                    kinds |= 1 << card;
                }
                number += 1;
            }
            card += 1;
        }
        Kinds(kinds)
    }

    const fn contains(self, card: Character) -> bool {
        self.0 & 1 << card as u16 != 0
    }

    /// One after another by their bits: which they are cannot be foreseen.
    fn iter(self) -> impl Iterator<Item = Character> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = Character::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*card)
        })
    }
}

/// The cards that are played at each moment (Y5.3).
pub(crate) const START_OF_PLACEMENT: Kinds = Kinds::of(&[Moment::StartOfPlacement]);
pub(crate) const BEFORE_TURN: Kinds = Kinds::of(&[Moment::BeforeTurn, Moment::AroundTurns]);
pub(crate) const AFTER_TURN: Kinds = Kinds::of(&[Moment::AfterTurn, Moment::AroundTurns]);
pub(crate) const LAST_LOOK: Kinds = Kinds::of(&[Moment::AroundTurns]);
pub(crate) const START_OF_SCORING: Kinds = Kinds::of(&[Moment::StartOfScoring]);
pub(crate) const END_OF_SCORING: Kinds = Kinds::of(&[Moment::EndOfScoring]);

/// The cards that are played at a step.
fn offered(step: Step) -> Kinds {
    match step {
        Step::StartOfPlacement(_) => START_OF_PLACEMENT,
        Step::BeforeTurn(_) => BEFORE_TURN,
        Step::AfterTurn(_) => AFTER_TURN,
        Step::LastLook(_) => LAST_LOOK,
        Step::StartOfScoring(_) => START_OF_SCORING,
        _ => END_OF_SCORING,
    }
}

/// The cards of a moment that a player may play: he holds them since an earlier round, and has not played two in this one
/// (Y5.1).
#[inline]
fn playable(board: &Board, seat: Seat, offered: Kinds) -> Kinds {
    if board.cards(seat).is_empty() || board.played[seat.index()] >= CARDS_A_ROUND {
        return Kinds(0);
    }
    Kinds(board.cards(seat).kinds_before(board.fresh[seat.index()]) & offered.0)
}

fn may_play(board: &Board, seat: Seat, card: Character) -> bool {
    playable(board, seat, offered(board.step)).contains(card)
}

/// Whether a Spy in play has looks left (Y5.7).
#[inline]
fn has_looks(board: &Board, seat: Seat, offered: Kinds) -> bool {
    board.looks[seat.index()] > 0 && offered.contains(Character::Spy)
}

/// Whether the player at a place of the turn order could do anything at a moment.
#[inline]
pub(crate) fn can_act(board: &Board, at: u8, offered: Kinds) -> bool {
    let Some(seat) = board.at(at) else { return false };
    playable(board, seat, offered) != Kinds(0) || has_looks(board, seat, offered)
}

impl Window {
    #[inline]
    pub fn seats(self, state: &State) -> SeatSet {
        let seat = state.board.at(self.0).filter(|_| can_act(&state.board, self.0, offered(state.board.step)));
        seat.map_or(SeatSet::NONE, SeatSet::only)
    }

    pub fn asked(self, state: &State) -> &'static Reason {
        match state.board.step {
            Step::StartOfPlacement(_) => &reasons::ASK_START_OF_PLACEMENT,
            Step::BeforeTurn(_) => &reasons::ASK_BEFORE_TURN,
            Step::AfterTurn(_) => &reasons::ASK_AFTER_TURN,
            Step::LastLook(_) => &reasons::ASK_LAST_LOOK,
            Step::StartOfScoring(_) => &reasons::ASK_START_OF_SCORING,
            _ => &reasons::ASK_END_OF_SCORING,
        }
    }

    #[inline(never)]
    pub fn choices(self, state: &State, seat: Seat, out: &mut impl Choices<Action>) {
        let board = &state.board;
        out.push(Action::Skip);
        for card in playable(board, seat, offered(board.step)).iter() {
            if out.enough() {
                return;
            }
            match card {
                Character::Illusionist => illusionist(board, seat, out),
                Character::Queen => queen(board, out),
                Character::Spy => {}
                Character::Mage => mage(state, seat, out),
                Character::Mercenary => mercenary(board, out),
                Character::Captain => captain(board, out),
                Character::Herald => herald(state, seat, out),
                Character::Schemer => out.push(Action::Schemer),
                Character::Merchant => out.push(Action::Merchant),
                Character::Alchemist => alchemist(board, seat, out),
                Character::Banker => banker(out),
                Character::Jeweller => jeweller(out),
                Character::King | Character::Prince | Character::Blue => {}
            }
        }
        if has_looks(board, seat, offered(board.step)) || may_play(board, seat, Character::Spy) {
            spy(board, seat, out);
        }
    }

    /// Does what was chosen; the window stays open until the player skips or has nothing left to choose.
    #[inline(never)]
    pub fn take(self, state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
        match action {
            None | Some(Action::Skip) => self.close(state),
            Some(Action::Look(broker)) => look(state, seat, broker, events),
            Some(action) => {
                let Some(card) = action.card() else { return };
                spend(&mut state.board, seat, card, events);
                play(state, seat, action, events);
            }
        }
    }

    /// On to the next player who can act, or to what comes after the last.
    pub fn close(self, state: &mut State) {
        let board = &mut state.board;
        let at = self.0;
        match board.step {
            Step::BeforeTurn(_) => board.step = Step::Up(at),
            Step::AfterTurn(_) => end_turn(board, at),
            Step::StartOfPlacement(_) => start_of_placement(board, at + 1),
            Step::LastLook(_) => last_look(board, at + 1),
            Step::StartOfScoring(_) => start_of_scoring(board, at + 1),
            _ => end_of_scoring(board, at + 1),
        }
    }

    pub fn refuse(self, state: &State, seat: Seat, action: Action) -> Option<&'static Reason> {
        let board = &state.board;
        if let Action::Look(broker) = action {
            let may = has_looks(board, seat, offered(board.step)) || may_play(board, seat, Character::Spy);
            return if may { why_not_look(board, seat, broker) } else { why_not_play(board, seat, Character::Spy) };
        }
        let card = action.card()?;
        why_not_play(board, seat, card).or_else(|| why_not(state, seat, action))
    }
}

/// Opens a window for the first player from this place on who can do anything in it, if there is one.
#[inline]
fn open(board: &mut Board, from: u8, offered: Kinds, window: impl Fn(u8) -> Step) -> bool {
    let first = (from..board.options.players).find(|at| can_act(board, *at, offered));
    if let Some(first) = first {
        board.step = window(first);
    }
    first.is_some()
}

/// Cards before placement, from this place of the turn order on (Y5.3).
pub(crate) fn start_of_placement(board: &mut Board, from: u8) {
    if !open(board, from, START_OF_PLACEMENT, Step::StartOfPlacement) {
        begin_turn(board, 0);
    }
}

/// The Spy's last look, and then the cards before scoring (Y5.3).
pub(crate) fn last_look(board: &mut Board, from: u8) {
    if !open(board, from, LAST_LOOK, Step::LastLook) {
        start_of_scoring(board, 0);
    }
}

/// Cards before scoring (Y5.3).
fn start_of_scoring(board: &mut Board, from: u8) {
    if !open(board, from, START_OF_SCORING, Step::StartOfScoring) {
        city::begin(board);
    }
}

/// Cards after scoring (Y5.3).
pub(crate) fn end_of_scoring(board: &mut Board, from: u8) {
    if !open(board, from, END_OF_SCORING, Step::EndOfScoring) {
        board.step = Step::RoundOver;
    }
}

/// A card is played and leaves the hand (Y5.1).
fn spend(board: &mut Board, seat: Seat, card: Character, events: &mut impl Events<Event>) {
    board.cards[seat.index()].remove(card);
    board.played[seat.index()] += 1;
    events.emit(Event::CardPlayed { seat, card });
}

/// What a card does, for those that do it at once.
fn play(state: &mut State, seat: Seat, action: Action, events: &mut impl Events<Event>) {
    match action {
        Action::Illusionist => state.board.activate(Active::Illusionist(seat)),
        Action::Schemer => state.board.activate(Active::Schemer(seat)),
        Action::Merchant => state.board.activate(Active::Merchant),
        Action::Queen(spot) => close_zone(&mut state.board, spot, events),
        Action::Mage(swap) => swap_brokers(state, seat, swap, events),
        Action::Mercenary(face) => mark(&mut state.board, seat, face, events),
        Action::Captain(first, second) => swap_ships(&mut state.board, first, second, events),
        Action::Herald(broker, spot) => move_broker(state, seat, broker, spot, events),
        Action::Alchemist(give, get) => exchange(state, seat, give, get, events),
        Action::Banker(up, down) => {
            let source = Source::Card(Character::Banker);
            state.quote(up, 1, source, events);
            state.quote(down, -1, source, events);
        }
        Action::Jeweller(first, second) => {
            let source = Source::Card(Character::Jeweller);
            state.gain(seat.into(), first, source, events);
            state.gain(seat.into(), second, source, events);
        }
        _ => {}
    }
}

fn why_not_play(board: &Board, seat: Seat, card: Character) -> Option<&'static Reason> {
    if may_play(board, seat, card) {
        return None;
    }
    let held = board.cards(seat).iter().any(|other| other == card);
    Some(if !held && card == Character::Spy && board.is_active(Active::Spy(seat)) {
        &reasons::SPY_USED_UP
    } else if !held {
        &reasons::NO_SUCH_CARD
    } else if !offered(board.step).contains(card) {
        &reasons::NOT_THE_MOMENT
    } else if board.played[seat.index()] >= CARDS_A_ROUND {
        &reasons::TWO_CARDS_A_ROUND
    } else {
        &reasons::WON_THIS_ROUND
    })
}

/// Why a card that may be played cannot be played like that.
fn why_not(state: &State, seat: Seat, action: Action) -> Option<&'static Reason> {
    let board = &state.board;
    match action {
        Action::Queen(spot) => Some(if spot.is_market() {
            &reasons::QUEEN_IN_CITY
        } else {
            why_closed(board, spot).unwrap_or(&reasons::QUEEN_ONCE)
        }),
        Action::Mage(swap) => {
            let none = &reasons::MAGE_NO_BROKER;
            let wrong = swap.both().into_iter().find_map(|own| why_not_own(state, seat, own, none));
            wrong.or(Some(&reasons::MAGE_TWO_SPOTS))
        }
        Action::Mercenary(_) => Some(&reasons::MARKED_OR_GONE),
        Action::Captain(..) => Some(&reasons::NO_FOURTH_DISTRICT),
        Action::Herald(own, spot) => {
            let herald = (own.spot() == Spot::THRONE).then_some(&reasons::HERALD_NOT_THRONE);
            let here = (own.spot() == spot).then_some(&reasons::HERALD_ELSEWHERE);
            let none = &reasons::HERALD_NO_BROKER;
            herald.or_else(|| why_not_own(state, seat, own, none)).or(here).or_else(|| why_closed(board, spot))
        }
        Action::Alchemist(give, get) => Some(if give == get { &reasons::ANOTHER_COLOR } else { &reasons::NO_SUCH_GEM }),
        Action::Banker(..) => Some(&reasons::TWO_COLORS),
        _ => None,
    }
}

fn why_not_own(state: &State, seat: Seat, own: Own, none: &'static Reason) -> Option<&'static Reason> {
    if find_own(state, seat, own).is_none() {
        Some(none)
    } else {
        (state.board.closed == Some(own.spot())).then_some(&reasons::IN_QUEENS_ZONE)
    }
}

// Illusionist, Y5.8: what it allows is in `placement`.

fn illusionist(board: &Board, seat: Seat, out: &mut impl Choices<Action>) {
    if !board.is_active(Active::Illusionist(seat)) {
        out.push(Action::Illusionist);
    }
}

// Queen, Y5.15: any zone of the city; one is closed at a time.

fn queen(board: &Board, out: &mut impl Choices<Action>) {
    if board.closed.is_none() {
        out.extend(Spots::city(board.options.districts).iter().map(Action::Queen));
    }
}

fn close_zone(board: &mut Board, spot: Spot, events: &mut impl Events<Event>) {
    board.closed = Some(spot);
    board.open = board.find_open();
    events.emit(Event::ZoneClosed { spot });
}

// Spy, Y5.7: opposing face-down brokers, none twice, and never a neutral one (Y8.1); in the throne room too (Y7.3).

fn spy(board: &Board, seat: Seat, out: &mut impl Choices<Action>) {
    for other in board.seats().filter(|other| *other != seat) {
        for (index, broker) in board.brokers().iter().enumerate() {
            if broker.is_down(other.into(), broker.spot) && !broker.looked_by.contains(seat) {
                out.push(Action::Look(name(board, index, other)));
            }
        }
        for (number, flattery) in (1..).zip(board.throne(other)) {
            if !flattery.looked_by.contains(seat) {
                out.push(Action::Look(Named { seat: other, spot: Spot::THRONE, number }));
            }
        }
    }
}

/// The name of a seat's face-down broker on the board, for an action.
fn name(board: &Board, index: usize, seat: Seat) -> Named {
    let spot = board.brokers[index].spot;
    let number = 1 + board.down_at(seat.into(), spot).take_while(|other| *other < index).count() as u8;
    Named { seat, spot, number }
}

fn look(state: &mut State, seat: Seat, broker: Named, events: &mut impl Events<Event>) {
    let board = &mut state.board;
    if board.looks[seat.index()] == 0 {
        spend(board, seat, Character::Spy, events);
        board.activate(Active::Spy(seat));
        board.looks[seat.index()] = LOOKS;
    }
    board.looks[seat.index()] -= 1;
    let owner = broker.seat.index();
    let value = if broker.spot == Spot::THRONE {
        let place = usize::from(broker.number).saturating_sub(1) % MOST_FLATTERY;
        let flattery = &mut board.throne[owner][place];
        flattery.looked_by = flattery.looked_by.with(seat);
        Some(state.secrets.throne[owner][place])
    } else {
        let index = board.down_at(broker.seat.into(), broker.spot).nth(usize::from(broker.number).saturating_sub(1));
        index.map(|index| {
            let looked_at = &mut board.brokers[index];
            looked_at.looked_by = looked_at.looked_by.with(seat);
            state.secrets.values[index]
        })
    };
    events.emit(Event::Looked { seat, broker, value });
}

fn why_not_look(board: &Board, seat: Seat, broker: Named) -> Option<&'static Reason> {
    if broker.seat == seat {
        return Some(&reasons::SPY_ON_OTHERS);
    }
    let place = usize::from(broker.number) - 1;
    let there = match broker.spot {
        Spot::THRONE => board.seats().any(|other| other == broker.seat) && place < board.throne(broker.seat).len(),
        spot => board.down_at(broker.seat.into(), spot).nth(place).is_some(),
    };
    Some(if there { &reasons::SPY_NOT_TWICE } else { &reasons::SPY_NO_BROKER })
}

// Mage, Y5.12: two of one's own brokers on different spots change places, not in the Queen's zone; one may be in the
// throne room (Y7.3).

/// Where one of a seat's brokers is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Where {
    Board(usize),
    Throne(usize),
}

/// A seat's brokers with their names, those on the board first, the oldest first.
struct OwnBrokers {
    all: [(Own, Where); OwnBrokers::MOST],
    number: usize,
}

impl OwnBrokers {
    /// Eight in city and market, and those in the throne room.
    const MOST: usize = 8 + MOST_FLATTERY;

    fn of(state: &State, seat: Seat) -> OwnBrokers {
        let nowhere = (Own::new(0, Spot::THRONE, Face::Down), Where::Throne(0));
        let mut own = OwnBrokers { all: [nowhere; Self::MOST], number: 0 };
        for (index, broker) in state.board.brokers().iter().enumerate() {
            if broker.owner == Owner::from(seat) {
                own.push(Own::new(state.worth(index), broker.spot, broker.face()), Where::Board(index));
            }
        }
        for place in 0..state.board.throne(seat).len() {
            let worth = state.secrets.throne[seat.index()][place].number();
            own.push(Own::new(worth, Spot::THRONE, Face::Down), Where::Throne(place));
        }
        own
    }

    fn push(&mut self, name: Own, place: Where) {
        if let Some(free) = self.all.get_mut(self.number) {
            *free = (name, place);
            self.number += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = &(Own, Where)> {
        self.all.iter().take(self.number)
    }

    /// The names of those that can be moved, each once.
    fn movable(&self, board: &Board) -> impl Iterator<Item = Own> + Clone {
        let closed = board.closed;
        let names = self.all.iter().take(self.number).enumerate();
        let first = move |(place, (name, _)): &(usize, &(Own, Where))| {
            closed != Some(name.spot()) && !self.all[..*place].iter().any(|(other, _)| other == name)
        };
        names.filter(first).map(|(_, (name, _))| *name)
    }
}

/// Of several with the same name, the oldest.
fn find_own(state: &State, seat: Seat, own: Own) -> Option<Where> {
    OwnBrokers::of(state, seat).iter().find(|(name, _)| *name == own).map(|(_, place)| *place)
}

/// The names of a seat's brokers on the board that can be moved, the same one perhaps several times: enough for who only
/// asks whether there is a choice.
fn some_movable(state: &State, seat: Seat) -> impl Iterator<Item = Own> {
    let board = &state.board;
    let own =
        move |(_, broker): &(usize, &Broker)| broker.owner == Owner::from(seat) && board.closed != Some(broker.spot);
    let own = board.brokers().iter().enumerate().filter(own);
    own.map(|(index, broker)| Own::new(state.worth(index), broker.spot, broker.face()))
}

fn mage(state: &State, seat: Seat, out: &mut impl Choices<Action>) {
    if !out.wants_all() {
        let mut some = some_movable(state, seat);
        let first = some.next();
        let two = first.and_then(|one| Some((one, some.find(|other| other.spot() != one.spot())?)));
        out.extend(two.into_iter().map(|(one, other)| Action::Mage(Swap::new(one, other))));
        if out.enough() {
            return;
        }
    }
    let own = OwnBrokers::of(state, seat);
    let brokers = own.movable(&state.board);
    for (number, one) in brokers.clone().enumerate() {
        let others = brokers.clone().skip(number + 1).filter(|other| other.spot() != one.spot());
        out.extend(others.map(|other| Action::Mage(Swap::new(one, other))));
        if out.enough() {
            return;
        }
    }
}

fn swap_brokers(state: &mut State, seat: Seat, swap: Swap, events: &mut impl Events<Event>) {
    let [Some(one), Some(other)] = swap.both().map(|own| find_own(state, seat, own)) else { return };
    match (one, other) {
        (Where::Board(one), Where::Board(other)) => {
            // In the order of the list: the order of the names would tell something about hidden values.
            let (first, second) = (one.min(other), one.max(other));
            let (from, to) = (state.board.brokers[first].spot, state.board.brokers[second].spot);
            let moved = [moved(state, seat, first, to), moved(state, seat, second, from)];
            state.board.brokers[first].spot = to;
            state.board.brokers[second].spot = from;
            moved.into_iter().for_each(|event| events.emit(event));
        }
        (Where::Board(index), Where::Throne(place)) | (Where::Throne(place), Where::Board(index)) => {
            swap_with_throne(state, seat, index, place, events);
        }
        (Where::Throne(_), Where::Throne(_)) => {}
    }
}

/// Both lie face down then, and a Mercenary's mark is lost (Y5.12). Each takes the other's place in its list.
fn swap_with_throne(state: &mut State, seat: Seat, index: usize, place: usize, events: &mut impl Events<Event>) {
    let spot = state.board.brokers[index].spot;
    let flattery = state.board.throne[seat.index()][place];
    let value = state.secrets.throne[seat.index()][place];
    events.emit(moved(state, seat, index, Spot::THRONE));
    events.emit(Event::Moved {
        seat,
        from: Spot::THRONE,
        to: spot,
        broker: Some(Named { seat, spot: Spot::THRONE, number: place as u8 + 1 }),
        value: Some(value),
        shown: flattery.possible.single().is_some(),
    });
    for face in [Face::Up, Face::Down] {
        if state.board.just_placed(face) == Some(index) {
            state.board.gone[face as usize] = true;
        }
    }
    let broker = &mut state.board.brokers[index];
    let throne = &mut state.board.throne[seat.index()][place];
    *throne = broker.known();
    *broker = Broker::new(broker.owner, spot, Face::Down, flattery);
    state.secrets.throne[seat.index()][place] = state.secrets.values[index];
    state.secrets.values[index] = value;
}

/// The event of a broker that goes elsewhere, made before it goes.
fn moved(state: &State, seat: Seat, index: usize, to: Spot) -> Event {
    let broker = state.board.brokers[index];
    Event::Moved {
        seat,
        from: broker.spot,
        to,
        broker: (broker.face() == Face::Down).then(|| name(&state.board, index, seat)),
        value: Some(state.secrets.values[index]),
        shown: broker.possible().single().is_some(),
    }
}

// Mercenary, Y5.14: one of the two brokers just placed counts 5.

fn mercenary(board: &Board, out: &mut impl Choices<Action>) {
    for face in [Face::Up, Face::Down] {
        if board.just_placed(face).is_some_and(|index| !board.brokers[index].is_marked()) {
            out.push(Action::Mercenary(face));
        }
    }
}

fn mark(board: &mut Board, seat: Seat, face: Face, events: &mut impl Events<Event>) {
    if let Some(index) = board.just_placed(face) {
        board.brokers[index].mark();
        events.emit(Event::Marked { seat, spot: board.brokers[index].spot, face: board.brokers[index].face() });
    }
}

// Captain, Y5.6: two ships in the ports, equal ones too.

fn captain(board: &Board, out: &mut impl Choices<Action>) {
    let districts = board.options.districts;
    for first in 1..districts {
        out.extend((first + 1..=districts).map(|second| Action::Captain(first, second)));
    }
}

fn swap_ships(board: &mut Board, first: u8, second: u8, events: &mut impl Events<Event>) {
    board.ships.swap(usize::from(first - 1), usize::from(second - 1));
    events.emit(Event::ShipsSwapped { first, second });
}

// Herald, Y5.9: one of one's own brokers goes to another open spot; from the city to the market it scores 1.

fn herald(state: &State, seat: Seat, out: &mut impl Choices<Action>) {
    if !out.wants_all() {
        let elsewhere = |own: Own| state.board.open.iter().find(|spot| *spot != own.spot()).map(|spot| (own, spot));
        let one = some_movable(state, seat).find_map(elsewhere);
        return out.extend(one.into_iter().map(|(own, spot)| Action::Herald(own, spot)));
    }
    let own = OwnBrokers::of(state, seat);
    for broker in own.movable(&state.board).filter(|own| own.spot() != Spot::THRONE) {
        let elsewhere = state.board.open.without(Spots::only(broker.spot()));
        out.extend(elsewhere.iter().map(|spot| Action::Herald(broker, spot)));
        if out.enough() {
            return;
        }
    }
}

fn move_broker(state: &mut State, seat: Seat, own: Own, to: Spot, events: &mut impl Events<Event>) {
    let Some(Where::Board(index)) = find_own(state, seat, own) else { return };
    let from = state.board.brokers[index].spot;
    events.emit(moved(state, seat, index, to));
    state.board.brokers[index].spot = to;
    state.board.open = state.board.find_open();
    if to.is_market() && !from.is_market() {
        state.score(seat.into(), 1, Source::Card(Character::Herald), events);
    }
}

// Alchemist, Y5.4: a gem for one of another colour.

fn alchemist(board: &Board, seat: Seat, out: &mut impl Choices<Action>) {
    let gems = board.holdings(seat.into()).gems;
    for give in Color::ALL.into_iter().filter(|color| gems[color.index()] > 0) {
        let others = Color::ALL.into_iter().filter(|get| *get != give);
        out.extend(others.map(|get| Action::Alchemist(give, get)));
    }
}

fn exchange(state: &mut State, seat: Seat, give: Color, get: Color, events: &mut impl Events<Event>) {
    let gems = &mut state.board.holdings[seat.index()].gems[give.index()];
    *gems = gems.saturating_sub(1);
    events.emit(Event::Returned { seat, gem: give });
    state.gain(seat.into(), get, Source::Card(Character::Alchemist), events);
}

// Banker, Y5.5: one quotation up, another one down.

fn banker(out: &mut impl Choices<Action>) {
    for up in Color::ALL {
        let others = Color::ALL.into_iter().filter(|down| *down != up);
        out.extend(others.map(|down| Action::Banker(up, down)));
    }
}

// Jeweller, Y5.11: any two coloured gems.

fn jeweller(out: &mut impl Choices<Action>) {
    for (number, first) in Color::ALL.into_iter().enumerate() {
        out.extend(Color::ALL.into_iter().skip(number).map(|second| Action::Jeweller(first, second)));
    }
}

/// How others may write down a broker of one's own: by value if they know it, otherwise by the name for all.
pub(crate) fn public_name(state: &State, seat: Seat, own: Own) -> String {
    let board = &state.board;
    match find_own(state, seat, own) {
        Some(Where::Board(index)) => {
            let broker = board.brokers[index];
            let known = broker.is_marked() || broker.possible().single().is_some();
            if known { own.to_string() } else { name(board, index, seat).to_string() }
        }
        Some(Where::Throne(place)) => {
            let known = board.throne(seat)[place].possible.single().is_some();
            let name = Named { seat, spot: Spot::THRONE, number: place as u8 + 1 };
            if known { own.to_string() } else { name.to_string() }
        }
        None => own.to_string(),
    }
}
