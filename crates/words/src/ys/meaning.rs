//! What a choice means, in a few sentences to the player who decides: its consequences by the rules, and what the player knows
//! of the spot that it is about. Nothing is tried on a copy of the game, which would know more than the player.

use super::actions::{face_key, looked_at, own_broker, two_gems};
use super::effects::{cargo_of, character_effect, spot_effect};
use super::names::{a_gem, gems, located, number_of, of_color, spot, towards, values};
use super::presence::{column_sum, is_empty, presence, who_is_in_district, who_is_there};
use super::quotes::{moved, paying, quotes_of, step};
use crate::sentence::Sentence;
use crate::{People, Words};
use game::Seat;
use ys::components::{COLUMN_STEPS, LOOKS, ROUNDS, TRACK};
use ys::{Action, Board, Color, Face, Gem, Owner, Spot, Swap, Value, Values, View};

/// What a choice of a seat means. The sentences address that seat.
pub(crate) fn meaning(words: &Words, view: &View, seat: Seat, action: Action, people: &People<'_>) -> Vec<String> {
    Meaning { words, view, board: view.board(), seat, people }.of(action)
}

struct Meaning<'a> {
    words: &'a Words,
    view: &'a View,
    board: &'a Board,
    seat: Seat,
    people: &'a People<'a>,
}

impl<'a> Meaning<'a> {
    fn sentence(&self, message: &'a str) -> Sentence<'a> {
        Sentence::new(self.words, message)
    }

    fn of(&self, action: Action) -> Vec<String> {
        match action {
            Action::Bid(high, low) => self.bid(high, low),
            Action::Order(place) => self.order(place),
            Action::Up(value, at) => self.placed("ys-long-up", value, at),
            Action::Down(value, at) => self.placed("ys-long-down", value, at),
            Action::UpFrom(value, by, at) => self.placed_from("ys-long-up-from", (value, by), at),
            Action::DownFrom(value, by, at) => self.placed_from("ys-long-down-from", (value, by), at),
            Action::Neutral(value, at) => self.neutral(value, at),
            Action::Gem(Gem::White) => vec![self.words.text("ys-long-white").into_owned()],
            Action::Gem(gem) => gem.color().map(|color| self.gain("ys-long-gem", color)).unwrap_or_default(),
            Action::Color(color) => self.gain("ys-long-color", color),
            Action::Rank(color) => self.rank(color),
            Action::Quote(color, way) => self.quoted(&[(color, way.steps())]),
            Action::Throne(value) => self.throne(value),
            Action::Skip => vec![self.words.text("ys-long-skip").into_owned()],
            card => self.card(card),
        }
    }

    fn card(&self, action: Action) -> Vec<String> {
        match action {
            Action::Queen(at) => self.queen(at),
            Action::Look(broker) => vec![self.look(looked_at(self.words, self.board, broker, self.people))],
            Action::Mage(swap) => self.mage(swap),
            Action::Mercenary(face) => vec![self.mercenary(face)],
            Action::Captain(first, second) => vec![self.captain(first, second)],
            Action::Herald(broker, to) => self.herald(own_broker(self.words, broker), broker.spot(), to),
            Action::Alchemist(give, get) => self.alchemist(give, get),
            Action::Banker(up, down) => self.quoted(&[(up, 1), (down, -1)]),
            Action::Jeweller(first, second) => {
                let taken = two_gems(self.words, first, second);
                vec![self.sentence("ys-long-jeweller").with("gems", taken).text()]
            }
            // Illusionist, Schemer, Merchant: the effect of the card.
            other => other.card().map(|card| character_effect(self.words, card)).into_iter().collect(),
        }
    }
}

/// Phase 2.
impl Meaning<'_> {
    fn bid(&self, high: Value, low: Value) -> Vec<String> {
        let bid = Values::only(high).with(low);
        let hand = self.view.own().filter(|_| self.view.viewer() == Some(self.seat)).map(|own| own.hand);
        let left = hand.filter(|hand| hand.contains(bid)).map_or(Values::NONE, |hand| hand.minus(bid));
        let long = self.sentence("ys-long-bid").with("sum", bid.sum());
        vec![long.with("brokers", values(self.words, left)).text()]
    }

