//! Pages: pure functions from what a visitor may see to HTML and SVG. No input and output, no clock, no global state: the
//! server calls them, and tests do.
//!
//! In reading order:
//!
//! - `scene`: what one visitor sees of a table at one moment; every page of a table is drawn from it. `fragments`: the parts
//!   of such a page that change, and an update as the children of them that are different.
//! - `web_board`: [`WebBoard`], what a game brings to be drawn. Everything has a default, which is `plain`: the state in
//!   sentences, the players, the legal actions as buttons. `catalogue`: [`Catalogue`], the games of a server, for the pages
//!   that are about all of them.
//! - `pages`: what stands around the board, the same for all games. `shell` is every page; `start`, `table` (with `prompt`,
//!   `hint`, `log`, `people`, `following`), `end` (with `charts` and `replay`), `analysis` of a game, `curtain` between those who share a screen, `join`,
//!   `message`, `guide` for rulebooks (with `book`), and `settings`, which every page has.
//! - `board`: what the boards of all games are made of. `index` sorts a scene by the things on the board that actions are
//!   about; a thing with one action is its button, one with several shows them in its words (`tips`), and what is refused
//!   says why there. `rects` is where something stands on the wide board and on the tall one of a phone, `draw` how SVG is
//!   written.
//! - [`caylus`] and [`ys`] draw the two tables, a file for each thing that is drawn. `geometry` writes where things stand
//!   as a style sheet: a page may carry no `style`, so places are found by id and pieces by the class of their spot. Ys is
//!   drawn from a view; what the viewer does not know is not there, and a test compares bytes. `ys::scoring` shows how a
//!   round was scored, a page for each step.
//! - `memo` keeps drawings that are needed again and again, and `escape` writes text into markup and markup into JSON quickly.
//! - `assets`, `symbols`, `minify`, `switchable`: the files that pages load and the sprites that they inline, minified when
//!   the program starts; themes follow the system or the page. Their sources are in `static`: style sheets by subject and for
//!   each game in `css`, and a sprite for each game in `symbols`.
//!
//! Everything works as plain forms and links; `static/page.js` only makes it quicker: it is told by a stream that something
//! changed, asks for the changed fragments, and swaps them inside a view transition, so that pieces glide. `connection.js` is
//! how it talks with the server when that does not answer, `stream.js` the one stream that all tabs of a browser share.
//!
//! To look at a table: `cargo run -p ui --example sketch -- /tmp/sketch.html ys ask-down players=3 dark`.

#![forbid(unsafe_code)]

mod assets;
mod board;
mod catalogue;
pub mod caylus;
mod escape;
mod fragments;
mod hinting;
mod memo;
mod minify;
mod pages;
mod picture;
mod plain;
mod scene;
mod switchable;
mod symbols;
mod web_board;
pub mod ys;

pub use assets::Asset;
pub use catalogue::{BotLevel, Catalogue, GameCard};
pub use escape::write_changes;
pub use fragments::{Change, Fingerprint, Fragment, changes, fingerprint_bytes, fingerprints, turns_sent};
pub use game::Entry;
pub use hinting::{HintOffer, Hinting, ToldAction, ToldHint, ToldWhy};
pub use pages::{
    Interlude, MarkName, MarkedDecision, Page, PostedPage, Preferences, RefusedForm, RulebookIcon, ScoreSheet,
    StartPage, StudiedAction, StudiedMoment, StudiedSeat, Study, StudyStand, Tried, YourResult, YourTable, analysis,
    api_guide, curtain, join, message, page, parts as table_parts, posted, replay_parts, stands, take_seat,
};
pub use picture::picture;
pub use scene::{Ask, LessonStep, Refusal, Scene, StandingPiece, TableInfo, Visit};
pub use web_board::{AnswerStyle, Chapter, Tab, WebBoard};
