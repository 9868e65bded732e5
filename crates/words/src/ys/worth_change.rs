//! What cards and moves that change gems or quotations bring: what the gems of their player are worth afterwards, as things stand
//! (Y6.1-Y6.3). The card is played on a state that is drawn from the view, so that nothing hidden has a say; gems and
//! quotations are public, so that it does not matter which state is drawn.

use super::names::points;
use crate::Words;
use crate::sentence::Sentence;
use game::{Game, Random, Seat};
use ys::components::ROUNDS;
use ys::{Action, Board, Color, State, Step, View};

/// The points by which a card, or the best bidder's move (Y4.9), changes the worth of a seat's gems; `None` for actions that
/// change neither gems nor quotations at once.
pub(crate) fn worth_change(view: &View, seat: Seat, action: Action) -> Option<i32> {
    if !matches!(action, Action::Alchemist(..) | Action::Banker(..) | Action::Jeweller(..) | Action::Quote(..)) {
        return None;
    }
    let mut after = State::resample(view, &mut Random::new(1));
    after.apply(seat, action, &mut ());
    Some(gems_worth(after.view(Some(seat)).board(), seat) - gems_worth(view.board(), seat))
}

fn gems_worth(board: &Board, seat: Seat) -> i32 {
    let colors = Color::ALL.into_iter().map(|color| board.gem_points(seat.into(), color));
    i32::from(colors.sum::<u16>() + board.black_points(seat.into()))
}

/// What a seat gives away if it skips: points for a card that it cannot play any more.
pub(crate) fn given_away(words: &Words, view: &View, seat: Seat, legal: &[Action]) -> Vec<Option<String>> {
    let board = view.board();
    let is_last = board.round() >= ROUNDS && matches!(board.step(), Step::EndOfScoring(_));
    let best = legal.iter().filter_map(|action| worth_change(view, seat, *action)).max().unwrap_or(0);
    let given = u16::try_from(best).ok().filter(|best| is_last && *best > 0);
    let said = given.map(|best| Sentence::new(words, "ys-gives-away").with("points", points(words, best)).text());
    legal.iter().map(|action| said.clone().filter(|_| *action == Action::Skip)).collect()
}

/// `+3`, `−2`, `±0`.
pub(crate) fn signed(change: i32) -> String {
    match change {
        0 => "±0".to_owned(),
        1.. => format!("+{change}"),
        _ => format!("−{}", change.unsigned_abs()),
    }
}

/// What becomes of the worth of one's gems.
pub(crate) fn worth_words(words: &Words, change: i32) -> String {
    let way = match change {
        0 => "same",
        1.. => "more",
        _ => "less",
    };
    let number = u16::try_from(change.unsigned_abs()).unwrap_or(u16::MAX);
    Sentence::new(words, "ys-long-worth").with("way", way).with("points", points(words, number)).text()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Spoken};
    use game::Settings;

    /// Y5.3, Y6.1: what a card would bring is what it brings, though it is found out without what is hidden; in the last round,
    /// and only then, who skips gives it away.
    #[test]
    fn cards_are_worth_what_they_bring() {
        let words = Words::of_game::<State>(Language::English);
        let (mut played, mut given) = (0, 0);
        for seed in 0..150 {
            let mut state = State::new(4, &Settings::new(State::OPTIONS), seed).expect("four can play");
            let mut random = Random::new(seed);
            while let Some(seat) = state.to_act().lowest() {
                let (view, legal) = (state.view(Some(seat)), state.legal_actions(seat));
                let changes = legal.iter().filter_map(|action| Some((*action, worth_change(&view, seat, *action)?)));
                let changes: Vec<(Action, i32)> = changes.collect();
                for (action, change) in &changes {
                    let mut after = state;
                    after.apply(seat, *action, &mut ());
                    let now = gems_worth(after.view(None).board(), seat) - gems_worth(view.board(), seat);
                    assert_eq!(*change, now, "{action}");
                    played += 1;
                }
                let best = changes.iter().map(|(_, change)| *change).max();
                let said = State::given_away(words, &view, seat, &legal);
                let expected = view.board().round() == ROUNDS && best > Some(0) && legal.contains(&Action::Skip);
                assert_eq!(said.iter().any(Option::is_some), expected, "{legal:?}");
                assert!(legal.iter().zip(&said).all(|(action, said)| said.is_none() || *action == Action::Skip));
                given += usize::from(expected);
                state.apply(seat, legal[random.below(legal.len())], &mut ());
            }
        }
        assert!(played > 500 && given > 5, "{played} {given}");
    }
}
