//! Cards that were played (Y5), each in one line with its effect.

use super::{EventNarrator, Narrated, deed, points_for, silent};
use crate::sentence::Sentence;
use crate::ys::actions::{face_key, looked_at};
use crate::ys::names::{broker, color_key, gems, located, spot, the_character, towards};
use crate::ys::quotes::{moved, paying, step};
use game::Seat;
use ys::{Character, Event, Face, Named, Source, Spot, Step, Value};

impl EventNarrator<'_> {
    pub(super) fn card_played(&self, seat: Seat, card: Character, events: &[Event]) -> Narrated {
        match (card, &events[1..]) {
            (Character::Spy, [Event::Looked { broker, value, .. }, ..]) => self.looked(seat, *broker, *value, 2),
            (Character::Queen, [Event::ZoneClosed { spot: closed }, ..]) => {
                let line = self.about("ys-tell-queen", seat).with("spot", spot(self.words, *closed));
                deed(Some(seat.into()), line.text(), 0, 2)
            }
            (Character::Mercenary, [Event::Marked { spot, face, .. }, ..]) => self.marked(seat, *spot, *face),
            (Character::Captain, [Event::ShipsSwapped { first, second }, ..]) => {
                let line = self.about("ys-tell-captain", seat).with("first", *first).with("second", *second);
                deed(Some(seat.into()), line.text(), 0, 2)
            }
            (Character::Mage, [one @ Event::Moved { .. }, other @ Event::Moved { .. }, ..]) => {
                self.swapped(seat, one, other)
            }
            (Character::Herald, [moved @ Event::Moved { .. }, rest @ ..]) => self.moved(seat, moved, rest),
            (Character::Alchemist, [Event::Returned { gem: give, .. }, Event::Gained { gem: get, .. }, ..]) => {
                let line = self.about("ys-tell-alchemist", seat).with("give", color_key(*give));
                deed(Some(seat.into()), line.with("get", color_key(*get)).text(), 0, 3)
            }
            (Character::Jeweller, [Event::Gained { gem: first, .. }, Event::Gained { gem: second, .. }, ..]) => {
                let mut numbers = [0; 5];
                [first, second].into_iter().for_each(|color| numbers[color.index()] += 1);
                let line = self.about("ys-tell-jeweller", seat).with("gems", gems(self.words, numbers));
                deed(Some(seat.into()), line.text(), 0, 3)
            }
            (Character::Banker, [up @ Event::Quoted { .. }, down @ Event::Quoted { .. }, ..]) => {
                self.banker(seat, up, down)
            }
            _ => {
                let line = self.about("ys-tell-card", seat).with("id", card.name());
                deed(Some(seat.into()), line.with("card", the_character(self.words, card)).text(), 0, 1)
            }
        }
    }

    /// Y5.7: only the player of the Spy learns the value.
    pub(super) fn looked(&self, seat: Seat, broker: Named, value: Option<Value>, taken: usize) -> Narrated {
        let line = self
            .about(if value.is_some() { "ys-tell-look-seen" } else { "ys-tell-look" }, seat)
            .with("broker", looked_at(self.words, self.before.board(), broker, self.people))
            .with("value", value.map_or(0, Value::number));
        deed(Some(seat.into()), line.text(), 0, taken)
    }

    fn marked(&self, seat: Seat, at: Spot, face: Face) -> Narrated {
        let value = self.state.last_placed(seat, at, face).and_then(|placed| placed.value);
        let line = self
            .about("ys-tell-mercenary", seat)
            .with("face", face_key(face))
            .with("broker", broker(self.words, value, face, false))
            .with("where", located(self.words, at));
        deed(Some(seat.into()), line.text(), 0, 2)
    }

    /// A broker that is moved, as it was before: `a face-down broker in Port 1`.
    fn mover(&self, event: &Event) -> (String, Spot) {
        let Event::Moved { seat, from, to, broker: named, value, .. } = *event else {
            return (String::new(), Spot::THRONE);
        };
        let face = if named.is_some() { Face::Down } else { Face::Up };
        let marked = self.state.leaving(seat, from, named, value).is_some_and(|broker| broker.marked);
        let name = self
            .sentence("ys-tell-mover")
            .with("broker", broker(self.words, value, face, marked))
            .with("where", located(self.words, from));
        (name.text(), to)
    }

    fn swapped(&self, seat: Seat, one: &Event, other: &Event) -> Narrated {
        let ((first, to), (second, from)) = (self.mover(one), self.mover(other));
        let throne = if [to, from].contains(&Spot::THRONE) { "yes" } else { "no" };
        let line = self.about("ys-tell-mage", seat).with("first", first).with("second", second);
        deed(Some(seat.into()), line.with("throne", throne).text(), 0, 3)
    }

    fn moved(&self, seat: Seat, event: &Event, rest: &[Event]) -> Narrated {
        let (name, to) = self.mover(event);
        let points = points_for(rest, |source| source == Source::Card(Character::Herald));
        let line = self.about("ys-tell-herald", seat).with("broker", name).with("to", towards(self.words, to));
        deed(Some(seat.into()), line.text(), points, if points > 0 { 3 } else { 2 })
    }

    /// Y5.5: one quotation goes up and another one down; what gems are worth afterwards, if that changes.
    fn banker(&self, seat: Seat, up: &Event, down: &Event) -> Narrated {
        let before = self.state.quotes;
        let (mut now, mut moves) = (before, Vec::new());
        for event in [up, down] {
            if let Event::Quoted { color, steps, .. } = *event {
                let was = now[color.index()];
                now = moved(now, color, steps);
                moves.push(step(self.words, "ys-step-item", color, was, now[color.index()]).text());
            }
        }
        let list = crate::list::list(self.words, crate::list::And, &moves);
        let line: Sentence<'_> = self.about("ys-tell-banker", seat).with("list", list);
        let sentences: Vec<String> = std::iter::once(line.text()).chain(paying(self.words, before, now)).collect();
        deed(Some(seat.into()), sentences.join(" "), 0, 3)
    }

    /// Playing no card has no line around placement turns.
    pub(super) fn declined(&self, seat: Seat) -> Narrated {
        let moment = match self.state.step {
            Step::StartOfPlacement(_) => "start-of-placement",
            Step::StartOfScoring(_) => "start-of-scoring",
            Step::EndOfScoring(_) => "end-of-scoring",
            _ => return silent(1),
        };
        deed(Some(seat.into()), self.about("ys-tell-declined", seat).with("moment", moment).text(), 0, 1)
    }
}
