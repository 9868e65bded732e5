//! Random steps of many games at once, with observations and masks: what `VecEnv` of the Python package does, for a profiler or to
//! count instructions. `steps ys 4 1024 400` steps 1,024 games with four players 400 times.

use encoding::{Arrays, Encoded, Reward, Vector};
use game::{Random, Settings};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, players, games, steps] = &arguments[..] else {
        return Err("usage: steps GAME PLAYERS GAMES STEPS".into());
    };
    let (players, games, steps) = (players.parse()?, games.parse()?, steps.parse()?);
    let over = match name.as_str() {
        "caylus" => run::<caylus::State>(players, games, steps)?,
        "ys" => run::<ys::State>(players, games, steps)?,
        _ => return Err(format!("there is no game {name}: there are caylus and ys").into()),
    };
    println!("{} steps, {over} games were over", games * steps);
    Ok(())
}

/// How many games were over.
fn run<G: Encoded>(players: u8, games: usize, steps: usize) -> Result<usize, Box<dyn Error>> {
    let mut many = Vector::<G>::new(games, players, Settings::new(G::OPTIONS), 1, Reward::Win, 1)?;
    let each = games * usize::from(players);
    let (mut observations, mut masks) = (vec![0; games * G::OBSERVATION], vec![0; games * G::ACTIONS]);
    let (mut seats, mut rewards, mut scores) = (vec![0; games], vec![0.0; each], vec![0; each]);
    let (mut dones, mut ids, mut random, mut over) = (vec![0; games], vec![0; games], Random::new(1), 0);
    for _ in 0..steps {
        many.sample(&mut random, &mut ids)?;
        let mut arrays = Arrays {
            observations: &mut observations,
            masks: &mut masks,
            seats: &mut seats,
            rewards: &mut rewards,
            dones: &mut dones,
            scores: &mut scores,
        };
        many.step(&ids, &mut arrays)?;
        over += dones.iter().filter(|done| **done == 1).count();
    }
    Ok(over)
}
