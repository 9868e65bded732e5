//! States and views as open data.

use super::step::{cargo_text, step_name};
use super::{
    BrokerSetup, GemsSetup, NeutralSetup, OptionsSetup, QuotesSetup, SeatSetup, Setup, StepSetup, TogetherSetup,
};
use crate::action::Named;
use crate::board::{Active, Board, Holdings};
use crate::broker::{Broker, Face, Known};
use crate::cards::Character;
use crate::components::Ship;
use crate::owner::Owner;
use crate::phases::{Step, throne};
use crate::spot::{ROWS, Spot};
use crate::state::State;
use crate::value::{Value, ValueSet, Values};
use crate::view::View;
use game::{Seat, SeatSet};
use std::collections::BTreeMap;

impl From<&State> for Setup {
    fn from(state: &State) -> Setup {
        let mut setup = public(&state.board);
        for seat in state.board.seats() {
            setup.seats[seat.index()] = seat_setup(&state.board, seat, &whole(state, seat));
        }
        for (index, broker) in setup.brokers.iter_mut().enumerate() {
            broker.value = Some(state.secrets.values[index].number().into());
        }
        if let Some(neutral) = &mut setup.neutral {
            neutral.hands = Some(state.secrets.neutral.map(|hand| Some(hand.ascending())));
        }
        if let Some(step) = &mut setup.step {
            let (ships, characters) = decks(state);
            (step.ships, step.characters) = (Some(ships), Some(characters));
            if state.board.step == Step::Throne {
                step.fronts = state.board.seats().map(|seat| state.board.front(seat).descending()).collect();
            }
        }
        setup
    }
}

impl From<&View> for Setup {
    fn from(view: &View) -> Setup {
        let board = &view.board;
        let mut setup = public(board);
        for seat in board.seats() {
            setup.seats[seat.index()] = seat_setup(board, seat, &seen_by(view, seat));
        }
        for (broker, value) in setup.brokers.iter_mut().zip(view.values) {
            broker.value = value.map(|value| value.number().into());
        }
        if let Some(neutral) = &mut setup.neutral {
            let hand = |seat: Seat| view.own_of(seat).map(|own| own.neutral.ascending());
            neutral.hands = Some([hand(Seat::One), hand(Seat::Two)]);
        }
        if let Some(step) = &mut setup.step {
            step.viewer = view.viewer.map(number);
            step.unseen = board.seats().map(|seat| view.unseen(seat).ascending()).collect();
            step.hands = board.seats().filter_map(|seat| view.hands[seat.index()]).map(Values::ascending).collect();
            if board.options.kings_favor() {
                step.in_throne = board.seats().map(|seat| board.throne(seat).len() as i64).collect();
            }
            if board.step == Step::Throne {
                step.fronts = board.seats().map(|seat| board.front(seat).descending()).collect();
                step.answered = board.seats().filter(|seat| !board.acting.contains(*seat)).map(number).collect();
            }
            if board.options.players == 2 {
                step.unseen_neutral = board.seats().map(|seat| view.unseen_neutral(seat).ascending()).collect();
            }
            step.known = known_in_throne(view);
        }
        setup
    }
}

/// What is written of a seat's secrets.
struct Written {
    hand: Option<Values>,
    front: Option<Values>,
    throne: Option<Vec<Value>>,
}

/// The full state shows a secret answer at once.
fn whole(state: &State, seat: Seat) -> Written {
    let mut hand = state.hand(seat);
    let mut front = state.board.front(seat);
    let mut throne = state.secrets.throne[seat.index()][..state.board.throne(seat).len()].to_vec();
    let answer = state.secrets.answers[seat.index()];
    if state.board.step == Step::Bids {
        (hand, front) = (hand.minus(answer), answer);
    } else if state.board.step == Step::Throne && throne::has_sent(state, seat) {
        let sent = throne::sent(answer, front);
        hand = hand.plus(front.minus(sent)).plus(throne::spare(&state.board, seat));
        throne.extend(sent.kinds());
        front = Values::NONE;
    }
    Written { hand: Some(hand), front: Some(front), throne: Some(throne) }
}

