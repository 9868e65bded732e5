//! Which bots make as many errors as a player: error rates of bots among bots of the same level, measured with
//! `bailiwick calibrate` (see `docs/strength.md`).

use crate::Studied;

/// Levels with their error rates, by game: the rows of the table in `docs/strength.md`.
const MEASURED: &[(&str, &[(&str, f64)])] = &[
    ("caylus", &[("random", 95.9), ("apprentice", 24.3), ("journeyman", 11.0), ("expert", 3.7)]),
    ("ys", &[("random", 182.6), ("apprentice", 80.1), ("journeyman", 51.8), ("expert", 17.6)]),
];

/// The level of the bots whose error rate is nearest to this one, as a ratio; `None` if none were measured.
pub fn level_of<G: Studied>(error_rate: f64) -> Option<&'static str> {
    let (_, levels) = MEASURED.iter().find(|(game, _)| *game == G::NAME)?;
    let distance = |rate: f64| (error_rate.max(0.1) / rate).ln().abs();
    let nearest = levels.iter().min_by(|a, b| distance(a.1).total_cmp(&distance(b.1)))?;
    Some(nearest.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_level_is_named() {
        let named = [0.0, 5.0, 10.0, 20.0, 500.0].map(level_of::<caylus::State>);
        assert_eq!(named, ["expert", "expert", "journeyman", "apprentice", "random"].map(Some));
        assert_eq!(level_of::<ys::State>(60.0), Some("journeyman"));
    }
}
