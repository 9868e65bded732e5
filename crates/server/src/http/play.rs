//! What players do: acting, undoing, taking a seat, playing again. Forms and the API call the same functions; afterwards each
//! answers in its own way, a program with the state of the table ([`AtTable::state_after`]), a page with the changes or the
//! next page ([`AtTable::page_after`]).

use super::admission::Caller;
use super::error::{HttpError, HttpResult, status};
use super::extract::{Visitor, named_seat};
use super::respond::{redirect, rendered_json, with_cookie};
use super::{AppState, cookies};
use crate::error::{Error, Forbidden, NotFound};
use crate::renderings::Encoding;
use crate::secret::Secret;
use crate::service::{Service, TablePage, Written};
use crate::table::{Table, Viewer};
use api::{ActRequest, LeaveRequest, NameRequest, PageRefusal, RefusedAction};
use axum::Json;
use axum::http::HeaderValue;
use axum::response::{Html, IntoResponse};
use game::{Refused, Seat};
use std::sync::Arc;
use ui::Refusal;
use words::Words;

/// A visitor at a table. Handlers get it as an extractor.
pub(super) struct AtTable {
    pub(super) service: Arc<Service>,
    pub(super) table: Arc<Table>,
    pub(super) viewer: Viewer,
    /// Whether the visitor wants JSON instead of a page.
    wants_json: bool,
    /// How they want answers to be written.
    pub(super) encoding: Encoding,
}

impl AtTable {
    /// Looks a table up for a visitor, who sees it with the seat that they chose if they may.
    pub(super) async fn enter(
        app: &AppState,
        id: &str,
        visitor: &Visitor,
        chosen: Option<Seat>,
    ) -> Result<AtTable, Error> {
        let service = app.service.clone();
        let table = service.table(id).await?;
        let viewer = service.viewer(&table, visitor.secret.as_ref(), chosen, visitor.language, visitor.host)?;
        let Visitor { wants_json, encoding, .. } = *visitor;
        Ok(AtTable { service, table, viewer, wants_json, encoding })
    }

    /// The path of the page of the table.
    pub(super) fn path(&self) -> String {
        format!("/t/{}", self.table.header.id)
    }

    /// Does an action.
    pub(super) async fn act(&self, request: &ActRequest) -> Result<Written, Error> {
        let seat = self.service.acting(&self.table, &self.viewer, named_seat(request.seat)?)?;
        self.service.act(&self.table, seat, request.revision, &request.action).await
    }

    /// Undoes the last action of a program that plays the seats of the visitor.
    pub(super) async fn undo(&self, revision: Option<u64>) -> Result<Written, Error> {
        let viewer = self.viewer;
        self.service.undo(&self.table, move |now| viewer.sight(now), revision).await
    }

    /// Takes another name.
    pub(super) async fn rename(&self, request: &NameRequest) -> Result<Written, Error> {
        self.service.rename(&self.table, &self.viewer, named_seat(request.seat)?, &request.name).await
    }

    /// Leaves a seat to a bot.
    pub(super) async fn leave(&self, request: &LeaveRequest) -> Result<Written, Error> {
        let seat = named_seat(request.seat)?;
        self.service.leave(&self.table, &self.viewer, seat, request.level.as_deref()).await
    }

    /// Takes seats again that were left to bots.
    pub(super) async fn come_back(&self) -> Result<Written, Error> {
        self.service.come_back(&self.table, &self.viewer).await
    }

    /// The visitor as they are now: what they did may have given or taken a seat.
    fn now(&self) -> Result<Viewer, Error> {
        let Viewer { secret, chosen, language, owner, host, .. } = self.viewer;
        let viewer = self.service.viewer(&self.table, secret.as_ref(), None, language, host)?;
        Ok(Viewer { owner, chosen: chosen.filter(|seat| viewer.mine.contains(*seat)), ..viewer })
    }

    /// Does an action, and gives the answers after it of which only one is sensible: a person is not asked for them.
    pub(super) async fn follow_up(&self, request: &ActRequest) -> Result<Written, Error> {
        let seat = self.service.acting(&self.table, &self.viewer, named_seat(request.seat)?)?;
        let mut done = self.act(request).await?;
        while let Some(obvious) = self.table.now().obvious(seat) {
            // Where somebody else was faster, it is asked after all.
            match self.service.act(&self.table, seat, done.revision, &obvious).await {
                Ok(written) => done = written,
                Err(_) => break,
            }
        }
        Ok(done)
    }

    /// Undoes the last action of those at the screen of the visitor, with those before it for which only one answer was
    /// sensible: nobody was asked for them.
    pub(super) async fn undo_decision(&self, revision: Option<u64>) -> Result<Written, Error> {
        let viewer = self.viewer;
        let undo = |revision| self.service.undo(&self.table, move |now| viewer.screen(now).sight(), revision);
        let mut done = undo(revision).await?;
        while self.viewer.mine.iter().any(|seat| self.table.now().obvious(seat).is_some()) {
            match undo(Some(done.revision)).await {
                Ok(written) => done = written,
                Err(_) => break,
            }
        }
        Ok(done)
    }

    /// Makes the links of a seat invalid; nobody else holds it any more. Returns the seat and the secret of its new link.
    pub(super) async fn revoke(&self, number: Option<u8>) -> Result<(Seat, Secret), Error> {
        self.service.revoke(&self.table, &self.viewer, named_seat(number)?).await
    }

