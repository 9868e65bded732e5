//! Describes the whole game in sentences, for people who do not use the board: what each seat has, what stands where, and what
//! it does.

use super::effects::{effect, special_effect, tile_sentence};
use super::names::{cubes, deniers, points, section, tile};
use crate::sentence::Sentence;
use crate::spoken::{Passage, item, moment};
use crate::{People, Words};
use caylus::tiles::{Class, Tile};
use caylus::{FavorRule, Place, Section, Space, State};
use game::Seat;

/// The places off the road, in the order of their handling.
const OFF_THE_ROAD: [Place; 6] = [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::STABLES, Place::INN];

pub(super) fn described(words: &Words, state: &State, people: &People<'_>) -> Vec<Passage> {
    let say = |title: &str| words.text(title).into_owned();
    vec![
        Passage { title: moment::<State>(words, state), lines: now(words, state, people) },
        Passage { title: say("table-players"), lines: players(words, state, people) },
        Passage { title: say("caylus-described-specials"), lines: specials(words, state, people) },
        Passage { title: say("caylus-described-road"), lines: road(words, state, people) },
        Passage { title: say("table-tab-castle"), lines: castle(words, state, people) },
        Passage { title: say("table-stock"), lines: stock(words, state) },
    ]
}

fn now(words: &Words, state: &State, people: &People<'_>) -> Vec<String> {
    let names = people.persons(words, state.passed().iter());
    let passed = if names.is_empty() {
        words.text("board-bridge-nobody").into_owned()
    } else {
        Sentence::new(words, "board-bridge-passed").with("names", names).text()
    };
    let officers = Sentence::new(words, "caylus-described-officers")
        .with("provost", state.provost().number())
        .with("bailiff", state.bailiff().number());
    let favor = (state.options().favor == FavorRule::Full)
        .then(|| Sentence::new(words, "caylus-described-favor-open").with("counted", state.castle().counted).text());
    [officers.text(), passed].into_iter().chain(favor).collect()
}

fn players(words: &Words, state: &State, people: &People<'_>) -> Vec<String> {
    state.order().iter().map(|seat| player(words, state, seat, people)).collect()
}

fn player(words: &Words, state: &State, seat: Seat, people: &People<'_>) -> String {
    let player = state.player(seat);
    let held = if player.cubes.is_empty() {
        words.text("caylus-described-no-cubes").into_owned()
    } else {
        cubes(words, player.cubes)
    };
    let has = Sentence::new(words, "caylus-described-player")
        .who(people, seat)
        .with("points", points(words, player.prestige))
        .with("deniers", deniers(words, player.deniers))
        .with("cubes", held)
        .with("workers", player.workers);
    let income = deniers(words, state.next_income(seat));
    let income = Sentence::new(words, "caylus-described-income").with("deniers", income);
    let [dungeon, walls, towers] = Section::ALL.map(|section| state.castle().houses(section).count(seat));
    let houses = Sentence::new(words, "caylus-described-houses")
        .with("dungeon", dungeon)
        .with("walls", walls)
        .with("towers", towers);
    let mut sentences = vec![has.text(), income.text(), houses.text()];
    if state.options().favor == FavorRule::Full {
        let [a, b, c, d] = player.markers;
        let markers =
            Sentence::new(words, "caylus-described-markers").with("a", a).with("b", b).with("c", c).with("d", d);
        sentences.push(markers.text());
    }
    sentences.join(" ")
}

fn specials(words: &Words, state: &State, people: &People<'_>) -> Vec<String> {
    let special = state.special();
    let line = |place: Place| {
        let mut text = special_effect(words, place);
        if place == Place::STABLES && state.players() == 2 {
            text = words.text("caylus-reason-no-stables-for-two").into_owned();
        } else if place == Place::STABLES {
            text += &in_order(words, special.stables.iter(), people);
        } else if let Some(seat) = special.at(place) {
            text += &format!(" {}", worker(words, seat, people));
        }
        if let Some(seat) = special.inn_right.filter(|_| place == Place::INN) {
            text += &format!(" {}", words.text_with("board-inn-holder", &[("name", people.name(seat).into())]));
        }
        item(words, &words.text(&format!("board-place-{place}")), &text)
    };
    OFF_THE_ROAD.into_iter().map(line).collect()
}

