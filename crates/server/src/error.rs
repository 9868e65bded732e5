//! Why a request fails, and how that is said to people and to programs.

use crate::metrics::METRICS;
use crate::studying::PositionError;
use api::ProblemDetails;
use game::Refused;
use std::error::Error as StdError;
use std::fmt;
use std::ops::RangeInclusive;
use store::StoreError;
use words::{Language, Words};

/// Why a request fails.
#[derive(Debug)]
pub(crate) enum Error {
    /// It does not exist.
    NotFound(NotFound),
    /// Not permitted.
    Forbidden(Forbidden),
    /// The table has moved on since the revision that the request names.
    Conflict,
    /// Somebody else has taken the seat of the invitation.
    Taken {
        /// The table, which can be watched.
        id: String,
    },
    /// The rules forbid the action.
    Refused(Refused),
    /// The request is not valid.
    Invalid(Invalid),
    /// The game cannot be played by that number of players.
    Players {
        /// The game.
        game: &'static str,
        /// The numbers of players that it is for.
        players: RangeInclusive<u8>,
    },
    /// An option of the game has a value that it cannot have with that number of players.
    Option {
        /// The game.
        game: &'static str,
        /// The option.
        name: &'static str,
        /// The number of players.
        players: u8,
        /// Why not, for programs.
        detail: String,
    },
    /// A bot would think longer than bots may.
    Thought {
        /// The most iterations that one may be asked for.
        most: u32,
    },
    /// The body is longer than any request needs.
    TooLarge,
    /// The visitor sends too many requests.
    TooManyRequests,
    /// The visitor, or somebody at the same address, has opened too many tables today.
    TooManyTables,
    /// The visitor has too many tables that are not over.
    TooManyUnfinished {
        /// The most that they may have.
        most: u32,
    },
    /// The log has the size that the operator allows.
    Full,
    /// There is too much to do at the moment.
    Busy,
    /// The answer took longer than any may.
    TimedOut,
    /// The body did not come in time.
    SlowBody,
    /// The visitor has asked for too many analyses that are not done yet.
    TooManyAnalyses {
        /// So many are done at once for one visitor.
        most: usize,
    },
    /// Too many analyses wait to be done.
    QueueFull,
    /// What was sent to be analysed cannot be.
    Posted(PostedError),
    /// Too many hints or explanations are thought of for the visitor.
    TooManyQuestions {
        /// So many are thought of at once for one visitor.
        most: usize,
    },
    /// The log cannot be written or read. Nothing has been done.
    Store(StoreError),
    /// The fault is the server's.
    Internal(Box<dyn StdError + Send + Sync>),
}

/// Why a record or a position that was sent cannot be analysed.
#[derive(Debug)]
pub(crate) enum PostedError {
    /// The record cannot be read, or does not agree with the rules.
    Record(String),
    /// The game of the record is not over.
    NotOver,
    /// The game of the record began from a position, and a table begins with a seed.
    FromPosition,
    /// The position cannot be read, is impossible, or asks nothing of the seat.
    Position(PositionError),
}

/// What was not found.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NotFound {
    /// A table.
    Table,
    /// A seat of a table.
    Seat,
    /// An invitation.
    Invitation,
    /// A page.
    Page,
    /// A step of a game.
    Step,
    /// A call of the API.
    Call,
    /// Somebody who can say what decisions of a game are worth.
    Analyst,
}

/// What is not permitted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Forbidden {
    /// The seat belongs to another player.
    Seat,
    /// The visitor holds no seat at the table.
    NoSeat,
    /// There is nothing that the visitor may undo.
    Undo,
    /// The browser was sent here by another site.
    OtherSite,
    /// The server is asked under a name that is not its own.
    OtherHost,
    /// The game is not over yet.
    Running,
    /// The game is over.
    Over,
    /// The visitor still plays at the table.
    Playing,
    /// The visitor has left no seat at the table.
    NotLeft,
    /// Only workers with a key may do that.
    WorkerKey,
    /// The key of the worker was revoked.
    RevokedKey,
    /// People play at the table who have not agreed on hints.
    Hint,
    /// The seat is not to act, so there is nothing to give a hint about.
    HintNow,
    /// A person did what a bot is asked about.
    NotABot,
    /// What a bot knows is hidden as long as the game goes on.
    BotSecret,
}

