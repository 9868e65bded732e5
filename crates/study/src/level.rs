//! Which bots make as many errors as a player: error rates of bots among bots of the same level, measured with
//! `bailiwick calibrate` (see `docs/strength.md`).

use crate::SeatReport;
use game::Game;

/// Levels with their error rates, by game: the rows of the table in `docs/strength.md`.
const MEASURED: &[(&str, &[(&str, f64)])] = &[
    ("caylus", &[("random", 73.8), ("apprentice", 22.6), ("journeyman", 6.6), ("expert", 1.8)]),
    ("ys", &[("random", 116.7), ("apprentice", 49.2), ("journeyman", 23.0), ("expert", 10.1)]),
];

/// Fewer decisions that made a difference say nothing about a player.
const LEAST_REAL: usize = 5;

/// The level of the bots whose error rate is nearest to that of a seat, as a ratio; `None` if the seat had hardly anything to
/// decide, or if no bots were measured.
pub fn level_of<G: Game>(seat: &SeatReport) -> Option<&'static str> {
    if seat.real < LEAST_REAL {
        return None;
    }
    let (_, levels) = MEASURED.iter().find(|(game, _)| *game == G::NAME)?;
    let distance = |rate: f64| (seat.error_rate.max(0.1) / rate).ln().abs();
    let nearest = levels.iter().min_by(|a, b| distance(a.1).total_cmp(&distance(b.1)))?;
    Some(nearest.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::analysis::Fixed;

    fn seat(error_rate: f64, real: usize) -> SeatReport {
        SeatReport {
            seat: game::Seat::One,
            accuracy: 90.0,
            error_rate,
            regret: Fixed::ZERO,
            decisions: 50,
            real,
            marks: [0; 3],
            initial: Fixed::ZERO,
            last: Fixed::ZERO,
            points: 40,
        }
    }

    #[test]
    fn the_nearest_level_is_named() {
        let named = [0.0, 5.0, 10.0, 20.0, 500.0].map(|rate| level_of::<caylus::State>(&seat(rate, 40)));
        assert_eq!(named, ["expert", "journeyman", "journeyman", "apprentice", "random"].map(Some));
        assert_eq!(level_of::<ys::State>(&seat(30.0, 40)), Some("journeyman"));
    }

    #[test]
    fn who_had_nothing_to_decide_has_no_level() {
        assert_eq!(level_of::<caylus::State>(&seat(0.0, 0)), None);
        assert_eq!(level_of::<caylus::State>(&seat(0.0, LEAST_REAL - 1)), None);
    }
}
