//! The facts of a scoring: a worked example with ties of every kind, and over random games that the facts account for all
//! that everybody got.

use super::facts::{Contest, Facts, Prize, Scoring, Stage, Step};
use super::read::{read, scored_round};
use game::Entry;
use game::{Game, Random, Seat, Settings};
use ys::{Action, Color, Event, Holdings, Owner, State, Zone};

/// A game with everything that a viewer saw of it.
struct Play {
    state: State,
    log: Vec<Entry<State>>,
    point: Option<Seat>,
}

impl Play {
    fn new(state: State, point: Option<Seat>) -> Play {
        let first = Entry {
            before: state.view(point),
            seat: None,
            action: String::new(),
            events: Vec::new(),
            scores: state.scores(),
        };
        Play { state, log: vec![first], point }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let (before, mut events) = (self.state.view(self.point), Vec::new());
        self.state.apply(seat, action, &mut events);
        let events: Vec<Event> = events.iter().filter_map(|event| self.state.seen(event, self.point)).collect();
        let action = action.to_string();
        self.log.push(Entry { before, seat: Some(seat), action, events, scores: self.state.scores() });
    }

    /// Plays `SEAT ACTION`.
    fn play(&mut self, text: &str) {
        let (seat, action) = text.split_once(' ').unwrap();
        let seat = Seat::from_number(seat.parse().unwrap()).unwrap();
        let action: Action = action.parse().unwrap_or_else(|_| panic!("{text}"));
        assert!(game::legal_texts(&self.state, seat).contains(&action.to_string()), "{text}");
        self.act(seat, action);
    }
}

/// Maud, Perrin, Odile and Guilhem before the scoring of round 2. Guilhem holds the Merchant.
fn level() -> Play {
    let position = include_str!("../../../tests/ui/level.json");
    let state = State::from_json(position, &mut Random::new(1)).unwrap_or_else(|error| panic!("{error}"));
    Play::new(state, None)
}

fn district(scoring: &Scoring, number: u8) -> &super::facts::District {
    let stage = scoring.stages.iter().find(|stage| stage.step == Step::District(number)).unwrap();
    match &stage.facts {
        Facts::District(district) => district,
        other => panic!("{other:?}"),
    }
}

fn zone(scoring: &Scoring, number: u8, zone: Zone) -> &Contest {
    &district(scoring, number).zones.iter().find(|(kind, _)| *kind == zone).unwrap().1
}

const MAUD: Owner = Owner::One;
const PERRIN: Owner = Owner::Two;
const ODILE: Owner = Owner::Three;
const GUILHEM: Owner = Owner::Four;

// Y4.1, Y4.3: sums over the whole district, and the front decides.
#[test]
fn a_district_with_a_tie_for_the_third_place() {
    let mut play = level();
    play.play("4 play merchant");
    let begun = read(&play.log, 2).unwrap();
    assert_eq!(begun.stages.len(), 2, "nobody is in district 1, and in district 2 Perrin is to take a gem");
    assert!(!begun.stages[1].is_over);
    assert_eq!(begun.rest.len(), 5, "two districts, rows, columns, best bidder");
    ["2 gem w", "2 color b", "2 gem y", "1 gem y"].into_iter().for_each(|text| play.play(text));
    let scoring = read(&play.log, 2).unwrap();
    let second = district(&scoring, 1);
    assert_eq!(second.sums(), [(PERRIN, 7), (MAUD, 4), (GUILHEM, 3), (ODILE, 3)], "5 to 3 in front of the screens");
    let takes: Vec<&[Prize]> = second.ranking.iter().map(|rank| &rank.takes[..]).collect();
    let [blue, green, yellow] = [Color::Blue, Color::Green, Color::Yellow];
    assert_eq!(takes[0], [Prize::White(Some(blue)), Prize::Gem(yellow)]);
    assert_eq!(takes[1..], [&[Prize::Gem(yellow)][..], &[Prize::Gem(green)], &[]]);
    assert!(!second.left_gems());
    let turned = scoring.stages[1].brokers.iter().filter(|shown| shown.was_down).count();
    assert_eq!(turned, 3, "Perrin's 1 and 3, and Maud's 1");
}

