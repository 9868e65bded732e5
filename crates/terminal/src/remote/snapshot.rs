//! A table at a server at one moment, as the seats that are played here see it.

use super::client::{Client, strange};
use crate::{ConnectionError, TableError};
use api::{LogAnswer, LogEntry, SeatKind, TableSeat, TableState};
use game::{Entry, Game, Journal, Outcome, Record, Seat, SeatSet, Settings, Sight, Situation, Start};
use serde_json::Value;
use words::{Chair, Sitter, Spoken};

/// Last known entries of the log that are asked for again: what was answered in secret is told once all have answered.
const TOLD_LATER: usize = 8;
/// Most attempts to read a table that changes meanwhile.
const MOST_ATTEMPTS: usize = 50;

/// The public part of a table at one moment, and the seats that are played here.
#[derive(Clone)]
pub(super) struct TableInfo {
    pub revision: u64,
    pub chairs: Vec<Chair>,
    pub here: SeatSet,
    pub mine: SeatSet,
    pub to_act: SeatSet,
    pub scores: Vec<i32>,
    pub others: Vec<(String, i32)>,
    pub outcome: Option<Outcome>,
    pub may_undo: bool,
    pub may_hint: bool,
    pub hints_agreed: bool,
    actions: usize,
}

/// A table at one moment.
#[derive(Clone)]
pub(super) struct Snapshot<G: Spoken> {
    pub info: TableInfo,
    /// What all people here may see: with one seat its view, with several that have secrets from each other a spectator's.
    first: SeatView<G>,
    others: Vec<SeatView<G>>,
    /// The whole game, once it is over and nothing is hidden any more.
    over: Option<Journal<G>>,
}

/// What one seat sees, or a spectator.
#[derive(Clone)]
struct SeatView<G: Spoken> {
    viewpoint: Option<Seat>,
    view: G::View,
    log: Vec<Entry<G>>,
    hints: Vec<game::AskedHint>,
}

impl TableInfo {
    /// How the people at this terminal look at the game.
    fn sight<G: Game>(&self) -> Sight {
        let players = self.chairs.len().try_into().unwrap_or(u8::MAX);
        let over = self.outcome.is_some();
        Sight::new(Situation { hidden: G::HIDDEN, over, players, to_act: self.to_act }, self.mine)
    }

    fn of(table: &TableState) -> TableInfo {
        let chair = |seat: &TableSeat| {
            let sitter = match seat.kind {
                SeatKind::Bot => Sitter::Bot(seat.level.clone().unwrap_or_default()),
                SeatKind::Open => Sitter::Nobody,
                SeatKind::Person => Sitter::Person,
            };
            Chair { name: seat.name.clone(), sitter }
        };
        TableInfo {
            revision: table.revision,
            chairs: table.seats.iter().map(chair).collect(),
            here: table.seats.iter().filter(|seat| seat.here).map(|seat| seat.seat).collect(),
            mine: table.you.iter().copied().collect(),
            to_act: table.to_act.iter().copied().collect(),
            scores: table.scores.clone(),
            others: table.others.clone(),
            outcome: table.outcome.clone(),
            may_undo: table.undo,
            may_hint: table.hint,
            hints_agreed: table.hints_agreed,
            actions: table.actions,
        }
    }
}

impl<G: Spoken> Snapshot<G> {
    /// Asks for the table as it is now, except for the part of the log that is known from before.
    pub(super) fn fetch(client: &Client, before: Option<&Snapshot<G>>) -> Result<Snapshot<G>, TableError> {
        for _ in 0..MOST_ATTEMPTS {
            if let Some(now) = Snapshot::fetch_once(client, before)? {
                return Ok(now);
            }
        }
        Err(TableError::Lost { why: ConnectionError::Restless })
    }

    /// `None` if the table has changed meanwhile.
    fn fetch_once(client: &Client, before: Option<&Snapshot<G>>) -> Result<Option<Snapshot<G>>, TableError> {
        let table: TableState = client.get("")?;
        let info = TableInfo::of(&table);
        let seat_view = |viewpoint: Option<Seat>| {
            let known = before.and_then(|before| before.kept(&info, viewpoint));
            let view = Some(&table.view).filter(|_| table.seen_by == viewpoint);
            match viewpoint {
                None => SeatView::fetch(&client.spectator(), viewpoint, view, &info, known),
                Some(_) => SeatView::fetch(client, viewpoint, view, &info, known),
            }
        };
        let mut seats = info.mine.iter();
        let is_shared = info.sight::<G>().is_shared();
        let Some(first) = seat_view(if is_shared { None } else { seats.next() })? else { return Ok(None) };
        let mut others = Vec::new();
        for seat in seats {
            let Some(other) = seat_view(Some(seat))? else { return Ok(None) };
            others.push(other);
        }
        let over = match info.outcome {
            Some(_) => Some(replay(&client.record()?)?),
            None => None,
        };
        Ok(Some(Snapshot { info, first, others, over }))
    }

