//! Pages and updates of a table. Each is made once for all viewers who see the same.

use super::Service;
use crate::dyn_game::DynGame;
use crate::error::Error;
use crate::hinting::told_why;
use crate::renderings::{Encoding, NEWS, Rendered, Rendering};
use crate::table::{Table, Viewer};
use game::Screen;
use std::sync::Arc;
use study::Advice;
use ui::{Change, Hinting, Refusal, TableInfo, Visit};

/// A page of a table.
pub(crate) enum TablePage {
    /// What it shows.
    Shown(String),
    /// The curtain before it.
    Curtain(String),
}

impl Service {
    /// The update of a viewer's page since a revision, as JSON. If that page has to go, it says where to. With `one_move` it
    /// leads only to the next action, and the page is as it would have been then: nobody sees anything that they could not
    /// have seen.
    pub(crate) async fn changes(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: Viewer,
        from: u64,
        one_move: bool,
        encoding: Encoding,
    ) -> Result<Rendered, Error> {
        let now = table.now();
        let revision = now.revision();
        // Those who share a screen and have secrets from each other do not see everything from the same seat.
        let is_stepwise = one_move && now.only_actions_since(from) && !viewer.sight(now.situation()).is_shared();
        if !viewer.is_shown(now.situation()) {
            let go = format!("/t/{}", table.header.id);
            let go = api::PageRedirect { from: Some(from), go, revision: Some(revision) };
            return Ok(Rendered::new(serde_json::to_vec(&go).unwrap_or_default(), encoding));
        }
        let left = if is_stepwise { revision.saturating_sub(from + 1) } else { 0 };
        // For all but the first of those who see the same it is no work at all.
        if let Some(rendered) = self.renderings.kept(table, viewer, rendering(from, left), encoding, revision) {
            return Ok(rendered);
        }
        // After a move this is little work. It is more if the page that is shown has to be drawn again to compare with it, and
        // much if that was long ago.
        let is_little = !now.over() && self.renderings.shown(table, &viewer, from).is_some();
        if is_little {
            return Ok(self.update(table, &*now, viewer, from, left, encoding));
        }
        let table = table.clone();
        let update = move |service: &Service| service.update(&table, &*now, viewer, from, left, encoding);
        if from + NEWS >= revision { self.blocking(update).await } else { self.heavy(update).await }
    }

    /// The update from a revision to the one before `left` more.
    fn update(
        &self,
        table: &Table,
        now: &dyn DynGame,
        viewer: Viewer,
        from: u64,
        left: u64,
        encoding: Encoding,
    ) -> Rendered {
        let latest = now.revision();
        let base = self.base_for(viewer.host);
        let make = || {
            let then = (left > 0).then(|| now.earlier(latest - left));
            let now = then.as_deref().unwrap_or(now);
            let revision = now.revision();
            let parts = |game: &dyn DynGame, turns_sent: usize| {
                table.with_visit(game, &viewer, &base, |visit| game.parts(&Visit { turns_sent, ..*visit }))
            };
            let drawn_anew = || ui::fingerprints(&[], &parts(&*now.earlier(from), 0)).into();
            let shown = self.renderings.shown(table, &viewer, from).unwrap_or_else(drawn_anew);
            let as_before = !now.over() && now.only_actions_since(from);
            let parts = parts(now, if as_before { ui::turns_sent(&shown) } else { 0 });
            let fingerprints = ui::fingerprints(&shown, &parts);
            let changes = ui::changes(&shown, parts, &fingerprints);
            self.renderings.remember(table, viewer, revision, fingerprints.into());
            json(&api::PageUpdate { from, revision, left, over: now.over(), changes })
        };
        self.renderings.rendered(table, viewer, rendering(from, left), encoding, latest, make)
    }

    /// The page of a table; `at` looks back at the game after that many actions.
    pub(crate) async fn page(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: Viewer,
        at: Option<usize>,
        refusal: Option<Refusal>,
    ) -> Result<TablePage, Error> {
        self.page_with(table, viewer, at, refusal, None).await
    }

