//! `bailiwick analyse`: what each decision of a recorded game cost, who cost whom what, and why.

use crate::args::AnalyseArgs;
use crate::failure::Failure;
use crate::files::{create, open};
use crate::progress::progress_bar_of;
use bots::{Budget, Level};
use game::{Record, Seat};
use games::{GameList, Playable, Visitor};
use serde_json::Value;
use std::io::{self, Write};
use std::path::Path;
use study::{Analysis, PlayedGame, Report, ReportText, Scope, StudyError};
use words::{Language, Words};

pub(crate) fn run<L: GameList>(args: &AnalyseArgs) -> Result<(), Failure> {
    let record = Record::read(open(&args.file)?).map_err(|error| Failure::in_file(&args.file, error))?;
    record.rules(&L::rules()).map_err(|error| Failure::in_file(&args.file, error))?;
    crate::with_game::<L, _>(&record.game.clone(), Analyse { args, record })
}

/// The analysis of a record.
struct Analyse<'a> {
    args: &'a AnalyseArgs,
    record: Record,
}

impl Visitor for Analyse<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let Analyse { args, record } = self;
        let wrong = |error: StudyError| Failure::in_file(&args.file, error);
        let iterations = read_budget(&args.budget)?;
        let played = PlayedGame::<G>::read(&record).map_err(wrong)?;
        let seat = args.seat.map(|number| seat(number, played.players())).transpose().map_err(wrong)?;
        let scope = Scope { iterations, seed: args.seed, threads: args.threads.into(), stop: None };
        let names = seat_names(played.players());
        let analysis = Analysis::new(&played, scope, &names).map_err(wrong)?;
        let bar = progress_bar_of(analysis.decisions() as u64, "decisions");
        let mut report = analysis.run(|| bar.inc(1)).map_err(wrong)?;
        bar.finish_and_clear();
        let language = args.lang.as_deref().and_then(|code| code.parse().ok()).unwrap_or(Language::English);
        if let Some(path) = &args.annotate {
            annotate::<G>(path, &record, &report, language)?;
            if path.as_os_str() == "-" {
                return Ok(());
            }
        }
        if let Some(seat) = seat {
            report.decisions.retain(|decision| decision.seat == seat);
        }
        let text = if args.json {
            json(&report, language)?
        } else {
            ReportText { report: &report, words: Words::of(language), names: &[] }.whole::<G>()
        };
        Ok(io::stdout().write_all(text.as_bytes())?)
    }
}

/// The names of the seats in a language.
pub(crate) fn seat_names(players: u8) -> impl Fn(&Words) -> Vec<String> + Sync {
    move |words: &Words| Seat::first(players).map(|seat| words::study::seat(words, seat)).collect()
}

fn seat(number: u8, players: u8) -> Result<Seat, StudyError> {
    let seat = Seat::from_number(number).filter(|_| number <= players);
    seat.ok_or(StudyError::NoSeat { seat: number, players })
}

/// Iterations: a number, or the name of a level that thinks for as many.
pub(crate) fn read_budget(text: &str) -> Result<u32, Failure> {
    if let Some(number) = text.parse().ok().filter(|number| (LEAST..=MOST).contains(number)) {
        return Ok(number);
    }
    match text.parse::<Level>().ok().and_then(Level::budget) {
        Some(Budget::Iterations(number)) if (LEAST..=MOST).contains(&number) => Ok(number),
        _ => {
            let (text, levels) = (game::excerpt(text), "journeyman, expert, master or grandmaster");
            Err(Failure::Message(format!(
                "--budget {text}: a number of iterations for each decision, {LEAST} to {MOST}, or what a level \
                 thinks: {levels}"
            )))
        }
    }
}

/// With fewer iterations the actions could not even be compared.
const LEAST: u32 = 50;
/// With more a game would take days.
const MOST: u32 = 1_000_000;

fn annotate<G: Playable>(path: &Path, record: &Record, report: &Report, language: Language) -> Result<(), Failure> {
    let text = study::annotated(record, &game::RulesOf::<G>::RULES, report, language)
        .map_err(|error| Failure::in_file(path, error))?;
    let mut out = create(path)?;
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| crate::failure::writing(path, error.into()))
}

/// The report as JSON: the reasons of a decision as a text in one language, and beside it as data.
fn json(report: &Report, language: Language) -> Result<String, Failure> {
    let mut value = serde_json::to_value(report).map_err(|error| error.to_string())?;
    let decisions = value.get_mut("decisions").and_then(Value::as_array_mut).into_iter().flatten();
    for (decision, told) in decisions.zip(&report.decisions) {
        if let Some(members) = decision.as_object_mut() {
            let reasons = members.remove("why").unwrap_or_default();
            members.insert("reasons".to_owned(), reasons);
            let why = told.why.as_ref().map(|why| why.text.get(language));
            members.insert("why".to_owned(), why.into());
        }
    }
    Ok(serde_json::to_string(&value).map_err(|error| error.to_string())? + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_a_number_or_a_level() {
        assert_eq!(read_budget("300").ok(), Some(300));
        assert_eq!(read_budget("master").ok(), Some(2000));
        assert_eq!(read_budget("expert").ok(), Some(250));
        for wrong in ["", "0", "49", "-5", "1000001", "random", "master@1s", "elephant", "1e9", "2000 "] {
            assert!(read_budget(wrong).is_err(), "{wrong}");
        }
    }
}
