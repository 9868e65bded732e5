//! The players in turn order: what each has, what comes next, who has passed (C0.4: all of it is public).

use super::index::BoardIndex;
use crate::board::icon::{icon, quantity};
use crate::board::index::presence;
use crate::fragments::Fragment;
use crate::memo::Memo;
use crate::scene::Scene;
use caylus::{Cube, Cubes, Section, State};
use game::{Game, Seat};
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;
use words::{Language, Words};

/// The players, a row for each, and the switch of the stock. Its container is `section.players.card` with the id of the part.
pub fn players(scene: &Scene<'_, State>) -> Fragment {
    let look = BoardIndex::new(scene);
    let row = |(place, seat)| {
        let id = format!("player-{seat}");
        let markup = player(&look, &id, place + 1, seat).into_string();
        (id, markup)
    };
    let rows = look.view.order().iter().enumerate().map(row);
    Fragment { id: "players", children: rows.chain(super::stock::switch(&look)).collect() }
}

/// The players in one line, for phones. Its container is `div.mini` with the id of the part.
pub fn mini(scene: &Scene<'_, State>) -> Fragment {
    let look = BoardIndex::new(scene);
    let entry = |seat: Seat| {
        let id = format!("mini-{seat}");
        let now = scene.to_act.contains(seat);
        let passed = !now && look.view.passed().contains(seat);
        let markup = html! {
            span.now[now].passed[passed].own-row[scene.reader() == Some(seat)] id=(id) {
                (icon(&format!("marker-{seat}"))) (score(&look, seat)) (icon("prestige"))
                " " (look.view.player(seat).deniers) (icon("coin"))
            }
        };
        (id, markup.into_string())
    };
    Fragment { id: "mini", children: look.view.order().iter().map(entry).collect() }
}

fn score(look: &BoardIndex<'_>, seat: Seat) -> i32 {
    let fallback = i32::from(look.view.player(seat).prestige);
    look.scene.scores.get(seat.index()).copied().unwrap_or(fallback)
}

/// What the player is about to do, or that they have passed.
fn tag(look: &BoardIndex<'_>, seat: Seat) -> Markup {
    let passed = look.view.passed().iter().position(|other| other == seat);
    html! {
        @if look.scene.to_act.contains(seat) {
            span class="tag now" { (look.words.text(&format!("board-tag-{}", look.view.asked().key))) }
        } @else if let Some(place) = passed {
            @let ordinal = look.words.text_with("board-ordinal", &[("place", (place + 1).into())]);
            @let message = if place == 0 { "board-passed-first" } else { "board-passed" };
            span class="tag passed" { (look.words.text_with(message, &[("place", ordinal.into())])) }
        }
    }
}

fn cubes(look: &BoardIndex<'_>, seat: Seat) -> PreEscaped<Arc<str>> {
    static DRAWN: Memo<(Language, [u16; Cube::ALL.len()])> = Memo::new();
    let held = look.view.player(seat).cubes;
    let key = (look.words.language(), Cube::ALL.map(|cube| held.number(cube)));
    PreEscaped(DRAWN.get(key, || draw_cubes(look.words, held).into_string()))
}

fn draw_cubes(words: &Words, held: Cubes) -> Markup {
    html! {
        span class="cubes" {
            @for cube in Cube::ALL {
                @let number = held.number(cube);
                @let letter = cube.letter();
                @let name = words::caylus::number_of(words, cube, number);
                @let class = if number == 0 { "quantity zero" } else { "quantity" };
                (quantity(class, &name, &format!("cube-{letter}"), html! { (number) }))
            }
        }
    }
}

/// The buildings of a player in words.
fn buildings(look: &BoardIndex<'_>, seat: Seat) -> (usize, String) {
    let road = look.view.road();
    let name =
        |space| road.tile(space).map(|tile| format!("{} ({space})", words::caylus::short_tile(look.words, tile)));
    let names: Vec<String> = road.owned_by(seat).filter_map(name).collect();
    let said = if names.is_empty() {
        look.text("board-no-buildings")
    } else {
        look.words.text_with("board-buildings", &[("names", names.join(", ").into())]).into_owned()
    };
    (names.len(), said)
}

fn player(look: &BoardIndex<'_>, id: &str, place: usize, seat: Seat) -> Markup {
    let (player, castle) = (look.view.player(seat), look.view.castle());
    let ordinal = look.words.text_with("board-ordinal", &[("place", place.into())]);
    let income = look.view.next_income(seat);
    let [dungeon, walls, towers] = Section::ALL.map(|section| castle.houses(section).count(seat));
    let (number, owned) = buildings(look, seat);
    let name = |message: &str, value: u16, key: &'static str| {
        look.words.text_with(message, &[(key, value.into())]).into_owned()
    };
    let deniers =
        look.words.text_with("board-deniers", &[("deniers", player.deniers.into()), ("income", income.into())]);
    let houses = look
        .words
        .text_with("board-houses", &[("dungeon", dungeon.into()), ("walls", walls.into()), ("towers", towers.into())]);
    let points = score(look, seat);
    let prestige = look.words.text_with("board-prestige", &[("points", points.into())]);
    html! {
        section.player.now[look.scene.to_act.contains(seat)].own-row[look.scene.reader() == Some(seat)] id=(id) aria-label=(look.name(seat)) {
            svg class="piece" viewBox="0 0 24 30" aria-hidden="true" { use href=(format!("#worker-{seat}")) {} }
            div class="who" {
                b { (look.name(seat)) }
                small { (ordinal) " · " (look.sitter(seat)) (presence(look.scene, seat)) }
                (tag(look, seat))
            }
            div class="points" title=(prestige) {
                span class="visually-hidden" { (prestige) }
                span class="quantity-value" aria-hidden="true" { (points) (icon("prestige")) }
            }
            div class="goods" {
                (quantity("quantity", &deniers, "coin", html! { (player.deniers) small { "+" (income) } }))
                (cubes(look, seat))
                (quantity("quantity worker-count pushed-right", &name("board-workers", player.workers.into(), "workers"), &format!("worker-{seat}"),
                    html! { (player.workers) small { (look.words.text("board-of-six")) } }))
                (quantity("quantity", &houses, &format!("house-{seat}"), html! { (dungeon) "·" (walls) "·" (towers) }))
                (quantity("quantity owned", &owned, "hammer", html! { (number) }))
            }
        }
    }
}