/// Why a request is not valid.
#[derive(Debug)]
pub(crate) enum Invalid {
    /// The body, the path or the query cannot be parsed.
    Unreadable(String),
    /// This is not a game that is served.
    Game {
        /// The name that was sent.
        name: String,
        /// The games that are served.
        served: Vec<&'static str>,
    },
    /// This is not a level of bots.
    Level {
        /// The name that was sent.
        name: String,
        /// The levels.
        known: Vec<&'static str>,
    },
    /// What comes after the name of a level is not a number of iterations, or the level chooses at once.
    Budget {
        /// The whole text.
        text: String,
        /// The most iterations that a bot may be asked for.
        most: u32,
    },
    /// What comes after the slash is not a character of the game, or the level can have none.
    Character {
        /// The whole text.
        text: String,
        /// The characters of the game.
        known: Vec<&'static str>,
    },
    /// This is not a kind of seat.
    SeatKind(String),
    /// The options of the game do not go together.
    Options(String),
    /// `players` contradicts `seats`.
    PlayerCount,
    /// A seed was given for a game with hidden information and open seats.
    KnownSeed,
    /// This is not a language of the pages.
    Language(String),
    /// The request does not say which revision the page shows.
    NoRevision,
    /// What is to be analysed is neither a record nor a position, or both.
    Posted,
    /// An analysis is asked for with too little thought.
    Iterations {
        /// The least iterations for each decision.
        least: u32,
    },
    /// The request names no host, or several.
    Host,
    /// This is no kind of hint.
    Hint(game::ParseHintDepthError),
    /// A part of the address that is counted from 1 is 0.
    Zero(&'static str),
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let excerpt = game::excerpt;
        match self {
            Invalid::Unreadable(detail) | Invalid::Options(detail) => f.write_str(detail),
            Invalid::Game { name, served } => {
                write!(f, "`{}` is not a game here; the games are {}", excerpt(name), served.join(", "))
            }
            Invalid::Level { name, known } => {
                write!(f, "`{}` is not a level; the levels are {}", excerpt(name), known.join(", "))
            }
            Invalid::Budget { text, most } => write!(
                f,
                "`{}`: after a level that thinks comes nothing, or `:500` for iterations, at most {most}; a time is not \
                 possible, because such a game could not be repeated",
                excerpt(text)
            ),
            Invalid::Character { text, known } if known.is_empty() => {
                write!(f, "`{}`: the bots of this game have no characters", excerpt(text))
            }
            Invalid::Character { text, known } => write!(
                f,
                "`{}`: after a level that plays by weights comes nothing, or a slash and one of {}",
                excerpt(text),
                known.join(", ")
            ),
            Invalid::SeatKind(kind) => {
                write!(f, "a seat cannot be `{}`; it can be you, hotseat, bot or open", excerpt(kind))
            }
            Invalid::PlayerCount => f.write_str("`players` is not the number of `seats`"),
            Invalid::KnownSeed => {
                f.write_str("the seed reveals what is hidden: with open seats it is drawn by lot and cannot be chosen")
            }
            Invalid::Language(code) => {
                write!(f, "`{}` is not a language here; the languages are en, fr and pt", excerpt(code))
            }
            Invalid::Hint(error) => error.fmt(f),
            Invalid::Host => f.write_str("the request has to name one host"),
            Invalid::Zero(name) => write!(f, "`{name}` is counted from 1"),
            Invalid::Posted => f.write_str("send either `record`, or `game` and `position`"),
            Invalid::Iterations { least } => write!(f, "`iterations` is at least {least}"),
            Invalid::NoRevision => f.write_str("`from` is missing: the revision that the page shows"),
        }
    }
}

impl Error {
    /// The server's own fault.
    pub(crate) fn internal(source: impl Into<Box<dyn StdError + Send + Sync>>) -> Error {
        Error::Internal(source.into())
    }

