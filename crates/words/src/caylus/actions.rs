//! What can be chosen: the label of its button, and a few sentences on what it means.

use crate::caylus::effects::{deal, effect, favor_gives, special_effect};
use crate::caylus::names::{
    all_cubes, at_road_place, built, cube, cubes, deniers, line, number_of, of_section, place as place_name, points,
    road_place, short_place, tile,
};
use crate::caylus::outcome::ActionOutcome;
use crate::caylus::reach::{reach, within};
use crate::list::{Or, list};
use crate::sentence::Sentence;
use crate::{ActionWords, People, Words};
use caylus::tiles::{Class, Effect, Tile};
use caylus::{Action, Cube, Cubes, DealSize, Line, Place, Question, Section, Space, State};
use game::{Game, Seat};

/// An action that a seat can choose now.
pub fn action(words: &Words, state: &State, seat: Seat, action: Action, people: &People<'_>) -> ActionWords {
    let people = &people.facing(seat);
    let outcome = ActionOutcome::of(state, seat, action);
    let sentences = long(words, state, seat, action, &outcome, people);
    let short = match action {
        Action::Favor(chosen) => favor_short(words, chosen, outcome.column),
        _ => label(words, state, action),
    };
    ActionWords { short, long: sentences.join(" ") }
}

/// A line of royal favour with the best that can be used there: `A: 3 points`.
fn favor_short(words: &Words, chosen: Line, column: u8) -> String {
    let gives = match (chosen, column) {
        (Line::D, 0 | 1) => words.text("caylus-short-line-nothing").into_owned(),
        _ => favor_gives(words, chosen, column),
    };
    let letter = chosen.letter().to_string();
    Sentence::new(words, "caylus-short-line").with("letter", letter).with("line", gives).text()
}

/// What is said above the reason why an action is not allowed: `Not the castle`.
pub fn refused(words: &Words, state: &State, action: Action, people: &People<'_>) -> String {
    match action {
        Action::Place(place) | Action::Move(place) => {
            Sentence::new(words, "caylus-not-place").with("place", place_name(words, state, place, people)).text()
        }
        _ => Sentence::new(words, "caylus-not").with("label", label(words, state, action)).text(),
    }
}

/// The label of an action, whether it is legal or not.
pub fn label(words: &Words, state: &State, action: Action) -> String {
    let say = |message| words.text(message).into_owned();
    match action {
        Action::Pass => say("caylus-short-pass"),
        Action::Place(place) | Action::Move(place) => short_place(words, state, place),
        Action::Recall => say("caylus-short-recall"),
        Action::Provost(steps) => provost(words, "caylus-short-provost", steps).text(),
        Action::Joust => say("caylus-short-joust"),
        Action::Stay => say("caylus-short-stay"),
        Action::Leave => say("caylus-short-leave"),
        Action::Take(cube) => cubes(words, taken(state, cube)),
        Action::Sell(sold) => Sentence::new(words, "caylus-short-sell").with("cube", cube(words, sold)).text(),
        Action::Buy { cube, second } => {
            let bought = second.map_or(Cubes::some(cube, 1), |second| Cubes::some(cube, 1).and(second));
            Sentence::new(words, "caylus-short-buy").with("cubes", cubes(words, bought)).text()
        }
        Action::Deal(size) => deal_of(words, state, size),
        Action::Pay(payment) => Sentence::new(words, "caylus-deal")
            .with("get", number_of(words, Cube::Gold, (payment.number() / 2).into()))
            .with("pay", cubes(words, payment.cubes()))
            .text(),
        Action::Build(built) => built_short(words, "caylus-short-build", built).text(),
        Action::BuildPaying(built, paid) => {
            built_short(words, "caylus-short-build-paying", built).with("cube", cube(words, paid)).text()
        }
        Action::BuildOn(built, space) => {
            built_short(words, "caylus-short-build-on", built).with("space", space.number()).text()
        }
        Action::Residence(space) => Sentence::new(words, "caylus-short-residence")
            .with("tile", short_place(words, state, Place::road(space)))
            .with("space", space.number())
            .text(),
        Action::Batch(first, second) => {
            let batch = Cubes::of("F").and(first).and(second);
            Sentence::new(words, "caylus-short-batch").with("cubes", all_cubes(words, batch)).text()
        }
        Action::Done => say("caylus-short-done"),
        Action::Favor(chosen) => Sentence::new(words, "caylus-short-line")
            .with("letter", chosen.letter().to_string())
            .with("line", line(words, chosen))
            .text(),
        Action::Use(column) => {
            let line = state.favors_due().and_then(|due| due.line).unwrap_or(Line::A);
            favor_gives(words, line, column)
        }
        Action::UseChoice(cube) => number_of(words, cube, 1),
        Action::Exchange { give, get: (first, second) } => Sentence::new(words, "caylus-deal")
            .with("get", cubes(words, Cubes::some(first, 1).and(second)))
            .with("pay", number_of(words, give, 1))
            .text(),
        Action::Skip => say("caylus-short-skip"),
    }
}