    fn order(&self, place: u8) -> Vec<String> {
        let which = match place {
            1 => "first",
            _ if place == self.board.options().players => "last",
            _ => "between",
        };
        vec![self.sentence("ys-long-order").with("which", which).with("place", place).text()]
    }
}

/// Phase 3.
impl Meaning<'_> {
    /// How the broker is placed, what can be won, who is there, and the sum of the seat there afterwards.
    fn placed(&self, message: &str, value: Value, at: Spot) -> Vec<String> {
        let mut sentences = vec![self.stands(message, value, at).text()];
        sentences.extend(self.about(at));
        sentences.push(self.then(value, at));
        sentences
    }

    fn placed_from(&self, message: &str, (value, by): (Value, Value), at: Spot) -> Vec<String> {
        let mut sentences = vec![self.stands(message, value, at).with("by", by.number()).text()];
        sentences.extend(self.about(at));
        sentences.push(self.then(value, at));
        sentences
    }

    fn neutral(&self, value: Value, at: Spot) -> Vec<String> {
        let point = match self.board.market_point(self.seat, Owner::Neutral) {
            _ if !at.is_market() => "nobody",
            Owner::Neutral => "neutral",
            _ => "you",
        };
        let mut sentences = vec![self.stands("ys-long-neutral", value, at).with("point", point).text()];
        sentences.extend(self.about(at));
        sentences
    }

    fn stands<'s>(&'s self, message: &'s str, value: Value, at: Spot) -> Sentence<'s> {
        Sentence::new(self.words, message)
            .with("value", value.number())
            .with("where", located(self.words, at))
            .with("market", if at.is_market() { "yes" } else { "no" })
    }

    /// What can be won on a spot, and who is there.
    fn about(&self, at: Spot) -> Vec<String> {
        let (words, view) = (self.words, self.view);
        let mut sentences = vec![spot_effect(words, self.board, at)];
        match at.district() {
            Some(district) => {
                if !is_empty(self.board, |spot| spot.district() == Some(district)) {
                    sentences.push(who_is_there(words, view, at, self.people));
                }
                sentences.push(who_is_in_district(words, view, district, self.people));
            }
            None => sentences.push(who_is_there(words, view, at, self.people)),
        }
        sentences.extend(at.column().map(|column| column_sum(words, view, column)));
        sentences
    }

    /// The sum of the seat there with one more broker.
    fn then(&self, value: Value, at: Spot) -> String {
        let sum =
            |wanted: &dyn Fn(Spot) -> bool| presence(self.view, Some(self.seat.into()), wanted).sum + value.number();
        if at.is_market() {
            return self.sentence("ys-long-then-row").with("sum", sum(&|spot| spot.row() == at.row())).text();
        }
        self.sentence("ys-long-then-zone")
            .with("sum", sum(&|spot| spot == at))
            .with("district", sum(&|spot| spot.district() == at.district()))
            .text()
    }
}

