//! The JSON of the HTTP API as serde types. The server reads requests and writes answers with them; the terminal client and
//! the tests do the reverse.
//!
//! - [`TableState`] is the answer that matters most: everything that one viewer may know of a table. Read it first.
//! - [`requests`](NewTableRequest) are the bodies that programs send: a new table, an action, an undo, a seat to take.
//! - [`answers`](CreatedTable) are the other bodies that they get: keys of seats, legal actions, the log.
//! - [`AnalysisAnswer`] is how the analysis of a game stands, and what came of it; [`PostedRequest`] asks for that of a record or a
//!   position.
//! - [`HintAnswer`] and [`WhyAnswer`] are what is said of decisions while one plays.
//! - [`Problem`] is the body of every error.
//! - [`PageUpdate`] and the other types of `page.rs` are what the script of our own pages gets. They are not part of the
//!   public API.
//!
//! What depends on the game, a view or an event, is a type parameter. It is [`Value`] unless the caller knows the game.
//!
//! `docs/api.md` describes the API for people and [`OPENAPI`] for programs; a test compares the latter with the types, member
//! by member. Members are declared in alphabetical order because they are written in the order of their declaration.
//!
//! # Examples
//!
//! ```
//! let joined: api::JoinedSeat = serde_json::from_str(
//!     r#"{"id": "k3v9", "link": "http://127.0.0.1:8420/seat/5d1c", "seat": 2, "secret": "5d1c"}"#,
//! )?;
//! assert_eq!(joined.seat, game::Seat::Two);
//! let act = api::ActRequest { action: "place 4".to_owned(), revision: 17, seat: None };
//! assert_eq!(serde_json::to_string(&act)?, r#"{"action":"place 4","revision":17}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

#![forbid(unsafe_code)]

mod advice;
mod analysis;
mod answers;
mod page;
mod posted;
mod problem;
mod requests;
mod table;
mod whole;
mod work;

pub use advice::{AskedHint, HintAnswer, HintDepth, HintTexts, WhyAnswer};
pub use analysis::{AnalysisAnswer, AnalysisState};
pub use answers::{CreatedSeat, CreatedTable, JoinedSeat, LegalActions, LogAnswer, LogEntry};
pub use page::{PageMoved, PageProblem, PageRedirect, PageRefusal, PageStep, PageUpdate, RefusedAction};
pub use posted::{PostedAnalysis, PostedRequest};
pub use problem::{Problem, ProblemDetails};
pub use requests::{
    ActRequest, HintRequest, JoinRequest, LeaveRequest, NameRequest, NewSeatKind, NewSeatRequest, NewTableRequest,
    RevokeRequest, UndoRequest,
};
pub use table::{Asked, SeatKind, TableSeat, TableState};
pub use work::{Work, WorkAnswer, WorkAnswered};

#[cfg(doc)]
use serde_json::Value;

/// The description of the API in the format of OpenAPI 3.1.
pub const OPENAPI: &str = include_str!("../openapi.json");
