//! The stock: the tiles that can still be built, by kind (C2.1).

use super::index::BoardIndex;
use super::tile::in_stock;
use super::tips::{Facts, element, tile_does, tile_rules};
use crate::fragments::Fragment;
use crate::memo::Memo;
use crate::scene::Scene;
use caylus::BoardItem;
use caylus::tiles::{Class, Tile};
use caylus::{Cubes, Edition, State};
use game::BoardItems;
use maud::html;
use words::Language;
use words::caylus::planner;

/// What can be built, in the order of the stock.
const CLASSES: [Class; 3] = [Class::Wood, Class::Stone, Class::Prestige];

/// The unbuilt tiles: a heading for each kind and the tiles behind it, all children of one row that wraps. Its
/// container is `section.stock.card` with the id of the part.
pub fn stock(scene: &Scene<'_, State>) -> Fragment {
    let look = BoardIndex::new(scene);
    let mut children = Vec::new();
    for class in CLASSES {
        let tiles: Vec<Tile> = look.view.stock().of_class(class).collect();
        if tiles.is_empty() {
            continue;
        }
        let kind = class.name();
        let number: u8 = tiles.iter().map(|tile| look.view.stock().number(*tile)).sum();
        let heading = look.words.text_with("board-stock-kind", &[("kind", kind.into()), ("number", number.into())]);
        let id = format!("stock-{kind}");
        let markup = html! { h2 id=(id) { (heading) } }.into_string();
        children.push((id, markup));
        children.extend(tiles.into_iter().map(|tile| unbuilt(&look, tile)));
    }
    Fragment { id: "stock", children }
}

/// Everything that can still be built, kind by kind.
fn unbuilt_tiles(state: &State) -> impl Iterator<Item = Tile> {
    CLASSES.into_iter().flat_map(|class| state.stock().of_class(class))
}

/// Whether the viewer holds the cubes for a tile: at its full price (C6.4), or for less by a favour (C8.6).
fn payable(look: &BoardIndex<'_>, tile: Tile) -> Option<bool> {
    let cubes = look.view.player(look.scene.viewpoint()?).cubes;
    let printed = tile.printed(look.view.options().edition);
    let more = printed.any && cubes.covers(printed.cost) && cubes.minus(printed.cost) == Cubes::NONE;
    Some((cubes.covers(printed.cost) && !more) || !look.actions(BoardItem::Tile(tile)).is_empty())
}

/// What opens and closes the stock where it is a panel over the board, and what is in it. While a tile can be built the
/// panel is open by itself, and the switch is another one, which closes it. The switch never changes otherwise, so that
/// what the viewer chose lasts.
pub(super) fn switch(look: &BoardIndex<'_>) -> [(String, String); 2] {
    let is_building = unbuilt_tiles(look.view).any(|tile| !look.actions(BoardItem::Tile(tile)).is_empty());
    let (id, message) =
        if is_building { ("stock-hide", "board-stock-hide") } else { ("stock-show", "board-stock-show") };
    // It belongs to no form, so that it is never sent.
    let switch = html! {
        label.stock-switch id=(id) data-key="K" {
            input type="checkbox" form="none";
            (look.words.text(message)) " " kbd { "K" }
        }
    };
    let payable = unbuilt_tiles(look.view).filter(|tile| payable(look, *tile) == Some(true)).count();
    let said = look.scene.viewpoint().map(|_| look.text_with("board-stock-payable", &[("number", payable.into())]));
    let said = html! { p.stock-says #stock-says { (said.unwrap_or_else(|| look.text("table-stock"))) } };
    [(id.to_owned(), switch.into_string()), ("stock-says".to_owned(), said.into_string())]
}

/// What a tile with which nothing can be done is drawn from.
#[derive(PartialEq, Eq, Hash)]
struct Idle {
    language: Language,
    edition: Edition,
    tile: Tile,
    left: u8,
    payable: Option<bool>,
    missing: Option<String>,
}

fn unbuilt(look: &BoardIndex<'_>, tile: Tile) -> (String, String) {
    static DRAWN: Memo<Idle> = Memo::new();
    let (language, edition) = (look.words.language(), look.view.options().edition);
    let (left, payable) = (look.view.stock().number(tile), payable(look, tile));
    let missing = look.scene.viewpoint().filter(|_| payable == Some(false));
    let missing = missing.and_then(|seat| planner::missing(look.words, look.view, seat, tile));
    let item = BoardItem::Tile(tile);
    if !look.is_idle(item) {
        return drawn(look, tile, left, payable, missing);
    }
    let key = Idle { language, edition, tile, left, payable, missing: missing.clone() };
    (State::item_id(item), DRAWN.get(key, || drawn(look, tile, left, payable, missing).1).to_string())
}

fn drawn(
    look: &BoardIndex<'_>,
    tile: Tile,
    left: u8,
    payable: Option<bool>,
    missing: Option<String>,
) -> (String, String) {
    let edition = look.view.options().edition;
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
    facts.lines.extend(match payable {
        Some(true) => Some(look.text("board-can-pay")),
        Some(false) => missing,
        None => None,
    });
    facts.rules = tile_rules(tile);
    let drawing = in_stock(look.words, tile, edition, left, payable == Some(true));
    element(look, BoardItem::Tile(tile), "stock-tile", &drawing, facts)
}
