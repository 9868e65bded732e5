//! The board as a part of the page: every building, space, cell and piece is a child of its own, in the order of the game.

use super::castle::{count_words, keep, plate, queue};
use super::draw::{Ghost, GhostOf};
use super::geometry::PlatePosition;
use super::index::{BoardIndex, price};
use super::officers::{officers, on_the_road};
use super::pieces::pieces;
use super::tile::{OnRoad, lot};
use super::tips::{Facts, element, element_with, tile_does, tile_rules};
use super::{favor, land, special};
use crate::board::tips::plain;
use crate::fragments::Fragment;
use crate::memo::Memo;
use crate::scene::Scene;
use caylus::BoardItem;
use caylus::tiles::Tile;
use caylus::{Action, Edition, FavorRule, Line, Place, Section, Space, State};
use game::{BoardItems, Seat};
use maud::{PreEscaped, html};
use words::Language;
use words::caylus::planner;

/// The special buildings in their order (C1.1), each with its rules.
const SPECIAL: [(Place, &[&str]); 6] = [
    (Place::GATE, &["C4.1"]),
    (Place::POST, &["C4.2"]),
    (Place::GUILD, &["C4.3"]),
    (Place::JOUST, &["C4.4"]),
    (Place::STABLES, &["C3.7", "C4.5"]),
    (Place::INN, &["C3.10", "C4.6"]),
];

/// The board of Caylus. Its container is `div.board` with the id of the part.
pub fn board(scene: &Scene<'_, State>) -> Fragment {
    let look = BoardIndex::new(scene);
    let mut children = vec![
        plain("land-wide", "landscape wide", &land::wide(look.words, look.view.provost(), &on_the_road(&look))),
        plain("land-tall", "landscape tall", &land::tall(look.view.provost())),
    ];
    children.extend(SPECIAL.iter().map(|(place, rules)| special_building(&look, *place, rules)));
    children.push(bridge(&look));
    children.extend(Space::all().map(|space| road_space(&look, space)));
    children.extend(Section::ALL.into_iter().map(|section| count_plate(&look, section)));
    children.push(castle(&look));
    children.push(houses(&look));
    children.push(favor_table(&look));
    if look.view.options().favor == FavorRule::Full {
        for line in Line::ALL {
            children.push(favor_line(&look, line));
            children.extend((1..=5).map(|column| favor_cell(&look, line, column)));
        }
    }
    children.extend(pieces(&look));
    children.extend(officers(&look));
    Fragment { id: "board", children }
}

/// What would come to stand on a thing by the first action that is about it.
fn ghost(look: &BoardIndex<'_>, item: BoardItem) -> Option<Ghost> {
    let action = look.actions(item).first().copied()?;
    let of = match action {
        Action::Place(_) | Action::Move(_) => GhostOf::Worker,
        // The provost stands in the street, and so does what might come there.
        Action::Provost(_) => return None,
        Action::Residence(_) => GhostOf::Residence,
        Action::BuildOn(..) => GhostOf::Prestige,
        _ => GhostOf::Nothing,
    };
    Some(Ghost { of, price: price(look, action) })
}

fn place_name(look: &BoardIndex<'_>, place: Place) -> String {
    look.text(&format!("board-place-{place}"))
}

fn worker_words(look: &BoardIndex<'_>, seat: Seat) -> String {
    if look.is_you(seat) {
        return look.text("board-worker-yours");
    }
    look.words.text_with("board-worker", &[("name", look.name(seat).into())]).into_owned()
}

fn in_order(look: &BoardIndex<'_>, seats: impl Iterator<Item = Seat>) -> String {
    look.words.text_with("board-workers-in-order", &[("names", look.names(seats).into())]).into_owned()
}

fn special_building(look: &BoardIndex<'_>, place: Place, rules: &[&'static str]) -> (String, String) {
    let (item, special) = (BoardItem::At(place), look.view.special());
    let mut facts = Facts::new(place_name(look, place));
    facts.kinds.push(look.text("board-kind-special"));
    facts.lines.push(words::caylus::special_effect(look.words, place));
    facts.lines.extend(special.at(place).map(|seat| worker_words(look, seat)));
    if place == Place::STABLES && !special.stables.is_empty() {
        facts.lines.push(in_order(look, special.stables.iter()));
    }
    if let (Place::INN, Some(seat)) = (place, special.inn_right) {
        facts.lines.push(look.words.text_with("board-inn-holder", &[("name", look.name(seat).into())]).into_owned());
    }
    facts.rules.extend(rules);
    let next = if place == Place::STABLES { special.stables.len() } else { 0 };
    let drawing = special::building(look.words, place, next, ghost(look, item), look.changed(item));
    // C3.7: the Stables are not used with two players.
    let unused = if place == Place::STABLES && look.view.players() == 2 { " unused" } else { "" };
    element(look, item, &format!("placed town special{unused}"), &drawing, facts)
}

