//! The stock: the tiles that can still be built, by kind (C2.1).

use super::index::BoardIndex;
use super::tile::in_stock;
use super::tips::{Facts, element, tile_does, tile_rules};
use crate::fragments::Fragment;
use crate::scene::Scene;
use caylus::BoardItem;
use caylus::tiles::{Class, Tile};
use caylus::{Cubes, State};
use maud::html;

/// The unbuilt tiles: a heading for each kind and the tiles behind it, all children of one row that wraps on phones. Its
/// container is `section.stock.card` with the id of the part.
pub fn stock(scene: &Scene<'_, State>) -> Fragment {
    let look = BoardIndex::new(scene);
    let mut children = Vec::new();
    for class in [Class::Wood, Class::Stone, Class::Prestige] {
        let tiles: Vec<Tile> = look.view.stock().of_class(class).collect();
        if tiles.is_empty() {
            continue;
        }
        let kind = super::draw::kind(class);
        let number: u8 = tiles.iter().map(|tile| look.view.stock().number(*tile)).sum();
        let heading = look.words.text_with("board-stock-kind", &[("kind", kind.into()), ("number", number.into())]);
        let id = format!("stock-{kind}");
        let markup = html! { h2 id=(id) { (heading) } }.into_string();
        children.push((id, markup));
        children.extend(tiles.into_iter().map(|tile| unbuilt(&look, tile)));
    }
    Fragment { id: "stock", children }
}

/// Whether the viewer holds the cubes for a tile at its full price (C6.4).
fn payable(look: &BoardIndex<'_>, tile: Tile) -> Option<bool> {
    let cubes = look.view.player(look.scene.viewpoint()?).cubes;
    let printed = tile.printed(look.view.options().edition);
    let more = printed.any && cubes.covers(printed.cost) && cubes.minus(printed.cost) == Cubes::NONE;
    Some(cubes.covers(printed.cost) && !more)
}

fn unbuilt(look: &BoardIndex<'_>, tile: Tile) -> (String, String) {
    let edition = look.view.options().edition;
    let (left, name) = (look.view.stock().number(tile), words::caylus::short_tile(look.words, tile));
    // By a favour a tile may cost less than is printed on it (C8.6).
    let payable = payable(look, tile).map(|payable| payable || !look.actions(BoardItem::Tile(tile)).is_empty());
    let mut facts = Facts::new(words::caylus::tile(look.words, tile));
    facts.kinds.push(words::caylus::class(look.words, tile.class()));
    if left > 1 {
        facts.kinds.push(look.words.text_with("board-stock-left", &[("number", left.into())]).into_owned());
    }
    facts.lines.push(words::caylus::tile_sentence(look.words, tile, edition));
    facts.lines.push(tile_does(look, tile));
    if tile.class() == Class::Prestige {
        facts.lines.push(look.text("board-replaces"));
    }
    facts.lines.extend(payable.map(|can| look.text(if can { "board-can-pay" } else { "board-cannot-pay" })));
    facts.rules = tile_rules(tile);
    let drawing = in_stock(tile, edition, &name, left, payable == Some(true));
    element(look, BoardItem::Tile(tile), "stock-tile", &drawing, facts)
}
