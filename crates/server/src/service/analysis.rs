//! Analyses of games that are over: asking for one, how far it is, and what came of it. [`crate::analyst`] does the work.

use super::{NewSeat, NewTable, Service, Who};
use crate::analyst::{ANALYSIS, untold};
use crate::error::{Error, Forbidden, NotFound};
use crate::secret::Secret;
use crate::study_page::StudyQuery;
use crate::studying::StudyWork;
use crate::table::{Table, Viewer};
use game::{Seat, Seed};
use std::sync::Arc;
use store::{Hash, Job, JobState, NewJob, Priority};
use ui::StudyStand;
use words::{Chair, Sitter, Words};

/// There is one analysis of a table.
const KEY: &str = "";
/// Most analyses that may wait or be worked on at once, for all visitors together.
const MOST: usize = 60;
/// Most of them for one visitor. Those who hold nothing here share this number.
const MOST_OF_ONE: usize = 2;

/// How an analysis stands.
#[derive(Clone, Debug)]
pub(crate) enum Progress {
    /// Nobody has asked for it.
    None,
    /// So many have to be done before it.
    Waiting(usize),
    /// So many of so many decisions have been judged.
    Working(usize, usize),
    /// Here is what came of it, as JSON of a [`study::Report`].
    Done(Arc<str>),
    /// It was given up.
    Failed,
}

impl Service {
    /// How the analysis of a table stands.
    pub(crate) async fn analysis(self: &Arc<Self>, table: &Arc<Table>) -> Result<Progress, Error> {
        if let Some(report) = table.analysis.get() {
            return Ok(Progress::Done(report.0.clone()));
        }
        let table = table.clone();
        self.blocking(move |service| service.progress(&table)).await?
    }

    fn progress(&self, table: &Table) -> Result<Progress, Error> {
        let Some(job) = self.store.find_job(ANALYSIS, &table.header.id, KEY)? else { return Ok(Progress::None) };
        let progress = self.progress_of(&job, table.now().actions())?;
        if let Progress::Done(json) = progress {
            let report = serde_json::from_str(&json).map_err(Error::internal)?;
            return Ok(Progress::Done(table.analysis.get_or_init(|| (json, Arc::new(report))).0.clone()));
        }
        Ok(progress)
    }

    /// How the job of an analysis of so many decisions stands.
    pub(super) fn progress_of(&self, job: &Job, decisions: usize) -> Result<Progress, Error> {
        Ok(match job.state {
            JobState::Waiting => {
                let queued = self.store.queued_jobs(ANALYSIS)?;
                Progress::Waiting(queued.iter().position(|other| other.id == job.id).unwrap_or(0))
            }
            JobState::Claimed => {
                let progress = job.progress.as_deref().and_then(|text| text.split_once(' '));
                let number = |text: &str| text.parse().unwrap_or(0);
                let (done, of) = progress.map_or((0, 0), |(done, of)| (number(done), number(of)));
                Progress::Working(done, if of == 0 { decisions } else { of })
            }
            JobState::Done => Progress::Done(job.result.as_deref().unwrap_or_default().into()),
            JobState::Failed => Progress::Failed,
        })
    }

    /// Asks for the analysis of a table, unless somebody has. Says how it stands.
    pub(crate) async fn analyse(
        self: &Arc<Self>,
        table: &Arc<Table>,
        visitor: Option<Hash>,
    ) -> Result<Progress, Error> {
        if !table.now().over() {
            return Err(Forbidden::Running.into());
        }
        if !(self.kind(&table.header.game)?.has_analyst)() {
            return Err(NotFound::Analyst.into());
        }
        let known = self.analysis(table).await?;
        if !matches!(known, Progress::None) {
            return Ok(known);
        }
        let owner = visitor.unwrap_or_default();
        self.blocking(move |service| service.room_for(&owner)).await??;
        let job = NewJob {
            kind: ANALYSIS.to_owned(),
            table: table.header.id.clone(),
            key: KEY.to_owned(),
            owner,
            priority: Priority::Nobody,
            payload: String::new(),
            at_revision: None,
        };
        self.store.add_jobs(vec![job]).await?;
        self.analyses.ring();
        self.analysis(table).await
    }