fn bridge(look: &BoardIndex<'_>) -> (String, String) {
    let passed = look.view.passed();
    let mut facts = Facts::new(look.text("board-bridge"));
    facts.kinds.push(look.text("board-bridge-kind"));
    facts.lines.push(look.text("board-bridge-does"));
    facts.lines.push(if passed.is_empty() {
        look.text("board-bridge-nobody")
    } else {
        look.words.text_with("board-bridge-passed", &[("names", look.names(passed.iter()).into())]).into_owned()
    });
    facts.rules.extend(["C3.3", "C5.1"]);
    let drawing = special::bridge(passed.len(), look.view.players().into(), look.changed(BoardItem::Bridge));
    element(look, BoardItem::Bridge, "placed town bridge", &drawing, facts)
}

/// What a building on the road with which nothing can be done is drawn from. People are named as they are called, and by whether
/// they look themselves.
#[derive(PartialEq, Eq, Hash)]
struct IdleSpace {
    language: Language,
    edition: Edition,
    space: Space,
    tile: Option<Tile>,
    is_next: bool,
    people: [Option<(Seat, bool, String)>; 3],
    provost: u8,
    counted_here: Option<Section>,
    changed: bool,
}

impl IdleSpace {
    fn new(look: &BoardIndex<'_>, space: Space) -> IdleSpace {
        let road = look.view.road();
        let planned = look.view.planned_residences().find(|planned| planned.space == space).map(|planned| planned.seat);
        let person = |seat: Seat| (seat, look.is_you(seat), look.name(seat).to_owned());
        let castle = look.view.castle();
        IdleSpace {
            language: look.words.language(),
            edition: look.view.options().edition,
            space,
            tile: road.tile(space),
            is_next: road.first_free() == Some(space),
            people: [road.owner(space), road.worker(space), planned].map(|seat| seat.map(person)),
            provost: look.view.provost().number(),
            counted_here: castle.uncounted().iter().copied().find(|section| section.space() == space.number()),
            changed: look.changed(BoardItem::space(space)),
        }
    }
}

fn road_space(look: &BoardIndex<'_>, space: Space) -> (String, String) {
    static DRAWN: Memo<IdleSpace> = Memo::new();
    let item = BoardItem::space(space);
    if !look.is_idle(item) {
        return drawn_space(look, space);
    }
    (State::item_id(item), DRAWN.get(IdleSpace::new(look, space), || drawn_space(look, space).1).to_string())
}

fn drawn_space(look: &BoardIndex<'_>, space: Space) -> (String, String) {
    let (item, road, number) = (BoardItem::space(space), look.view.road(), space.number());
    let at = look.words.text_with("board-space", &[("space", number.into())]).into_owned();
    let Some(tile) = road.tile(space) else { return empty_space(look, space) };
    let mut facts = Facts::new(words::caylus::tile(look.words, tile));
    facts.kinds.push(words::caylus::class(look.words, tile.class()));
    facts.kinds.extend(road.owner(space).map(|owner| {
        if look.is_you(owner) {
            look.text("board-yours")
        } else {
            look.words.text_with("board-owned", &[("name", look.name(owner).into())]).into_owned()
        }
    }));
    facts.kinds.push(at);
    facts.lines.push(tile_does(look, tile));
    facts.lines.extend(road.worker(space).map(|seat| worker_words(look, seat)));
    let planned = look.view.planned_residences().find(|planned| planned.space == space).map(|planned| planned.seat);
    facts.lines.extend(planned.map(|seat| {
        let who = if look.is_you(seat) { "you" } else { "other" };
        look.text_with("board-planned", &[("who", who.into()), ("name", look.name(seat).into())])
    }));
    facts.rules = tile_rules(tile);
    if tile.takes_workers() {
        let reach = if space <= look.view.provost() { "caylus-within-reach" } else { "caylus-beyond-reach" };
        let provost = look.view.provost().number();
        facts.lines.push(look.words.text_with(reach, &[("space", provost.into())]).into_owned());
        facts.rules.push("C6.1");
    }
    facts.lines.extend(count_here(look, space));
    let (owner, edition) = (road.owner(space), look.view.options().edition);
    // Where a worker stands there is no room for what may come: that it can be chosen is seen all the same.
    let ghost = ghost(look, item).filter(|_| road.worker(space).is_none());
    let changed = look.changed(item);
    let drawing = OnRoad { tile, edition, space: number, owner, planned, ghost, changed }.draw(look.words);
    element(look, item, "placed town space tile", &drawing, facts)
}