    /// The page of a table, with what the bot answered that took the action that is looked back at.
    pub(crate) async fn page_with(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: Viewer,
        at: Option<usize>,
        refusal: Option<Refusal>,
        why: Option<Arc<Advice>>,
    ) -> Result<TablePage, Error> {
        self.render(table, viewer, move |service, table, now, visit| {
            if let Screen::Curtain { next, .. } = viewer.screen(now.situation()) {
                return TablePage::Curtain(now.curtain(visit, next));
            }
            let told = why.as_deref().map(|advice| {
                let hinting = Hinting { why: Some(told_why(advice, viewer.language)), ..visit.about.hinting.clone() };
                TableInfo { hinting, ..visit.about.clone() }
            });
            let about = told.as_ref().unwrap_or(visit.about);
            let page = now.page(&Visit { at, refusal: refusal.as_ref(), about, ..*visit });
            if at.is_none() && refusal.is_none() && !now.over() {
                service.renderings.remember(table, viewer, now.revision(), page.fingerprints.into());
            }
            TablePage::Shown(page.html)
        })
        .await
    }

    /// What is different on the page of a game that is over after `at` actions from what it shows after `from`.
    pub(crate) async fn replay(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: Viewer,
        from: usize,
        at: usize,
    ) -> Result<Vec<Change>, Error> {
        self.render(table, viewer, move |_, _, now, visit| {
            let parts = |at: usize| now.replay_parts(&Visit { at: Some(at), ..*visit });
            let (shown, parts) = (ui::fingerprints(&[], &parts(from)), parts(at));
            let fingerprints = ui::fingerprints(&shown, &parts);
            ui::changes(&shown, parts, &fingerprints)
        })
        .await
    }

    /// The page of a step of the scoring of a round, if there is one. The curtain hides it like the table.
    pub(crate) async fn scoring(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: Viewer,
        round: Option<u8>,
        step: usize,
    ) -> Result<Option<TablePage>, Error> {
        self.render(table, viewer, move |_, _, now, visit| match viewer.screen(now.situation()) {
            Screen::Curtain { next, .. } => Some(TablePage::Curtain(now.curtain(visit, next))),
            Screen::Table(_) => round.and_then(|round| now.scoring(visit, round, step)).map(TablePage::Shown),
        })
        .await
    }

    /// Renders something for a viewer, on a thread that may take its time.
    pub(super) async fn render<T: Send + 'static>(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: Viewer,
        draw: impl FnOnce(&Service, &Table, &dyn DynGame, &Visit<'_>) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let table = table.clone();
        let work = move |service: &Service| {
            let now = table.now();
            table
                .with_visit(&*now, &viewer, &service.base_for(viewer.host), |visit| draw(service, &table, &*now, visit))
        };
        self.blocking(work).await
    }

    /// The record of a game as a viewer may have it.
    pub(crate) async fn record(self: &Arc<Self>, table: &Table, viewer: &Viewer) -> Result<String, Error> {
        let (now, viewer) = (table.now(), *viewer);
        let record = self.blocking(move |_| now.record(viewer.sight(now.situation()).viewpoint())).await?;
        record.map_err(Error::internal)
    }
}

/// The update from a revision to the one before `left` more.
fn rendering(from: u64, left: u64) -> Rendering {
    if left > 0 { Rendering::MoveAfter(from) } else { Rendering::ChangesSince(from) }
}

/// An update as JSON. It is large, so it is written by hand where that is quicker.
fn json(update: &api::PageUpdate<Change>) -> Vec<u8> {
    let api::PageUpdate { from, revision, left, over, changes } = update;
    let mut text = Vec::with_capacity(64 * 1024);
    text.extend(format!(r#"{{"from":{from},"revision":{revision},"left":{left},"over":{over},"changes":"#).as_bytes());
    ui::write_changes(&mut text, changes);
    text.push(b'}');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_what_serde_would_write() {
        let change = Change {
            part: "board",
            order: vec!["a".to_owned(), "b".to_owned()],
            children: vec![("b".to_owned(), "<p class=\"x\">\n</p>".to_owned())],
        };
        for (over, changes) in [(false, vec![change.clone(), change]), (true, Vec::new())] {
            let update = api::PageUpdate { from: 3, revision: 5, left: 1, over, changes };
            assert_eq!(json(&update), serde_json::to_vec(&update).unwrap());
        }
    }
}
