//! Habits: the policy is drawn towards what a search chose (softmax regression).

use crate::knowledge::{Habits, habit_row};
use crate::numbers::soften;
use crate::{Budget, Knowledge, Master, Mind, numbers};
use game::{Seat, Settings, play_out};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

/// A decision of a search.
pub struct Choice {
    moment: f32,
    /// For each action: what the policy says without habits, its kinds, and the share of the search.
    actions: Vec<(f32, Habits, f32)>,
}

/// How far from the best action of the policy a player may stray, in points.
const TEMPERATURE: f32 = 1.0;
/// How often all choices are gone through.
const PASSES: usize = 12;
/// How fast habits change, and how strongly they are drawn back to nothing.
const PACE: f32 = 0.4;
const HOLD: f32 = 0.002;

/// A game in which everybody searches; what there is to learn from it.
pub fn watch<G: Knowledge>(
    players: u8,
    settings: &Settings,
    seed: u64,
    iterations: u32,
    mind: &Arc<Mind<G>>,
) -> Vec<Choice> {
    let Ok(mut state) = G::new(players, settings, seed) else { return Vec::new() };
    let bot = |seat: Seat| {
        Master::new(
            mind.clone(),
            Budget::Iterations(iterations),
            seed.wrapping_mul(8).wrapping_add(seat.index() as u64),
            1,
        )
    };
    let mut bots: Vec<Master<G>> = Seat::first(players).map(bot).collect();
    let (mut choices, mut scores) = (Vec::new(), Vec::new());
    let Ok(()) = play_out(&mut state, |state, seat, legal| {
        let view = state.view(Some(seat));
        let visits = bots[seat.index()].visits(&view, seat, legal);
        let sum = visits.iter().sum::<f32>().max(1.0);
        scores.clear();
        G::promise(&view, seat, legal, mind, &mut scores);
        let actions: Vec<_> = (legal.iter().zip(&scores).zip(&visits))
            .map(|((action, score), visits)| {
                let mut habits = Habits::default();
                G::habits(&view, seat, *action, &mut habits);
                (*score, habits, visits / sum)
            })
            .collect();
        if actions.iter().any(|(_, habits, _)| *habits != Habits::default()) {
            choices.push(Choice { moment: state.moment(), actions });
        }
        Ok::<_, Infallible>(legal[numbers::best(&visits)])
    });
    choices
}

/// The habits that make the policy choose most like the search, and how much of the search's share it gives to the search's
/// choices before and after.
pub fn learn<G: Knowledge>(mind: &Mind<G>, choices: &[Choice]) -> (BTreeMap<String, Vec<f32>>, [f64; 2]) {
    let mut weights: Vec<Vec<f32>> = mind.habits().to_vec();
    let before = agreement(&weights, choices);
    let mut squares: Vec<Vec<f32>> = weights.iter().map(|row| vec![1.0; row.len()]).collect();
    let mut chances = Vec::new();
    for _ in 0..PASSES {
        for choice in choices {
            let (first, part) = place(choice.moment, G::MOMENTS.len());
            soft_choice(&weights, choice, &mut chances);
            for ((_, habits, share), chance) in choice.actions.iter().zip(&chances) {
                for kind in habits.iter() {
                    for (moment, part) in [(first, 1.0 - part), (first + 1, part)] {
                        let Some(weight) = weights[kind].get_mut(moment) else { continue };
                        let slope = part * (share - chance) - HOLD * part * *weight;
                        let square = &mut squares[kind][moment];
                        *square += slope * slope;
                        *weight += PACE * slope / square.sqrt();
                    }
                }
            }
        }
    }
    let after = agreement(&weights, choices);
    let rows = G::habit_names().into_iter().zip(weights).map(|(name, row)| (habit_row(&name), row));
    (rows.collect(), [before, after])
}

/// The moment before, and how far on to the next.
fn place(moment: f32, moments: usize) -> (usize, f32) {
    let first = (moment.max(0.0) as usize).min(moments - 1);
    (first, (moment - first as f32).clamp(0.0, 1.0))
}

fn soft_choice(weights: &[Vec<f32>], choice: &Choice, chances: &mut Vec<f32>) {
    let moments = weights.first().map_or(1, Vec::len);
    let (first, part) = place(choice.moment, moments);
    let weight = |kind: usize| {
        let row = &weights[kind];
        row[first] * (1.0 - part) + row.get(first + 1).map_or(0.0, |next| next * part)
    };
    chances.clear();
    chances.extend(choice.actions.iter().map(|(score, habits, _)| score + habits.iter().map(weight).sum::<f32>()));
    soften(chances, TEMPERATURE);
}

/// How likely the policy does what the search would do.
fn agreement(weights: &[Vec<f32>], choices: &[Choice]) -> f64 {
    let mut chances = Vec::new();
    let mut sum = 0.0;
    for choice in choices {
        soft_choice(weights, choice, &mut chances);
        sum +=
            chances.iter().zip(&choice.actions).map(|(chance, (_, _, share))| f64::from(chance * share)).sum::<f64>();
    }
    sum / choices.len().max(1) as f64
}