// Y4.2, Y5.13, Y5.1
#[test]
fn the_zones_of_a_district() {
    let mut play = level();
    ["4 play merchant", "2 gem w", "2 color b", "2 gem y", "1 gem y"].into_iter().for_each(|text| play.play(text));
    let scoring = read(&play.log, 2).unwrap();
    let port = zone(&scoring, 1, Zone::Port);
    assert_eq!((port.winner, port.tied()), (Some(PERRIN), &[(PERRIN, 3), (ODILE, 3)][..]), "6 to 3 in front");
    assert_eq!(port.prizes, [Prize::Black]);
    let trade = zone(&scoring, 1, Zone::Trade);
    assert_eq!((&trade.ranking[..], trade.tied()), (&[(GUILHEM, 3), (PERRIN, 1)][..], &[][..]));
    assert_eq!(trade.prizes, [Prize::Points(5)], "by the Merchant");
    let palace = zone(&scoring, 1, Zone::Palace);
    assert_eq!(palace.ranking, [(MAUD, 4), (PERRIN, 3)]);
    assert_eq!(palace.prizes, [Prize::Card(ys::Character::Jeweller)]);
    let empty = zone(&scoring, 0, Zone::Palace);
    assert_eq!((empty.winner, &empty.prizes[..]), (None, &[Prize::Discarded(ys::Character::King)][..]));
    let gained: Vec<(Owner, u16, u16)> =
        scoring.stages[1].scores.iter().map(|score| (score.owner, score.points, score.gained)).collect();
    assert_eq!(gained, [(ODILE, 7, 0), (PERRIN, 9, 0), (MAUD, 4, 0), (GUILHEM, 8, 5)], "by order card");
}

// Y4.7-Y4.9
#[test]
fn the_market() {
    let mut play = level();
    ["4 play merchant", "2 gem w", "2 color b", "2 gem y", "1 gem y"].into_iter().for_each(|text| play.play(text));
    ["3 gem r", "3 gem r", "1 gem b", "2 rank b"].into_iter().for_each(|text| play.play(text));
    let scoring = read(&play.log, 2).unwrap();
    // Y4.3: 9 and 5 in front each; Maud has the lower order card.
    assert_eq!(district(&scoring, 3).sums(), [(ODILE, 14), (MAUD, 9), (GUILHEM, 9), (PERRIN, 7)]);
    let [.., rows, columns, bidder] = &scoring.stages[..] else { panic!("{:?}", scoring.stages) };
    let (Facts::Rows(rows), Facts::Columns(columns), Facts::Bidder(best)) =
        (&rows.facts, &columns.facts, &bidder.facts)
    else {
        panic!("{rows:?} {columns:?} {bidder:?}")
    };
    let won: Vec<_> = rows.iter().map(|row| (row.number, row.contest.ranking[0], &row.contest.prizes[..])).collect();
    assert_eq!(won[0], (1, (PERRIN, 2), &[Prize::Gem(Color::Yellow)][..]));
    assert_eq!(won[1], (2, (GUILHEM, 5), &[Prize::Gem(Color::Blue)][..]));
    assert_eq!(won[2], (3, (MAUD, 3), &[Prize::Gem(Color::Red)][..]));
    let ranked: Vec<(Color, bool)> = columns.ranked.iter().map(|(color, told)| (*color, told.is_some())).collect();
    let [blue, green, yellow, red] = Color::ALL;
    assert_eq!(ranked, [(yellow, false), (green, false), (blue, true), (red, false)], "Perrin put blue ahead");
    let moves: Vec<(i8, u8, u8)> = columns.moves.iter().map(|one| (one.steps, one.from, one.to)).collect();
    assert_eq!(moves, [(2, 10, 12), (1, 6, 7), (-1, 9, 8), (-2, 8, 6)]);
    assert_eq!(best.contest.ranking, [(GUILHEM, 5), (MAUD, 4), (PERRIN, 2), (ODILE, 2)], "6 to 3 in front");
    assert_eq!((best.moved, bidder.is_over), (None, false), "they are still to move one");
    assert_eq!(scoring.rest, []);
    play.play("4 quote g +1");
    let scoring = read(&play.log, 2).unwrap();
    let last = scoring.stages.last().unwrap();
    assert_eq!((last.quotes, last.is_over), ([[8, 7, 12, 6], [8, 8, 12, 6]], true));
}

