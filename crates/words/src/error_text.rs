//! Errors of a server by the key that it sends to programs. Its pages and the terminals that play there show them in the
//! language of their readers.

use crate::Words;
use fluent_bundle::FluentValue;
use serde_json::{Map, Value};

impl Words {
    /// The text of an error by its key, with its details; `None` if the key is not known. Details that are keys themselves (a
    /// game, an option or a reason of it) are given by their names.
    pub fn error_text(&self, key: &str, about: &Map<String, Value>) -> Option<String> {
        let message = format!("trouble-{key}");
        let game = about.get("game").and_then(Value::as_str).unwrap_or_default();
        let detail = |(name, value): (&'_ String, &'_ Value)| -> FluentValue<'static> {
            match (name.as_str(), value) {
                ("game", Value::String(game)) => self.text_or(&format!("{game}-name"), game).into(),
                ("option" | "reason", Value::String(text)) => {
                    self.text_or(&format!("{game}-{name}-{text}"), text).into()
                }
                (_, Value::String(text)) => text.clone().into(),
                (_, other) => other.as_i64().map_or_else(|| other.to_string().into(), FluentValue::from),
            }
        };
        let arguments: Vec<(&str, FluentValue<'_>)> =
            about.iter().map(|(name, value)| (name.as_str(), detail((name, value)))).collect();
        self.has(&message).then(|| self.text_with(&message, &arguments).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Spoken};
    use serde_json::json;

    #[test]
    fn details_are_in_the_language_of_the_reader() {
        Words::register([<::caylus::State as Spoken>::WORDS, <::ys::State as Spoken>::WORDS]);
        let told = |language, key, about: Value| Words::of(language).error_text(key, about.as_object()?);
        let about = json!({"game": "caylus", "reason": "ask-placement", "rule": "C3.2", "action": "fly"});
        let said = told(Language::French, "no-action", about).unwrap_or_default();
        assert!(said.contains("« fly »") && said.contains("Placez un ouvrier ou passez. (règle C3.2)"), "{said}");
        let about = json!({"game": "ys", "least": 2, "most": 4});
        assert_eq!(told(Language::English, "players", about).as_deref(), Some("Ys is for 2 to 4 players."));
        assert_eq!(told(Language::English, "kettle", json!({})), None);
    }
}
