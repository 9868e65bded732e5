//! The games of a server, for the pages that are about all of them: the start page lists them, rulebooks and style sheets
//! are found by name.

use crate::assets::{self, Asset};
use crate::pages::{self, StartPage};
use crate::web_board::{Chapter, WebBoard};
use maud::{Markup, html};
use std::collections::HashMap;
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError};
use words::{Language, Words};

/// What those pages have to know of a game.
#[derive(Clone)]
pub struct GameCard {
    /// Its name, as in records.
    pub(crate) name: &'static str,
    pub(crate) players: RangeInclusive<u8>,
    pub(crate) has_lesson: bool,
    pub(crate) has_rulebook: bool,
    /// The levels of bots that people play against, weakest first.
    pub(crate) bots: fn() -> Vec<BotLevel>,
    /// The characters that they can have.
    pub(crate) characters: fn() -> Vec<&'static str>,
    pub(crate) chapters: &'static [Chapter],
    pub(crate) icon: fn() -> Markup,
    pub(crate) settings: fn(&Words, &StartPage<'_>) -> Markup,
    rulebook: fn(&Words, Option<&str>) -> Option<String>,
    stylesheet: fn() -> Option<&'static Asset>,
}

/// A level of bots that people play against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotLevel {
    /// Its name on the command line.
    pub name: &'static str,
    /// How many iterations it thinks when nothing else is asked for; none if it chooses at once.
    pub iterations: Option<u32>,
}

impl GameCard {
    /// The card of a game.
    pub const fn of<G: WebBoard>() -> GameCard {
        GameCard {
            name: G::NAME,
            players: G::PLAYERS,
            has_lesson: G::LESSON.is_some(),
            bots: Vec::new,
            characters: Vec::new,
            has_rulebook: G::RULEBOOK.is_some(),
            chapters: G::CHAPTERS,
            icon: G::icon,
            settings: pages::settings::<G>,
            rulebook: pages::rulebook::<G>,
            stylesheet: G::stylesheet,
        }
    }

    /// The same card with the levels of bots that people play against, weakest first, and the characters that they can have.
    pub const fn with_bots(mut self, bots: fn() -> Vec<BotLevel>, characters: fn() -> Vec<&'static str>) -> GameCard {
        self.bots = bots;
        self.characters = characters;
        self
    }
}

/// The games of a server, in the order in which they are listed.
pub struct Catalogue {
    games: Vec<GameCard>,
    /// The style sheet of the start page.
    stylesheet: Asset,
    /// The rulebooks that have been drawn, by game and language, with and without a way back to a table.
    rulebooks: Mutex<HashMap<RulebookKey, Arc<str>>>,
}

/// A game, a language, and whether there is a way back to a table.
type RulebookKey = (&'static str, Language, bool);

/// The address that stands for a table in a rulebook that is kept.
const ANY_TABLE: &str = "/t/[any table]";

impl Catalogue {
    /// A catalogue of these games.
    pub fn new(games: Vec<GameCard>) -> Catalogue {
        let css = [include_str!("../static/css/start.css"), &choice_css(&games)];
        Catalogue { stylesheet: Asset::stylesheet("start.css", &css), games, rulebooks: Mutex::default() }
    }

    /// The files that the pages of these games load.
    pub fn assets(&self) -> impl Iterator<Item = &Asset> {
        let own = self.games.iter().filter_map(|game| (game.stylesheet)());
        assets::shared().all().chain([&self.stylesheet]).chain(own)
    }

    /// The start page.
    pub fn start(&self, words: &Words, visitor: &StartPage<'_>) -> String {
        pages::start(words, &self.games, &self.stylesheet, visitor)
    }

    /// The rulebook of a game, if there is such a game and it has one.
    /// `table` is the path of the table that the reader came from, if they did.
    pub fn rulebook(&self, words: &Words, game: &str, table: Option<&str>) -> Option<String> {
        let card = self.games.iter().find(|card| card.name == game)?;
        let key = (card.name, words.language(), table.is_some());
        let kept = self.rulebooks.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        let book = match kept {
            Some(book) => book,
            None => {
                let book: Arc<str> = (card.rulebook)(words, table.map(|_| ANY_TABLE))?.into();
                self.rulebooks.lock().unwrap_or_else(PoisonError::into_inner).insert(key, book.clone());
                book
            }
        };
        // Whoever asks may have written the address.
        Some(table.map_or_else(|| book.to_string(), |table| book.replace(ANY_TABLE, &html! { (table) }.into_string())))
    }
}

/// What is shown of the form for a new table while a game is chosen: its options, and as many seats as it has.
fn choice_css(games: &[GameCard]) -> String {
    let most = games.iter().map(|game| *game.players.end()).max().unwrap_or(0);
    let mut css = String::new();
    for GameCard { name, players, .. } in games {
        let chosen = format!(":has([name=game][value={name}]:checked)");
        let _ = writeln!(css, "form.settings:not({chosen}) .for-{name} {{ display: none; }}");
        for seat in players.end() + 1..=most {
            let _ = writeln!(css, "form.settings{chosen} .seat-{seat} {{ display: none; }}");
        }
    }
    css
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_and_seats_are_those_of_the_chosen_game() {
        let css = choice_css(&[GameCard::of::<caylus::State>(), GameCard::of::<ys::State>()]);
        assert!(
            css.contains("form.settings:not(:has([name=game][value=ys]:checked)) .for-ys { display: none; }"),
            "{css}"
        );
        assert!(css.contains("form.settings:has([name=game][value=ys]:checked) .seat-5 { display: none; }"), "{css}");
        assert_eq!(css.lines().count(), 3, "Caylus has five seats: {css}");
    }
}