fn built_short<'a>(words: &'a Words, message: &'a str, built: Tile) -> Sentence<'a> {
    Sentence::new(words, message).with("id", built.name()).with("tile", tile(words, built))
}

/// Steps of the provost: which way, and how many.
fn provost<'a>(words: &'a Words, message: &'a str, steps: i8) -> Sentence<'a> {
    let way = match steps {
        0 => "stay",
        1.. => "on",
        _ => "back",
    };
    Sentence::new(words, message).with("way", way).with("number", steps.unsigned_abs())
}

/// What the building on a space does.
fn effect_at(state: &State, space: Space) -> Option<Effect> {
    state.road().tile(space).map(|tile| tile.printed(state.options().edition).effect)
}

/// What taking this cube brings: the production that is named after it (C6.2), or one cube for the owner (C6.3).
fn taken(state: &State, cube: Cube) -> Cubes {
    if let Some(Question::Production(space)) = state.question()
        && let Some(Effect::Produce(options)) = effect_at(state, space)
        && let Some(option) = options.iter().find(|option| option.kinds().next() == Some(cube))
    {
        return *option;
    }
    Cubes::some(cube, 1)
}

fn deal_of(words: &Words, state: &State, size: DealSize) -> String {
    if let Some(Question::Deal(space)) = state.question()
        && let Some(Effect::Deals(deals)) = effect_at(state, space)
    {
        return deal(words, &deals[size as usize]);
    }
    let size = if size == DealSize::Small { "small" } else { "big" };
    Sentence::new(words, "caylus-short-deal").with("size", size).text()
}

fn long(
    words: &Words,
    state: &State,
    seat: Seat,
    action: Action,
    outcome: &ActionOutcome,
    people: &People<'_>,
) -> Vec<String> {
    let say = |message| vec![words.text(message).into_owned()];
    match action {
        Action::Pass => pass(words, state),
        Action::Place(place) | Action::Move(place) => to_place(words, state, place, outcome, people),
        Action::Recall => say("caylus-long-recall"),
        Action::Provost(steps) => to_provost(words, state, seat, steps, outcome, people),
        Action::Stay => say("caylus-long-stay"),
        Action::Leave => say("caylus-long-leave"),
        Action::Build(built) | Action::BuildPaying(built, _) | Action::BuildOn(built, _) => {
            build(words, state, built, outcome)
        }
        Action::Residence(space) => residence(words, state, space, outcome, people),
        Action::Batch(..) => {
            let site = state.castle().building_site().unwrap_or(Section::Towers);
            let mut sentences = outcome.trade(words);
            sentences.push(of_section(Sentence::new(words, "caylus-long-batch"), words, site).text());
            sentences
        }
        Action::Done => done(words, outcome),
        Action::Favor(chosen) => favor_line(words, state, seat, chosen, outcome),
        Action::Skip => say("caylus-long-skip"),
        Action::Joust
        | Action::Take(_)
        | Action::Sell(_)
        | Action::Buy { .. }
        | Action::Deal(_)
        | Action::Pay(_)
        | Action::Use(_)
        | Action::UseChoice(_)
        | Action::Exchange { .. } => outcome.trade(words),
    }
}

fn pass(words: &Words, state: &State) -> Vec<String> {
    let number = state.passed().len() + 1;
    let last = number == usize::from(state.players());
    let which = match number {
        1 => "first",
        _ if last => "last",
        _ => "between",
    };
    vec![Sentence::new(words, "caylus-long-pass").with("which", which).with("number", number).text()]
}