/// Cards.
impl Meaning<'_> {
    fn queen(&self, at: Spot) -> Vec<String> {
        let closes = self.sentence("ys-long-queen").with("spot", spot(self.words, at)).text();
        vec![closes, who_is_there(self.words, self.view, at, self.people)]
    }

    /// How many looks are left after this one; the first plays the Spy (Y5.7).
    fn look(&self, broker: String) -> String {
        let before = self.board.looks(self.seat);
        let left = if before == 0 { LOOKS } else { before } - 1;
        let first = if before == 0 { "yes" } else { "no" };
        self.sentence("ys-long-look").with("broker", broker).with("first", first).with("number", left).text()
    }

    fn mage(&self, swap: Swap) -> Vec<String> {
        let both = swap.both();
        let [first, second] = both.map(|broker| own_broker(self.words, broker));
        let throne = if both.iter().any(|broker| broker.spot() == Spot::THRONE) { "yes" } else { "no" };
        vec![self.sentence("ys-long-mage").with("first", first).with("second", second).with("throne", throne).text()]
    }

    /// One of the two brokers just placed: the last one in the list with this side up, since cards that move a broker keep its
    /// place in the list.
    fn mercenary(&self, face: Face) -> String {
        let brokers = self.board.brokers().iter().enumerate();
        let mut own = brokers.filter(|(_, broker)| broker.owner == Owner::from(self.seat) && broker.face() == face);
        let (value, at) =
            own.next_back().map_or((None, Spot::THRONE), |(index, broker)| (self.view.value(index), broker.spot));
        self.sentence("ys-long-mercenary")
            .with("face", if value.is_some() { face_key(face) } else { "unknown" })
            .with("value", value.map_or(0, Value::number))
            .with("where", located(self.words, at))
            .text()
    }

    fn captain(&self, first: u8, second: u8) -> String {
        let cargo = |district: u8| {
            let ship = self.board.ship(district.saturating_sub(1));
            gems(self.words, ship.map_or([0; 5], |ship| cargo_of(ship, self.board.options().players)))
        };
        self.sentence("ys-long-captain")
            .with("first", first)
            .with("second", second)
            .with("first-gems", cargo(first))
            .with("second-gems", cargo(second))
            .text()
    }

    /// Y5.9: from the city to the market it scores 1.
    fn herald(&self, broker: String, from: Spot, to: Spot) -> Vec<String> {
        let scores = to.is_market() && !from.is_market();
        let moves = self
            .sentence("ys-long-herald")
            .with("broker", broker)
            .with("to", towards(self.words, to))
            .with("scores", if scores { "yes" } else { "no" });
        let mut sentences = vec![moves.text()];
        sentences.extend(self.about(to));
        sentences
    }

    fn alchemist(&self, give: Color, get: Color) -> Vec<String> {
        let gem = |color: Color| a_gem(self.words, Gem::ALL[color.index()]);
        let swap = self.sentence("ys-long-alchemist").with("give", gem(give)).with("get", gem(get)).text();
        let mut sentences = vec![swap];
        sentences.extend(self.gain("ys-long-then", get));
        sentences
    }
}

/// Phases 4 and 5.
impl Meaning<'_> {
    /// One more gem of a colour: the new number of gems, and the quotation.
    fn gain(&self, message: &str, color: Color) -> Vec<String> {
        let gem = Gem::ALL[color.index()];
        let have = self.board.holdings(self.seat.into()).gems[color.index()].saturating_add(1);
        let gain = of_color(Sentence::new(self.words, message), self.words, color)
            .with("gem", a_gem(self.words, gem))
            .with("gems", number_of(self.words, gem, have))
            .with("quote", self.board.quote(color));
        vec![gain.text()]
    }

    /// A column gets the next rank, which moves its quotation (Y4.8).
    fn rank(&self, chosen: Color) -> Vec<String> {
        let steps = COLUMN_STEPS[self.board.ranked().count().min(3)];
        let quotes = quotes_of(self.board);
        let now = moved(quotes, chosen, steps);
        let before = quotes[chosen.index()];
        vec![
            of_color(self.sentence("ys-long-rank"), self.words, chosen).text(),
            step(self.words, "ys-long-step", chosen, before, now[chosen.index()]).with("track", TRACK).text(),
        ]
    }

    /// Moves of quotations, and what gems are worth afterwards if that changes.
    fn quoted(&self, moves: &[(Color, i8)]) -> Vec<String> {
        let before = quotes_of(self.board);
        let (mut now, mut sentences) = (before, Vec::new());
        for (color, steps) in moves {
            let was = now[color.index()];
            now = moved(now, *color, *steps);
            let moves = step(self.words, "ys-long-step", *color, was, now[color.index()]);
            sentences.push(moves.with("track", TRACK).text());
        }
        sentences.extend(paying(self.words, before, now));
        sentences
    }

    fn throne(&self, value: Value) -> Vec<String> {
        let places = 0..self.board.throne(self.seat).len();
        let there: Option<Vec<Value>> = places.map(|place| self.view.throne_value(self.seat, place)).collect();
        // Y7.1: there is no spare for the last round.
        let last = if self.board.round() >= ROUNDS { "yes" } else { "no" };
        let long = match there {
            Some(there) => {
                let sum = there.into_iter().collect::<Values>().with(value).sum();
                self.sentence("ys-long-throne").with("sum", sum)
            }
            None => self.sentence("ys-long-throne-from-memory"),
        };
        vec![long.with("value", value.number()).with("last", last).text()]
    }
}
