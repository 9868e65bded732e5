//! Finding the message and filling it in.

use crate::Language;
use crate::memory::remembered;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// The words of a language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// What a message has to be told: its name in the message, and a number or a text.
pub type Argument<'a> = (&'a str, FluentValue<'a>);

/// The files of a language.
macro_rules! files {
    ($folder:literal) => {
        [
            include_str!(concat!("../", $folder, "/common.ftl")),
            include_str!(concat!("../", $folder, "/caylus.ftl")),
            include_str!(concat!("../", $folder, "/ys.ftl")),
            include_str!(concat!("../", $folder, "/board.ftl")),
            include_str!(concat!("../", $folder, "/ys-board.ftl")),
            include_str!(concat!("../", $folder, "/ys-scoring.ftl")),
            include_str!(concat!("../", $folder, "/page.ftl")),
            include_str!(concat!("../", $folder, "/lessons.ftl")),
            include_str!(concat!("../", $folder, "/terminal.ftl")),
            include_str!(concat!("../", $folder, "/screen.ftl")),
        ]
    };
}

fn files(language: Language) -> [&'static str; 10] {
    match language {
        Language::English => files!("en"),
        Language::French => files!("fr"),
        Language::Portuguese => files!("pt"),
    }
}

impl Words {
    /// The words of a language. They are read once.
    pub fn of(language: Language) -> &'static Words {
        static WORDS: OnceLock<Vec<Words>> = OnceLock::new();
        let all = WORDS.get_or_init(|| Language::ALL.into_iter().map(Words::read).collect());
        &all[language as usize]
    }

    fn read(language: Language) -> Words {
        let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Marks of direction between words and arguments are of no use among languages that all run to the right.
        bundle.set_use_isolating(false);
        for file in files(language) {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            // A message that stands in two files is found by the tests.
            let _ = bundle.add_resource(resource);
        }
        Words { language, bundle }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without arguments. One that does not exist is said by its name, so that it is seen.
    pub fn say(&self, message: &str) -> Cow<'_, str> {
        self.tell(message, &[])
    }

    /// A message with arguments.
    pub fn tell(&self, message: &str, arguments: &[Argument<'_>]) -> Cow<'_, str> {
        if arguments.is_empty() {
            return self.fill(message, None);
        }
        let fill = || {
            let given: FluentArgs<'_> = arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
            self.fill(message, Some(&given)).into_owned()
        };
        Cow::Owned(remembered(self.language, message, arguments, fill))
    }

    fn fill(&self, message: &str, arguments: Option<&FluentArgs<'_>>) -> Cow<'_, str> {
        match self.bundle.get_message(message).and_then(|message| message.value()) {
            Some(pattern) => self.bundle.format_pattern(pattern, arguments, &mut Vec::new()),
            None => Cow::Owned(format!("[{message}]")),
        }
    }

    /// A message that may not exist because part of its name came from outside: then it is said otherwise.
    pub fn known(&self, message: &str, otherwise: &str) -> String {
        if self.has(message) { self.say(message).into_owned() } else { otherwise.to_owned() }
    }

    /// A level of a bot, by its name on the command line.
    pub fn level(&self, level: &str) -> String {
        self.known(&format!("level-{level}"), level)
    }

    /// Whether there is such a message.
    pub fn has(&self, message: &str) -> bool {
        self.bundle.get_message(message).is_some_and(|message| message.value().is_some())
    }
}
