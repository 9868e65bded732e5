//! What helps to plan, in sentences: what a place would yield after its price, the batches in hand, what is missing for a tile,
//! how the officers will go, and what the counts would bring. All of it comes from the rules.

use super::names::{amounts, deniers, favors, points, section, tile};
use super::outcome::ActionOutcome;
use super::reach::reach;
use crate::list::{And, Or, list};
use crate::sentence::Sentence;
use crate::{People, Words};
use caylus::tiles::Tile;
use caylus::{Action, CountResult, Cube, Cubes, Place, Prospect, Section, State};
use game::Seat;

/// What a worker of a seat would bring at a place if it worked now, the price of the placement included; nothing for places
/// that give nothing by themselves.
pub fn prospect(words: &Words, state: &State, seat: Seat, place: Place, price: u16) -> Option<String> {
    if place == Place::CASTLE {
        return Some(batches(words, state, seat));
    }
    if place.space().is_none() && ![Place::POST, Place::JOUST].contains(&place) {
        return None;
    }
    let prospects = state.prospects(seat, place, price);
    let mut built: Vec<String> = prospects.iter().filter_map(|prospect| built(words, prospect)).collect();
    built.dedup();
    if !built.is_empty() {
        let sentence = Sentence::new(words, "caylus-plan-build").with("number", built.len());
        return Some(sentence.with("tiles", list(words, And, &built)).text());
    }
    let mut deals: Vec<String> = Vec::new();
    for deal in prospects.iter().map(|prospect| net(words, seat, prospect, price)) {
        if !deals.contains(&deal) {
            deals.push(deal);
        }
    }
    Some(if deals.is_empty() {
        words.text("caylus-plan-nothing").into_owned()
    } else {
        Sentence::new(words, "caylus-plan").with("deals", list(words, Or, &deals)).text()
    })
}

/// The tile that would be built.
fn built(words: &Words, prospect: &Prospect) -> Option<String> {
    match prospect.action? {
        Action::Build(built) | Action::BuildPaying(built, _) | Action::BuildOn(built, _) => Some(tile(words, built)),
        _ => None,
    }
}

/// What comes and what goes, the price included: `4 deniers for 1 cube`.
fn net(words: &Words, seat: Seat, prospect: &Prospect, price: u16) -> String {
    let outcome = ActionOutcome::of_events(seat, &prospect.events);
    // Which cubes of those in hand, or of all but gold, is chosen later.
    let is_chosen = matches!(prospect.action, Some(Action::Sell(_) | Action::Buy { .. } | Action::Pay(_)));
    let cubes = |cubes: Cubes, is_chosen: bool| match Cube::ALL.into_iter().map(|cube| cubes.number(cube)).sum::<u16>()
    {
        0 => Vec::new(),
        number if is_chosen => vec![Sentence::new(words, "caylus-plan-cubes").with("number", number).text()],
        _ => amounts(words, cubes),
    };
    let is_gold = outcome.gained.has(Cube::Gold);
    let (mut get, mut pay) = (cubes(outcome.gained, is_chosen && !is_gold), cubes(outcome.spent, is_chosen));
    let (earned, paid) = (outcome.earned, outcome.paid + price);
    if earned > paid {
        get.push(deniers(words, earned - paid));
    } else if paid > earned {
        pay.push(deniers(words, paid - earned));
    }
    if outcome.scored > 0 {
        get.push(points(words, outcome.scored.unsigned_abs()));
    }
    if outcome.favors > 0 {
        get.push(favors(words, outcome.favors));
    }
    if get.is_empty() {
        get.push(words.text("caylus-plan-no-gain").into_owned());
    }
    let (get, pay) = (list(words, And, &get), list(words, And, &pay));
    if pay.is_empty() { get } else { Sentence::new(words, "caylus-deal").with("get", get).with("pay", pay).text() }
}

/// The batches that a seat could give now, or what is missing for one.
pub fn batches(words: &Words, state: &State, seat: Seat) -> String {
    let (number, gain) = state.batches_in_hand(seat);
    if number > 0 {
        let sentence = Sentence::new(words, "caylus-plan-batches").with("number", number);
        return sentence.with("points", points(words, gain)).text();
    }
    let missing = if state.player(seat).cubes.has(Cube::Food) { "others" } else { "food" };
    Sentence::new(words, "caylus-plan-no-batch").with("missing", missing).text()
}

