//! Feeds arbitrary bytes to everything that reads text. Fuzz targets call these functions too.

use super::{every_setting, walk_in_order};
use crate::{Game, Random, Record, RecordErrorKind, RulesOf, Settings, Start};

/// Disturbed records are refused with the number of a line, or are records; they never cause a panic.
pub fn noise_is_no_record<G: Game>() {
    let rules = RulesOf::<G>::RULES;
    let (players, settings) = every_setting::<G>().remove(0);
    let start = G::new(players, &settings, 9).expect("the setting is possible");
    let mut record = Record::new(&start, Start::Seed(9.into()));
    let end = walk_in_order(start, &mut Random::new(9), &mut |_: &G, seat, action, _| {
        record.actions.push((seat, action.to_string()));
    });
    record.result = end.outcome().map(|outcome| outcome.scores);
    let text = record.write(&rules).expect("a played game can be written");
    let mut random = Random::new(10);
    for _ in 0..300 {
        let mut bytes = text.clone().into_bytes();
        match random.below(3) {
            0 => bytes.truncate(random.below(bytes.len())),
            1 => {
                let at = random.below(bytes.len());
                bytes[at] = random.next_u64() as u8;
            }
            _ => {
                let at = random.below(bytes.len());
                bytes.insert(at, random.next_u64() as u8);
            }
        }
        feed_record::<G>(&bytes);
    }
}

/// Reads and replays bytes as a record of this game; an error must name a line of the text.
pub fn feed_record<G: Game>(bytes: &[u8]) {
    let lines = bytes.split(|byte| *byte == b'\n').count();
    let result = Record::read(bytes).and_then(|record| record.replay(&RulesOf::<G>::RULES, None).map(|_| ()));
    if let Err(error) = result {
        assert!((1..=lines).contains(&error.line) && !error.kind.to_string().is_empty(), "{error}");
    }
}

/// Reads bytes as an action of this game: what is read is written back as the same text. Then plays it at the beginning.
pub fn feed_action<G: Game>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string(), text);
    }
    for players in G::PLAYERS {
        let Ok(state) = G::new(players, &Settings::new(G::OPTIONS), 1) else { continue };
        let mut table = crate::text_game::seated(state);
        if let Some(seat) = table.to_act().lowest() {
            let legal = table.legal(seat).iter().any(|known| known == text);
            assert_eq!(table.play(seat, text).is_ok(), legal, "{text}");
        }
    }
}

/// Reads bytes as a position of this game; what is accepted can be played to its end.
pub fn feed_position<G: Game>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(mut state) = G::from_json(text, &mut Random::new(1)) {
        crate::random_playout(&mut state, &mut Random::new(1), &mut Vec::new());
        assert!(state.outcome().is_some());
    }
}

/// Ten megabytes of noise are refused after the first lines.
pub fn much_noise_costs_little<G: Game>() {
    let mut random = Random::new(1);
    let noise: Vec<u8> = (0..10_000_000).map(|_| random.next_u64() as u8).collect();
    let error = Record::read(noise.as_slice()).expect_err("noise");
    assert!(error.line <= 2, "{error}");
    let letters = vec![b'a'; 10_000_000];
    assert_eq!(Record::read(letters.as_slice()).expect_err("letters").line, 1);
    let numbered = "1 skip\n".repeat(1_500_000);
    let record = format!("game: {}\nrules version: 1\nplayers: 2\nseed: 1\n\n{numbered}", G::NAME);
    let error = Record::read(record.as_bytes()).expect_err("too many actions");
    assert_eq!(error.kind, RecordErrorKind::TooManyActions);
}
