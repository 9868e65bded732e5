//! Reports on whole games of both games: they add up, they are the same again, and they tell nothing that a seat could not know.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.

use bots::analysis::{Case, Effort, Fixed, Mark, equities};
use bots::{Level, SeatedBots};
use game::{Game, Random, Record, Rules, RulesOf, Seat, Settings, Start};
use std::convert::Infallible;
use std::sync::atomic::AtomicBool;
use study::{Analysis, PlayedGame, Report, Scope, Studied, StudyError, advise, annotated};
use words::{Language, Words};

const FEW: Scope<'static> = Scope { iterations: 50, seed: 3, threads: 1, stop: None };

fn names(words: &Words) -> Vec<String> {
    Seat::ALL.map(|seat| words::study::seat(words, seat)).to_vec()
}

/// A game between bots of several levels, with its record.
fn played<G: Studied>(players: u8, seed: u64) -> (PlayedGame<G>, Record) {
    let first = G::new(players, &Settings::new(G::OPTIONS), seed).expect("a game");
    let levels = [Level::APPRENTICE, Level::RANDOM, Level::APPRENTICE, Level::APPRENTICE, Level::RANDOM];
    let mut bots = SeatedBots::new(&levels[..players.into()], seed, 0, 1).expect("bots");
    let (mut state, mut actions) = (first.clone(), Vec::new());
    let Ok(()) = game::play_out(&mut state, |state, seat, legal| {
        let action = bots.choose(state, seat, legal);
        actions.push((seat, action));
        Ok::<_, Infallible>(action)
    });
    let mut record = Record::new(&first, Start::Seed(seed.into()));
    record.actions = actions.iter().map(|(seat, action)| (*seat, action.to_string())).collect();
    record.result = state.outcome().map(|outcome| outcome.scores);
    (PlayedGame::of(first, actions.into_iter()).expect("it is over"), record)
}

fn report<G: Studied>(game: &PlayedGame<G>, scope: Scope<'_>) -> Report {
    Analysis::new(game, scope, &names).expect("there is an analyst").run(|| ()).expect("nobody stops it")
}

/// The ledger adds up to the last digit, for every seat and over all seats, and what it says of a seat's own choices is the sum of
/// its regrets.
fn adds_up(report: &Report, game: &PlayedGame<impl Studied>) {
    for (row, seat) in report.ledger.iter().zip(&report.seats) {
        assert_eq!(row.initial + row.own + row.from.iter().copied().sum() + row.chance, row.last);
        assert_eq!((row.own, row.initial, row.last), (-seat.regret, seat.initial, seat.last));
        let share = game.outcome.share(row.seat) * f64::from(report.players) - 1.0;
        assert!((row.last.number() - share).abs() < 0.00001);
    }
    let total = |of: fn(&bots::analysis::LedgerRow) -> Fixed| report.ledger.iter().map(of).sum::<Fixed>();
    assert_eq!([total(|row| row.initial), total(|row| row.last), total(|row| row.chance)], [Fixed::ZERO; 3]);
}

/// What holds for every decision: shares add up, the best is never called a mistake, regrets are differences in one search.
fn is_sound(report: &Report) {
    for decision in &report.decisions {
        let (best, place) = (&decision.actions[0], decision.seat.index());
        assert!(decision.actions.iter().all(|value| value.shares.iter().copied().sum::<Fixed>() == Fixed::ONE));
        assert_eq!((decision.best.as_str(), best.behind), (best.action.as_str(), Fixed::ZERO));
        let lost = equities(&decision.before)[place] - equities(&decision.after)[place];
        assert_eq!(decision.regret, lost, "after {} actions", decision.at);
        assert_eq!(decision.best == decision.played, decision.regret == Fixed::ZERO);
        if decision.best == decision.played {
            assert_eq!((decision.mark, &decision.why), (None, &None));
        }
        assert_eq!(decision.mark, Mark::of(decision.regret, decision.error));
        assert_eq!(decision.mark.is_some(), decision.why.is_some());
        let lines = decision.actions.iter().map(|value| value.line.first().map(|step| step.action.as_str()));
        assert!(lines.zip(&decision.actions).all(|(first, value)| first == Some(value.action.as_str())));
    }
}

fn every_report_is_sound<G: Studied>() {
    for players in G::PLAYERS {
        let (game, _) = played::<G>(players, u64::from(players));
        let report = report(&game, FEW);
        assert_eq!(report.decisions.len(), game.moments.len());
        adds_up(&report, &game);
        is_sound(&report);
        assert!(report.decisions.iter().any(|decision| decision.mark.is_some()), "random players make mistakes");
        assert_eq!(report.decisions.iter().any(|decision| decision.hindsight.is_some()), G::HIDDEN);
        assert!(G::HIDDEN || report.ledger.iter().all(|row| row.revealed == Fixed::ZERO));
        let json = serde_json::to_string(&report).expect("it can be written");
        assert_eq!(serde_json::from_str::<Report>(&json).expect("it can be read"), report);
    }
}

#[test]
fn every_report_on_caylus_adds_up() {
    every_report_is_sound::<caylus::State>();
}

#[test]
fn every_report_on_ys_adds_up() {
    every_report_is_sound::<ys::State>();
}

