//! The prompt of each question: a title that says what to do, and the facts that matter for it. All of it is said from the
//! view of the seat that is asked.

use super::effects::{character_effect, district_effect};
use super::names::{gems, holding, located, owners, the_character, values};
use super::presence::presence;
use super::quotes::{quotations, quotes_of};
use super::ties::ties_go_to;
use crate::list::{And, Comma, list};
use crate::sentence::Sentence;
use crate::{People, Prompt, Words};
use game::{Question as _, Seat};
use ys::components::{CARDS_A_ROUND, ROUNDS};
use ys::{Action, Active, Board, Character, Color, Face, Owner, Question, Value, Values, View};

/// What is asked of a seat that is to act, with what it can choose.
pub fn prompt(words: &Words, view: &View, seat: Seat, legal: &[Action], people: &People<'_>) -> Prompt {
    let about = About { words, view, board: view.board(), seat, legal, people: people.facing(seat) };
    let Some(question) = view.board().question() else {
        return Prompt { title: words.text("ys-tell-game-over").into_owned(), text: String::new() };
    };
    let title = Sentence::new(words, &format!("ys-title-{}", question.topic()))
        .with("cards", about.offered())
        .with("number", if let Question::Gem { district, .. } = question { district + 1 } else { 0 })
        .text();
    Prompt { title: people.asked(words, seat, title), text: about.facts(question).join(" ") }
}

/// What the others wait for: `Odile is placing a broker face up…`.
pub fn waiting(words: &Words, view: &View, people: &People<'_>) -> String {
    let board = view.board();
    let (Some(seat), Some(question)) = (board.to_act().lowest(), board.question()) else {
        return words.text("ys-tell-game-over").into_owned();
    };
    // Bids and brokers for the throne room are chosen at the same time.
    let all = owners(words, people, board.to_act().iter().map(Owner::from));
    Sentence::new(words, &format!("ys-waiting-{}", question.topic())).who(people, seat).with("names", all).text()
}

/// A question and everything that is known about it.
struct About<'a> {
    words: &'a Words,
    view: &'a View,
    board: &'a Board,
    seat: Seat,
    legal: &'a [Action],
    people: People<'a>,
}

impl<'a> About<'a> {
    fn sentence(&self, message: &'a str) -> Sentence<'a> {
        Sentence::new(self.words, message)
    }

    fn facts(&self, question: Question) -> Vec<String> {
        match question {
            Question::Bid => self.bid(),
            Question::Order(rank) => self.order(rank),
            Question::Up => self.up(),
            Question::Down => self.down(),
            Question::Neutral => self.neutral(),
            Question::Gem { district, taken } => self.gem(district, taken),
            Question::Color => vec![self.sentence("ys-text-color").text(), self.have(), self.quotations()],
            Question::Rank => self.rank(),
            Question::Quote => self.quote(),
            Question::Throne => self.throne(),
            Question::StartOfPlacement | Question::BeforeTurn | Question::AfterTurn | Question::LastLook => {
                self.cards()
            }
            Question::StartOfScoring => {
                let mut facts = self.cards();
                facts.push(ties_go_to(self.words, &self.people, self.board));
                facts
            }
            Question::EndOfScoring => {
                let mut facts = self.cards();
                facts.extend([self.have(), self.quotations()]);
                facts
            }
        }
    }

    /// The brokers behind one's screen, if this is one's own view.
    fn hand(&self) -> Values {
        self.view.own().filter(|_| self.view.viewer() == Some(self.seat)).map_or(Values::NONE, |own| own.hand)
    }

    fn behind_screen(&self) -> String {
        self.sentence("ys-text-hand").with("brokers", values(self.words, self.hand())).text()
    }

    fn have(&self) -> String {
        let gems = holding(self.words, self.board.holdings(self.seat.into()));
        self.sentence("ys-text-have").with("gems", gems).text()
    }

    fn quotations(&self) -> String {
        quotations(self.words, quotes_of(self.board))
    }

    /// One's order card (Y0.3).
    fn order_card(&self) -> usize {
        1 + self.board.order().iter().take_while(|seat| **seat != self.seat).count()
    }
}

/// Phase 2: what a bid is good for, and what place to choose.
impl About<'_> {
    fn bid(&self) -> Vec<String> {
        let mut facts = vec![
            self.sentence("ys-text-bid").with("card", self.order_card()).text(),
            self.sentence("ys-text-bid-why").text(),
        ];
        let to_act = self.board.to_act();
        let done: Vec<Seat> = self.board.seats().filter(|seat| !to_act.contains(*seat)).collect();
        if !done.is_empty() {
            let names = self.people.persons(self.words, done.iter().copied());
            facts.push(self.sentence("ys-text-bid-done").with("number", done.len()).with("names", names).text());
        }
        facts
    }