    /// The part of a log that cannot have changed; `None` if something may have been undone.
    fn kept(&self, now: &TableInfo, viewpoint: Option<Seat>) -> Option<&[Entry<G>]> {
        let written = now.revision.checked_sub(self.info.revision)?;
        let grown = now.actions.checked_sub(self.info.actions)?;
        let seat_view = self.seat_view(viewpoint);
        let sure = seat_view.log.len().saturating_sub(TOLD_LATER);
        (seat_view.viewpoint == viewpoint && written == grown as u64 && now.outcome.is_none())
            .then(|| &seat_view.log[..sure])
    }

    /// What a seat sees; what all may see, if it is not played here.
    fn seat_view(&self, viewpoint: Option<Seat>) -> &SeatView<G> {
        self.others.iter().find(|seat_view| seat_view.viewpoint == viewpoint).unwrap_or(&self.first)
    }

    /// The seat of the last action.
    pub(super) fn last_seat(&self) -> Option<Seat> {
        self.first.log.last().and_then(|entry| entry.seat)
    }

    /// The number of actions that have been done.
    pub(super) fn actions(&self) -> usize {
        self.info.actions
    }

    /// Who asked for a hint.
    pub(super) fn hints(&self) -> Vec<game::AskedHint> {
        self.first.hints.clone()
    }

    /// What is seen.
    pub(super) fn view(&self, sight: Sight) -> G::View {
        match &self.over {
            Some(over) => sight.view(over.state()),
            None => self.seat_view(sight.viewpoint()).view.clone(),
        }
    }

    /// What was seen to happen.
    pub(super) fn log(&self, sight: Sight) -> Vec<Entry<G>> {
        match &self.over {
            Some(over) => over.entries(sight.viewpoint(), sight.is_open()),
            None => self.seat_view(sight.viewpoint()).log.clone(),
        }
    }
}

impl<G: Spoken> SeatView<G> {
    /// Asks for what a seat sees; for its view only if it is not known, and for the entries that follow the known ones.
    /// `None` if the table has changed meanwhile.
    fn fetch(
        client: &Client,
        viewpoint: Option<Seat>,
        view: Option<&Value>,
        now: &TableInfo,
        known: Option<&[Entry<G>]>,
    ) -> Result<Option<SeatView<G>>, TableError> {
        let seat = viewpoint.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        let (revision, view) = match view {
            Some(view) => (now.revision, view.clone()),
            None => {
                let table: TableState = client.get(&format!("?{}", seat.trim_start_matches('&')))?;
                (table.revision, table.view)
            }
        };
        let mut log = known.unwrap_or_default().to_vec();
        let from = log.len().max(1);
        let answer: LogAnswer = client.get(&format!("/log?views=true&from={from}{seat}"))?;
        if [revision, answer.revision] != [now.revision; 2] {
            return Ok(None);
        }
        let view = read_view::<G>(&view)?;
        let entries = answer.entries.into_iter().map(read_entry).collect::<Result<Vec<Entry<G>>, TableError>>()?;
        if log.is_empty() {
            // The set-up is not in the log of the server.
            let before = entries.first().map_or_else(|| view.clone(), |entry| entry.before.clone());
            let scores = vec![0; now.chairs.len()];
            log.push(Entry { before, seat: None, action: String::new(), events: Vec::new(), scores });
        }
        log.extend(entries);
        let hint =
            |hint: api::AskedHint| game::AskedHint { seat: hint.seat, depth: hint.depth.into(), after: hint.after };
        let hints = answer.hints.into_iter().map(hint).collect();
        Ok(Some(SeatView { viewpoint, view, log, hints }))
    }
}

fn read_view<G: Spoken>(view: &Value) -> Result<G::View, TableError> {
    G::read_view(&view.to_string()).map_err(strange)
}

fn read_entry<G: Spoken>(entry: LogEntry) -> Result<Entry<G>, TableError> {
    let before = entry.before.ok_or_else(|| strange("an entry of the log without a view"))?;
    let events = entry.events.iter().map(|event| G::read_event(&event.to_string()).map_err(strange));
    Ok(Entry {
        before: read_view::<G>(&before)?,
        seat: entry.seat,
        action: entry.action,
        events: events.collect::<Result<_, _>>()?,
        scores: entry.scores,
    })
}

/// The whole game from its record.
fn replay<G: Spoken>(text: &str) -> Result<Journal<G>, TableError> {
    let record = Record::read(text.as_bytes()).map_err(strange)?;
    let settings = Settings::parse(G::OPTIONS, &record.options).map_err(strange)?;
    let Start::Seed(seed) = record.start else { return Err(strange("a position")) };
    let version = G::RULES_VERSION.known(record.rules_version).ok_or_else(|| strange("rules that are unknown here"))?;
    let first = G::begin(version, record.players, &settings, seed).map_err(strange)?;
    let mut journal = Journal::new(first);
    for (seat, action) in &record.actions {
        journal.act(*seat, action).map_err(strange)?;
    }
    Ok(journal)
}
