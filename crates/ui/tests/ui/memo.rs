//! What is kept to be drawn again is what would be drawn: in builds with debug assertions every drawing that is kept is drawn anew,
//! too, and compared (`memo.rs`). Here it is looked at from everywhere, so that a key that lacks something is found out.

use crate::scenes::{NAMES, Step, every_state, show_in};
use game::Seat;
use ui::WebBoard;
use words::Language;

/// The same seats with other names, so that nothing that names somebody may be kept for somebody else.
const OTHERS: [&str; 5] = ["Perrin", "Oudinet", "Aliénor", "", "Guilhem"];

/// Shows a state to everybody, in every language, under two names.
fn show_to_all<G: WebBoard>(state: &G, steps: &[Step<G>]) -> usize {
    let seats = Seat::first(state.players()).map(Some).chain([None]);
    let mut bytes = 0;
    for (number, point) in seats.enumerate() {
        // Every state in one language for each seat, another each time, so that all meet.
        let language = Language::ALL[(steps.len() + number) % Language::ALL.len()];
        for names in [NAMES, OTHERS] {
            bytes += show_in(state, steps, point, language, names, |scene| {
                let parts = ui::table_parts(scene);
                parts.iter().flat_map(|part| &part.children).map(|(_, markup)| markup.len()).sum::<usize>()
            });
        }
    }
    bytes
}

fn look_at_games<G: WebBoard>(games: &[(u8, &[&str])]) {
    for (seed, (players, options)) in (1..).zip(games) {
        let mut bytes = 0;
        every_state(*players, options, seed, |state: &G, steps| {
            if state.outcome().is_none() && steps.len().is_multiple_of(4) {
                bytes += show_to_all(state, steps);
            }
        });
        assert!(bytes > 1_000_000, "there was something to look at: {bytes}");
    }
}

#[test]
fn what_is_kept_of_caylus_is_what_would_be_drawn() {
    look_at_games::<caylus::State>(&[
        (2, &["edition=jeweler"]),
        (3, &["edition=first", "favor=light"]),
        (4, &["edition=premium"]),
        (5, &[]),
    ]);
}

#[test]
fn what_is_kept_of_ys_is_what_would_be_drawn() {
    look_at_games::<ys::State>(&[(2, &[]), (3, &["kings_favor"]), (4, &["express"])]);
}
