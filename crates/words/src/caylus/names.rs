//! Names of things, and amounts of them.

use crate::People;
use crate::Words;
use crate::list::{And, Comma, list};
use crate::sentence::Sentence;
use caylus::tiles::{Class, Tile};
use caylus::{Cube, Cubes, Line, Place, Section, Space, State};
use game::Seat;

/// The full name of a tile, unique among the kinds that can be built.
pub fn tile(words: &Words, tile: Tile) -> String {
    words.text(&format!("caylus-tile-{tile}")).into_owned()
}

/// The name as written on the tile, for places where the picture or the space says the rest.
pub fn short_tile(words: &Words, tile: Tile) -> String {
    words.text(&format!("caylus-tile-{tile}-short")).into_owned()
}

/// The name of a tile in at most [`BRIEF`] letters.
pub fn brief_tile(words: &Words, tile: Tile) -> String {
    Sentence::new(words, "caylus-tile-brief").with("tile", tile.name()).with("name", short_tile(words, tile)).text()
}

/// Most letters of a brief name of a tile or section.
pub const BRIEF: usize = 7;

/// What a tile is made of.
pub fn class(words: &Words, class: Class) -> String {
    words.text(&format!("caylus-class-{}", class.name())).into_owned()
}

/// A place with its article and, on the road, its owner and number: `Perrin’s Quarry (9)`.
pub fn place(words: &Words, state: &State, place: Place, people: &People<'_>) -> String {
    match place.space() {
        Some(space) => road_place(words, space, built(state, space), None, people),
        None => special(words, place),
    }
}

/// A tile on the road and its owner.
pub(crate) type Built = Option<(Tile, Option<Seat>)>;

/// The building on a space.
pub(crate) fn built(state: &State, space: Space) -> Built {
    state.road().tile(space).map(|tile| (tile, state.road().owner(space)))
}

/// A special building or the castle, with its article.
pub(crate) fn special(words: &Words, place: Place) -> String {
    words.text(&format!("caylus-place-{place}")).into_owned()
}

/// A space of the road and its building. `actor` is the subject of the sentence, so that it can say `their own`.
pub(crate) fn road_place(
    words: &Words,
    space: Space,
    built: Built,
    actor: Option<Seat>,
    people: &People<'_>,
) -> String {
    on_road(words, ["caylus-place-road", "caylus-place-empty"], space, built, actor, people)
}

/// The location of a space: `at Perrin’s Quarry (9)`. Apart from [`road_place`], because some languages contract the
/// preposition with the article.
pub(crate) fn at_road_place(
    words: &Words,
    space: Space,
    built: Built,
    actor: Option<Seat>,
    people: &People<'_>,
) -> String {
    on_road(words, ["caylus-at-road", "caylus-at-empty"], space, built, actor, people)
}

/// Fills in the message about a building or the one about an empty space.
fn on_road(
    words: &Words,
    [building, empty]: [&str; 2],
    space: Space,
    built: Built,
    actor: Option<Seat>,
    people: &People<'_>,
) -> String {
    let Some((tile, owner)) = built else {
        return Sentence::new(words, empty).with("space", space.number()).text();
    };
    let whose = match owner {
        None => "nobody",
        Some(seat) if people.you == Some(seat) => {
            if actor == Some(seat) {
                "yourself"
            } else {
                "you"
            }
        }
        Some(seat) if actor == Some(seat) => "self",
        Some(_) => "other",
    };
    Sentence::new(words, building)
        .with("owner", whose)
        .with("owner-name", owner.map_or("", |seat| people.name(seat)))
        .with("id", tile.name())
        .with("tile", short_tile(words, tile))
        .with("space", space.number())
        .text()
}

/// A place in a word, for buttons: `Farm`, `Post`.
pub fn short_place(words: &Words, state: &State, place: Place) -> String {
    match place.space() {
        None => words.text(&format!("caylus-place-{place}-short")).into_owned(),
        Some(space) => match state.road().tile(space) {
            Some(tile) => short_tile(words, tile),
            None => Sentence::new(words, "caylus-place-empty").with("space", space.number()).text(),
        },
    }
}