/// The cubes that a seat lacks for a tile at its full price; nothing if it has them all.
pub fn missing(words: &Words, state: &State, seat: Seat, tile: Tile) -> Option<String> {
    let (cubes, printed) = (state.player(seat).cubes, tile.printed(state.options().edition));
    let lacking = |cube: Cube| Cubes::some(cube, printed.cost.number(cube).saturating_sub(cubes.number(cube)));
    let lacking = Cube::ALL.into_iter().map(lacking).fold(Cubes::NONE, Cubes::plus);
    let mut all = amounts(words, lacking);
    let spare = |cube: Cube| cubes.number(cube) > printed.cost.number(cube);
    if printed.any && !Cube::ALL.into_iter().any(spare) {
        all.push(words.text("caylus-any-cube").into_owned());
    }
    (!all.is_empty()).then(|| Sentence::new(words, "caylus-plan-missing").with("cubes", list(words, And, &all)).text())
}

/// How the bailiff will go, and what comes of it for a seat.
pub fn bailiff(words: &Words, state: &State, you: Option<Seat>) -> Vec<String> {
    let mut said = vec![words.text("caylus-bailiff-goes").into_owned()];
    said.extend(next_walk(words, state));
    if let Some(next) = state.castle().uncounted().first() {
        let away = next.space().saturating_sub(state.bailiff().number());
        let sentence = Sentence::new(words, "caylus-bailiff-count").with("section", section(words, *next));
        said.push(sentence.with("number", away).text());
        said.extend(count_to_come(words, state, *next, you));
    }
    said
}

/// Where the bailiff goes at the end of this turn, as the provost stands.
fn next_walk(words: &Words, state: &State) -> Option<String> {
    let to = state.bailiff().step(state.bailiff_steps()).filter(|_| state.phase() < 7)?;
    let settled = u8::from(state.is_provost_settled());
    let sentence = Sentence::new(words, "caylus-bailiff-next").with("settled", settled);
    Some(sentence.with("number", state.bailiff_steps().unsigned_abs()).with("space", to.number()).text())
}

/// What the provost does, whose workers it lets work, and what its place means for the bailiff.
pub fn provost(words: &Words, state: &State, you: Option<Seat>, people: &People<'_>) -> Vec<String> {
    let at = state.provost();
    let mut said = vec![Sentence::new(words, "caylus-provost-does").with("space", at.number()).text()];
    said.extend(you.into_iter().flat_map(|seat| reach(words, state, seat, at, people)));
    said.push(words.text("caylus-provost-moved").into_owned());
    said.extend(next_walk(words, state));
    said
}

/// When a section is counted, and what that would bring a seat.
pub fn count(words: &Words, state: &State, of: Section, you: Option<Seat>) -> Vec<String> {
    if !state.castle().uncounted().contains(&of) {
        return vec![words.text("caylus-count-done").into_owned()];
    }
    let away = of.space().saturating_sub(state.bailiff().number());
    let when = Sentence::new(words, "caylus-count-when").with("space", of.space()).with("size", of.size()).text();
    let away = Sentence::new(words, "caylus-count-away").with("number", away).text();
    [when, away].into_iter().chain(count_to_come(words, state, of, you)).collect()
}

fn count_to_come(words: &Words, state: &State, of: Section, you: Option<Seat>) -> Vec<String> {
    let walks = state.walks_to_count(of);
    // After the walk of this turn the next one is that of the next turn.
    let turns = if state.phase() < 7 { walks.saturating_sub(1) } else { walks };
    let soonest = Sentence::new(words, "caylus-count-soonest")
        .with("turns", turns)
        .with("turn", u16::from(state.turn()) + u16::from(turns));
    let brings = you.map(|seat| {
        let houses = state.castle().houses(of).count(seat);
        match state.count_result(of, seat) {
            CountResult::Lost(lost) => Sentence::new(words, "caylus-count-lost").with("points", points(words, lost)),
            CountResult::Won(0) => Sentence::new(words, "caylus-count-nothing"),
            CountResult::Won(won) => {
                Sentence::new(words, "caylus-count-won").with("houses", houses).with("favors", favors(words, won))
            }
        }
        .text()
    });
    std::iter::once(soonest.text()).chain(brings).collect()
}
