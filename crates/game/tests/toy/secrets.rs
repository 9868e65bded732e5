//! The toy game passes the conformance suite, and with a leak it does not.

use crate::pips::{HONEST, LEAKY_CARD, LEAKY_EVENT, LEAKY_TEXT, LEAKY_VIEW, Pips};
use game::Seat;

game::conformance!(Pips<HONEST>);

#[test]
#[should_panic(expected = "sees what seat")]
fn a_view_that_tells_a_secret_answer_is_caught() {
    game::conformance::secret_answers_stay_secret::<Pips<LEAKY_VIEW>>();
}

#[test]
#[should_panic(expected = "is told what seat")]
fn an_event_that_tells_a_secret_answer_is_caught() {
    game::conformance::secret_answers_stay_secret::<Pips<LEAKY_EVENT>>();
}

#[test]
#[should_panic(expected = "may write down what seat")]
fn a_record_that_tells_a_secret_answer_is_caught() {
    game::conformance::secret_answers_stay_secret::<Pips<LEAKY_TEXT>>();
}

#[test]
#[should_panic(expected = "sees something hidden")]
fn an_event_that_tells_what_the_view_does_not_is_caught() {
    game::conformance::nothing_hidden_is_told::<Pips<LEAKY_CARD>>();
}

#[test]
fn secret_answers_are_exported_once_they_are_shown() {
    let rules = game::RulesOf::<Pips<HONEST>>::RULES;
    let lines = |actions: &str, viewer| {
        let text = format!("game: pips\nrules version: 1\nplayers: 3\nseed: 1\n\n{actions}");
        let record = game::Record::read(text.as_bytes()).unwrap();
        let text = game::export(&record, &rules, viewer).unwrap();
        text.lines().skip_while(|line| !line.is_empty()).skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(lines("1 bid 0\n2 bid 1\n", None), ["# bids", "1 bid ?", "2 bid ?"]);
    assert_eq!(lines("1 bid 0\n2 bid 1\n", Some(Seat::Two)), ["# bids", "1 bid ?", "2 bid 1"]);
    let all = "1 bid 0\n2 bid 1\n3 bid 2\n1 hide\n";
    assert_eq!(lines(all, None), ["# bids", "1 bid 0", "2 bid 1", "3 bid 2", "# cards", "1 hide"]);
}

#[test]
fn secret_answers_stand_in_the_log_in_the_order_of_the_seats() {
    let rules = game::RulesOf::<Pips<HONEST>>::RULES;
    let record = |actions: &str| format!("game: pips\nrules version: 1\nplayers: 2\nseed: 1\n\n{actions}");
    let replay = |actions: &str| game::Record::read(record(actions).as_bytes()).unwrap().replay(&rules, None);
    assert!(replay("1 bid 0\n2 bid 1\n").is_ok());
    let error = replay("2 bid 1\n1 bid 0\n").err().unwrap();
    assert!(error.line == 6 && error.kind == game::RecordErrorKind::OutOfOrder { first: Seat::One }, "{error}");
}