    fn order(&self, rank: u8) -> Vec<String> {
        let bid = self.sentence("ys-text-order").with("sum", self.board.front(self.seat).sum()).with("rank", rank + 1);
        let taken = self.board.chosen().iter().zip(1_u8..).filter_map(|(seat, place)| Some(((*seat)?, place)));
        let taken: Vec<String> = taken
            .map(|(seat, place)| {
                self.sentence("ys-text-order-item").who(&self.people, seat).with("place", place).text()
            })
            .collect();
        let mut facts = vec![bid.text()];
        if !taken.is_empty() {
            facts.push(self.sentence("ys-text-order-taken").with("list", list(self.words, Comma, &taken)).text());
        }
        facts.push(self.sentence("ys-text-bid-why").text());
        facts
    }
}

/// Phase 3: what one has, what is closed, what one's cards allow.
impl About<'_> {
    fn up(&self) -> Vec<String> {
        let turns = self.board.options().turns();
        let turn = self.board.turn() + 1;
        let mut facts = vec![self.sentence("ys-text-up").with("turn", turn).with("turns", turns).text()];
        facts.push(self.behind_screen());
        facts.extend(self.in_force());
        facts
    }

    fn down(&self) -> Vec<String> {
        let mut facts = vec![self.sentence("ys-text-down").text()];
        let own = |broker: &&ys::Broker| broker.owner == Owner::from(self.seat) && broker.face() == Face::Up;
        if let Some(up) = self.board.brokers().iter().rfind(own) {
            let value = up.possible().single().map_or(0, |value| value.number());
            let placed = self.sentence("ys-text-down-after").with("value", value);
            facts.push(placed.with("where", located(self.words, up.spot)).text());
        }
        facts.push(self.behind_screen());
        facts.extend(self.in_force());
        facts
    }

    fn neutral(&self) -> Vec<String> {
        let own = self.view.own().filter(|_| self.view.viewer() == Some(self.seat));
        let left = own.map_or(Values::NONE, |own| own.neutral);
        let mut facts = vec![self.sentence("ys-text-neutral").with("brokers", values(self.words, left)).text()];
        facts.extend(self.closed());
        facts
    }

    fn closed(&self) -> Option<String> {
        let closed = self.board.closed()?;
        Some(self.sentence("ys-text-closed").with("spot", super::names::spot(self.words, closed)).text())
    }

    /// What the Queen closed, and one's own Illusionist and Spy.
    fn in_force(&self) -> Vec<String> {
        let mut facts: Vec<String> = self.closed().into_iter().collect();
        if self.board.active().any(|card| card == Active::Illusionist(self.seat)) {
            let front = values(self.words, self.board.front(self.seat));
            facts.push(self.sentence("ys-text-illusionist").with("brokers", front).text());
        }
        facts.extend(self.looks());
        facts
    }

    fn looks(&self) -> Option<String> {
        let left = self.board.looks(self.seat);
        (left > 0).then(|| self.sentence("ys-text-looks").with("number", left).text())
    }
}

