//! What the games of a study tell, as tables with intervals of 95 %. Games with one set-up are one observation.

use super::ban::Ban;
use super::experiment::{Experiment, Played, SeatPlayed};
use super::regression::{Pair, slope};
use crate::statistics::{self, Mean, Sum};
use bots::profile::DeedKind;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A deed of fewer seats is too rare to tell what goes together with it, and its interval would look surer than it is.
const LEAST_SEATS: usize = 30;

/// All tables. Those about games without a ban are empty where there is one.
#[derive(Serialize)]
pub(crate) struct Tables {
    pub(crate) order: Vec<OrderRow>,
    pub(crate) layout: Vec<LayoutRow>,
    pub(crate) deeds: Vec<DeedRow>,
    pub(crate) others: Vec<OtherRow>,
    pub(crate) bans: Vec<BanRow>,
}

/// The worth of a place in the turn order at the beginning.
#[derive(Serialize)]
pub(crate) struct OrderRow {
    pub(crate) order: usize,
    pub(crate) win: Mean,
    pub(crate) score: Mean,
}

/// What changes with every place that something is further back in the layout.
#[derive(Serialize)]
pub(crate) struct LayoutRow {
    pub(crate) name: String,
    /// The win share by place in the turn order.
    pub(crate) win: Vec<Option<Mean>>,
    /// The mean points of all seats.
    pub(crate) score: Option<Mean>,
    /// The length of the game.
    pub(crate) rounds: Option<Mean>,
}

/// What goes together with a deed.
#[derive(Serialize)]
pub(crate) struct DeedRow {
    pub(crate) kind: &'static str,
    pub(crate) what: String,
    /// The share of seats that did it at least once.
    pub(crate) seats: f64,
    /// How often winners did it in a game.
    pub(crate) winners: f64,
    /// How often the others did it in a game.
    pub(crate) losers: f64,
    /// How much the win share is higher for each time; `None` if too few seats did it.
    pub(crate) win: Option<Mean>,
    /// How many points more than the mean of the table go with each time.
    pub(crate) score: Option<Mean>,
}

/// Somebody who scores but cannot win.
#[derive(Serialize)]
pub(crate) struct OtherRow {
    pub(crate) name: &'static str,
    pub(crate) score: Mean,
    /// Its points less those of the winner.
    pub(crate) behind_winner: Mean,
    /// The share of games in which it has more points than every seat.
    pub(crate) first: Mean,
    /// The share of games in which it has fewer points than every seat.
    pub(crate) last: Mean,
}

/// What a ban costs.
#[derive(Serialize)]
pub(crate) struct BanRow {
    pub(crate) ban: String,
    pub(crate) games: usize,
    /// Decisions a game in which it left less to choose from.
    pub(crate) refused: f64,
    /// Decisions a game in which it gave way.
    pub(crate) gave_way: f64,
    /// The win share of the seat that has it.
    pub(crate) win: Mean,
    /// Its points less the mean of the others.
    pub(crate) score: Mean,
}

impl Tables {
    pub(crate) fn new(experiment: &Experiment, kinds: &[DeedKind], games: &[Played]) -> Tables {
        if !experiment.bans.is_empty() {
            let row = |(number, ban): (usize, &Ban)| ban_row(ban.to_string(), number, games);
            let bans = experiment.bans.iter().enumerate().map(row).collect();
            return Tables { order: Vec::new(), layout: Vec::new(), deeds: Vec::new(), others: Vec::new(), bans };
        }
        let seats = usize::from(experiment.players);
        Tables {
            order: (1..=seats).map(|order| order_row(order, games)).collect(),
            layout: layout_rows(seats, games),
            deeds: deed_rows(kinds, games),
            others: other_rows(games),
            bans: Vec::new(),
        }
    }
}

/// The seat that is at this place in the turn order, counted from 1.
fn at(order: usize, game: &Played) -> Option<&SeatPlayed> {
    game.seats.iter().find(|seat| seat.order == order)
}

/// One value of each game, which is one observation.
fn each(games: &[Played], value: impl Fn(&Played) -> Option<f64>) -> Vec<Sum> {
    games.iter().filter_map(value).map(|value| Sum { sum: value, number: 1.0 }).collect()
}

fn order_row(order: usize, games: &[Played]) -> OrderRow {
    OrderRow {
        order,
        win: statistics::share(&each(games, |game| at(order, game).map(|seat| seat.win))),
        score: statistics::mean(&each(games, |game| at(order, game).map(|seat| seat.score.into()))),
    }
}

fn mean_score(game: &Played) -> f64 {
    game.seats.iter().map(|seat| f64::from(seat.score)).sum::<f64>() / game.seats.len().max(1) as f64
}

fn layout_rows(seats: usize, games: &[Played]) -> Vec<LayoutRow> {
    let names: BTreeSet<&String> = games.iter().flat_map(|game| &game.layout).collect();
    let row = |name: &String| {
        let with_place = |value: &dyn Fn(&Played) -> Option<f64>| {
            let pair = |game: &Played| {
                let place = game.layout.iter().position(|other| other == name)?;
                Some(vec![Pair { x: place as f64, y: value(game)? }])
            };
            slope(&games.iter().filter_map(pair).collect::<Vec<_>>())
        };
        LayoutRow {
            name: name.clone(),
            win: (1..=seats).map(|order| with_place(&|game| at(order, game).map(|seat| seat.win))).collect(),
            score: with_place(&|game| Some(mean_score(game))),
            rounds: with_place(&|game| Some(game.rounds.into())),
        }
    };
    names.into_iter().map(row).collect()
}

