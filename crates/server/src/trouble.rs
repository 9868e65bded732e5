//! What can go wrong when somebody wants something, and how serious it is.

use game::Refused;
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
    /// What is said to somebody who reads these words.
    pub fn told(&self, words: &Words) -> String {
        let message = match self {
            Trouble::Unknown(Thing::Table) => "trouble-no-table",
            Trouble::Unknown(Thing::Seat) => "trouble-no-seat",
            Trouble::Unknown(Thing::Invitation) => "trouble-no-invitation",
            Trouble::Unknown(Thing::Page) => "trouble-no-page",
            Trouble::Unknown(Thing::Step) => "trouble-no-step",
            Trouble::Unknown(Thing::Call) => "trouble-no-call",
            Trouble::NotYours(Forbidden::Seat) => "trouble-not-your-seat",
            Trouble::NotYours(Forbidden::NoSeat) => "trouble-you-have-no-seat",
            Trouble::NotYours(Forbidden::Undo) => "trouble-nothing-to-undo",
            Trouble::NotYours(Forbidden::OtherSite) => "trouble-other-site",
            Trouble::NotYours(Forbidden::Running) => "trouble-running",
            Trouble::Conflict => "trouble-conflict",
            Trouble::TooLong => "trouble-too-long",
            Trouble::TooMuch => "trouble-too-much",
            Trouble::Bad(_) => "trouble-not-understood",
            Trouble::Broken(_) => "trouble-broken",
            Trouble::Refused(refused) => return refused.to_string(),
            Trouble::Store(error) => {
                return words.tell("trouble-store", &[("detail", error.to_string().into())]).into_owned();
            }
            Trouble::Option { game, name, players, .. } => {
                let option = words.say(&format!("{game}-option-{name}")).into_owned();
                let about = [("option", option.into()), ("players", (*players).into())];
                return words.tell("trouble-option", &about).into_owned();
            }
            Trouble::Players { game, players } => {
                let game = ("game", words.say(&format!("{game}-name")).into_owned().into());
                let numbers = [game, ("least", (*players.start()).into()), ("most", (*players.end()).into())];
                return words.tell("trouble-players", &numbers).into_owned();
            }
        };
        words.say(message).into_owned()
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
