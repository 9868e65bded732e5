//! The stock: the tiles that can still be built, by kind (C2.1).

use super::look::Look;
use super::thing::Thing;
use super::tile::in_stock;
use super::tips::{Facts, element, tile_does, tile_name, tile_rules};
use crate::parts::Part;
use crate::scene::Scene;
use caylus::tiles::{Class, Effect, Tile};
use caylus::{Cubes, State};
use maud::html;

/// The unbuilt tiles: a heading for each kind and the tiles behind it, all children of one row that wraps on phones. Its
/// container is `section.stock.card` with the id of the part.
pub fn stock(scene: &Scene<'_, State>) -> Part {
    let look = Look::new(scene);
    let mut children = Vec::new();
    for class in [Class::Wood, Class::Stone, Class::Prestige] {
        let tiles: Vec<Tile> = look.state.stock().of_class(class).collect();
        if tiles.is_empty() {
            continue;
        }
        let kind = super::draw::kind(class);
        let number: u8 = tiles.iter().map(|tile| look.state.stock().number(*tile)).sum();
        let heading = look.words.tell("board-stock-kind", &[("kind", kind.into()), ("number", number.into())]);
        let id = format!("stock-{kind}");
        let markup = html! { h3 id=(id) { (heading) } }.into_string();
        children.push((id, markup));
        children.extend(tiles.into_iter().map(|tile| unbuilt(&look, tile)));
    }
    Part { id: "stock", children }
}

/// Whether the viewer holds the cubes for a tile at its full price (C6.4).
fn payable(look: &Look<'_>, tile: Tile) -> Option<bool> {
    let cubes = look.state.player(look.scene.point?).cubes;
    let printed = tile.printed(look.state.options().edition);
    let more = printed.any && cubes.covers(printed.cost) && cubes.minus(printed.cost) == Cubes::NONE;
    Some(cubes.covers(printed.cost) && !more)
}

fn unbuilt(look: &Look<'_>, tile: Tile) -> (String, String) {
    let edition = look.state.options().edition;
    let (printed, left, name) = (tile.printed(edition), look.state.stock().number(tile), tile_name(look, tile));
    let payable = payable(look, tile);
    let mut facts = Facts::new(name.clone());
    facts.kinds.push(look.say(&format!("board-kind-{}", super::draw::kind(tile.class()))));
    if left > 1 {
        facts.kinds.push(look.words.tell("board-stock-left", &[("number", left.into())]).into_owned());
    }
    let costs = if printed.any { "board-costs-any" } else { "board-costs" };
    let costs = look.words.tell(costs, &[("cubes", look.cubes(printed.cost).into())]);
    let scores = look.words.tell("board-scores", &[("points", printed.points.into())]);
    facts.lines.push(format!("{costs} {scores}"));
    if printed.favors > 0 {
        facts.lines.push(look.words.tell("board-brings-favors", &[("favors", printed.favors.into())]).into_owned());
    }
    if printed.effect != Effect::None {
        facts.lines.push(tile_does(look, tile));
    } else {
        if printed.income > 0 {
            let income = look.words.tell("board-brings-income", &[("deniers", printed.income.into())]);
            facts.lines.push(income.into_owned());
        }
        facts.lines.push(look.say("board-replaces"));
    }
    facts.meaning.extend(payable.map(|can| look.say(if can { "board-can-pay" } else { "board-cannot-pay" })));
    facts.rules = tile_rules(tile);
    let drawing = in_stock(tile, edition, &name, left, payable == Some(true));
    element(look, Thing::Tile(tile), "st", &drawing, facts)
}