/// In the order of the kinds.
fn deed_rows(kinds: &[DeedKind], games: &[Played]) -> Vec<DeedRow> {
    let seats = games.iter().flat_map(|game| &game.seats);
    let found: BTreeSet<(usize, &(&'static str, String))> = seats
        .flat_map(|seat| seat.deeds.keys())
        .filter_map(|deed| Some((kinds.iter().position(|kind| kind.name == deed.0)?, deed)))
        .collect();
    found.into_iter().map(|(_, (kind, what))| deed_row(kind, what, games)).collect()
}

fn deed_row(kind: &'static str, what: &str, games: &[Played]) -> DeedRow {
    let key = (kind, what.to_owned());
    let times = |seat: &SeatPlayed| seat.deeds.get(&key).map_or(0.0, |done| f64::from(done.number));
    let all = || games.iter().flat_map(|game| &game.seats);
    let weighed = |weight: &dyn Fn(&SeatPlayed) -> f64| {
        let sum: f64 = all().map(|seat| weight(seat) * times(seat)).sum();
        sum / all().map(weight).sum::<f64>().max(1.0)
    };
    let did = all().filter(|seat| times(seat) > 0.0).count();
    let fitted = |value: &dyn Fn(&Played, &SeatPlayed) -> f64| {
        let cluster = |game: &Played| {
            game.seats.iter().map(|seat| Pair { x: times(seat), y: value(game, seat) }).collect::<Vec<_>>()
        };
        (did >= LEAST_SEATS).then(|| slope(&games.iter().map(cluster).collect::<Vec<_>>())).flatten()
    };
    DeedRow {
        kind,
        what: what.to_owned(),
        seats: did as f64 / all().count().max(1) as f64,
        winners: weighed(&|seat| seat.win),
        losers: weighed(&|seat| 1.0 - seat.win),
        win: fitted(&|_, seat| seat.win),
        score: fitted(&|game, seat| f64::from(seat.score) - mean_score(game)),
    }
}

fn other_rows(games: &[Played]) -> Vec<OtherRow> {
    let names: BTreeSet<&'static str> = games.iter().flat_map(|game| &game.others).map(|(name, _)| *name).collect();
    names.into_iter().map(|name| other_row(name, games)).collect()
}

fn other_row(name: &'static str, games: &[Played]) -> OtherRow {
    let points = |game: &Played| game.others.iter().find(|(other, _)| *other == name).map(|(_, points)| *points);
    let scores = |game: &Played| game.seats.iter().map(|seat| seat.score).collect::<Vec<_>>();
    let share = |holds: &dyn Fn(i32, &[i32]) -> bool| {
        let found = |game: &Played| points(game).map(|points| f64::from(u8::from(holds(points, &scores(game)))));
        statistics::share(&each(games, found))
    };
    let winner = |game: &Played| game.seats.iter().max_by(|a, b| a.win.total_cmp(&b.win)).map(|seat| seat.score);
    OtherRow {
        name,
        score: statistics::mean(&each(games, |game| points(game).map(f64::from))),
        behind_winner: statistics::mean(&each(games, |game| Some(f64::from(points(game)? - winner(game)?)))),
        first: share(&|points, seats| seats.iter().all(|seat| points > *seat)),
        last: share(&|points, seats| seats.iter().all(|seat| points < *seat)),
    }
}

fn ban_row(ban: String, number: usize, games: &[Played]) -> BanRow {
    let games: Vec<&Played> = games.iter().filter(|game| game.ban == Some(number)).collect();
    let banned =
        |game: &&Played| game.seats.iter().find(|seat| seat.banned).map(|seat| (seat.win, f64::from(seat.score)));
    let ahead = |game: &&Played| {
        let (_, score) = banned(game)?;
        let others = (game.seats.len().max(2) - 1) as f64;
        Some(score - (mean_score(game) * game.seats.len() as f64 - score) / others)
    };
    let by_setup = |value: &dyn Fn(&&Played) -> Option<f64>| {
        let mut sums: BTreeMap<u64, Sum> = BTreeMap::new();
        for (setup, value) in games.iter().filter_map(|game| Some((game.setup, value(game)?))) {
            let sum = sums.entry(setup).or_default();
            (sum.sum, sum.number) = (sum.sum + value, sum.number + 1.0);
        }
        sums.into_values().collect::<Vec<_>>()
    };
    let a_game = |count: fn(&SeatPlayed) -> u64| {
        let all: u64 = games.iter().flat_map(|game| &game.seats).map(count).sum();
        all as f64 / games.len().max(1) as f64
    };
    BanRow {
        ban,
        games: games.len(),
        refused: a_game(|seat| seat.refused),
        gave_way: a_game(|seat| seat.gave_way),
        win: statistics::share(&by_setup(&|game| banned(game).map(|(win, _)| win))),
        score: statistics::mean(&by_setup(&ahead)),
    }
}
