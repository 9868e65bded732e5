//! The players in turn order: what each has, what comes next, who has passed (C0.4: all of it is public).

use super::look::Look;
use crate::board::icon::{icon, quantity};
use crate::parts::Part;
use crate::scene::Scene;
use caylus::{Cube, Section, State};
use game::{Game, Seat};
use maud::{Markup, html};

/// The players, a row for each. Its container is `section.players.card` with the id of the part.
pub fn players(scene: &Scene<'_, State>) -> Part {
    let look = Look::new(scene);
    let row = |(place, seat)| {
        let id = format!("pl-{seat}");
        let markup = player(&look, &id, place + 1, seat).into_string();
        (id, markup)
    };
    Part { id: "players", children: look.view.order().iter().enumerate().map(row).collect() }
}

/// The same in one line, for phones. Its container is `div.mini` with the id of the part.
pub fn mini(scene: &Scene<'_, State>) -> Part {
    let look = Look::new(scene);
    let entry = |seat: Seat| {
        let id = format!("mini-{seat}");
        let class = match (scene.to_act.contains(seat), look.view.passed().contains(seat)) {
            (true, _) => "now",
            (_, true) => "p",
            _ => "",
        };
        let markup = html! {
            span id=(id) class=(class) {
                (icon(&format!("marker-{seat}"))) (score(&look, seat)) (icon("pp"))
                " " (look.view.player(seat).deniers) (icon("coin"))
            }
        };
        (id, markup.into_string())
    };
    Part { id: "mini", children: look.view.order().iter().map(entry).collect() }
}

fn score(look: &Look<'_>, seat: Seat) -> i32 {
    let fallback = i32::from(look.view.player(seat).prestige);
    look.scene.scores.get(seat.index()).copied().unwrap_or(fallback)
}

/// What the player is about to do, or that he has passed.
fn tag(look: &Look<'_>, seat: Seat) -> Markup {
    let passed = look.view.passed().iter().position(|other| other == seat);
    html! {
        @if look.scene.to_act.contains(seat) {
            span class="tag now" { (look.words.say(&format!("board-tag-{}", look.view.asked().key))) }
        } @else if let Some(place) = passed {
            @let ordinal = look.words.tell("board-ordinal", &[("place", (place + 1).into())]);
            @let message = if place == 0 { "board-passed-first" } else { "board-passed" };
            span class="tag passed" { (look.words.tell(message, &[("place", ordinal.into())])) }
        }
    }
}

fn cubes(look: &Look<'_>, seat: Seat) -> Markup {
    let held = look.view.player(seat).cubes;
    html! {
        span class="cubes" {
            @for cube in Cube::ALL {
                @let number = held.number(cube);
                @let letter = cube.letter();
                @let name = words::caylus::number_of(look.words, cube, number);
                @let class = if number == 0 { "q zero" } else { "q" };
                (quantity(class, &name, &format!("c-{letter}"), html! { (number) }))
            }
        }
    }
}

/// The buildings of a player in words.
fn buildings(look: &Look<'_>, seat: Seat) -> (usize, String) {
    let road = look.view.road();
    let name =
        |space| road.tile(space).map(|tile| format!("{} ({space})", words::caylus::short_tile(look.words, tile)));
    let names: Vec<String> = road.owned_by(seat).filter_map(name).collect();
    let said = match names.is_empty() {
        true => look.say("board-no-buildings"),
        false => look.words.tell("board-buildings", &[("names", names.join(", ").into())]).into_owned(),
    };
    (names.len(), said)
}

fn player(look: &Look<'_>, id: &str, place: usize, seat: Seat) -> Markup {
    let (player, castle) = (look.view.player(seat), look.view.castle());
    let ordinal = look.words.tell("board-ordinal", &[("place", place.into())]);
    let income = look.view.next_income(seat);
    let [dungeon, walls, towers] = Section::ALL.map(|section| castle.houses(section).count(seat));
    let (number, owned) = buildings(look, seat);
    let name =
        |message: &str, value: u16, key: &'static str| look.words.tell(message, &[(key, value.into())]).into_owned();
    let deniers = look.words.tell("board-deniers", &[("deniers", player.deniers.into()), ("income", income.into())]);
    let houses = look
        .words
        .tell("board-houses", &[("dungeon", dungeon.into()), ("walls", walls.into()), ("towers", towers.into())]);
    let points = score(look, seat);
    let prestige = look.words.tell("board-prestige", &[("points", points.into())]);
    html! {
        section id=(id) class=(if look.scene.to_act.contains(seat) { "pl now" } else { "pl" }) aria-label=(look.name(seat)) {
            svg class="piece" viewBox="0 0 24 30" aria-hidden="true" { use href=(format!("#worker-{seat}")) {} }
            div class="who" {
                b { (look.name(seat)) }
                small { (ordinal) " · " (look.sitter(seat)) }
                (tag(look, seat))
            }
            div class="pts" title=(prestige) {
                span class="vh" { (prestige) }
                span class="qv" aria-hidden="true" { (points) (icon("pp")) }
            }
            div class="goods" {
                (quantity("q", &deniers, "coin", html! { (player.deniers) small { "+" (income) } }))
                (cubes(look, seat))
                (quantity("q tallw sp", &name("board-workers", player.workers.into(), "workers"), &format!("worker-{seat}"),
                    html! { (player.workers) small { (look.words.say("board-of-six")) } }))
                (quantity("q", &houses, &format!("house-{seat}"), html! { (dungeon) "·" (walls) "·" (towers) }))
                (quantity("q owned", &owned, "hammer", html! { (number) }))
            }
        }
    }
}