    /// The name of the error for programs, which stays when the words change. `trouble-` and this is the name of its message.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Error::NotFound(NotFound::Table) => "no-table",
            Error::NotFound(NotFound::Seat) => "no-seat",
            Error::NotFound(NotFound::Invitation) => "no-invitation",
            Error::NotFound(NotFound::Page) => "no-page",
            Error::NotFound(NotFound::Step) => "no-step",
            Error::NotFound(NotFound::Call) => "no-call",
            Error::NotFound(NotFound::Analyst) => "no-analyst",
            Error::Forbidden(Forbidden::Seat) => "not-your-seat",
            Error::Forbidden(Forbidden::NoSeat) => "you-have-no-seat",
            Error::Forbidden(Forbidden::Undo) => "nothing-to-undo",
            Error::Forbidden(Forbidden::OtherSite) => "other-site",
            Error::Forbidden(Forbidden::OtherHost) => "other-host",
            Error::Forbidden(Forbidden::Running) => "running",
            Error::Forbidden(Forbidden::Over) => "over",
            Error::Forbidden(Forbidden::Playing) => "playing",
            Error::Forbidden(Forbidden::NotLeft) => "not-left",
            Error::Forbidden(Forbidden::WorkerKey) => "no-worker",
            Error::Forbidden(Forbidden::RevokedKey) => "revoked",
            Error::Forbidden(Forbidden::Hint) => "no-hint",
            Error::Forbidden(Forbidden::HintNow) => "no-hint-now",
            Error::Forbidden(Forbidden::NotABot) => "no-bot",
            Error::Forbidden(Forbidden::BotSecret) => "bot-keeps-secrets",
            Error::Taken { .. } => "taken",
            Error::Conflict => "conflict",
            Error::TooLarge => "too-long",
            Error::TooManyRequests => "too-much",
            Error::TooManyTables => "too-many-tables",
            Error::TooManyUnfinished { .. } => "too-many-unfinished",
            Error::Full => "full",
            Error::Busy => "busy",
            Error::TimedOut => "timed-out",
            Error::SlowBody => "too-slow",
            Error::TooManyAnalyses { .. } => "too-many-analyses",
            Error::QueueFull => "queue-full",
            Error::Posted(PostedError::Record(_)) => "bad-record",
            Error::Posted(PostedError::NotOver) => "record-not-over",
            Error::Posted(PostedError::FromPosition) => "record-from-position",
            Error::Posted(PostedError::Position(_)) => "bad-position",
            Error::TooManyQuestions { .. } => "too-many-questions",
            Error::Invalid(_) => "not-understood",
            Error::Internal(_) => "broken",
            Error::Store(_) => "store",
            Error::Option { .. } => "option",
            Error::Players { .. } => "players",
            Error::Thought { .. } => "thinks-too-long",
            Error::Refused(Refused::Illegal { .. }) => "illegal",
            Error::Refused(Refused::Unknown { .. }) => "no-action",
            Error::Refused(Refused::NotToAct { .. }) => "not-to-act",
        }
    }

    /// The details of the message.
    pub(crate) fn details(&self) -> ProblemDetails {
        let text = |text: &str| Some(text.to_owned());
        let none = ProblemDetails::default();
        match self {
            Error::Posted(PostedError::Record(detail)) => ProblemDetails { detail: text(detail), ..none },
            Error::Posted(PostedError::Position(error)) => ProblemDetails { detail: Some(error.to_string()), ..none },
            Error::Invalid(invalid) => ProblemDetails { detail: Some(invalid.to_string()), ..none },
            Error::Taken { id } => ProblemDetails { table: text(id), ..none },
            Error::TooManyUnfinished { most } => ProblemDetails { unfinished: Some(*most), ..none },
            Error::TooManyAnalyses { most } | Error::TooManyQuestions { most } => {
                ProblemDetails { most: u8::try_from(*most).ok(), ..none }
            }
            Error::Thought { most } => ProblemDetails { iterations: Some(*most), ..none },
            Error::Store(error) => ProblemDetails { detail: Some(about_store(error)), ..none },
            Error::Option { game, name, players, detail } => ProblemDetails {
                game: text(game),
                option: text(name),
                players: Some(*players),
                detail: text(detail),
                ..none
            },
            Error::Players { game, players } => {
                ProblemDetails { game: text(game), least: Some(*players.start()), most: Some(*players.end()), ..none }
            }
            Error::Refused(refused) => {
                let (action, reason) = match refused {
                    Refused::Illegal { text, illegal, .. } => (Some(text), illegal.reason),
                    Refused::Unknown { text, asked, .. } => (Some(text), *asked),
                    Refused::NotToAct { asked, .. } => (None, *asked),
                };
                let (seat, waiting_for) = match refused {
                    Refused::NotToAct { seat, waiting_for, .. } => (Some(*seat), Some(waiting_for.clone())),
                    Refused::Illegal { .. } | Refused::Unknown { .. } => (None, None),
                };
                let (action, key, rule) = (action.cloned(), text(reason.key), text(reason.rule));
                ProblemDetails { action, reason: key, rule, seat, waiting_for, ..none }
            }
            _ => none,
        }
    }

    /// The message for people.
    pub(crate) fn message(&self, words: &Words) -> String {
        match self {
            // The page of a table explains a refusal in the reader's language; what is left are hand-made requests.
            Error::Refused(refused) => refused.to_string(),
            error => words.error_text(error.key(), &error.details().by_name()).unwrap_or_default(),
        }
    }
}

/// What visitors are told of a fault of the log: not where the database is.
pub(crate) fn about_store(error: &StoreError) -> String {
    let away = || "the database cannot be reached".to_owned();
    match error {
        StoreError::Unreachable { .. } | StoreError::Denied { .. } | StoreError::Location(_) => away(),
        // Several who wrote at once share what went wrong.
        StoreError::Lost(cause) if cause.downcast_ref::<StoreError>().is_some() => away(),
        error => error.to_string(),
    }
}