fn worker(words: &Words, seat: Seat, people: &People<'_>) -> String {
    if people.you == Some(seat) {
        words.text("board-worker-yours").into_owned()
    } else {
        words.text_with("board-worker", &[("name", people.name(seat).into())]).into_owned()
    }
}

/// The workers in a queue, as a sentence to be added to others; empty if there are none.
fn in_order(words: &Words, seats: impl Iterator<Item = Seat>, people: &People<'_>) -> String {
    let names = people.persons(words, seats);
    if names.is_empty() {
        return String::new();
    }
    format!(" {}", words.text_with("board-workers-in-order", &[("names", names.into())]))
}

fn road(words: &Words, state: &State, people: &People<'_>) -> Vec<String> {
    Space::all().filter_map(|space| on_the_road(words, state, space, people)).collect()
}

/// What a tile does, for its owner too (C6.3).
fn does(words: &Words, state: &State, tile: Tile) -> String {
    let does = effect(words, tile, state.options().edition);
    match tile.owners_cubes() {
        Some(_) => format!("{does} {}", words.text("board-owners-cube")),
        None => does,
    }
}

fn on_the_road(words: &Words, state: &State, space: Space, people: &People<'_>) -> Option<String> {
    let built = state.road().tile(space)?;
    let name = Sentence::new(words, "caylus-described-space")
        .owner(people, state.road().owner(space))
        .with("space", space.number())
        .with("tile", tile(words, built));
    let mut text = does(words, state, built);
    if let Some(seat) = state.road().worker(space) {
        text += &format!(" {}", worker(words, seat, people));
    }
    if let Some(planned) = state.planned_residences().find(|planned| planned.space == space) {
        text += &format!(" {}", Sentence::new(words, "board-planned").who(people, planned.seat).text());
    }
    Some(item(words, &name.text(), &text))
}

fn castle(words: &Words, state: &State, people: &People<'_>) -> Vec<String> {
    let castle = state.castle();
    let says = |of: Section| {
        let counted = u8::from(!castle.uncounted().contains(&of));
        Sentence::new(words, "board-section-says")
            .with("section", section(words, of))
            .with("points", of.points())
            .with("built", castle.houses(of).len())
            .with("size", of.size())
            .with("counted", counted)
            .text()
    };
    let queue = in_order(words, castle.queue.iter(), people).trim_start().to_owned();
    Section::ALL.into_iter().map(says).chain(Some(queue).filter(|queue| !queue.is_empty())).collect()
}

/// The tiles that can still be built: how many of each kind, then each with its price, what its builder gets and its effect.
fn stock(words: &Words, state: &State) -> Vec<String> {
    [Class::Wood, Class::Stone, Class::Prestige].into_iter().flat_map(|class| of_class(words, state, class)).collect()
}

fn of_class(words: &Words, state: &State, class: Class) -> Vec<String> {
    let stock = state.stock();
    let number: u8 = stock.of_class(class).map(|left| stock.number(left)).sum();
    if number == 0 {
        return Vec::new();
    }
    let kind = words.text_with("board-stock-kind", &[("kind", class.name().into()), ("number", number.into())]);
    let kind = words.text_with("described-group", &[("name", kind.into())]).into_owned();
    std::iter::once(kind).chain(stock.of_class(class).map(|left| unbuilt(words, state, left))).collect()
}

fn unbuilt(words: &Words, state: &State, left: Tile) -> String {
    let edition = state.options().edition;
    let name = Sentence::new(words, "caylus-described-unbuilt")
        .with("tile", tile(words, left))
        .with("number", state.stock().number(left));
    let text = format!("{} {}", tile_sentence(words, left, edition), does(words, state, left));
    item(words, &name.text(), text.trim())
}
