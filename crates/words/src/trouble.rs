//! What a server could not do, by the key that it sends to programs. The server says it on its pages and a terminal to
//! whoever plays there, each in the words of its reader.

use crate::Words;
use fluent_bundle::FluentValue;
use serde_json::{Map, Value};

impl Words {
    /// A trouble by its key, with what it is about; nothing if nobody knows the key. A game, and an option or a reason of it,
    /// are keys themselves and said by their names.
    pub fn trouble(&self, key: &str, about: &Map<String, Value>) -> Option<String> {
        let message = format!("trouble-{key}");
        let game = about.get("game").and_then(Value::as_str).unwrap_or_default();
        let detail = |(name, value): (&'_ String, &'_ Value)| -> FluentValue<'static> {
            match (name.as_str(), value) {
                ("game", Value::String(game)) => self.known(&format!("{game}-name"), game).into(),
                ("option" | "reason", Value::String(text)) => self.known(&format!("{game}-{name}-{text}"), text).into(),
                (_, Value::String(text)) => text.clone().into(),
                (_, other) => other.as_i64().map_or_else(|| other.to_string().into(), FluentValue::from),
            }
        };
        let arguments: Vec<(&str, FluentValue<'_>)> =
            about.iter().map(|(name, value)| (name.as_str(), detail((name, value)))).collect();
        self.has(&message).then(|| self.tell(&message, &arguments).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use serde_json::json;

    #[test]
    fn details_are_said_in_the_words_of_the_reader() {
        let told = |language, key, about: Value| Words::of(language).trouble(key, about.as_object()?);
        let about = json!({"game": "caylus", "reason": "ask-placement", "rule": "C3.2", "action": "fly"});
        let said = told(Language::French, "no-action", about).unwrap_or_default();
        assert!(said.contains("« fly »") && said.contains("Placez un ouvrier ou passez. (règle C3.2)"), "{said}");
        let about = json!({"game": "ys", "least": 2, "most": 4});
        assert_eq!(told(Language::English, "players", about).as_deref(), Some("Ys is for 2 to 4 players."));
        assert_eq!(told(Language::English, "kettle", json!({})), None);
    }
}