/// What everybody got in a step, by the facts.
fn given(stage: &Stage) -> Vec<(Owner, Prize)> {
    let of = |contest: &Contest| {
        let prizes = contest.prizes.iter().copied();
        prizes.filter_map(|prize| contest.winner.map(|winner| (winner, prize))).collect::<Vec<_>>()
    };
    match &stage.facts {
        Facts::District(district) => {
            let taken = district.ranking.iter().flat_map(|rank| rank.takes.iter().map(|prize| (rank.owner, *prize)));
            taken.chain(district.zones.iter().flat_map(|(_, contest)| of(contest))).collect()
        }
        Facts::Rows(rows) => rows.iter().flat_map(|row| of(&row.contest)).collect(),
        _ => Vec::new(),
    }
}

fn with(mut held: [Holdings; 5], given: &[(Owner, Prize)]) -> [Holdings; 5] {
    for (owner, prize) in given {
        let one = &mut held[owner.index()];
        match prize {
            Prize::Gem(color) | Prize::White(Some(color)) => one.gems[color.index()] += 1,
            Prize::Black => one.black += 1,
            Prize::Points(points) => one.score += points,
            Prize::White(None) => panic!("a white gem has its colour in the end"),
            Prize::Card(_) | Prize::Discarded(_) => {}
        }
    }
    held
}

/// Every round of a random game: what the facts give is what everybody has more of afterwards.
fn accounts(players: u8, options: &[&str], seed: u64) {
    let settings = Settings::parse(State::OPTIONS, options).unwrap();
    let mut play = Play::new(State::new(players, &settings, seed).unwrap(), None);
    let mut random = Random::new(seed);
    while let Some(seat) = play.state.to_act().lowest() {
        let mut legal: Vec<Action> = Vec::new();
        play.state.legal(seat, &mut legal);
        play.act(seat, legal[random.below(legal.len())]);
    }
    // What everybody held when the scoring of a round began.
    let held = |round: u8| {
        let first = play.log.iter().find(|entry| scored_round(entry) == Some(round)).unwrap();
        let mut state = words::ys::NarrationState::of(&first.before);
        let opens =
            |event: &Event| matches!(event, Event::Revealed { .. } | Event::Ranked { .. } | Event::ZoneWon { .. });
        let begins = first.events.iter().position(opens).unwrap();
        state.follow(&first.events[..begins]);
        state.holdings
    };
    for round in 1..=4 {
        let scoring = read(&play.log, round).unwrap();
        assert!(scoring.rest.is_empty(), "{:?}", scoring.rest);
        assert!(scoring.stages.iter().all(|stage| stage.is_over), "round {round}");
        let all: Vec<(Owner, Prize)> = scoring.stages.iter().flat_map(given).collect();
        let then = with(held(round), &all);
        let points: Vec<(Owner, u16)> =
            scoring.stages.last().unwrap().scores.iter().map(|score| (score.owner, score.points)).collect();
        assert!(points.iter().all(|(owner, points)| then[owner.index()].score == *points), "round {round}");
        // What is held when the next bids are asked for.
        let next = play.log.iter().find(|entry| entry.before.board().round() == round + 1);
        let cards = scoring.stages.iter().any(|stage| stage.step == Step::Cards);
        if let Some(next) = next.filter(|_| !cards) {
            let after = Owner::ALL.map(|owner| *next.before.board().holdings(owner));
            assert_eq!(then, after, "{players} players, seed {seed}, round {round}");
        }
    }
}

#[test]
fn the_facts_account_for_everything_that_is_won() {
    for seed in 1..=6 {
        accounts(2, &[], seed);
        accounts(2, &["strong_neutral=true"], seed);
        accounts(3, &["districts=3", "express=true"], seed);
        accounts(3, &["districts=4", "kings_favor=true"], seed);
        accounts(4, &[], seed);
        accounts(4, &["kings_favor=true", "express=true"], seed);
    }
}