/// The message for programs, in English and with details.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Invalid(invalid) => invalid.fmt(f),
            Error::Option { detail, .. } => f.write_str(detail),
            Error::Store(error) => {
                write!(f, "{} ({})", self.message(Words::of(Language::English)), about_store(error))
            }
            error => f.write_str(&error.message(Words::of(Language::English))),
        }
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            Error::Refused(refused) => Some(refused),
            Error::Store(error) => Some(error),
            Error::Internal(error) => Some(&**error),
            _ => None,
        }
    }
}

impl From<NotFound> for Error {
    fn from(what: NotFound) -> Error {
        Error::NotFound(what)
    }
}

impl From<Forbidden> for Error {
    fn from(why: Forbidden) -> Error {
        Error::Forbidden(why)
    }
}

impl From<PostedError> for Error {
    fn from(why: PostedError) -> Error {
        Error::Posted(why)
    }
}

impl From<Invalid> for Error {
    fn from(why: Invalid) -> Error {
        Error::Invalid(why)
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Error {
        Error::Refused(refused)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Conflict => Error::Conflict,
            other => {
                METRICS.database_errors.count();
                Error::Store(other)
            }
        }
    }
}

impl From<getrandom::Error> for Error {
    fn from(error: getrandom::Error) -> Error {
        Error::internal(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Illegal, Reason, Seat};
    use words::Spoken;

    /// One of each.
    fn all() -> Vec<Error> {
        static REASON: Reason = Reason { rule: "C3.2", key: "ask-placement", words: "place a worker or pass" };
        let things = [
            NotFound::Table,
            NotFound::Seat,
            NotFound::Invitation,
            NotFound::Page,
            NotFound::Step,
            NotFound::Call,
            NotFound::Analyst,
        ];
        let forbidden = [
            Forbidden::Seat,
            Forbidden::NoSeat,
            Forbidden::Undo,
            Forbidden::OtherSite,
            Forbidden::OtherHost,
            Forbidden::Running,
            Forbidden::Over,
            Forbidden::Playing,
            Forbidden::NotLeft,
            Forbidden::WorkerKey,
            Forbidden::RevokedKey,
            Forbidden::Hint,
            Forbidden::HintNow,
            Forbidden::NotABot,
            Forbidden::BotSecret,
        ];
        let (text, nearest) = ("fly".to_owned(), Vec::new());
        let others = [
            Error::Conflict,
            Error::Taken { id: "k3v9".to_owned() },
            Error::TooLarge,
            Error::TooManyRequests,
            Error::TooManyTables,
            Error::TooManyUnfinished { most: 200 },
            Error::Full,
            Error::Busy,
            Error::TimedOut,
            Error::SlowBody,
            Error::TooManyAnalyses { most: 2 },
            Error::QueueFull,
            Error::TooManyQuestions { most: 2 },
            Error::Invalid(Invalid::PlayerCount),
            Error::internal("a page"),
            Error::Store(StoreError::Conflict),
            Error::Option { game: "ys", name: "districts", players: 2, detail: "no".to_owned() },
            Error::Players { game: "ys", players: 2..=4 },
            Error::Thought { most: 750 },
            Error::Refused(Refused::Illegal {
                text: text.clone(),
                illegal: Illegal { reason: &REASON },
                nearest: nearest.clone(),
            }),
            Error::Refused(Refused::Unknown { text, asked: &REASON, nearest }),
            Error::Refused(Refused::NotToAct { seat: Seat::One, waiting_for: vec![Seat::Two], asked: &REASON }),
        ];
        let known = things.into_iter().map(Error::NotFound).chain(forbidden.into_iter().map(Error::Forbidden));
        known.chain(others).collect()
    }

    #[test]
    fn every_key_is_said_with_its_details_in_every_language_and_stands_in_the_guide() {
        Words::register([<caylus::State as Spoken>::WORDS, <ys::State as Spoken>::WORDS]);
        let guide = include_str!("../../../docs/api.md");
        for error in all() {
            let (key, mut arguments) = (error.key(), error.details().by_name());
            arguments.entry("game").or_insert("caylus".into());
            for language in Language::ALL {
                let said = Words::of(language).error_text(key, &arguments).unwrap_or_default();
                assert!(!said.is_empty() && !said.contains(['{', '[']), "{key} in {language}: {said}");
                for detail in ["action", "rule", "seat", "players", "least", "most", "iterations", "unfinished"] {
                    let detail = arguments.get(detail).map(|value| value.to_string().replace('"', ""));
                    assert!(detail.is_none_or(|detail| said.contains(&detail)), "{key} in {language}: {said}");
                }
            }
            assert!(guide.contains(&format!("| `{key}` |")), "{key}");
        }
    }
}
