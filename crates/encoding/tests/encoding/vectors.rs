//! Many games at once do what one after another would, and nothing half.

use encoding::{Arrays, Encoded, Reward, Table, Vector, VectorError};
use game::{Random, Seed, Settings};

crate::for_both_games!(
    many_games_are_the_games_they_say,
    threads_change_nothing,
    a_wrong_id_moves_no_game,
    arrays_of_another_length_are_refused,
);

struct Owned {
    observations: Vec<u8>,
    masks: Vec<u8>,
    seats: Vec<i32>,
    rewards: Vec<f32>,
    dones: Vec<u8>,
    scores: Vec<i32>,
}

impl Owned {
    fn new<G: Encoded>(games: usize, players: usize) -> Owned {
        Owned {
            observations: vec![9; games * G::OBSERVATION],
            masks: vec![9; games * G::ACTIONS],
            seats: vec![9; games],
            rewards: vec![9.0; games * players],
            dones: vec![9; games],
            scores: vec![9; games * players],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            scores: &mut self.scores,
        }
    }
}

fn vector<G: Encoded>(games: usize, players: u8, threads: usize) -> Vector<G> {
    Vector::new(games, players, Settings::new(G::OPTIONS), 11, Reward::Win, threads).unwrap()
}

/// Each row shows the game of its seed, and when it is over the outcome, and the next game.
fn many_games_are_the_games_they_say<G: Encoded>() {
    let (games, players) = (5, 3);
    let mut many = vector::<G>(games, players, 1);
    let mut owned = Owned::new::<G>(games, players.into());
    many.reset(11, &mut owned.arrays()).unwrap();
    let mut seeds = Random::new(11);
    let mut seeds: Vec<Random> = (0..games).map(|_| Random::new(seeds.next_u64())).collect();
    let settings = Settings::new(G::OPTIONS);
    let begin = |seeds: &mut Random| Table::new(G::new(players, &settings, Seed::from(seeds.next_u64())).unwrap());
    let mut alone: Vec<Table<G>> = seeds.iter_mut().map(begin).collect();
    let (mut random, mut ids, mut ended) = (Random::new(2), vec![0; games], 0);
    for _ in 0..1500 {
        many.sample(&mut random, &mut ids).unwrap();
        many.step(&ids, &mut owned.arrays()).unwrap();
        for (game, table) in alone.iter_mut().enumerate() {
            table.step(ids[game] as u16).unwrap();
            let rewards = &owned.rewards[3 * game..3 * game + 3];
            assert_eq!(owned.dones[game], u8::from(table.seat().is_none()));
            if let Some(outcome) = table.state().outcome() {
                ended += 1;
                assert_eq!(owned.scores[3 * game..3 * game + 3], outcome.scores);
                assert!(rewards.iter().sum::<f32>() > 0.99 && rewards[outcome.winners[0].index()] > 0.0);
                *table = begin(&mut seeds[game]);
            } else {
                assert_eq!(rewards, [0.0; 3]);
            }
            let (seat, mut row, mut mask) = (table.seat().unwrap(), vec![0; G::OBSERVATION], vec![0; G::ACTIONS]);
            table.observe(seat, &mut row);
            table.open().write(&mut mask);
            assert_eq!(owned.seats[game], seat.index() as i32);
            assert_eq!(owned.observations[game * G::OBSERVATION..][..G::OBSERVATION], row);
            assert_eq!(owned.masks[game * G::ACTIONS..][..G::ACTIONS], mask);
            assert!(many.table(game).unwrap() == table);
        }
    }
    assert!(ended >= 10, "{ended}");
}

fn threads_change_nothing<G: Encoded>() {
    let played = |threads| {
        let mut many = vector::<G>(7, 2, threads);
        let mut owned = Owned::new::<G>(7, 2);
        many.reset(11, &mut owned.arrays()).unwrap();
        let (mut random, mut ids) = (Random::new(2), vec![0; 7]);
        for _ in 0..400 {
            many.sample(&mut random, &mut ids).unwrap();
            many.step(&ids, &mut owned.arrays()).unwrap();
        }
        let mut again = Owned::new::<G>(7, 2);
        many.show(&mut again.arrays()).unwrap();
        assert_eq!(
            (&again.observations, &again.masks, &again.seats),
            (&owned.observations, &owned.masks, &owned.seats)
        );
        (owned.observations, owned.masks, owned.seats, owned.scores)
    };
    let alone = played(1);
    assert!([2, 3, 64].into_iter().all(|threads| played(threads) == alone));
}

fn a_wrong_id_moves_no_game<G: Encoded>() {
    let mut many = vector::<G>(3, 2, 2);
    let mut owned = Owned::new::<G>(3, 2);
    many.reset(11, &mut owned.arrays()).unwrap();
    let before: Vec<Table<G>> = (0..3).map(|game| many.table(game).unwrap().clone()).collect();
    let mut ids = vec![0; 3];
    many.sample(&mut Random::new(1), &mut ids).unwrap();
    for wrong in [-1, G::ACTIONS as i64, i64::MAX, i64::MIN, 65_536] {
        ids[2] = wrong;
        let error = many.step(&ids, &mut owned.arrays()).unwrap_err();
        assert_eq!(error, VectorError::NotOpen { game: 2, id: wrong });
        assert_eq!(error.to_string(), format!("action {wrong} is not legal in game 2"));
        assert!(before.iter().enumerate().all(|(game, table)| many.table(game).unwrap() == table));
    }
}

fn arrays_of_another_length_are_refused<G: Encoded>() {
    let mut many = vector::<G>(3, 2, 1);
    let mut ids = vec![0; 3];
    many.sample(&mut Random::new(1), &mut ids).unwrap();
    let mut right = Owned::new::<G>(3, 2);
    assert!(matches!(many.step(&ids[..2], &mut right.arrays()), Err(VectorError::Length { array: "actions", .. })));
    let mut wrong = Owned::new::<G>(3, 3);
    let error = many.step(&ids, &mut wrong.arrays()).unwrap_err();
    assert_eq!(error, VectorError::Length { array: "rewards", wanted: 6, found: 9 });
    assert_eq!(error.to_string(), "rewards must have 6 items in all, not 9");
    let mut short = Owned::new::<G>(2, 2);
    assert!(matches!(many.reset(1, &mut short.arrays()), Err(VectorError::Length { array: "observations", .. })));
    assert!(Vector::<G>::new(1, 9, Settings::new(G::OPTIONS), 1, Reward::Win, 1).is_err() || G::NAME == "caylus");
}
