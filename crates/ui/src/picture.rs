//! A board as one SVG that stands alone: for notebooks and other programs that show pictures. The board is made of positioned
//! elements, so the picture is a window onto a page (`foreignObject`) that brings its style sheets and symbols along.

use crate::{Scene, TableInfo, Visit, WebBoard, assets};
use game::{Seat, SeatSet, Sight};
use words::{Chair, Language, Sitter, Words};

/// The size of the picture.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 820;

/// The board as a viewer sees it, a seat or with `None` a spectator.
pub fn picture<G: WebBoard>(state: &G, viewer: Option<Seat>, language: Language) -> String {
    let words = Words::of_game::<G>(language);
    let chair = |_| Chair { name: String::new(), sitter: Sitter::Person };
    let about = TableInfo {
        id: String::new(),
        path: String::new(),
        address: String::new(),
        name: String::new(),
        options: state.settings().to_string(),
        chairs: Seat::first(state.players()).map(chair).collect(),
        seat_links: Vec::new(),
        left: SeatSet::NONE,
        here: SeatSet::NONE,
        rematch: None,
        hinting: crate::Hinting::default(),
    };
    let (view, scores) = (state.view(viewer), state.scores());
    let sight = Sight::of(state, viewer.map_or(SeatSet::NONE, SeatSet::only));
    let scene = Scene {
        visit: Visit { words, about: &about, sight, at: None, refusal: None, lesson: None, turns_sent: 0 },
        view: &view,
        to_act: state.to_act(),
        ask: None,
        log: &[],
        first_entry: 0,
        standing: &[],
        news: 0,
        undo: false,
        revision: 0,
        end: None,
        scores: &scores,
        standings: None,
    };
    framed::<G>(words, &scene)
}

fn framed<G: WebBoard>(words: &Words, scene: &Scene<'_, G>) -> String {
    let board: String = G::board(scene).children.into_iter().map(|(_, markup)| markup).collect();
    let (board, symbols) = (named(&board), named(G::symbols(words)));
    let css = assets::shared().stylesheet.text();
    let own = G::stylesheet().map_or("", |asset| asset.text());
    let game = G::NAME;
    format!(
        r#"<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"><foreignObject width="{WIDTH}" height="{HEIGHT}"><div xmlns="http://www.w3.org/1999/xhtml" class="picture {game}"><style><![CDATA[{css}{own}]]></style>{symbols}<div class="board" id="board">{board}</div></div></foreignObject></svg>"#,
    )
}

const SVG: &str = "http://www.w3.org/2000/svg";

/// Drawings say what they are, if they do not yet: a page knows it, a picture does not.
fn named(markup: &str) -> String {
    let mut named = String::with_capacity(markup.len());
    for (place, part) in markup.split("<svg").enumerate() {
        let is_named = part.split('>').next().is_some_and(|tag| tag.contains("xmlns="));
        match (place, is_named) {
            (0, _) => (),
            (_, true) => named += "<svg",
            (_, false) => named += &format!(r#"<svg xmlns="{SVG}""#),
        }
        named += part;
    }
    named
}
