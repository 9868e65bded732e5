//! Why one action is better than another: what is different at the end of the turn, and the event at which they part ways.

use crate::Studied;
use crate::parting::parting;
use bots::analysis::{Case, Verdict};
use game::Seat;
use serde::{Deserialize, Serialize};
use words::study::{Compared, Parting, Reasons};
use words::{Language, People, Words};

/// Most parts of the evaluation that are named.
const MOST_PARTS: usize = 3;
/// Differences of fewer points are not named.
const LEAST_POINTS: f64 = 0.3;
/// Parts that differ by less than this share of the largest difference are not named.
const LEAST_SHARE: f64 = 0.25;
/// A rival who has so many points more or fewer is named.
const LEAST_RIVAL: f64 = 0.7;

/// Why one action is better than another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Why {
    /// The better action, in the notation.
    pub better: String,
    /// The other one.
    pub other: String,
    /// The parts of the evaluation that differ most at the end of the turn, for the seat that decided.
    pub parts: Vec<PartDifference>,
    /// The rival for whom most is different, if it is much: positive if they are better off after the better action.
    pub rival: Option<(Seat, f64)>,
    /// The event at which the lines part, if there is one that tells.
    pub parting: Option<PartingEvent>,
    /// The explanation in words.
    pub text: Texts,
}

/// A part of the evaluation that differs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PartDifference {
    /// Its key.
    pub part: String,
    /// The points that the better action has more; negative if it has fewer.
    pub points: f64,
}

/// An event that happens after one of the actions more often than after the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PartingEvent {
    /// In the words of the log.
    pub text: Texts,
    /// In how many of the continuations it happens after the better action.
    pub better: usize,
    /// In how many after the other one.
    pub other: usize,
    /// How many continuations there are.
    pub of: usize,
}

/// A text in every language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Texts {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
    /// In Portuguese.
    pub pt: String,
}

impl Texts {
    /// A text in every language.
    pub fn new(mut say: impl FnMut(&'static Words) -> String) -> Texts {
        let [en, fr, pt] = [Language::English, Language::French, Language::Portuguese].map(|one| say(Words::of(one)));
        Texts { en, fr, pt }
    }

    /// In one language.
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::English => &self.en,
            Language::French => &self.fr,
            Language::Portuguese => &self.pt,
        }
    }
}

impl Why {
    /// Why the better of the two actions that a verdict compares is better. `names` are those of the players in a language.
    pub(crate) fn of<G: Studied>(
        case: &Case<'_, G>,
        verdict: &Verdict<G>,
        keys: &'static [&'static str],
        compared: Compared,
        names: &dyn Fn(&Words) -> Vec<String>,
    ) -> Why {
        let seat = case.seat;
        let (better, other) = (&verdict.actions[verdict.compared.0], &verdict.actions[verdict.compared.1]);
        let parts = parts(&verdict.parts[seat.index()], keys);
        let rival = rival(&verdict.parts, seat);
        let parting = parting::<G>(&verdict.continuations, seat, names);
        let players = verdict.parts.len() as f64;
        let text = Texts::new(|words| {
            let names = names(words);
            let people = People { names: &names, you: None };
            let said = |action: G::Action| G::action(words, case.view, seat, action, &people).short;
            words::study::why::<G>(
                words,
                &Reasons {
                    compared,
                    better: &said(better.action),
                    other: &said(other.action),
                    share: 100.0 * other.behind.number() / players,
                    error: 100.0 * other.error.number() / players,
                    parts: &parts.iter().map(|part| (part.part.as_str(), part.points)).collect::<Vec<_>>(),
                    rival: rival.map(|(rival, points)| (people.name(rival), points)),
                    parting: parting.as_ref().map(|event| Parting {
                        line: event.text.get(words.language()),
                        better: event.better,
                        other: event.other,
                        of: event.of,
                    }),
                },
            )
        });
        Why { better: better.action.to_string(), other: other.action.to_string(), parts, rival, parting, text }
    }
}

/// The parts that differ most.
fn parts(differences: &[f64], keys: &[&str]) -> Vec<PartDifference> {
    let mut parts: Vec<PartDifference> = keys
        .iter()
        .zip(differences)
        .map(|(key, points)| PartDifference { part: (*key).to_owned(), points: (points * 10.0).round() / 10.0 })
        .collect();
    parts.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    let least = parts.first().map_or(0.0, |part| (LEAST_SHARE * part.points.abs()).max(LEAST_POINTS));
    parts.retain(|part| part.points.abs() >= least);
    parts.truncate(MOST_PARTS);
    parts
}

/// The rival for whom most is different.
fn rival(differences: &[Vec<f64>], seat: Seat) -> Option<(Seat, f64)> {
    let others = Seat::ALL.into_iter().zip(differences).filter(|(other, _)| *other != seat);
    let totals = others.map(|(other, parts)| (other, (parts.iter().sum::<f64>() * 10.0).round() / 10.0));
    totals.filter(|(_, points)| points.abs() >= LEAST_RIVAL).max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))
}
