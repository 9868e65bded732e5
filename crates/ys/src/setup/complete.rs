//! Views read back from their JSON notation. What the viewer may not know is dealt somehow, in agreement with everything
//! that they do know; the position that this gives has the view that was written.

use super::{Setup, StepSetup};
use crate::value::{Value, ValueSet, Values};
use crate::view::View;
use game::{Fault, Random, Seat};
use std::collections::BTreeMap;

/// Most ways to deal hidden brokers that are tried; a text that needs more is not a view.
const MOST_TRIALS: usize = 100_000;

impl Setup {
    /// What the viewer of a view knew, from what was written of it.
    pub(crate) fn view(&self) -> Result<View, Vec<Fault>> {
        let mut whole = self.clone();
        let mut step = whole.step.take().unwrap_or_default();
        let seen = Seen::take(&mut step).ok_or_else(|| vec![no_view()])?;
        for seat in 0..whole.seats.len() {
            if seen.viewer.map(Seat::index) != Some(seat) || whole.options.from_memory {
                seen.deal(&mut whole, &step, seat).ok_or_else(|| vec![no_view()])?;
            }
        }
        seen.deal_neutral(&mut whole, &step).ok_or_else(|| vec![no_view()])?;
        whole.step = Some(step);
        let state = whole.state(&mut Random::new(0))?;
        // Who forgets nothing has more in their view, and then it is written.
        let remembered = seen.viewer.map(|seat| View::remembered(&state, seat));
        let remembered = remembered.filter(|view| Setup::from(view) == *self);
        Ok(remembered.unwrap_or_else(|| View::of(&state, seen.viewer)))
    }
}

fn no_view() -> Fault {
    Fault { rule: "Y0.2", words: "what is hidden and what is known do not go together in any way".to_owned() }
}

/// What is written in views only.
struct Seen {
    viewer: Option<Seat>,
    /// By seat: the brokers that the viewer cannot place.
    unseen: Vec<Values>,
    unseen_neutral: Vec<Values>,
    in_throne: Vec<usize>,
    answered: Vec<i64>,
    known: BTreeMap<String, Value>,
}

/// A hidden broker: where it is, and what it may be.
struct Hidden {
    place: Place,
    possible: ValueSet,
    /// The group that it is one of, by its number.
    group: Option<usize>,
}

#[derive(Clone, Copy)]
enum Place {
    Board(usize),
    Throne(usize),
}

fn read_all(texts: &[String]) -> Option<Vec<Values>> {
    texts.iter().map(|text| Values::read(text)).collect()
}

fn value(number: i64) -> Option<Value> {
    u8::try_from(number).ok().and_then(Value::from_number)
}

impl Seen {
    /// Takes it out of a step, so that a position is left.
    fn take(step: &mut StepSetup) -> Option<Seen> {
        let known = std::mem::take(&mut step.known);
        step.hands.clear();
        let viewer = match step.viewer.take() {
            Some(number) => Some(u8::try_from(number).ok().and_then(Seat::from_number)?),
            None => None,
        };
        Some(Seen {
            viewer,
            unseen: read_all(&std::mem::take(&mut step.unseen))?,
            unseen_neutral: read_all(&std::mem::take(&mut step.unseen_neutral))?,
            in_throne: step.in_throne.drain(..).map(|number| usize::try_from(number).ok()).collect::<Option<_>>()?,
            answered: std::mem::take(&mut step.answered),
            known: known.into_iter().map(|(name, number)| Some((name, value(number)?))).collect::<Option<_>>()?,
        })
    }

    /// Gives the hidden brokers of a seat, counted from 0, values that they may have.
    fn deal(&self, whole: &mut Setup, step: &StepSetup, seat: usize) -> Option<()> {
        let mut pool = *self.unseen.get(seat)?;
        let mut throne = self.throne(whole, seat);
        let mut groups = groups(whole, step, seat, &throne)?;
        let mut hidden = hidden(whole, step, seat, &throne);
        // Those of groups first: what is left is for the others.
        hidden.sort_by_key(|hidden| hidden.group.is_none());
        let mut dealt = Vec::new();
        if !fits(&hidden, &mut pool, &mut groups, &mut dealt, &mut 0) {
            return None;
        }
        for (hidden, value) in hidden.iter().zip(dealt) {
            match hidden.place {
                Place::Board(index) => whole.brokers[index].value = Some(value.number().into()),
                Place::Throne(place) => throne[place] = Some(value),
            }
        }
        let throne: String = throne.iter().flatten().map(ToString::to_string).collect();
        let front = step.fronts.get(seat).map_or("", String::as_str);
        let answered = self.answered.contains(&(seat as i64 + 1));
        let next = in_throne(seat, throne.len());
        let player = &mut whole.seats[seat];
        player.throne = Some(throne);
        match step.at.as_str() {
            // Y2.1: two brokers are bid, nobody else knows which.
            "bids" if player.front.is_none() => {
                let bid: Values = pool.iter().take(2).collect();
                player.front = Some(bid.descending());
            }
            // Y7.1: one of those in front of the screen is on its way.
            "throne" if answered => {
                let on_its_way = self.known.get(&next).map(ToString::to_string);
                let sent = on_its_way.unwrap_or_else(|| front.chars().take(1).collect());
                player.throne = player.throne.take().map(|throne| throne + &sent);
                player.front = Some(String::new());
                player.hand = None;
            }
            _ => {}
        }
        Some(())
    }

