//! What can go wrong when somebody wants something, and how serious it is.

use game::Refused;
use serde_json::{Map, Value, json};
use std::fmt;
use std::ops::RangeInclusive;
use store::StoreError;
use words::{Language, Words};

/// Why something was not done.
#[derive(Debug)]
pub enum Trouble {
    /// There is no such thing.
    Unknown(Thing),
    /// He is not the one who may.
    NotYours(Forbidden),
    /// Somebody else was faster: the table has moved on.
    Conflict,
    /// The rules forbid it.
    Refused(Refused),
    /// It makes no sense, and this is why, for those who write programs.
    Bad(String),
    /// So many cannot play this game.
    Players {
        /// The game.
        game: &'static str,
        /// How many can.
        players: RangeInclusive<u8>,
    },
    /// This option of the game does not go with so many players; and why, for those who write programs.
    Option {
        /// The game.
        game: &'static str,
        /// The option.
        name: &'static str,
        /// How many were to play.
        players: u8,
        /// Why not.
        detail: String,
    },
    /// Longer than anything that has to be sent.
    TooLong,
    /// Too much at once.
    TooMuch,
    /// The log cannot be written or read. Nothing has been done.
    Store(StoreError),
    /// The fault is ours.
    Broken(String),
}

/// What there can be none of.
#[derive(Clone, Copy, Debug)]
pub enum Thing {
    /// A table.
    Table,
    /// A seat at one.
    Seat,
    /// An invitation, or nobody has used it yet.
    Invitation,
    /// A page.
    Page,
    /// A step of a game.
    Step,
    /// A call of the API.
    Call,
}

/// Why somebody may not.
#[derive(Clone, Copy, Debug)]
pub enum Forbidden {
    /// The seat is somebody else's.
    Seat,
    /// He holds no seat at the table.
    NoSeat,
    /// There is nothing that he may take back.
    Undo,
    /// His browser was sent here by another site.
    OtherSite,
    /// The game is not over yet.
    Running,
}

impl Trouble {
    /// The status code of the answer.
    pub fn status(&self) -> u16 {
        match self {
            Trouble::Unknown(_) => 404,
            Trouble::NotYours(_) => 403,
            Trouble::Conflict => 409,
            Trouble::Refused(_) => 422,
            Trouble::Bad(_) | Trouble::Players { .. } | Trouble::Option { .. } => 400,
            Trouble::TooLong => 413,
            Trouble::TooMuch => 429,
            Trouble::Store(_) => 503,
            Trouble::Broken(_) => 500,
        }
    }
}

impl Trouble {
    /// Its name for programs, which stays when the words change. The message has it too: `trouble-no-table`.
    pub fn key(&self) -> &'static str {
        match self {
            Trouble::Unknown(Thing::Table) => "no-table",
            Trouble::Unknown(Thing::Seat) => "no-seat",
            Trouble::Unknown(Thing::Invitation) => "no-invitation",
            Trouble::Unknown(Thing::Page) => "no-page",
            Trouble::Unknown(Thing::Step) => "no-step",
            Trouble::Unknown(Thing::Call) => "no-call",
            Trouble::NotYours(Forbidden::Seat) => "not-your-seat",
            Trouble::NotYours(Forbidden::NoSeat) => "you-have-no-seat",
            Trouble::NotYours(Forbidden::Undo) => "nothing-to-undo",
            Trouble::NotYours(Forbidden::OtherSite) => "other-site",
            Trouble::NotYours(Forbidden::Running) => "running",
            Trouble::Conflict => "conflict",
            Trouble::TooLong => "too-long",
            Trouble::TooMuch => "too-much",
            Trouble::Bad(_) => "not-understood",
            Trouble::Broken(_) => "broken",
            Trouble::Store(_) => "store",
            Trouble::Option { .. } => "option",
            Trouble::Players { .. } => "players",
            Trouble::Refused(Refused::Illegal { .. }) => "illegal",
            Trouble::Refused(Refused::Unknown { .. }) => "no-action",
            Trouble::Refused(Refused::NotToAct { .. }) => "not-to-act",
        }
    }

    /// What it is about, by the names that its message has for that.
    pub fn about(&self) -> Map<String, Value> {
        let about = match self {
            Trouble::Bad(detail) => json!({"detail": detail}),
            Trouble::Store(error) => json!({"detail": error.to_string()}),
            Trouble::Option { game, name, players, detail } => {
                json!({"game": game, "option": name, "players": players, "detail": detail})
            }
            Trouble::Players { game, players } => {
                json!({"game": game, "least": players.start(), "most": players.end()})
            }
            Trouble::Refused(Refused::Illegal { text, illegal, .. }) => {
                json!({"action": text, "reason": illegal.reason.key, "rule": illegal.reason.rule})
            }
            Trouble::Refused(Refused::Unknown { text, asked, .. }) => {
                json!({"action": text, "reason": asked.key, "rule": asked.rule})
            }
            Trouble::Refused(Refused::NotToAct { seat, waiting_for, asked }) => {
                json!({"seat": seat, "waiting_for": waiting_for, "reason": asked.key, "rule": asked.rule})
            }
            _ => Value::Null,
        };
        match about {
            Value::Object(about) => about,
            _ => Map::new(),
        }
    }

    /// What is said to somebody who reads these words.
    pub fn told(&self, words: &Words) -> String {
        match self {
            // A page explains it at the table; whoever comes here knows what he sent.
            Trouble::Refused(refused) => refused.to_string(),
            trouble => words.trouble(trouble.key(), &trouble.about()).unwrap_or_default(),
        }
    }
}

