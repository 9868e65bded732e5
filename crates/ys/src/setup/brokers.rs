//! Brokers of a position: each is where it can be, and what is known of hidden ones can be true.

use super::TogetherSetup;
use super::check::Check;
use crate::board::{MOST_BROKERS, MOST_FLATTERY};
use crate::broker::{Broker, Face, Known};
use crate::owner::Owner;
use crate::phases::{Step, throne};
use crate::preparation::Unseen;
use crate::spot::Spot;
use crate::state::State;
use crate::value::{Few, Value, ValueSet, Values};
use game::{Random, Seat, SeatSet, excerpt};

impl Check<'_> {
    /// The brokers on the board (Y3.2, Y3.3).
    pub(super) fn brokers(&mut self, state: &mut State) {
        let setup = self.setup;
        self.closed(state);
        let most = if setup.step.is_some() { MOST_BROKERS } else { 0 };
        let number = setup.brokers.len();
        self.faults
            .require(number <= most, "Y3.1", || format!("{number} brokers on the board; now there are {most} at most"));
        let spots = state.board.options.spots();
        let mut placers = setup.step.iter().flat_map(|step| &step.neutral_by);
        for broker in setup.brokers.iter().take(most) {
            let spot: Option<Spot> = broker.spot.parse().ok().filter(|spot| spots.contains(*spot));
            let owner = u8::try_from(broker.seat).ok().and_then(Owner::from_number);
            let owner = owner.filter(|owner| state.board.owners().any(|known| known == *owner));
            let value = broker.value.and_then(|value| u8::try_from(value).ok()).and_then(Value::from_number);
            let (Some(spot), Some(owner), Some(value)) = (spot, owner, value) else {
                let text = excerpt(&broker.spot);
                let (seat, value) = (broker.seat, broker.value.map_or("null".to_owned(), |value| value.to_string()));
                self.faults.add(
                    "Y3.1",
                    format!("broker {value} of seat {seat} on `{text}`: no such value, seat or open spot"),
                );
                continue;
            };
            let face = if broker.up { Face::Up } else { Face::Down };
            let marked = broker.mercenary && owner == Owner::Neutral;
            self.faults
                .require(!marked, "Y5.14", || format!("the neutral broker on {spot} cannot have the Mercenary's mark"));
            let taken = spot.is_market() && state.board.brokers().iter().any(|other| other.spot == spot);
            self.faults.require(!taken, "Y3.3", || format!("two brokers on {spot}"));
            let mut known = if broker.up { Known::value(value) } else { Known::NOTHING };
            if owner == Owner::Neutral {
                known.looked_by = self.placer(placers.next().copied());
            }
            let mut placed = Broker::new(owner, spot, face, known);
            if broker.mercenary {
                placed.mark();
            }
            let index = state.board.put(placed);
            state.secrets.values[index] = value;
        }
        state.board.open = state.board.find_open();
    }

    /// Who placed a neutral broker (Y8.1).
    fn placer(&mut self, seat: Option<i64>) -> SeatSet {
        let seat = seat.and_then(|seat| self.seat("neutral_by", seat, "Y8.1"));
        self.faults.require(seat.is_some(), "Y8.1", || "`neutral_by` names who placed each neutral broker".to_owned());
        seat.map_or(SeatSet::NONE, SeatSet::only)
    }

    fn closed(&mut self, state: &mut State) {
        let Some(text) = &self.setup.closed else { return };
        let spot: Option<Spot> = text.parse().ok();
        let districts = state.board.options.districts;
        let right = spot.is_some_and(|spot| spot.district().is_some_and(|district| district < districts));
        self.faults.require(right, "Y5.15", || format!("`closed` is `{}`, which is not a zone in play", excerpt(text)));
        let round = state.board.is_laid_out() && state.board.phase() > 2;
        self.faults.require(round, "Y5.15", || "the Queen closes a zone during placement".to_owned());
        state.board.closed = spot.filter(|_| right);
    }

    /// Fronts, throne room and hands: every broker of every player is somewhere, and only once (Y0.2).
    pub(super) fn hands(&mut self, state: &mut State, random: &mut Random) {
        if state.board.options.players == 2 {
            self.neutral_hands(state);
        }
        let seats: Vec<Seat> = state.board.seats().collect();
        for seat in seats {
            self.throne(state, seat, random);
            self.front(state, seat);
            if self.faults.is_empty() {
                self.hand(state, seat);
            }
        }
    }

    fn values(&mut self, name: &str, seat: Seat, text: &str, most: usize, rule: &'static str) -> Vec<Value> {
        let values: Vec<Value> = text.bytes().map_while(Value::from_digit).collect();
        let right = values.len() == text.len() && values.len() <= most;
        self.faults.require(right, rule, || {
            format!("`{name}` of seat {seat} is `{}`: up to {most} digits from 0 to 4", excerpt(text))
        });
        if right { values } else { Vec::new() }
    }

    /// Whether a seat has nothing left in front of its screen: its broker is on the way to the throne room (Y7.1).
    fn has_sent(&self, seat: Seat) -> bool {
        self.setup.seats[seat.index()].front.as_deref().unwrap_or_default().is_empty()
    }

    /// Brokers in the throne room (Y7.1); a secret answer is the last of them.
    fn throne(&mut self, state: &mut State, seat: Seat, random: &mut Random) {
        let player = &self.setup.seats[seat.index()];
        let text = player.throne.as_deref().unwrap_or_default();
        self.faults.require(text.is_empty() || state.board.options.kings_favor(), "Y7.1", || {
            "only King's Favour has a throne room".to_owned()
        });
        let mut values = self.values("throne", seat, text, MOST_FLATTERY, "Y7.1");
        let unreadable = values.len() < text.len();
        if state.board.step == Step::Throne && self.has_sent(seat) {
            let answer = values.pop();
            self.faults
                .require(answer.is_some(), "Y7.1", || format!("seat {seat} has sent no broker to the throne room"));
            state.secrets.answers[seat.index()] = answer.map_or(Values::NONE, Values::only);
        }
        let over = state.board.step == Step::End;
        let wanted = usize::from(state.board.round) - usize::from(!over);
        if state.board.options.kings_favor() && self.setup.step.is_none() && player.throne.is_none() {
            values = self.throne_by_chance(state, seat, wanted, random);
        }
        let number = values.len();
        // A puzzle with a step of its own may have fewer.
        let fewer = self.setup.step.is_some() && number < wanted;
        let right = number == wanted || fewer || unreadable || !state.board.options.kings_favor();
        self.faults.require(right, "Y7.1", || {
            format!("seat {seat} has {number} brokers in the throne room; in this round there are {wanted}")
        });
        for (place, value) in values.into_iter().take(MOST_FLATTERY).enumerate() {
            state.secrets.throne[seat.index()][place] = value;
            state.board.throne[seat.index()][place] = if over { Known::value(value) } else { Known::NOTHING };
            state.board.flattery[seat.index()] = place as u8 + 1;
        }
    }

    /// A throne room that is left out at the beginning of phase 2: what is not in the hand, or any brokers.
    fn throne_by_chance(&self, state: &State, seat: Seat, number: usize, random: &mut Random) -> Vec<Value> {
        let all = state.board.options.brokers(number);
        let hand = self.setup.seats[seat.index()].hand.as_deref().and_then(Values::read);
        let left = hand.filter(|hand| all.contains(*hand)).map_or(all, |hand| all.minus(hand));
        let mut pile = Unseen::new(Value::Zero, left.kinds().map(|value| (value, left.count(value))));
        (0..number).filter_map(|_| pile.draw(random)).collect()
    }

    /// Brokers in front of the screen: none or a bid, the two of the bid, or three (Y2.1, Y3.5).
    fn front(&mut self, state: &mut State, seat: Seat) {
        let step = state.board.step;
        let text = match (step, &self.setup.step) {
            (Step::Throne, Some(step)) => step.fronts.get(seat.index()).cloned(),
            _ => self.setup.seats[seat.index()].front.clone(),
        };
        let values = self.values("front", seat, &text.unwrap_or_default(), 3, "Y2.1");
        let number = values.len();
        let right: &[usize] = match step {
            Step::Bids if self.setup.step.is_some() => &[0, 2],
            Step::Layout | Step::Bids | Step::End => &[0],
            Step::LastLook(_) => &[3],
            _ if state.board.phase() < 4 => &[2],
            _ => &[3],
        };
        self.faults.require(right.contains(&number), "Y3.5", || {
            format!("seat {seat} has {number} brokers in front of the screen; now it has {}", right[right.len() - 1])
        });
        let front: Values = values.into_iter().collect();
        if step == Step::Bids {
            state.secrets.answers[seat.index()] = front;
        } else {
            state.board.fronts[seat.index()] = front;
        }
        if step == Step::Throne {
            let answer = &mut state.secrets.answers[seat.index()];
            let right = answer.is_empty() || front.contains(*answer);
            if !throne::is_asked(&state.board, seat) {
                *answer = Values::NONE;
            }
            self.faults
                .require(right, "Y7.1", || format!("seat {seat} sent a broker that was not in front of its screen"));
        }
    }

    /// What is nowhere else is behind the screen; what is written must be just that.
    fn hand(&mut self, state: &mut State, seat: Seat) {
        let number = state.board.throne(seat).len();
        let throne = state.secrets.throne[seat.index()][..number].iter().copied();
        let placed = state.board.brokers().iter().zip(state.secrets.values);
        let placed = placed.filter(|(broker, _)| broker.owner == Owner::from(seat)).map(|(_, value)| value);
        let elsewhere: Values = throne.chain(placed).chain(state.board.front(seat).iter()).collect();
        let all = state.board.set_of(seat);
        if !all.contains(elsewhere) {
            let words = format!(
                "seat {seat} has {} on the board; all its brokers are {}",
                elsewhere.ascending(),
                all.ascending()
            );
            return self.faults.add("Y0.2", words);
        }
        let hand = all.minus(elsewhere);
        state.secrets.hands[seat.index()] = hand;
        let answer = state.secrets.answers[seat.index()];
        let written = if state.board.step == Step::Bids {
            if !hand.contains(answer) {
                return self.faults.add("Y0.2", format!("seat {seat} has bid a broker that it does not have"));
            }
            hand.minus(answer)
        } else if state.board.step == Step::Throne && self.has_sent(seat) {
            let front = state.board.front(seat);
            hand.plus(front.minus(throne::sent(answer, front))).plus(throne::spare(&state.board, seat))
        } else {
            hand
        };
        if let Some(text) = &self.setup.seats[seat.index()].hand {
            let right = Values::read(text) == Some(written);
            self.faults.require(right, "Y0.2", || {
                format!("`hand` of seat {seat} is `{}`; what is nowhere else is {}", excerpt(text), written.ascending())
            });
        }
    }

    /// Each of two players has the neutral brokers that they have not placed (Y8.1).
    fn neutral_hands(&mut self, state: &mut State) {
        let all = state.board.options.neutral_brokers();
        let aside = self.setup.step.as_ref().map(|step| step.aside.clone()).unwrap_or_default();
        let hands = self.setup.neutral.as_ref().and_then(|neutral| neutral.hands.clone());
        for seat in [Seat::One, Seat::Two] {
            let text = aside.get(seat.index()).map_or("", String::as_str);
            let aside: Values = self.values("aside", seat, text, 4, "Y8.1").into_iter().collect();
            let scoring = state.board.phase() == 4 && state.board.step != Step::End;
            self.faults.require(scoring || aside.is_empty(), "Y8.1", || {
                "neutral brokers are set aside while scoring".to_owned()
            });
            let placed = state.board.brokers().iter().zip(state.secrets.values);
            let own = placed.filter(|(broker, _)| broker.owner == Owner::Neutral && broker.looked_by.contains(seat));
            let placed: Values = own.map(|(_, value)| value).collect();
            let elsewhere = placed.plus(aside);
            if !all.contains(elsewhere) {
                let words = format!("seat {seat} has placed the neutral brokers {}", elsewhere.ascending());
                self.faults.add("Y8.1", format!("{words}; all there are is {}", all.ascending()));
                continue;
            }
            let expected = match self.neutral_for_step(state, seat) {
                Some(number) => Some(usize::from(number)),
                None if scoring || matches!(state.board.step, Step::LastLook(_)) => Some(all.len()),
                None => Some(0),
            };
            self.faults.require(expected.is_none_or(|number| number == elsewhere.len()), "Y8.1", || {
                format!("seat {seat} has placed {} neutral brokers", elsewhere.len())
            });
            let hand = all.minus(elsewhere);
            state.board.aside[seat.index()] = aside;
            state.secrets.neutral[seat.index()] = hand;
            if let Some(text) = hands.as_ref().and_then(|hands| hands[seat.index()].as_ref()) {
                self.faults.require(Values::read(text) == Some(hand), "Y8.1", || {
                    format!("the neutral hand of seat {seat} is `{}`, not {}", excerpt(text), hand.ascending())
                });
            }
        }
    }

    /// Whose Spy has looked at what, and what everybody knows of hidden brokers (Y5.7, Y3.6).
    pub(super) fn known(&mut self, state: &mut State) {
        let Some(step) = &self.setup.step else { return };
        for (name, seats) in &step.looked {
            let by: SeatSet = seats.iter().filter_map(|seat| self.seat("looked", *seat, "Y5.7")).collect();
            match find(state, name) {
                Some((Owner::Neutral, ..)) | None => self.no_broker("looked", name),
                Some((_, broker, _)) => broker.with(state, |looked_by, _| *looked_by = by),
            }
        }
        for (name, values) in &step.possible {
            let possible: ValueSet = values.bytes().filter_map(Value::from_digit).collect();
            match find(state, name) {
                Some((Owner::Neutral, ..)) | None => self.no_broker("possible", name),
                Some((_, broker, value)) => {
                    let right = possible.contains(value) && values.len() == possible.len();
                    self.faults
                        .require(right, "Y3.6", || format!("`possible`: {name} cannot be `{}`", excerpt(values)));
                    broker.with(state, |_, place| *place = possible);
                }
            }
        }
        for group in &step.together {
            self.together(state, group);
        }
    }

    /// Brokers of one seat that are known together.
    fn together(&mut self, state: &mut State, group: &TogetherSetup) {
        let mut values = Values::NONE;
        let mut seats = SeatSet::NONE;
        for name in &group.brokers {
            match find(state, name) {
                Some((owner, broker, value)) if owner != Owner::Neutral && values.len() < 7 => {
                    values = values.with(value);
                    seats = owner.seat().map_or(seats, |seat| seats.with(seat));
                    broker.with(state, |_, place| *place = place.together());
                }
                _ => self.no_broker("together", name),
            }
        }
        let one = seats.lowest().filter(|seat| seats == SeatSet::only(*seat));
        let right = one.is_some() && Values::read(&group.values) == Some(values);
        self.faults.require(right, "Y3.6", || {
            format!("`together` names brokers of one seat and what they are, not `{}`", excerpt(&group.values))
        });
        if let Some(seat) = one {
            let again = state.board.together[seat.index()] != Few::default();
            self.faults.require(!again, "Y3.6", || "`together` names a seat twice".to_owned());
            state.board.together[seat.index()] = Few::of(values);
        }
    }

    fn no_broker(&mut self, name: &str, text: &str) {
        self.faults.add("Y3.6", format!("`{name}`: there is no face-down broker `{}`", excerpt(text)));
    }
}