/// The moments at which cards are played (Y5.3).
impl About<'_> {
    /// The cards among the choices. The Spy is one until it has been played.
    fn playable(&self) -> Vec<Character> {
        let mut cards: Vec<Character> = Vec::new();
        for card in self.legal.iter().filter_map(|action| action.card()) {
            if !cards.contains(&card) && (card != Character::Spy || self.board.looks(self.seat) == 0) {
                cards.push(card);
            }
        }
        cards
    }

    /// For the title: whether there are cards to play, or only looks of a Spy that has been played.
    fn offered(&self) -> &'static str {
        if self.playable().is_empty() { "looks" } else { "cards" }
    }

    fn cards(&self) -> Vec<String> {
        let looks = self.legal.iter().any(|action| matches!(action, Action::Look(_)));
        let mut facts: Vec<String> = self.looks().filter(|_| looks).into_iter().collect();
        for card in self.playable() {
            let does = self.sentence("ys-text-card").with("card", the_character(self.words, card));
            facts.push(does.with("effect", character_effect(self.words, card)).text());
        }
        let left = CARDS_A_ROUND.saturating_sub(self.board.played(self.seat));
        if !self.playable().is_empty() {
            facts.push(self.sentence("ys-text-cards-left").with("number", left).text());
        }
        facts
    }
}

/// Phases 4 and 5: gems, columns, quotations, the throne room.
impl About<'_> {
    fn gem(&self, district: u8, taken: u8) -> Vec<String> {
        let sum = presence(self.view, Some(self.seat.into()), |spot| spot.district() == Some(district)).sum;
        // Y4.1: the first takes two gems, the others one.
        let rank = taken.max(1);
        let place = self.sentence("ys-text-gem").with("rank", rank).with("gem", taken + 1).with("sum", sum).text();
        let cargo = gems(self.words, self.board.cargo());
        let ship = self.sentence("ys-text-ship").with("gems", cargo).text();
        vec![place, ship, district_effect(self.words, self.board), self.have(), self.quotations()]
    }

    /// The columns that are tied, and who orders them (Y4.8).
    fn rank(&self) -> Vec<String> {
        let tied: Vec<Color> = self
            .legal
            .iter()
            .filter_map(|action| if let Action::Rank(color) = action { Some(*color) } else { None })
            .collect();
        let names: Vec<String> = tied.iter().map(|color| super::names::color(self.words, *color)).collect();
        let column = |color: Color| move |spot: ys::Spot| spot.column() == Some(color);
        let first = tied.first().copied().unwrap_or(Color::Blue);
        let brokers = self.board.brokers().iter().filter(|broker| column(first)(broker.spot)).count();
        let level = self
            .sentence("ys-text-rank")
            .with("colors", list(self.words, And, &names))
            .with("sum", presence(self.view, None, column(first)).sum)
            .with("brokers", brokers);
        let schemer = self.board.active().any(|card| card == Active::Schemer(self.seat));
        let why = self
            .sentence("ys-text-rank-why")
            .with("by", if schemer { "schemer" } else { "front" })
            .with("sum", self.board.front(self.seat).sum());
        vec![level.text(), why.text(), self.have(), self.quotations()]
    }

    fn quote(&self) -> Vec<String> {
        let sum = presence(self.view, Some(self.seat.into()), |spot| spot.is_market()).sum;
        vec![self.sentence("ys-text-quote").with("sum", sum).text(), self.have(), self.quotations()]
    }

    fn throne(&self) -> Vec<String> {
        let places = 0..self.board.throne(self.seat).len();
        // Y3.6: nothing where they may not look.
        let there: Option<Vec<Value>> = places.map(|place| self.view.throne_value(self.seat, place)).collect();
        let there: Values = there.into_iter().flatten().collect();
        let front = values(self.words, self.board.front(self.seat));
        // Y7.1: in the last round no spare is left.
        let last = if self.board.round() >= ROUNDS { "yes" } else { "no" };
        let mut facts = vec![
            self.sentence("ys-text-throne").with("brokers", front).with("last", last).text(),
            self.sentence("ys-text-throne-why").text(),
        ];
        if !there.is_empty() {
            let brokers = values(self.words, there);
            facts.push(self.sentence("ys-text-throne-have").with("brokers", brokers).with("sum", there.sum()).text());
        }
        facts
    }
}
