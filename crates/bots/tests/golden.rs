//! Games that bots play with a seed and a number of iterations: the same on every platform, until a change is meant to make
//! them choose differently. Then the test says what the new lines of `golden.txt` are.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

use bots::{BotGame, Level};
use game::{Seat, Settings, play_out};
use std::convert::Infallible;

/// Plays a game of one level. Returns the scores, the number of decisions and a digest of all of them (FNV-1a).
fn game<G: BotGame>(players: u8, level: &str) -> String {
    let level: Level = level.parse().expect("a level");
    let mut state = G::new(players, &Settings::new(G::OPTIONS), 1).expect("a game");
    let bot = |seat: Seat| G::bot(level, players, seat.index() as u64, 1).expect("a bot");
    let mut bots: Vec<_> = Seat::first(players).map(bot).collect();
    let (mut decisions, mut digest) = (0, 0xcbf2_9ce4_8422_2325_u64);
    let Ok(()) = play_out(&mut state, |state, seat, legal| {
        let action = bots[seat.index()].choose(&state.remembered(seat), seat, legal);
        for byte in format!("{seat} {action}\n").bytes() {
            digest = (digest ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
        decisions += 1;
        Ok::<_, Infallible>(action)
    });
    let name = G::NAME;
    format!("{name} {players} {level}: {:?} after {decisions} decisions, {digest:016x}", state.scores())
}

#[test]
fn bots_play_the_same_games_everywhere() {
    let mut lines = Vec::new();
    for level in ["random", "apprentice", "journeyman:16", "master:32", "uct:8"] {
        lines.extend([game::<caylus::State>(3, level), game::<ys::State>(2, level), game::<ys::State>(4, level)]);
    }
    let now = lines.join("\n") + "\n";
    assert!(now == include_str!("golden.txt"), "bots choose differently from before:\n{now}");
}