/// A section of the castle.
pub fn section(words: &Words, section: Section) -> String {
    words.text(&format!("caylus-section-{}", section.name())).into_owned()
}

/// The name of a section in at most [`BRIEF`] letters.
pub fn brief_section(words: &Words, of: Section) -> String {
    Sentence::new(words, "caylus-section-brief").with("section", of.name()).with("name", section(words, of)).text()
}

/// What a section is worth, and how much of it is built.
pub fn section_sentence(words: &Words, state: &State, of: Section) -> String {
    Sentence::new(words, "board-section-says")
        .with("section", section(words, of))
        .with("points", of.points())
        .with("built", state.castle().houses(of).len())
        .with("size", of.size())
        .with("counted", u8::from(!state.castle().uncounted().contains(&of)))
        .text()
}

/// What a count of a section takes from a player without a house there (C7.8).
pub fn count_penalty(words: &Words, of: Section) -> String {
    words.text_with("board-count-lost", &[("points", of.penalty().into())]).into_owned()
}

/// A sentence about a section: `$section` is its name, `$id` the key that languages with articles and genders choose by.
pub(crate) fn of_section<'a>(sentence: Sentence<'a>, words: &Words, of: Section) -> Sentence<'a> {
    sentence.with("section", section(words, of)).with("id", of.name())
}

/// A kind of cube.
pub fn cube(words: &Words, cube: Cube) -> String {
    words.text(&format!("caylus-cube-{cube}")).into_owned()
}

/// A number of cubes of one kind: `2 food`.
pub fn number_of(words: &Words, cube: Cube, number: u16) -> String {
    Sentence::new(words, "caylus-amount").with("number", number).with("cube", cube_key(cube)).text()
}

/// The letter of the notation, by which messages distinguish the kinds.
pub(crate) fn cube_key(cube: Cube) -> &'static str {
    match cube {
        Cube::Food => "F",
        Cube::Wood => "W",
        Cube::Stone => "S",
        Cube::Cloth => "C",
        Cube::Gold => "G",
    }
}

/// An amount of cubes: `2 food and 1 wood`.
pub fn cubes(words: &Words, cubes: Cubes) -> String {
    list(words, And, &amounts(words, cubes))
}

/// The cubes of an amount one by one: `food, wood, wood`.
pub(crate) fn all_cubes(words: &Words, cubes: Cubes) -> String {
    let kinds = cubes.kinds().flat_map(|kind| std::iter::repeat_n(kind, cubes.number(kind).into()));
    let names: Vec<String> = kinds.map(|kind| cube(words, kind)).collect();
    list(words, Comma, &names)
}

pub(crate) fn amounts(words: &Words, cubes: Cubes) -> Vec<String> {
    cubes.kinds().map(|kind| number_of(words, kind, cubes.number(kind))).collect()
}

/// `1 denier`, `2 deniers`.
pub fn deniers(words: &Words, number: u16) -> String {
    Sentence::new(words, "caylus-deniers").with("number", number).text()
}

/// `1 point`, `2 points`.
pub fn points(words: &Words, number: u16) -> String {
    Sentence::new(words, "caylus-points").with("number", number).text()
}

/// `1 royal favour`, `2 royal favours`.
pub fn favors(words: &Words, number: u8) -> String {
    Sentence::new(words, "caylus-favors").with("number", number).text()
}

/// A phase, 1 to 7, in a word.
pub fn phase(words: &Words, phase: u8) -> String {
    words.text(&format!("caylus-phase-{phase}")).into_owned()
}

/// What a line of the favour table gives.
pub fn line(words: &Words, line: Line) -> String {
    words.text(&format!("caylus-line-{}", line.letter())).into_owned()
}