    /// Finds or creates the rematch. Returns its id and the secret of the visitor.
    pub(super) async fn rematch(&self, app: &AppState, caller: &Caller) -> Result<(String, Secret), Error> {
        // Only a visitor who holds a seat has a secret here.
        let secret = self.viewer.secret.ok_or(Forbidden::NoSeat)?;
        if self.table.rematch().is_none() && self.table.now().over() {
            caller.may_open_table(app, &secret).await?;
        }
        Ok((self.service.rematch(&self.table, &secret).await?, secret))
    }

    /// Answers a program: with the state after what it did, and also if it was too late.
    pub(super) fn state_after(&self, done: Result<Written, Error>) -> HttpResult {
        match done {
            Ok(_) => Ok(rendered_json(self.service.view(&self.table, self.now()?, self.encoding).1)),
            Err(Error::Conflict) => Err(HttpError::conflict(self.service.state(&self.table, &self.now()?))),
            Err(error) => Err(error.into()),
        }
    }

    /// Answers a page: its script gets the changes since `from`, the revision that it shows, or those of the next move;
    /// without a script it is sent to the page after what was done. A refusal is told on the page itself.
    pub(super) async fn page_after(&self, from: u64, one_move: bool, done: Result<Written, Error>) -> HttpResult {
        let error = match done {
            Ok(_) if self.wants_json => {
                let changes = self.service.changes(&self.table, self.viewer, from, one_move, self.encoding).await?;
                return Ok(rendered_json(changes));
            }
            Ok(_) => return Ok(redirect(&self.next_page())?),
            Err(error) => error,
        };
        let status = status(&error);
        let refusal = self.refusal(error)?;
        if self.wants_json {
            // By the revision the script notices if it has changes to ask for.
            let revision = Some(self.table.now().revision());
            let body = PageRefusal { refusal: refused_action(refusal), revision };
            return Ok((status, Json(body)).into_response());
        }
        let page = self.service.page(&self.table, self.viewer, None, Some(refusal)).await?;
        Ok((status, self.page(page)?).into_response())
    }

    /// Sends a page of the table. Where it is a curtain, the browser forgets what it has shown before.
    pub(super) fn page(&self, page: TablePage) -> HttpResult {
        Ok(match page {
            TablePage::Shown(html) => Html(html).into_response(),
            TablePage::Curtain(html) => {
                let cookie =
                    cookies::set_curtain(&self.table.header.id, self.table.now().revision(), &self.service.base)?;
                with_cookie(Html(html).into_response(), Some(cookie))
            }
        })
    }

    /// The address of the page after an action. It names the seat only if the page still shows what that seat sees.
    pub(super) fn next_page(&self) -> String {
        let same = self.viewer.is_shown(self.table.now().situation());
        let seat = self.viewer.chosen.filter(|_| same).map(|seat| format!("?seat={seat}")).unwrap_or_default();
        self.path() + &seat
    }

    /// The refusal that a page shows for an error. Errors that have nothing to do with the game stay errors.
    fn refusal(&self, error: Error) -> Result<Refusal, Error> {
        let words = Words::of(self.viewer.language);
        match error {
            Error::Refused(refused) => Ok(refusal(&refused, &self.table.header.game, words)),
            error @ (Error::Conflict | Error::Forbidden(_) | Error::TooManyQuestions { .. }) => {
                Ok(Refusal { action: String::new(), words: error.message(words), rule: None })
            }
            error => Err(error),
        }
    }
}

/// A refusal of the rules in the words of the reader where there are some, otherwise in those of the rules.
fn refusal(refused: &Refused, game: &str, words: &Words) -> Refusal {
    let said = |reason: &game::Reason, kind: &str| words.text_or(&format!("{game}-{kind}{}", reason.key), reason.words);
    let (action, words) = match refused {
        Refused::Illegal { text, illegal, .. } => (text.clone(), said(illegal.reason, "reason-")),
        Refused::Unknown { text, asked, .. } => (text.clone(), said(asked, "")),
        Refused::NotToAct { .. } => (String::new(), refused.to_string()),
    };
    Refusal { action, words, rule: Some(refused.rule()) }
}

/// A refusal for the script of a page.
pub(super) fn refused_action(refusal: Refusal) -> RefusedAction {
    let Refusal { action, words, rule } = refusal;
    RefusedAction { action, rule: rule.map(str::to_owned), words }
}

/// A seat that a visitor took.
pub(super) struct TakenSeat {
    pub(super) table: Arc<Table>,
    pub(super) seat: Seat,
    /// The secret with which the visitor holds it, and the cookie to set if it is new.
    pub(super) secret: Secret,
    pub(super) cookie: Option<HeaderValue>,
}

/// Takes an open seat by its invitation.
pub(super) async fn join(app: &AppState, visitor: &Visitor, invitation: &str, name: &str) -> Result<TakenSeat, Error> {
    let invitation = read_invitation(invitation)?;
    let (secret, cookie) = visitor.secret_or_new(&app.service.base)?;
    let (table, seat) = app.service.claim(&invitation, &secret, name).await?;
    Ok(TakenSeat { table, seat, secret, cookie })
}

/// Reads the invitation in an address.
pub(super) fn read_invitation(text: &str) -> Result<Secret, Error> {
    text.parse().map_err(|_| NotFound::Invitation.into())
}
