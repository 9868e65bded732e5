//! The messages of a language: those that all games share, and those of the games of a program.

use crate::cache::cached;
use crate::{Language, Spoken, WordFiles};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

/// The [`WordFiles`] of this crate with these names in the folders `en`, `fr` and `pt`: `word_files!("caylus/game")`.
macro_rules! word_files {
    ($($name:literal),*) => {
        $crate::Translated {
            english: &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/en/", $name, ".ftl"))),*],
            french: Some(&[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/fr/", $name, ".ftl"))),*]),
            portuguese: Some(&[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/pt/", $name, ".ftl"))),*]),
        }
    };
}

pub(crate) use word_files;

/// The words of a language. A message is found by its key, and filled in with arguments.
pub struct Words {
    language: Language,
    /// Tells cached texts of this value from those of others.
    id: u32,
    bundle: Bundle,
    /// English messages of games that were not translated.
    english: Bundle,
}

type Bundle = FluentBundle<FluentResource>;

/// An argument of a message: its name in the message, and a number or a text.
pub type Argument<'a> = (&'a str, FluentValue<'a>);

/// The words of the games that the program has.
struct Registry {
    games: Vec<WordFiles>,
    /// By language, once they have been asked for.
    words: [Option<&'static Words>; Language::ALL.len()],
}

static REGISTRY: RwLock<Registry> = RwLock::new(Registry { games: Vec::new(), words: [None; Language::ALL.len()] });

/// The Fluent files that all games share.
const COMMON: WordFiles =
    word_files!("common", "page", "terminal", "screen", "study", "analysis", "posted", "review", "hint");

impl Words {
    /// Reads the words of a language with those of these games. Games without this language speak English.
    fn new(language: Language, games: &[WordFiles]) -> Words {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let files = COMMON.get(language).into_iter().chain(games.iter().filter_map(|game| game.get(language)));
        let untranslated = games.iter().filter(|game| game.get(language).is_none()).map(|game| game.english);
        Words {
            language,
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            bundle: bundle(language, files),
            english: bundle(Language::English, untranslated),
        }
    }

    /// Adds the words of games to those of the program. A program does this once, before anything is said.
    pub fn register(games: impl IntoIterator<Item = WordFiles>) {
        let mut registry = REGISTRY.write().unwrap_or_else(PoisonError::into_inner);
        for game in games {
            if !registry.games.iter().any(|known| std::ptr::eq(known.english, game.english)) {
                registry.games.push(game);
                registry.words = [None; Language::ALL.len()];
            }
        }
    }

    /// The words of a language for the games of the program. They are read once.
    pub fn of(language: Language) -> &'static Words {
        let index = language as usize;
        let read = REGISTRY.read().unwrap_or_else(PoisonError::into_inner).words[index];
        read.unwrap_or_else(|| {
            let mut registry = REGISTRY.write().unwrap_or_else(PoisonError::into_inner);
            let Registry { games, words } = &mut *registry;
            words[index].get_or_insert_with(|| Box::leak(Box::new(Words::new(language, games))))
        })
    }

    /// The words of a language, with those of a game, which is registered if it was not.
    pub fn of_game<G: Spoken>(language: Language) -> &'static Words {
        Words::register([G::WORDS]);
        Words::of(language)
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without arguments. One that does not exist gives its key in brackets, so that it is noticed.
    pub fn text(&self, message: &str) -> Cow<'_, str> {
        self.text_with(message, &[])
    }

    /// A message with arguments.
    pub fn text_with(&self, message: &str, arguments: &[Argument<'_>]) -> Cow<'_, str> {
        if arguments.is_empty() {
            return self.fill(message, None);
        }
        let fill = || {
            let given: FluentArgs<'_> = arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
            self.fill(message, Some(&given)).into_owned()
        };
        Cow::Owned(cached(self.id, message, arguments, fill))
    }

    fn fill(&self, message: &str, arguments: Option<&FluentArgs<'_>>) -> Cow<'_, str> {
        let text = fill(&self.bundle, message, arguments).or_else(|| fill(&self.english, message, arguments));
        text.unwrap_or_else(|| Cow::Owned(format!("[{message}]")))
    }

    /// A message without arguments that may not exist; `otherwise` then.
    pub fn text_or(&self, message: &str, otherwise: &str) -> String {
        if self.has(message) { self.text(message).into_owned() } else { otherwise.to_owned() }
    }

    /// The name of a level of bots as the command line writes it, with how long it thinks and which character it has if that is
    /// said: `master:500/builder`.
    pub fn level(&self, level: &str) -> String {
        if let Some((level, character)) = level.split_once('/') {
            let parts = [("character", self.character(character).into()), ("level", self.level(level).into())];
            return self.text_with("level-of-character", &parts).into_owned();
        }
        let (name, budget) = level.split_at(level.find([':', '@']).unwrap_or(level.len()));
        let name = self.text_or(&format!("level-{name}"), name);
        match budget.get(1..) {
            Some(budget) => format!("{name} ({budget})"),
            None => name,
        }
    }

    /// What to expect of a level of bots, in a sentence, and of its character in another; nothing if there is none.
    pub fn about_level(&self, level: &str) -> String {
        let (level, character) = level.split_once('/').unwrap_or((level, ""));
        let name = level.split([':', '@']).next().unwrap_or_default();
        let about = self.text_or(&format!("level-{name}-about"), "");
        [self.about_character(character), about].join(" ").trim().to_owned()
    }

    /// What a character of bots is: `builder`.
    pub fn character(&self, character: &str) -> String {
        self.text_or(&format!("character-{character}"), character)
    }

    /// What a character likes, in a sentence; nothing if there is none.
    pub fn about_character(&self, character: &str) -> String {
        self.text_or(&format!("character-{character}-about"), "")
    }

    /// Whether there is such a message.
    pub fn has(&self, message: &str) -> bool {
        let has = |bundle: &Bundle| bundle.get_message(message).is_some_and(|message| message.value().is_some());
        has(&self.bundle) || has(&self.english)
    }
}

/// A message of a bundle, if it has one of this key.
fn fill<'a>(bundle: &'a Bundle, message: &str, arguments: Option<&FluentArgs<'_>>) -> Option<Cow<'a, str>> {
    let pattern = bundle.get_message(message)?.value()?;
    Some(bundle.format_pattern(pattern, arguments, &mut Vec::new()))
}

/// Reads files into a bundle.
fn bundle(language: Language, files: impl Iterator<Item = &'static [&'static str]>) -> Bundle {
    let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Marks of direction around arguments are of no use in languages that all run from left to right.
    bundle.set_use_isolating(false);
    for file in files.flatten() {
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
        // Tests find a message that stands in two files.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    static GAME: WordFiles = WordFiles::english_only(&[
        "pips-name = Pips\npips-left = { $number ->\n    [one] one pip\n   *[other] { $number } pips\n}\n",
    ]);

    #[test]
    fn a_game_without_a_translation_speaks_english() {
        let words = Words::new(Language::French, &[GAME]);
        assert_eq!((words.text("pips-name").as_ref(), words.has("pips-name")), ("Pips", true));
        // By the rules of English: in French nothing is singular.
        assert_eq!(words.text_with("pips-left", &[("number", 0.into())]), "0 pips");
        assert_eq!(words.text_with("list-and", &[("first", "a".into()), ("last", "b".into())]), "a et b");
    }

    #[test]
    fn a_game_is_registered_once() {
        Words::register([GAME]);
        Words::register([GAME]);
        let registry = REGISTRY.read().unwrap();
        let times = registry.games.iter().filter(|game| std::ptr::eq(game.english, GAME.english)).count();
        assert_eq!(times, 1);
    }

    #[test]
    fn words_of_other_games_are_not_mixed_up() {
        let (with, without) = (Words::new(Language::English, &[GAME]), Words::new(Language::English, &[]));
        let left = |words: &Words| words.text_with("pips-left", &[("number", 1.into())]).into_owned();
        assert_eq!([left(&with), left(&without), left(&with)], ["one pip", "[pips-left]", "one pip"]);
    }
}