fn empty_space(look: &BoardIndex<'_>, space: Space) -> (String, String) {
    let (item, number) = (BoardItem::space(space), space.number());
    let title = look.words.text_with("board-empty", &[("space", number.into())]).into_owned();
    let mut facts = Facts::new(title);
    facts.kinds.push(look.text("board-empty-kind"));
    if look.view.road().first_free() == Some(space) {
        facts.lines.push(look.text("board-empty-next"));
        facts.rules.push("C6.5");
    }
    facts.lines.extend(count_here(look, space));
    let drawing = lot(number, ghost(look, item), look.changed(item));
    element(look, item, "placed town space empty", &drawing, facts)
}

/// The sections that have not been counted, counted here (C1.3).
fn count_here(look: &BoardIndex<'_>, space: Space) -> Option<String> {
    let section = look.view.castle().uncounted().iter().copied().find(|section| section.space() == space.number())?;
    Some(
        look.words
            .text_with("board-count-here", &[("section", words::caylus::section(look.words, section).into())])
            .into_owned(),
    )
}

fn counted(state: &State, section: Section) -> bool {
    usize::from(state.castle().counted) > section as usize
}

fn count_plate(look: &BoardIndex<'_>, section: Section) -> (String, String) {
    let up = if section == Section::Walls { " upright" } else { "" };
    let lies = PlatePosition::of(section, &on_the_road(look));
    let drawing = plate(look.words, section, counted(look.view, section), lies);
    let message = if counted(look.view, section) { "board-plate-counted" } else { "board-plate-count" };
    let name = words::caylus::section(look.words, section);
    let mut facts = Facts::new(look.text_with(message, &[("section", name.into()), ("id", section.name().into())]));
    facts.kinds.push(look.text_with("board-space", &[("space", section.space().into())]));
    facts.lines = planner::count(look.words, look.view, section, look.scene.viewpoint());
    if !counted(look.view, section) {
        facts.lines.push(count_words(look.words, section));
    }
    facts.rules.extend(["C7.7", "C7.8"]);
    element(look, BoardItem::Count(section), &format!("placed town plate{up}{}", lies.class()), &drawing, facts)
}

fn castle(look: &BoardIndex<'_>) -> (String, String) {
    let (item, castle) = (BoardItem::At(Place::CASTLE), look.view.castle());
    let mut facts = Facts::new(place_name(look, Place::CASTLE));
    if let Some(section) = castle.building_site() {
        let (built, size) = (castle.houses(section).len(), section.size());
        let arguments = [
            ("section", words::caylus::section(look.words, section).into()),
            ("built", built.into()),
            ("size", size.into()),
        ];
        facts.kinds.push(look.words.text_with("board-section-built", &arguments).into_owned());
    }
    facts.lines.push(words::caylus::special_effect(look.words, Place::CASTLE));
    if !castle.queue.is_empty() {
        facts.lines.push(in_order(look, castle.queue.iter()));
    }
    facts.lines.extend(look.scene.viewpoint().map(|seat| planner::batches(look.words, look.view, seat)));
    facts.rules.extend(["C3.9", "C7.1", "C7.4", "C7.5"]);
    let drawing = queue(look.words, castle, castle.queue.len(), ghost(look, item), look.changed(item));
    element(look, item, "placed town special castle", &drawing, facts)
}

fn houses(look: &BoardIndex<'_>) -> (String, String) {
    let castle = look.view.castle();
    let mut facts = Facts::new(look.text("board-keep"));
    facts.kinds.push(look.text("board-keep-kind"));
    facts.lines.extend(Section::ALL.into_iter().map(|section| {
        let count = if counted(look.view, section) { String::new() } else { count_words(look.words, section) };
        let says = words::caylus::section_sentence(look.words, look.view, section);
        format!("{says} {count}").trim_end().to_owned()
    }));
    facts.rules.extend(["C7.2", "C7.7", "C7.8"]);
    let drawing = keep(look.words, castle, look.changed(BoardItem::Keep));
    let table = html! {
        div class="visually-hidden" {
            table {
                caption { (look.words.text("board-keep-caption")) }
                tr {
                    th scope="col" { (look.words.text("board-keep-player")) }
                    @for section in Section::ALL { th scope="col" { (words::caylus::section(look.words, section)) } }
                }
                @for seat in look.view.order().iter() {
                    tr {
                        th scope="row" { (look.name(seat)) }
                        @for section in Section::ALL { td { (castle.houses(section).count(seat)) } }
                    }
                }
            }
        }
    };
    element_with(look, BoardItem::Keep, "placed castle-plan", &drawing, facts, &table)
}

