//! A table at a server at one moment, as its seats that are played here see it.

use super::client::Client;
use crate::{Chair, Fault, Sitter, Trouble};
use game::{Entry, Journal, Outcome, Record, Seat, SeatSet, Settings, Start};
use serde_json::{Value, json};
use words::{Spoken, Words};

/// Of the log as it was known before, so many entries are asked for again: what was bid is told once all have.
const TOLD_LATER: usize = 8;
/// How often a table is asked for that changes while it is being told.
const TRIALS: usize = 50;

/// What everybody knows of a table at one moment, and whose seats are played here.
#[derive(Clone)]
pub(super) struct About {
    pub revision: u64,
    pub chairs: Vec<Chair>,
    pub mine: SeatSet,
    pub to_act: SeatSet,
    pub scores: Vec<i32>,
    pub others: Vec<(String, i32)>,
    pub outcome: Option<Outcome>,
    pub may_undo: bool,
    actions: usize,
}

/// A table at one moment.
#[derive(Clone)]
pub(super) struct Snapshot<G: Spoken> {
    pub about: About,
    /// What all who play here may see: with one seat what that one sees, but where several have secrets from each other what
    /// a spectator sees. Then the seats.
    first: Face<G>,
    others: Vec<Face<G>>,
    /// The whole game once it is over: nothing is hidden any more.
    over: Option<Journal<G>>,
}

/// What one seat sees, or a spectator.
#[derive(Clone)]
struct Face<G: Spoken> {
    point: Option<Seat>,
    view: G::View,
    log: Vec<Entry<G>>,
}

fn strange(what: impl ToString) -> Trouble {
    Trouble::Strange(what.to_string())
}

fn seats(value: &Value) -> SeatSet {
    value.as_array().into_iter().flatten().filter_map(seat).collect()
}

fn seat(value: &Value) -> Option<Seat> {
    value.as_u64().and_then(|number| Seat::from_number(u8::try_from(number).ok()?))
}

fn numbers(value: &Value) -> Vec<i32> {
    value.as_array().into_iter().flatten().filter_map(|number| i32::try_from(number.as_i64()?).ok()).collect()
}

impl About {
    fn read(table: &Value, words: &Words) -> Result<About, Trouble> {
        let mine = seats(&table["you"]);
        let chairs = table["seats"].as_array().ok_or_else(|| strange("no seats"))?;
        let chair = |(seat, chair): (Seat, &Value)| {
            let sitter = match chair["kind"].as_str() {
                _ if mine.contains(seat) => Sitter::Here,
                Some("bot") => Sitter::Bot(chair["level"].as_str().unwrap_or_default().to_owned()),
                Some("open") => Sitter::Nobody,
                _ => Sitter::Elsewhere,
            };
            let name = chair["name"].as_str().filter(|name| !name.is_empty());
            let unnamed = || words.tell("board-seat", &[("seat", seat.number().into())]).into_owned();
            Chair { name: name.map_or_else(unnamed, str::to_owned), sitter }
        };
        let other = |other: &Value| Some((other[0].as_str()?.to_owned(), i32::try_from(other[1].as_i64()?).ok()?));
        let outcome = table["outcome"].as_object().map(|outcome| Outcome {
            scores: numbers(&outcome["scores"]),
            winners: seats(&outcome["winners"]).iter().collect(),
        });
        Ok(About {
            revision: table["revision"].as_u64().ok_or_else(|| strange("no revision"))?,
            chairs: Seat::ALL.into_iter().zip(chairs).map(chair).collect(),
            mine,
            to_act: seats(&table["to_act"]),
            scores: numbers(&table["scores"]),
            others: table["others"].as_array().into_iter().flatten().filter_map(other).collect(),
            outcome,
            may_undo: table["undo"].as_bool().unwrap_or_default(),
            actions: table["actions"].as_u64().and_then(|number| usize::try_from(number).ok()).unwrap_or_default(),
        })
    }
}

impl<G: Spoken> Snapshot<G> {
    /// Asks for the table as it is now; what is known of it before is not asked for again.
    pub fn ask(client: &Client, words: &Words, before: Option<&Snapshot<G>>) -> Result<Snapshot<G>, Trouble> {
        for _ in 0..TRIALS {
            if let Some(now) = Snapshot::ask_once(client, words, before)? {
                return Ok(now);
            }
        }
        Err(Trouble::Lost { why: Fault::Restless })
    }