fn seen_by(view: &View, seat: Seat) -> Written {
    let board = &view.board;
    let over = board.step == Step::End;
    let own = view.own_of(seat);
    let looks = own.is_some() && !board.options.from_memory();
    let throne = || board.throne(seat).iter().enumerate().map(|(place, _)| view.throne[seat.index()][place]).collect();
    let mut known = Written {
        hand: own.map(|own| own.hand).or_else(|| view.hands[seat.index()].filter(|_| over)),
        front: Some(board.front(seat)),
        throne: if looks || over || board.throne(seat).is_empty() { throne() } else { None },
    };
    let answered = !board.acting.contains(seat);
    match (board.step, own) {
        (Step::Bids, Some(own)) => {
            known.hand = Some(own.hand.minus(own.answer));
            known.front = Some(own.answer);
        }
        (Step::Bids, None) if answered => known.front = None,
        (Step::Throne, Some(own)) if !own.answer.is_empty() => {
            let front = board.front(seat);
            known.hand = Some(own.hand.plus(front.minus(own.answer)).plus(throne::spare(board, seat)));
            if let Some(throne) = known.throne.as_mut().filter(|_| looks) {
                throne.extend(own.answer.kinds());
            }
            known.front = Some(Values::NONE);
        }
        _ => {}
    }
    known
}

/// What the viewer knows of brokers in the throne room that are not written with their seat.
fn known_in_throne(view: &View) -> BTreeMap<String, i64> {
    let board = &view.board;
    let mut known = BTreeMap::new();
    for seat in board.seats().filter(|seat| view.viewer != Some(*seat) || board.options.from_memory()) {
        let number = board.throne(seat).len();
        // What is on its way there comes behind the others.
        let sent = view.own_of(seat).filter(|_| board.step == Step::Throne).and_then(|own| own.answer.kinds().next());
        let there = view.throne[seat.index()].into_iter().take(number).chain([sent]);
        for (place, value) in there.enumerate() {
            if let Some(value) = value {
                known.insert(in_throne(seat, place), value.number().into());
            }
        }
    }
    known
}

fn number(seat: Seat) -> i64 {
    seat.number().into()
}

fn numbers(seats: SeatSet) -> Vec<i64> {
    seats.iter().map(number).collect()
}

/// What everybody sees, with room for the rest.
fn public(board: &Board) -> Setup {
    let laid_out = board.is_laid_out();
    let districts = if laid_out { board.options.districts } else { 0 };
    let [b, g, y, r] = board.quotes.map(i64::from);
    Setup {
        game: "ys".to_owned(),
        rules_version: board.version.named_in_position(),
        options: OptionsSetup {
            districts: Some(board.options.districts.into()),
            kings_favor: board.options.kings_favor(),
            express: board.options.express(),
            strong_neutral: board.options.strong_neutral(),
            from_memory: board.options.from_memory(),
        },
        round: board.round.into(),
        phase: board.phase().into(),
        order: board.order().iter().copied().map(number).collect(),
        ships: (0..districts).filter_map(|district| board.ship(district)).map(|ship| ship.name().to_owned()).collect(),
        characters: (0..districts)
            .map(|district| board.character(district).map(|card| card.name().to_owned()))
            .collect(),
        market_gems: (0..if laid_out { ROWS } else { 0 })
            .map(|row| board.market_gem(row).map(|gem| gem.to_string()))
            .collect(),
        quotes: QuotesSetup { b, g, y, r },
        seats: board.seats().map(|_| SeatSetup::default()).collect(),
        neutral: (board.options.players == 2).then(|| neutral(board.holdings(Owner::Neutral))),
        brokers: board
            .brokers()
            .iter()
            .map(|broker| BrokerSetup {
                seat: broker.owner.number().into(),
                value: None,
                spot: broker.spot.to_string(),
                up: broker.face() == Face::Up,
                mercenary: broker.is_marked(),
            })
            .collect(),
        closed: board.closed.map(|spot| spot.to_string()),
        active: board.active().map(active).collect(),
        step: Some(step(board)),
    }
}

fn active(card: Active) -> String {
    match card {
        Active::Illusionist(seat) => format!("illusionist:{seat}"),
        Active::Spy(seat) => format!("spy:{seat}"),
        Active::Schemer(seat) => format!("schemer:{seat}"),
        Active::Merchant => "merchant".to_owned(),
    }
}

fn gems(holdings: &Holdings) -> GemsSetup {
    let [b, g, y, r] = holdings.gems.map(i64::from);
    GemsSetup { b, g, y, r, k: holdings.black.into() }
}

fn neutral(holdings: &Holdings) -> NeutralSetup {
    NeutralSetup { score: holdings.score.into(), gems: gems(holdings), hands: None }
}

fn seat_setup(board: &Board, seat: Seat, known: &Written) -> SeatSetup {
    let holdings = board.holdings(seat.into());
    SeatSetup {
        score: holdings.score.into(),
        gems: gems(holdings),
        hand: known.hand.map(Values::ascending),
        front: known.front.map(Values::descending),
        cards: board.cards(seat).iter().map(|card| card.name().to_owned()).collect(),
        throne: known.throne.as_ref().map(|throne| throne.iter().map(|value| value.to_string()).collect()),
    }
}