fn favor_table(look: &BoardIndex<'_>) -> (String, String) {
    let cells = Line::ALL.into_iter().flat_map(|line| (1..=5).map(move |column| (line, column)));
    let changed: Vec<(Line, u8)> =
        cells.filter(|(line, column)| look.changed(BoardItem::Cell(*line, *column))).collect();
    let drawing = favor::table(look.words, look.view, &changed);
    let column = |seat: Seat, line: Line| match look.view.player(seat).markers[line as usize] {
        0 => look.text("board-marker-none"),
        column => column.to_string(),
    };
    let full = look.view.options().favor == FavorRule::Full;
    let markup = html! {
        div class="placed favor" id="favor" {
            (PreEscaped(drawing))
            @if !full {
                p class="visually-hidden" { (look.words.text("board-favor")) ". " (look.words.text("board-favor-light").replace('|', "")) }
            } @else {
                div class="visually-hidden" {
                    table {
                        caption { (look.words.text("board-favor-caption")) " (" (favor::open_words(look.words, look.view)) ")" }
                        tr {
                            th scope="col" { (look.words.text("board-keep-player")) }
                            @for line in Line::ALL {
                                th scope="col" {
                                    (line.letter()) " " (look.words.text(&format!("board-favor-line-{}", line.letter())))
                                }
                            }
                        }
                        @for seat in look.view.order().iter() {
                            tr {
                                th scope="row" { (look.name(seat)) }
                                @for line in Line::ALL { td { (column(seat, line)) } }
                            }
                        }
                    }
                }
            }
        }
    };
    ("favor".to_owned(), markup.into_string())
}

fn favor_line(look: &BoardIndex<'_>, line: Line) -> (String, String) {
    static DRAWN: Memo<(Language, Line)> = Memo::new();
    let item = BoardItem::Line(line);
    if !look.is_idle(item) {
        return drawn_line(look, line);
    }
    (State::item_id(item), DRAWN.get((look.words.language(), line), || drawn_line(look, line).1).to_string())
}

fn drawn_line(look: &BoardIndex<'_>, line: Line) -> (String, String) {
    let letter = line.letter();
    let name = look.words.text_with("board-favor-line", &[("line", letter.to_string().into())]).into_owned();
    let mut facts = Facts::new(name);
    facts.kinds.push(look.text("board-favor"));
    facts.lines.push(look.text(&format!("board-favor-does-{letter}")));
    facts.lines.push(look.text("board-favor-rule"));
    facts.rules.extend(["C8.1", "C8.3", if line == Line::D { "C8.6" } else { "C8.5" }]);
    element(look, BoardItem::Line(line), "placed favor line", "", facts)
}

/// A cell of the table. It can be reached with the keyboard only when something can be done with it: the line beside it
/// says what all five cells do.
fn favor_cell(look: &BoardIndex<'_>, line: Line, column: u8) -> (String, String) {
    static DRAWN: Memo<(Language, Line, u8, bool)> = Memo::new();
    let item = BoardItem::Cell(line, column);
    if !look.is_idle(item) {
        return drawn_cell(look, line, column);
    }
    let key = (look.words.language(), line, column, column > look.view.open_columns());
    (State::item_id(item), DRAWN.get(key, || drawn_cell(look, line, column).1).to_string())
}

fn drawn_cell(look: &BoardIndex<'_>, line: Line, column: u8) -> (String, String) {
    let (item, letter) = (BoardItem::Cell(line, column), line.letter());
    let arguments = [("line", letter.to_string().into()), ("column", column.into())];
    let mut facts = Facts::new(look.words.text_with("board-favor-cell", &arguments).into_owned());
    facts.kinds.push(look.text("board-favor"));
    let closed = column > look.view.open_columns();
    if closed {
        facts.kinds.push(look.text("board-favor-closed"));
    }
    facts.lines.push(words::caylus::favor_effect(look.words, line, column));
    facts.quiet = true;
    if closed {
        let section = if column == 5 { Section::Walls } else { Section::Dungeon };
        facts.lines.push(
            look.words
                .text_with(
                    "board-favor-opens",
                    &[("section", words::caylus::section(look.words, section).into()), ("id", section.name().into())],
                )
                .into_owned(),
        );
    }
    facts.rules.extend([if line == Line::D { "C8.6" } else { "C8.5" }, "C8.2"]);
    element(look, item, "placed favor cell", "", facts)
}