/// A hidden broker by its place.
enum Hidden {
    Board(usize),
    Throne(Seat, usize),
}

impl Hidden {
    /// Changes what is known of it.
    fn with(self, state: &mut State, change: impl FnOnce(&mut SeatSet, &mut ValueSet)) {
        match self {
            Hidden::Board(index) => {
                let broker = &mut state.board.brokers[index];
                let mut possible = broker.possible();
                change(&mut broker.looked_by, &mut possible);
                broker.narrow(possible);
            }
            Hidden::Throne(seat, place) => {
                let flattery = &mut state.board.throne[seat.index()][place];
                change(&mut flattery.looked_by, &mut flattery.possible);
            }
        }
    }
}

/// A hidden broker by its name `2:port1#1`, whose it is and what it is worth.
fn find(state: &State, name: &str) -> Option<(Owner, Hidden, Value)> {
    let (owner, place) = name.split_once(':')?;
    let (spot, number) = place.split_once('#')?;
    let owner = Owner::from_number(owner.parse().ok()?)?;
    let place = number.parse::<usize>().ok()?.checked_sub(1)?;
    let spot: Spot = spot.parse().ok()?;
    if spot == Spot::THRONE {
        let seat = owner.seat().filter(|seat| seat.number() <= state.board.options.players)?;
        state.board.throne(seat).get(place)?;
        return Some((owner, Hidden::Throne(seat, place), state.secrets.throne[seat.index()][place]));
    }
    let index = state.board.down_at(owner, spot).nth(place)?;
    Some((owner, Hidden::Board(index), state.secrets.values[index]))
}