fn step(board: &Board) -> StepSetup {
    let (at, place, row) = step_name(board.step);
    let placement = board.step.phase(board.options) == 3 && !matches!(board.step, Step::LastLook(_));
    let any = |numbers: [u8; 4]| -> Vec<i64> {
        let some = numbers.iter().any(|number| *number > 0);
        if some { board.seats().map(|seat| numbers[seat.index()].into()).collect() } else { Vec::new() }
    };
    let chosen = board.chosen.iter().take(board.options.players.into());
    let neutral = board.brokers().iter().filter(|broker| broker.owner == Owner::Neutral);
    let gone = [(Face::Up, "up"), (Face::Down, "down")].into_iter().filter(|(face, _)| board.gone[*face as usize]);
    StepSetup {
        at: at.to_owned(),
        place: place.map(|place| i64::from(place) + 1),
        turn: placement.then(|| i64::from(board.turn) + 1),
        number: row.map(|row| i64::from(row) + 1),
        cargo: matches!(board.step, Step::Gems(..)).then(|| cargo_text(board.cargo)),
        white: board.white.map(number),
        chosen: if board.chosen == [None; 4] { Vec::new() } else { chosen.map(|seat| seat.map(number)).collect() },
        ranked: board.ranked.iter().flatten().map(|color| color.letter()).collect(),
        gone: gone.map(|(_, name)| name.to_owned()).collect(),
        played: any(board.played),
        fresh: any(board.fresh),
        looks: any(board.looks),
        neutral_by: neutral.filter_map(|broker| broker.looked_by.lowest()).map(number).collect(),
        aside: if board.aside == [Values::NONE; 2] {
            Vec::new()
        } else {
            board.aside.iter().map(|values| values.ascending()).collect()
        },
        looked: known(board).filter(|(_, known)| !known.looked_by.is_empty()).map(looked).collect(),
        possible: known(board).filter(|(_, known)| known.possible != ValueSet::ALL).map(possible).collect(),
        together: board.seats().filter_map(|seat| together(board, seat)).collect(),
        seen_ships: seen(Ship::kinds().map(|ship| (ship.name(), board.seen_ships[ship.index()]))),
        seen_characters: seen(
            Character::ALL.map(|card| (card.name(), board.seen_characters[card as usize])).into_iter(),
        ),
        ..StepSetup::default()
    }
}

fn seen(kinds: impl Iterator<Item = (&'static str, u8)>) -> Vec<String> {
    kinds.flat_map(|(name, number)| std::iter::repeat_n(name.to_owned(), number.into())).collect()
}

/// What is known of every hidden broker, by its name.
fn known(board: &Board) -> impl Iterator<Item = (String, Known)> {
    let down = |(_, broker): &(usize, &Broker)| broker.face() == Face::Down && broker.owner != Owner::Neutral;
    let placed = board.brokers().iter().enumerate().filter(down);
    let placed = placed.map(|(index, broker)| (board.name(index), broker.known()));
    let throne = board.seats().flat_map(|seat| {
        board.throne(seat).iter().enumerate().map(move |(place, known)| (in_throne(seat, place), *known))
    });
    placed.chain(throne)
}

fn looked((name, known): (String, Known)) -> (String, Vec<i64>) {
    (name, numbers(known.looked_by))
}

fn possible((name, known): (String, Known)) -> (String, String) {
    (name, known.possible.iter().map(|value| value.to_string()).collect())
}

fn together(board: &Board, seat: Seat) -> Option<TogetherSetup> {
    let own = |name: &str| name.starts_with(&format!("{seat}:"));
    let brokers: Vec<String> =
        known(board).filter(|(name, known)| own(name) && known.possible.is_together()).map(|(name, _)| name).collect();
    let values = board.together[seat.index()].values().ascending();
    (!brokers.is_empty()).then_some(TogetherSetup { brokers, values })
}

fn in_throne(seat: Seat, place: usize) -> String {
    Named { seat, spot: Spot::THRONE, number: place as u8 + 1 }.to_string()
}

/// Ships and characters to come.
fn decks(state: &State) -> (Vec<String>, Vec<Vec<String>>) {
    let (ships, characters) = crate::preparation::cards_to_come(&state.board);
    let districts = usize::from(state.board.options.districts);
    let pile = |district: usize| {
        state.secrets.characters[district][..characters].iter().map(|card| card.name().to_owned()).collect()
    };
    let ships = state.secrets.ships[..ships].iter().map(|ship| ship.name().to_owned()).collect();
    (ships, (0..districts).map(pile).collect())
}