/// The same game, iterations and seed give the same report, on one thread or several, decision by decision in any order.
fn is_the_same_again<G: Studied>() {
    let (game, _) = played::<G>(2, 5);
    let one = report(&game, FEW);
    assert_eq!(one, report(&game, Scope { threads: 3, ..FEW }));
    let analysis = Analysis::new(&game, FEW, &names).expect("there is an analyst");
    for at in (0..analysis.decisions()).rev().step_by(7) {
        assert_eq!(analysis.judge(at).expect("nobody stops it").report, one.decisions[at]);
    }
    assert_ne!(one, report(&game, Scope { seed: 4, ..FEW }));
}

#[test]
fn reports_on_caylus_are_the_same_again() {
    is_the_same_again::<caylus::State>();
}

#[test]
fn reports_on_ys_are_the_same_again() {
    is_the_same_again::<ys::State>();
}

/// Whatever is hidden from a seat changes nothing of the verdict on its decision but the hindsight, and nothing of a hint.
#[test]
fn a_decision_of_ys_is_judged_by_what_its_seat_knew() {
    let (game, _) = played::<ys::State>(4, 6);
    let mut random = Random::new(1);
    let analyst = <ys::State as bots::BotGame>::analyst().expect("there is one");
    let effort = Effort { iterations: 50, seed: 9, stop: None };
    let (mut others, mut told) = (0, 0);
    for moment in game.moments.iter().step_by(5) {
        let (seat, view) = (moment.seat, moment.before.remembered(moment.seat));
        // Another truth that the seat cannot tell from this one.
        let other = ys::State::resample(&view, &mut random);
        let legal = moment.before.legal_actions(seat);
        assert_eq!((&other.remembered(seat), &other.legal_actions(seat)), (&view, &legal));
        let judge = |truth: &ys::State| {
            let view = truth.remembered(seat);
            let case = Case { view: &view, seat, legal: &legal, played: Some(moment.action), truth: Some(truth) };
            let mut verdict = analyst.judge(&case, 4, effort).expect("nobody stops it");
            told += usize::from(verdict.hindsight.take().is_some());
            format!("{verdict:?}")
        };
        let mut judge = judge;
        assert!(judge(&moment.before) == judge(&other), "after {} actions", moment.before.heading());
        for chosen in [None, Some(moment.action)] {
            let told = |truth: &ys::State| {
                let decision = (&truth.remembered(seat), 4, seat, &legal[..]);
                serde_json::to_string(&advise::<ys::State>(decision, chosen, (FEW, 1), &names).expect("advice"))
            };
            assert_eq!(told(&moment.before).expect("JSON"), told(&other).expect("JSON"));
        }
        others += usize::from(moment.before != other);
    }
    assert!(others > 20 && told > 40, "{others} {told}");
}

/// An annotated record replays to the same game, and its comments are in the language that was asked for.
fn is_read_back<G: Studied>() {
    let (game, record) = played::<G>(3, 2);
    let report = report(&game, FEW);
    let rules: &dyn Rules = &RulesOf::<G>::RULES;
    for (language, word) in
        [(Language::English, "accuracy"), (Language::French, "précision"), (Language::Portuguese, "precisão")]
    {
        let text = annotated(&record, rules, &report, language).expect("it replays");
        let read = Record::read(text.as_bytes()).expect("it can be read");
        assert_eq!(read.actions, record.actions);
        assert!(read.replay(rules, None).expect("it replays").outcome().is_some());
        let marked = report.decisions.iter().filter(|decision| decision.mark.is_some()).count();
        let signs = text.lines().filter(|line| line.starts_with("# ?")).count();
        assert_eq!((signs, text.contains(word)), (marked, true));
        assert_eq!(PlayedGame::<G>::read(&read).expect("it is over").moments.len(), game.moments.len());
    }
}

#[test]
fn annotated_records_are_read_back() {
    is_read_back::<caylus::State>();
    is_read_back::<ys::State>();
}

#[test]
fn what_cannot_be_analysed_is_refused_with_a_reason() {
    let (game, mut record) = played::<caylus::State>(2, 1);
    record.actions.truncate(20);
    record.result = None;
    let error = PlayedGame::<caylus::State>::read(&record).expect_err("it is not over");
    assert!(matches!(error, StudyError::NotOver { actions: 20 }) && error.to_string().contains("not over"));
    record.actions[3].1 = "place nowhere".to_owned();
    let error = PlayedGame::<caylus::State>::read(&record).expect_err("it does not replay");
    assert!(matches!(error, StudyError::Record(_)), "{error}");
    let other = PlayedGame::<ys::State>::read(&record).expect_err("it is another game");
    assert!(other.to_string().contains("caylus"), "{other}");
    let stop = AtomicBool::new(true);
    let analysis = Analysis::new(&game, Scope { stop: Some(&stop), ..FEW }, &names).expect("there is an analyst");
    assert!(matches!(analysis.run(|| ()), Err(StudyError::Stopped)));
    assert!(analysis.judge(1_000_000).is_err());
}

/// Every feature of the evaluations belongs to a part that has a name in every language.
#[test]
fn every_feature_has_a_name_in_every_language() {
    fn named<G: Studied + bots::Knowledge>() {
        Words::register([G::WORDS]);
        for feature in 0..G::FEATURES.len() {
            let part = G::PARTS[G::part(feature)];
            let names = [Language::English, Language::French, Language::Portuguese]
                .map(|language| words::study::part::<G>(Words::of(language), part));
            assert!(names.iter().all(|name| !name.is_empty()) && names[0] != names[1], "{part}: {names:?}");
            let key = format!("{}-part-{part}", G::NAME);
            assert!(Words::of(Language::Portuguese).has(&key), "{key}");
        }
    }
    named::<caylus::State>();
    named::<ys::State>();
}