    /// What the viewer knows of the throne room of a seat, place by place.
    fn throne(&self, whole: &Setup, seat: usize) -> Vec<Option<Value>> {
        if let Some(text) = &whole.seats[seat].throne {
            return text.bytes().map(Value::from_digit).collect();
        }
        let number = self.in_throne.get(seat).copied().unwrap_or_default().min(crate::board::MOST_FLATTERY);
        (0..number).map(|place| self.known.get(&in_throne(seat, place)).copied()).collect()
    }

    /// Deals the hidden neutral brokers of two players (Y8.1).
    fn deal_neutral(&self, whole: &mut Setup, step: &StepSetup) -> Option<()> {
        if let Some(neutral) = &mut whole.neutral {
            neutral.hands = None;
        }
        let mut pools = self.unseen_neutral.clone();
        let mut placers = step.neutral_by.iter();
        for index in (0..whole.brokers.len()).filter(|index| whole.brokers[*index].seat == 0).collect::<Vec<_>>() {
            let placer = usize::try_from(placers.next()?.checked_sub(1)?).ok()?;
            if whole.brokers[index].value.is_some() {
                continue;
            }
            let value = match self.known.get(&name(whole, index)) {
                Some(value) => *value,
                None => {
                    let pool = pools.get_mut(placer)?;
                    let value = pool.kinds().next()?;
                    *pool = pool.without(value);
                    value
                }
            };
            whole.brokers[index].value = Some(value.number().into());
        }
        Some(())
    }
}

fn in_throne(seat: usize, place: usize) -> String {
    format!("{}:throne#{}", seat + 1, place + 1)
}

/// The name of a face-down broker that everybody can use.
fn name(whole: &Setup, index: usize) -> String {
    let broker = &whole.brokers[index];
    let alike = whole.brokers[..index]
        .iter()
        .filter(|other| other.seat == broker.seat && other.spot == broker.spot && !other.up);
    format!("{}:{}#{}", broker.seat, broker.spot, alike.count() + 1)
}

/// What brokers of a seat are together of which everybody knows that, without those that the viewer can place.
fn groups(whole: &Setup, step: &StepSetup, seat: usize, throne: &[Option<Value>]) -> Option<Vec<Values>> {
    let known = |wanted: &String| {
        let on_board =
            (0..whole.brokers.len()).find(|index| !whole.brokers[*index].up && name(whole, *index) == *wanted);
        let in_throne = (0..throne.len()).find(|place| in_throne(seat, *place) == *wanted);
        let on_board = on_board.and_then(|index| whole.brokers[index].value).and_then(value);
        on_board.or_else(|| in_throne.and_then(|place| throne[place]))
    };
    let left = |group: &super::TogetherSetup| {
        let known: Values = group.brokers.iter().filter_map(known).collect();
        let all = Values::read(&group.values)?;
        Some(if all.contains(known) { all.minus(known) } else { Values::NONE })
    };
    step.together.iter().map(left).collect()
}

/// The brokers of a seat that the viewer does not know.
fn hidden(whole: &Setup, step: &StepSetup, seat: usize, throne: &[Option<Value>]) -> Vec<Hidden> {
    let own = |index: &usize| whole.brokers[*index].seat == seat as i64 + 1 && whole.brokers[*index].value.is_none();
    let board = (0..whole.brokers.len()).filter(own).map(|index| (Place::Board(index), name(whole, index)));
    let unknown = (0..throne.len()).filter(|place| throne[*place].is_none());
    let all = board.chain(unknown.map(|place| (Place::Throne(place), in_throne(seat, place))));
    let one = |(place, name): (Place, String)| {
        let possible = step.possible.get(&name).map(|text| text.bytes().filter_map(Value::from_digit).collect());
        let group = step.together.iter().position(|group| group.brokers.contains(&name));
        Hidden { place, possible: possible.unwrap_or(ValueSet::ALL), group }
    };
    all.map(one).collect()
}

/// Tries values until all hidden brokers have one.
fn fits(
    hidden: &[Hidden],
    pool: &mut Values,
    groups: &mut [Values],
    dealt: &mut Vec<Value>,
    trials: &mut usize,
) -> bool {
    let Some((next, others)) = hidden.split_first() else { return true };
    for value in pool.kinds().collect::<Vec<_>>() {
        *trials += 1;
        let in_group = next.group.is_none_or(|group| groups[group].count(value) > 0);
        if !next.possible.contains(value) || !in_group || *trials > MOST_TRIALS {
            continue;
        }
        let before = (*pool, groups.to_vec());
        *pool = pool.without(value);
        if let Some(group) = next.group {
            groups[group] = groups[group].without(value);
        }
        dealt.push(value);
        if fits(others, pool, groups, dealt, trials) {
            return true;
        }
        dealt.pop();
        *pool = before.0;
        groups.copy_from_slice(&before.1);
    }
    false
}