/// What is there, what it costs, who scores, and whether the provost lets it work.
fn to_place(words: &Words, state: &State, place: Place, outcome: &ActionOutcome, people: &People<'_>) -> Vec<String> {
    let mut sentences = Vec::new();
    let before = match place {
        Place::STABLES => Some(state.special().stables.len()),
        Place::CASTLE => Some(state.castle().queue.len()),
        _ => None,
    };
    let message = if outcome.paid > 0 { "caylus-long-place" } else { "caylus-long-move" };
    let go = Sentence::new(words, message)
        .with("place", place_name(words, state, place, people))
        .with("deniers", deniers(words, outcome.paid))
        .with("end", nth(words, before));
    sentences.push(go.text());
    match place.space() {
        None => sentences.push(special_effect(words, place)),
        Some(space) => {
            let tile = state.road().tile(space);
            sentences.extend(tile.map(|tile| effect(words, tile, state.options().edition)));
            if let Some(owner) = outcome.visited {
                sentences.push(Sentence::new(words, "caylus-long-owner").who(people, owner).text());
            }
            sentences.push(within(words, state, space));
        }
    }
    sentences
}

/// The end of a sentence about the Stables or the castle, which says which place it is; elsewhere just the full stop.
pub(crate) fn nth(words: &Words, before: Option<usize>) -> String {
    Sentence::new(words, "caylus-nth").with("nth", before.map_or(0, |before| before + 1)).text()
}

fn to_provost(
    words: &Words,
    state: &State,
    seat: Seat,
    steps: i8,
    outcome: &ActionOutcome,
    people: &People<'_>,
) -> Vec<String> {
    let to = state.provost().step(steps).unwrap_or(state.provost());
    let place = road_place(words, to, built(state, to), None, people);
    let at = at_road_place(words, to, built(state, to), None, people);
    let go = provost(words, "caylus-long-provost", steps).with("place", place).with("at", at);
    let mut sentences = vec![go.text()];
    sentences.extend(outcome.trade(words));
    sentences.extend(reach(words, state, seat, to, people));
    sentences
}

fn build(words: &Words, state: &State, built: Tile, outcome: &ActionOutcome) -> Vec<String> {
    let mut sentences = outcome.trade(words);
    if let Some(space) = outcome.space {
        let on = if built.class() == Class::Prestige { "residence" } else { "road" };
        sentences.push(Sentence::new(words, "caylus-long-build").with("on", on).with("space", space.number()).text());
    }
    sentences.push(effect(words, built, state.options().edition));
    sentences
}

fn residence(words: &Words, state: &State, space: Space, outcome: &ActionOutcome, people: &People<'_>) -> Vec<String> {
    let mut sentences = outcome.trade(words);
    let message = if outcome.planned { "caylus-long-residence-later" } else { "caylus-long-residence" };
    let place = road_place(words, space, built(state, space), None, people);
    let at = at_road_place(words, space, built(state, space), None, people);
    let owned = if state.road().owner(space).is_some() { "own" } else { "neutral" };
    sentences.push(Sentence::new(words, message).with("place", place).with("at", at).with("was", owned).text());
    sentences
}

fn done(words: &Words, outcome: &ActionOutcome) -> Vec<String> {
    if outcome.scored < 0 {
        let lost = points(words, outcome.scored.unsigned_abs());
        vec![Sentence::new(words, "caylus-long-no-batch").with("points", lost).text()]
    } else {
        vec![words.text("caylus-long-done").into_owned()]
    }
}

/// Where the marker goes and what can be used there.
fn favor_line(words: &Words, state: &State, seat: Seat, chosen: Line, outcome: &ActionOutcome) -> Vec<String> {
    let before = state.player(seat).markers[chosen as usize];
    let message = if outcome.column > before { "caylus-long-line" } else { "caylus-long-line-stays" };
    let effects: Vec<String> = (1..=outcome.column)
        .filter(|column| (chosen, *column) != (Line::D, 1))
        .map(|column| favor_gives(words, chosen, column))
        .collect();
    let mut sentences = vec![Sentence::new(words, message).with("column", outcome.column).text()];
    if effects.is_empty() {
        sentences.push(words.text("caylus-long-line-nothing").into_owned());
    } else {
        let use_one = Sentence::new(words, "caylus-long-line-use")
            .with("number", effects.len())
            .with("effects", list(words, Or, &effects));
        sentences.push(use_one.text());
    }
    sentences
}