    /// Nothing if something happened meanwhile.
    fn ask_once(client: &Client, words: &Words, before: Option<&Snapshot<G>>) -> Result<Option<Snapshot<G>>, Trouble> {
        let table = client.get("")?;
        let about = About::read(&table, words)?;
        let face = |point: Option<Seat>| {
            let known = before.and_then(|before| before.kept(&about, point));
            let seen = Some(&table["view"]).filter(|_| seat(&table["seen_by"]) == point);
            match point {
                None => Face::ask(&client.spectator(), point, seen, &about, known),
                Some(_) => Face::ask(client, point, seen, &about, known),
            }
        };
        let mut seats = about.mine.iter();
        let shared = G::HIDDEN && about.mine.iter().count() > 1;
        let Some(first) = face(if shared { None } else { seats.next() })? else { return Ok(None) };
        let mut others = Vec::new();
        for seat in seats {
            let Some(other) = face(Some(seat))? else { return Ok(None) };
            others.push(other);
        }
        let over = match about.outcome {
            Some(_) => Some(replay(&client.record()?)?),
            None => None,
        };
        Ok(Some(Snapshot { about, first, others, over }))
    }

    /// The part of a log that cannot have changed: nothing of it, if something may have been taken back.
    fn kept(&self, now: &About, point: Option<Seat>) -> Option<&[Entry<G>]> {
        let written = now.revision.checked_sub(self.about.revision)?;
        let grown = now.actions.checked_sub(self.about.actions)?;
        let face = self.face(point);
        let sure = face.log.len().saturating_sub(TOLD_LATER);
        (face.point == point && written == grown as u64 && now.outcome.is_none()).then(|| &face.log[..sure])
    }

    /// What a seat sees; for those who are not played here, what all may see.
    fn face(&self, point: Option<Seat>) -> &Face<G> {
        self.others.iter().find(|face| face.point == point).unwrap_or(&self.first)
    }

    /// What a seat sees.
    pub fn view(&self, point: Option<Seat>) -> G::View {
        match &self.over {
            Some(over) if point.is_none() => over.state().open_view(),
            Some(over) => over.state().view(point),
            None => self.face(point).view.clone(),
        }
    }

    /// What a seat saw happen.
    pub fn log(&self, point: Option<Seat>) -> Vec<Entry<G>> {
        match &self.over {
            Some(over) => over.entries(point, point.is_none()),
            None => self.face(point).log.clone(),
        }
    }
}

impl<G: Spoken> Face<G> {
    /// Nothing if the table is not the one of this moment any more.
    fn ask(
        client: &Client,
        point: Option<Seat>,
        seen: Option<&Value>,
        now: &About,
        known: Option<&[Entry<G>]>,
    ) -> Result<Option<Face<G>>, Trouble> {
        let seat = point.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        let table = match seen {
            Some(view) => json!({"revision": now.revision, "view": view}),
            None => client.get(&format!("?{}", seat.trim_start_matches('&')))?,
        };
        let mut log = known.unwrap_or_default().to_vec();
        let from = log.len().max(1);
        let told = client.get(&format!("/log?views=true&from={from}{seat}"))?;
        if [&table, &told].into_iter().any(|told| told["revision"].as_u64() != Some(now.revision)) {
            return Ok(None);
        }
        let view = view::<G>(&table["view"])?;
        let entries = told["entries"].as_array().ok_or_else(|| strange("no log"))?;
        if log.is_empty() {
            // Before anybody acted.
            let before = entries.first().map_or_else(|| Ok(view.clone()), |entry| self::view::<G>(&entry["before"]))?;
            let scores = vec![0; now.chairs.len()];
            log.push(Entry { before, seat: None, action: String::new(), events: Vec::new(), scores });
        }
        for entry in entries {
            log.push(read_entry(entry)?);
        }
        Ok(Some(Face { point, view, log }))
    }
}

fn view<G: Spoken>(value: &Value) -> Result<G::View, Trouble> {
    G::read_view(&value.to_string()).map_err(strange)
}

fn read_entry<G: Spoken>(entry: &Value) -> Result<Entry<G>, Trouble> {
    let events = entry["events"].as_array().into_iter().flatten();
    let events = events.map(|event| G::read_event(&event.to_string()).map_err(strange));
    Ok(Entry {
        before: view::<G>(&entry["before"])?,
        seat: seat(&entry["seat"]),
        action: entry["action"].as_str().unwrap_or_default().to_owned(),
        events: events.collect::<Result<_, _>>()?,
        scores: numbers(&entry["scores"]),
    })
}

/// The whole game from its record.
fn replay<G: Spoken>(text: &str) -> Result<Journal<G>, Trouble> {
    let record = Record::read(text.as_bytes()).map_err(strange)?;
    let mut settings = Settings::new(G::OPTIONS);
    let set = record.options.iter().try_for_each(|option| settings.set(option));
    set.map_err(strange)?;
    let Start::Seed(seed) = record.start else { return Err(strange("a position")) };
    let first = G::new(record.players, &settings, seed).map_err(strange)?;
    let mut journal = Journal::new(first);
    for (seat, action) in &record.actions {
        journal.act(*seat, action).map_err(strange)?;
    }
    Ok(journal)
}