/// Programs are told in English.
impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Bad(detail) | Trouble::Option { detail, .. } => f.write_str(detail),
            trouble => f.write_str(&trouble.told(Words::of(Language::English))),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Trouble {
        Trouble::Refused(refused)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::Conflict => Trouble::Conflict,
            other => Trouble::Store(other),
        }
    }
}

impl From<getrandom::Error> for Trouble {
    fn from(error: getrandom::Error) -> Trouble {
        Trouble::Broken(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Illegal, Reason, Seat};

    /// One of each.
    fn all() -> Vec<Trouble> {
        static REASON: Reason = Reason { rule: "C3.2", key: "ask-placement", words: "place a worker or pass" };
        let things = [Thing::Table, Thing::Seat, Thing::Invitation, Thing::Page, Thing::Step, Thing::Call];
        let forbidden = [Forbidden::Seat, Forbidden::NoSeat, Forbidden::Undo, Forbidden::OtherSite, Forbidden::Running];
        let (text, nearest) = ("fly".to_owned(), Vec::new());
        let others = [
            Trouble::Conflict,
            Trouble::TooLong,
            Trouble::TooMuch,
            Trouble::Bad("say which".to_owned()),
            Trouble::Broken("a page".to_owned()),
            Trouble::Store(StoreError::Conflict),
            Trouble::Option { game: "ys", name: "districts", players: 2, detail: "no".to_owned() },
            Trouble::Players { game: "ys", players: 2..=4 },
            Trouble::Refused(Refused::Illegal {
                text: text.clone(),
                illegal: Illegal { reason: &REASON },
                nearest: nearest.clone(),
            }),
            Trouble::Refused(Refused::Unknown { text, asked: &REASON, nearest }),
            Trouble::Refused(Refused::NotToAct { seat: Seat::One, waiting_for: vec![Seat::Two], asked: &REASON }),
        ];
        let known = things.into_iter().map(Trouble::Unknown).chain(forbidden.into_iter().map(Trouble::NotYours));
        known.chain(others).collect()
    }

    #[test]
    fn every_key_is_said_with_its_details_in_every_language_and_stands_in_the_guide() {
        let guide = include_str!("../../../docs/api.md");
        for trouble in all() {
            let (key, mut about) = (trouble.key(), trouble.about());
            about.entry("game").or_insert("caylus".into());
            for language in Language::ALL {
                let said = Words::of(language).trouble(key, &about).unwrap_or_default();
                assert!(!said.is_empty() && !said.contains(['{', '[']), "{key} in {language}: {said}");
                for detail in ["action", "rule", "seat", "players", "least", "most"] {
                    let detail = about.get(detail).map(|value| value.to_string().replace('"', ""));
                    assert!(detail.is_none_or(|detail| said.contains(&detail)), "{key} in {language}: {said}");
                }
            }
            assert!(guide.contains(&format!("| `{key}` |")), "{key}");
        }
    }
}
