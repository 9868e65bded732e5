//! The analysis of a game that is over: asked for, waited for, and read mistake by mistake, on the screen and line by line.

use crate::pictures::{FULL, text};
use crate::test_table::{TestTable, words};
use game::{Journal, LogRow, Seat, Seed, Start};
use ratatui::crossterm::event::{Event, KeyCode};
use ratatui::layout::Rect;
use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;
use study::{Analysis, PlayedGame, Report, Scope};
use terminal::plain::{self, Console, Output};
use terminal::screen::Session;
use terminal::{AnalysisStand, End, JournalTable, TableError};
use words::{Chair, Language, Words};

type Game = caylus::State;

/// A table whose game is analysed with little thought.
struct Analysed {
    table: TestTable<Game>,
    stand: AnalysisStand,
    report: Arc<Report>,
}

impl Analysed {
    fn new() -> Analysed {
        let mut table = TestTable::new(2, &[], 3, &[Seat::One]);
        table.go_on(usize::MAX);
        let record = table.journal.record(Start::Seed(Seed::new(3)));
        let read = |(seat, text): &(Seat, String)| Some((*seat, text.parse().ok()?));
        let first = table.journal.state_after(0);
        let played = PlayedGame::<Game>::of(first, record.actions.iter().filter_map(read)).unwrap();
        let scope = Scope { iterations: 50, ..Scope::MASTER };
        let names = |_: &Words| vec!["Maud".to_owned(), "Perrin".to_owned()];
        let report = Analysis::new(&played, scope, &names).unwrap().run(|| ()).unwrap();
        Analysed { table, stand: AnalysisStand::None, report: Arc::new(report) }
    }

    fn mistakes(&self) -> usize {
        self.report.marked(&[Seat::One]).count()
    }
}

impl JournalTable for Analysed {
    type Game = Game;

    fn journal(&self) -> &Journal<Game> {
        self.table.journal()
    }

    fn seated(&self) -> &[Chair] {
        self.table.seated()
    }

    fn keep(&mut self, next: Journal<Game>, row: &LogRow<caylus::Action>) -> Result<(), TableError> {
        self.table.keep(next, row)
    }

    /// Each look is a step of the analysis.
    fn let_bots_act(&mut self) -> Result<bool, TableError> {
        self.stand = match &self.stand {
            AnalysisStand::Waiting(_) => AnalysisStand::Working(7, 20),
            AnalysisStand::Working(..) => AnalysisStand::Done(self.report.clone()),
            other => other.clone(),
        };
        Ok(false)
    }

    fn begin_analysis(&mut self) {
        self.stand = AnalysisStand::Waiting(2);
    }

    fn analysis_stand(&self) -> Option<AnalysisStand> {
        Some(self.stand.clone())
    }

    fn file(&self) -> Option<&Path> {
        None
    }
}

#[test]
fn the_screen_shows_the_analysis_step_by_step() {
    let mut table = Analysed::new();
    let mistakes = table.mistakes();
    assert!(mistakes > 1, "a random player makes mistakes");
    let report = table.report.clone();
    let mut session = Session::new(&mut table, words(Language::English), FULL);
    let area = Rect { x: 0, y: 0, width: 100, height: 40 };
    let press = |session: &mut Session<'_, Game>, letter: char| {
        session.event(&Event::Key(KeyCode::Char(letter).into()));
        text(&session.draw(area))
    };
    assert!(text(&session.draw(area)).contains("analyse"), "the end offers it");
    assert!(press(&mut session, 'a').contains("2 other games"));
    session.refresh(1);
    assert!(text(&session.draw(area)).contains("7 of 20 decisions"));
    session.refresh(2);
    let overview = text(&session.draw(area));
    for said in ["How everybody played", "Who cost whom what", "Turning points", "Maud", "%"] {
        assert!(overview.contains(said), "{said}:\n{overview}");
    }
    for (number, decision) in (1..).zip(report.marked(&[Seat::One])) {
        let shown = press(&mut session, 'n');
        assert!(shown.contains(&format!("{number} of {mistakes}")), "{shown}");
        assert!(shown.contains(&decision.best) && shown.contains("points"), "{shown}");
    }
    assert!(press(&mut session, 'n').contains("No more mistakes"));
    assert!(press(&mut session, 'n').contains("How everybody played"));
}

/// What is said after the end, when a person types these lines.
fn typed(lines: &str, language: Language, interactive: bool) -> String {
    let mut table = Analysed::new();
    // Line by line nobody refreshes a table that is over: the analysis is there at once.
    table.stand = AnalysisStand::Done(table.report.clone());
    let mut table = Kept(table);
    let mut said = Vec::new();
    let console = Console { interactive, output: Output::Redirected };
    let end = plain::run(&mut table, words(language), Cursor::new(lines.to_owned()), &mut said, console).unwrap();
    assert_eq!(end, End::Over);
    String::from_utf8(said).unwrap()
}

/// The same table, whose analysis stays as it stands.
struct Kept(Analysed);

impl JournalTable for Kept {
    type Game = Game;

    fn journal(&self) -> &Journal<Game> {
        self.0.journal()
    }

    fn seated(&self) -> &[Chair] {
        self.0.seated()
    }

    fn keep(&mut self, next: Journal<Game>, row: &LogRow<caylus::Action>) -> Result<(), TableError> {
        self.0.keep(next, row)
    }

    fn let_bots_act(&mut self) -> Result<bool, TableError> {
        Ok(false)
    }

    fn analysis_stand(&self) -> Option<AnalysisStand> {
        self.0.analysis_stand()
    }

    fn file(&self) -> Option<&Path> {
        None
    }
}

#[test]
fn line_by_line_the_analysis_is_told_and_mistakes_one_by_one() {
    let mistakes = Analysed::new().mistakes();
    let said = typed(&format!("analyse\n{}\n\n", "next\n".repeat(mistakes + 1)), Language::English, true);
    for told in ["Type “analyse”", "error rate", "Turning points", "No more mistakes"] {
        assert!(said.contains(told), "{told}:\n{said}");
    }
    for number in 1..=mistakes {
        assert!(said.contains(&format!("{number} of {mistakes}. ")), "{number}:\n{said}");
    }
    let french = typed("analyser\nsuivante\nquit\n", Language::French, true);
    assert!(french.contains("Tapez « analyser »") && french.contains(&format!("1 sur {mistakes}. ")), "{french}");
    let other = typed("elephant\n\n", Language::Portuguese, true);
    assert_eq!(other.matches("Digite “analisar”").count(), 2, "{other}");
    // A script ends with the standings, whatever comes after.
    assert!(!typed("analyse\n", Language::English, false).contains("Type “analyse”"));
}