    /// Whether a visitor may ask for one more analysis.
    pub(super) fn room_for(&self, owner: &Hash) -> Result<(), Error> {
        let queued = self.store.queued_jobs(ANALYSIS)?;
        if queued.iter().filter(|job| job.owner == *owner).count() >= MOST_OF_ONE {
            return Err(Error::TooManyAnalyses { most: MOST_OF_ONE });
        }
        if queued.len() >= MOST {
            return Err(Error::QueueFull);
        }
        Ok(())
    }

    /// Analyses the game of a job; `go_on` as in [`StudyWork`]. Returns the report as JSON, or why there is none; nothing if the
    /// work was stopped.
    pub(crate) fn analyse_job(
        &self,
        job: &Job,
        iterations: u32,
        go_on: &dyn Fn(usize, usize) -> bool,
    ) -> Result<String, Option<String>> {
        if job.table.is_empty() {
            return self.advise_job(job, iterations, go_on);
        }
        // Whoever sent a game may have asked for another budget.
        let iterations = job.payload.parse().unwrap_or(iterations);
        let table = self.load_table(&job.table).map_err(|error| Some(error.to_string()))?;
        let now = table.now();
        let chairs = table.chairs(&*now);
        let names = |words: &Words| words::shown_names(words, &chairs, None);
        let work = StudyWork { iterations, names: &names, stop: self.pressure.stop(), go_on };
        let report = now.study(&work).map_err(untold)?;
        serde_json::to_string(&report).map_err(|error| Some(error.to_string()))
    }

    /// The page of the analysis of a table.
    pub(crate) async fn analysis_page(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: Viewer,
        query: StudyQuery,
    ) -> Result<String, Error> {
        if !table.now().over() {
            return Err(Forbidden::Running.into());
        }
        let progress = self.analysis(table).await?;
        self.render(table, viewer, move |_, table, now, visit| {
            let stand = match progress {
                Progress::None => StudyStand::None,
                Progress::Waiting(before) => StudyStand::Waiting(before),
                Progress::Working(done, of) => StudyStand::Working(done, of),
                Progress::Failed => StudyStand::Failed,
                Progress::Done(_) => {
                    let report = table.analysis.get().map(|known| known.1.clone());
                    let page = report.and_then(|report| now.report_page(visit, &report, &query));
                    return page.ok_or(NotFound::Step.into());
                }
            };
            Ok(now.study_page(visit, &stand))
        })
        .await?
    }

    /// Sets up a table that stands where a game stood that is over, after a number of actions, with the visitor on their own seat
    /// or on that of whoever was to decide, against bots. Returns its id.
    pub(crate) async fn play_on_from(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: &Viewer,
        visitor: &Secret,
        at: usize,
    ) -> Result<String, Error> {
        let now = table.now();
        if !now.over() {
            return Err(Forbidden::Running.into());
        }
        // The decision at which it goes on was one of the game.
        let mut lines = now.first_lines(at.saturating_add(1)).ok_or(NotFound::Step)?;
        let decided = lines.pop().and_then(|line| Seat::from_number(line.seat)).ok_or(NotFound::Step)?;
        let mine = viewer.mine.lowest().unwrap_or(decided);
        let usual = self.level_or_usual(self.kind(&table.header.game)?, None)?;
        let levels = table.levels(&*now);
        let seat = |(seat, chair): (Seat, Chair)| {
            let level = levels.get(seat.index()).copied().flatten().map_or(usual, |level| self.bounded(level));
            let is_person = !matches!(chair.sitter, Sitter::Bot(_));
            let who = if seat == mine { Who::Here } else { Who::Bot(level) };
            // People keep their names, and so do bots; whoever takes the place of another has none of theirs.
            NewSeat { who, name: if (seat == mine) == is_person { chair.name } else { String::new() } }
        };
        let about = [("name", table.header.name.as_str().into()), ("at", (at + 1).into())];
        let new = NewTable {
            game: table.header.game.clone(),
            rules_version: Some(table.header.rules_version),
            name: Words::of(viewer.language).text_with("analysis-table-name", &about).into_owned(),
            options: table.header.options.split_whitespace().map(str::to_owned).collect(),
            seats: Seat::ALL.into_iter().zip(table.chairs(&*now)).map(seat).collect(),
            seed: Some(Seed::new(table.header.seed)),
            hints: false,
        };
        self.create_with(visitor, new, lines).await
    }
}
