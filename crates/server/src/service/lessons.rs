//! Guided first games: their pages, and going on from one at a table of one's own. Nothing is stored of a lesson.

use super::{NewSeat, NewTable, Service, Who};
use crate::error::{Error, NotFound};
use crate::lesson::{LEARNER, Lesson};
use crate::secret::Secret;
use crate::table::{Table, Viewer};
use game::{SeatSet, Seed};
use std::sync::Arc;
use store::{StoredSeat, StoredTable};
use ui::{Refusal, Visit};
use words::{Language, Words};

impl Service {
    /// The page of a step of a lesson, counted from 1; `at` looks back at the game after that many actions.
    pub(crate) async fn lesson_page(
        self: &Arc<Self>,
        game: &str,
        step: usize,
        at: Option<usize>,
        language: Language,
        refusal: Option<Refusal>,
    ) -> Result<String, Error> {
        let lesson = self.lesson(game)?;
        self.blocking(move |_| page(&lesson, step, at, language, refusal.as_ref())).await?
    }

    /// The lesson of a game.
    pub(crate) fn lesson(&self, game: &str) -> Result<Lesson, Error> {
        let no_page = Error::NotFound(NotFound::Page);
        let Ok(kind) = self.kind(game) else { return Err(no_page) };
        let text = kind.lesson.ok_or(no_page)?;
        Lesson::read(kind, text).map_err(|error| Error::internal(format!("the lesson of {game}: {error}")))
    }

    /// Sets up a table that stands where a lesson stands at a step, with the visitor as the learner. Returns its id.
    pub(crate) async fn play_on(
        self: &Arc<Self>,
        visitor: &Secret,
        lesson: &Lesson,
        step: usize,
        language: Language,
    ) -> Result<String, Error> {
        let like = lesson.header(Words::of(language));
        let usual = self.level_or_usual(self.kind(&like.game)?, None)?;
        let seat = |seat: &StoredSeat| {
            let who = if seat.bot.is_some() { Who::Bot(usual) } else { Who::Here };
            NewSeat { who, name: seat.name.clone() }
        };
        let new = NewTable {
            rules_version: Some(like.rules_version),
            name: like.name,
            options: like.options.split_whitespace().map(str::to_owned).collect(),
            seats: like.seats.iter().map(seat).collect(),
            hints: false,
            seed: Some(Seed::new(like.seed)),
            game: like.game,
        };
        self.create_with(visitor, new, lesson.lines(step)?).await
    }
}

fn page(
    lesson: &Lesson,
    step: usize,
    at: Option<usize>,
    language: Language,
    refusal: Option<&Refusal>,
) -> Result<String, Error> {
    let words = Words::of(language);
    let game = lesson.play(step, words)?;
    let header = lesson.header(words);
    let path = format!("/learn/{}/{step}", header.game);
    let stored = StoredTable::new(header);
    let table = Table::new(stored, game.clone());
    let (mine, left) = (SeatSet::only(LEARNER), SeatSet::NONE);
    let viewer = Viewer { mine, left, owner: false, chosen: None, secret: None, language, host: None };
    let shown = lesson.shown(step, words);
    let sight = viewer.sight(game.situation());
    let about = ui::TableInfo { path, ..table.about(&*game, &viewer, sight, "") };
    let visit = Visit { words, about: &about, sight, at, refusal, lesson: Some(&shown), turns_sent: 0 };
    Ok(game.page(&visit).html)
}
