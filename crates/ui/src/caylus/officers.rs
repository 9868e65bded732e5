//! Provost and bailiff in the street, with what they mean, and where the provost may go (C5, C7.6).

use super::draw::{price_tag, svg, symbol};
use super::geometry::heading;
use super::index::{BoardIndex, price};
use super::tips::{Facts, element};
use crate::board::tips::plain;
use caylus::{Action, BoardItem, Space};
use words::caylus::planner;

/// The spaces where somebody stands in the street: the provost, the bailiff, and where the provost may go.
pub(super) fn on_the_road(look: &BoardIndex<'_>) -> Vec<Space> {
    let officers = [look.view.provost(), look.view.bailiff()];
    officers.into_iter().chain(provost_moves(look).map(|(space, _)| space)).collect()
}

/// Where the provost may go, apart from where it stands.
fn provost_moves<'a>(look: &'a BoardIndex<'_>) -> impl Iterator<Item = (Space, Action)> + 'a {
    let legal = look.scene.ask.iter().flat_map(|ask| ask.legal.iter().copied());
    legal.filter_map(|action| match action {
        Action::Provost(steps) if steps != 0 => Some((look.view.provost().step(steps)?, action)),
        _ => None,
    })
}

/// The officers, and before them what the provost might become, as children of the board.
pub(super) fn officers(look: &BoardIndex<'_>) -> Vec<(String, String)> {
    let bailiff = look.view.bailiff();
    let ghosts = provost_moves(look).map(|(space, action)| {
        let mut drawing = symbol("provost", 0., 0., 26., 32.);
        drawing += &price(look, action).map_or_else(String::new, |price| price_tag(15., 19., price));
        let class = format!("ghost {}", class("provost", space, space == bailiff));
        plain(
            &format!("provost-{space}"),
            &class,
            &format!(r#"<div class="drawing">{}</div>"#, svg("", 26., 32., &drawing)),
        )
    });
    ghosts.chain([the_bailiff(look), the_provost(look)]).collect()
}

/// Two on one space stand side by side, or one above the other where the street is upright.
fn class(who: &str, space: Space, shared: bool) -> String {
    let beside = match (shared, heading(space)) {
        (false, _) => "",
        (true, (0., _)) => " shared upright",
        _ => " shared",
    };
    format!("placed town officer {who} before-{space}{beside}")
}

fn the_bailiff(look: &BoardIndex<'_>) -> (String, String) {
    let space = look.view.bailiff();
    let mut facts = Facts::new(look.text_with("board-bailiff", &[("space", space.number().into())]));
    facts.lines = planner::bailiff(look.words, look.view, look.scene.viewpoint());
    facts.rules.extend(["C7.6", "C7.7", "C7.8"]);
    // Somebody who may come to stand beside makes room for the one who stands there.
    let shared = space == look.view.provost() || provost_moves(look).any(|(to, _)| to == space);
    element(look, BoardItem::Bailiff, &class("bailiff", space, shared), &figure("bailiff"), facts)
}

fn the_provost(look: &BoardIndex<'_>) -> (String, String) {
    let space = look.view.provost();
    let mut facts = Facts::new(look.text_with("board-provost", &[("space", space.number().into())]));
    facts.lines = planner::provost(look.words, look.view, look.scene.viewpoint(), &look.people());
    facts.rules.extend(["C5.1", "C6.1", "C7.6"]);
    element(look, BoardItem::Provost, &class("provost", space, space == look.view.bailiff()), &figure("provost"), facts)
}

fn figure(who: &str) -> String {
    svg("", 26., 32., &symbol(who, 0., 0., 26., 32.))
}
