//! What holds in every game, however it is played: nothing gets lost, and the events tell everything that changes.

use crate::board;

use board::{Board, Play, at};
use game::{Game, Random, Seat};
use serde_json::{Value as Json, json};
use std::collections::HashSet;
use ys::components::{BROKERS, CHARACTERS, EXPRESS_LEAVES_OUT, NEUTRAL, SHIPS, STRONG_NEUTRAL, TRACK};
use ys::{Action, Event, Face, Owner, State, Value, Values};

/// Chooses by chance, but two times in three among the actions that play a card.
fn choose(state: &State, seat: Seat, random: &mut Random) -> Action {
    let legal = state.legal_actions(seat);
    let card = |action: &&Action| action.to_string().starts_with("play") || matches!(action, Action::Look(_));
    let cards: Vec<&Action> = legal.iter().filter(card).collect();
    if random.below(3) > 0 && !cards.is_empty() {
        *cards[random.below(cards.len())]
    } else {
        legal[random.below(legal.len())]
    }
}

/// Games from the beginning, and games in which everybody holds cards, of every player count and option.
fn every_game(mut look: impl FnMut(State, &mut Random)) {
    for (players, settings) in game::conformance::every_setting::<State>() {
        for seed in 0..8 {
            look(State::new(players, &settings, seed).unwrap(), &mut Random::new(seed));
            let options: Vec<_> = settings.iter().collect();
            look(with_cards(players, &options, seed), &mut Random::new(seed));
        }
    }
}

/// The beginning of round 3, and nine cards are dealt out.
fn with_cards(players: u8, options: &[(&str, &str)], seed: u64) -> State {
    let mut board = Board::new(players.into()).round(3);
    for (name, value) in options {
        board.0["options"][*name] = serde_json::from_str(value).unwrap();
    }
    for name in ["ships", "characters", "market_gems"] {
        board.0[name] = json!([]);
    }
    let mut cards = ["spy", "mage", "herald", "queen", "illusionist", "mercenary", "schemer", "captain", "merchant"];
    Random::new(seed).shuffle(&mut cards);
    for (number, hand) in cards.chunks(9 / usize::from(players)).take(players.into()).enumerate() {
        board = board.cards(number + 1, hand);
        if board.0["options"]["kings_favor"] == true {
            board = board.throne(number + 1, "31");
        }
    }
    State::from_json(&board.0.to_string(), &mut Random::new(seed)).unwrap()
}

/// Points and gems of everybody, followed by the events alone.
struct Books {
    score: [u16; 5],
    gems: [[u8; 5]; 5],
}

impl Books {
    fn open(state: &State) -> Books {
        let of = |owner: Owner| *state.board().holdings(owner);
        let gems = |owner: Owner| {
            let [b, g, y, r] = of(owner).gems;
            [b, g, y, r, of(owner).black]
        };
        Books { score: Owner::ALL.map(|owner| of(owner).score), gems: Owner::ALL.map(gems) }
    }

    fn enter(&mut self, event: &Event) {
        match *event {
            Event::Scored { owner, points, .. } => self.score[owner.index()] += points,
            Event::Gained { owner, gem, .. } => self.gems[owner.index()][gem.index()] += 1,
            Event::Returned { seat, gem } => self.gems[seat.index()][gem.index()] -= 1,
            Event::GainedBlack { owner, .. } => self.gems[owner.index()][4] += 1,
            _ => {}
        }
    }
}

// Y0.2 Y0.5 Y3.3 Y5.1 Y8.1: and everything that changes hands has its event.
#[test]
fn nothing_gets_lost_and_the_events_tell_everything() {
    every_game(|mut state, random| {
        let mut books = Books::open(&state);
        while let Some(seat) = state.to_act().lowest() {
            let action = choose(&state, seat, random);
            let mut events = Vec::new();
            state.apply(seat, action, &mut events);
            events.iter().for_each(|event| books.enter(event));
            let now = Books::open(&state);
            assert_eq!((now.score, now.gems), (books.score, books.gems), "{action}");
            let json = serde_json::to_value(state).unwrap();
            every_broker_is_somewhere(&state, &json);
            one_broker_a_cell(&json);
            no_card_twice(&json);
        }
    });
}

fn values(text: &Json) -> Values {
    Values::read(text.as_str().expect("a text")).expect("digits")
}

fn on_board(json: &Json, seat: u8) -> impl Iterator<Item = Json> {
    let own = move |broker: &Json| broker["seat"] == seat;
    json["brokers"].as_array().cloned().unwrap().into_iter().filter(own).map(|broker| broker["value"].clone())
}

fn every_broker_is_somewhere(state: &State, json: &Json) {
    let options = state.board().options();
    for (seat, player) in (1..).zip(json["seats"].as_array().unwrap()) {
        let placed: String = on_board(json, seat).map(|value| value.to_string()).collect();
        let parts =
            [values(&player["hand"]), values(&player["front"]), values(&player["throne"]), values(&json!(placed))];
        let all = parts.into_iter().fold(Values::NONE, Values::plus);
        let mut expected = if options.express() { BROKERS.minus(EXPRESS_LEAVES_OUT) } else { BROKERS };
        for _ in 0..player["throne"].as_str().unwrap().len().min(3) {
            expected = expected.plus(values(&json!("2")));
        }
        assert_eq!(all, expected, "seat {seat}: {json}");
    }
    if options.players == 2 {
        let set = if options.strong_neutral() { STRONG_NEUTRAL } else { NEUTRAL };
        let placed: String = on_board(json, 0).map(|value| value.to_string()).collect();
        let aside = json["step"]["aside"].as_array().cloned().unwrap_or_default();
        let hands = json["neutral"]["hands"].as_array().unwrap().iter().chain(&aside).map(values);
        assert_eq!(hands.fold(values(&json!(placed)), Values::plus), set.plus(set), "{json}");
    }
}

fn one_broker_a_cell(json: &Json) {
    let mut taken = HashSet::new();
    for broker in json["brokers"].as_array().unwrap() {
        let spot = broker["spot"].as_str().unwrap();
        let cell = spot.len() == 2;
        assert!(!cell || taken.insert(spot.to_owned()), "two brokers on {spot}");
    }
    for quote in json["quotes"].as_object().unwrap().values() {
        assert!((1..=u64::from(TRACK)).contains(&quote.as_u64().unwrap()));
    }
}

fn no_card_twice(json: &Json) {
    let hands = json["seats"].as_array().unwrap().iter().flat_map(|seat| seat["cards"].as_array().unwrap().clone());
    let shown = json["characters"].as_array().unwrap().iter().filter(|card| !card.is_null()).cloned();
    let piles = json["step"]["characters"].as_array().unwrap().iter().flat_map(|pile| pile.as_array().unwrap().clone());
    let all: Vec<Json> = hands.chain(shown).chain(piles).collect();
    for card in CHARACTERS {
        assert!(all.iter().filter(|name| **name == card.name).count() <= card.copies.into(), "{}", card.name);
    }
    let (ships, to_come) = (json["ships"].as_array().unwrap(), json["step"]["ships"].as_array().unwrap());
    for ship in SHIPS {
        let number = ships.iter().chain(to_come).filter(|name| **name == ship.name).count();
        assert!(number <= ship.copies.into(), "{}", ship.name);
    }
}

// Y1.1 Y2.2 Y3.1 Y3.5 Y5.1: four rounds, and in each everybody bids, places all brokers and plays two cards at most.
#[test]
fn four_rounds_are_played() {
    every_game(|mut state, random| {
        let mut rounds = vec![state.board().round()];
        let players = usize::from(state.players());
        let (mut placed, mut cards) = (0, [0; 4]);
        while let Some(seat) = state.to_act().lowest() {
            let mut events = Vec::new();
            state.apply(seat, choose(&state, seat, random), &mut events);
            for event in events {
                match event {
                    Event::Placed { owner: Owner::Neutral, .. } => {}
                    Event::Placed { .. } => placed += 1,
                    Event::CardPlayed { seat, .. } => cards[seat.index()] += 1,
                    Event::RoundOver { .. } => {
                        let turns = if state.board().options().express() { 3 } else { 4 };
                        assert_eq!(placed, 2 * turns * players);
                        assert!(cards.iter().all(|number| *number <= 2), "{cards:?}");
                        (placed, cards) = (0, [0; 4]);
                    }
                    Event::RoundStarted { round } => rounds.push(round),
                    _ => {}
                }
            }
        }
        let first = rounds[0];
        assert_eq!(rounds, (first..=4).collect::<Vec<_>>());
    });
}

// Y6.1 Y6.3 Y6.4: the winners have most points, and of those most gems.
#[test]
fn the_best_win() {
    every_game(|mut state, random| {
        game::random_playout(&mut state, random, &mut Vec::new());
        let outcome = state.outcome().unwrap();
        let strength = |seat: Seat| {
            let holdings = state.board().holdings(seat.into());
            (outcome.scores[seat.index()], holdings.all_gems())
        };
        let best = state.board().seats().map(strength).max();
        let winners: Vec<Seat> = state.board().seats().filter(|seat| Some(strength(*seat)) == best).collect();
        assert_eq!(outcome.winners, winners);
        assert!(state.board().brokers().is_empty());
    });
}

// Y3.6: two thousand games and more, with hidden information looked at from every seat.
#[test]
fn thousands_of_games_tell_nothing_hidden() {
    game::conformance::thousands_of_games_tell_nothing_hidden::<State>(150);
}

// Y3.6: the same where everybody plays many cards.
#[test]
fn games_full_of_cards_tell_nothing_hidden() {
    every_game(|mut state, random| {
        while let Some(seat) = state.to_act().lowest() {
            let action = choose(&state, seat, random);
            // Each decision is looked at on its own, and it takes long: some are enough.
            if random.below(3) == 0 {
                game::conformance::tells_nothing_hidden(&state, seat, action, random);
            }
            state.apply(seat, action, &mut ());
        }
    });
}

// Y3.6 Y7.1 Y8.1: what nobody but its owner may know stands nowhere in another seat's JSON, at any decision.
#[test]
fn secrets_are_not_in_the_json_of_others() {
    every_game(|mut state, random| {
        while let Some(seat) = state.to_act().lowest() {
            for viewer in 0..=state.players() {
                hides_the_secrets_of_others(
                    &serde_json::to_value(state.view(Seat::from_number(viewer))).unwrap(),
                    viewer,
                );
            }
            state.apply(seat, choose(&state, seat, random), &mut ());
        }
    });
    let play = Play::new_game(3, &[], 3);
    assert!(play.state.view(Some(at(4))) == play.state.view(None), "a seat that is not there is a spectator");
    assert_eq!(play.state.view(Some(at(1))).viewer(), Some(at(1)));
}

fn hides_the_secrets_of_others(view: &Json, viewer: u8) {
    let step = &view["step"];
    assert!(step.get("ships").is_none() && step.get("characters").is_none(), "cards to come");
    let possible = |name: String| step["possible"][&name].as_str().is_some_and(|values| values.len() == 1);
    let mut numbers = std::collections::HashMap::new();
    for broker in view["brokers"].as_array().unwrap().iter().filter(|broker| broker["up"] == false) {
        let (seat, spot) = (broker["seat"].as_u64().unwrap() as u8, broker["spot"].as_str().unwrap());
        let number = numbers.entry((seat, spot)).and_modify(|number| *number += 1).or_insert(1);
        let name = format!("{seat}:{spot}#{number}");
        let looked = step["looked"][&name].as_array().is_some_and(|seats| viewer > 0 && seats.contains(&json!(viewer)));
        let own = seat == viewer && view["options"]["from_memory"] != true;
        let known = seat > 0 && (own || looked || possible(name));
        assert_eq!(broker["value"].is_null(), !known, "{broker} as {viewer} sees it: {view}");
    }
    for (seat, player) in (1..).zip(view["seats"].as_array().unwrap()).filter(|(seat, _)| *seat != viewer) {
        assert!(player["hand"].is_null() && (player["throne"].is_null() || player["throne"] == ""), "{seat}: {player}");
    }
    let hands = view["neutral"]["hands"].as_array().cloned().unwrap_or_default();
    for (seat, hand) in (1..).zip(hands) {
        assert_eq!(hand.is_null(), seat != viewer, "neutral hand of {seat}");
    }
}

// Y5.12 Y7.1: when a round is over everybody has seen all other brokers, so everybody knows what is in the throne room
// together; whatever a Mage does then, nothing else is ever drawn.
#[test]
fn what_everybody_knows_of_the_throne_room_is_kept() {
    let mut mages = 0;
    for seed in 0..300 {
        let options = [("kings_favor", "true"), ("districts", "4")];
        let mut state = with_cards(3, &options, seed);
        let random = &mut Random::new(seed);
        while let Some(seat) = state.to_act().lowest() {
            let action = choose(&state, seat, random);
            mages += u32::from(matches!(action, Action::Mage(_)));
            state.apply(seat, action, &mut ());
            if state.board().round() == 4 && state.outcome().is_none() {
                let drawn = State::resample(&state.view(None), random);
                let (real, drawn) = (serde_json::to_value(state).unwrap(), serde_json::to_value(drawn).unwrap());
                for (group, other) in groups(&real).into_iter().zip(groups(&drawn)) {
                    assert_eq!(group, other, "{real}");
                }
            }
        }
    }
    assert!(mages > 20, "Mages were played: {mages}");
}

/// Each group of brokers that is known together, with the values that they really have, the lowest first.
fn groups(state: &Json) -> Vec<(String, String)> {
    let value = |name: &Json| -> String {
        let (seat, place) = name.as_str().unwrap().split_once(':').unwrap();
        let (spot, number) = place.split_once('#').unwrap();
        let (seat, number): (u64, usize) = (seat.parse().unwrap(), number.parse().unwrap());
        if spot == "throne" {
            let throne = state["seats"][seat as usize - 1]["throne"].as_str().unwrap();
            return throne[number - 1..number].to_owned();
        }
        let here = |broker: &&Json| broker["seat"] == seat && broker["spot"] == spot && broker["up"] == false;
        state["brokers"].as_array().unwrap().iter().filter(here).nth(number - 1).unwrap()["value"].to_string()
    };
    let groups = state["step"]["together"].as_array().cloned().unwrap_or_default();
    let group = |group: Json| {
        let mut values: Vec<String> = group["brokers"].as_array().unwrap().iter().map(value).collect();
        values.sort_unstable();
        assert_eq!(values.concat(), group["values"].as_str().unwrap());
        (group["brokers"].to_string(), values.concat())
    };
    groups.into_iter().map(group).collect()
}

/// Y3.2: weights change which brokers are drawn, never what a seat has seen.
#[test]
fn brokers_can_be_drawn_by_weight() {
    let (mut hidden, mut zeros) = ([0; 2], [0; 2]);
    for seed in 0..40 {
        let mut state = with_cards(4, &[], seed);
        let random = &mut Random::new(seed);
        while let Some(seat) = state.to_act().lowest() {
            state.apply(seat, choose(&state, seat, random), &mut ());
            if state.board().phase() != 3 {
                continue;
            }
            let view = state.remembered(Seat::One);
            for (number, weight) in [1.0, 1e6].into_iter().enumerate() {
                let drawn = view.resample_by(random, |_, value| if value == Value::Zero { weight } else { 1.0 });
                assert_eq!(drawn.remembered(Seat::One), view);
                let open = drawn.remembered(Seat::Two);
                let own = |broker: &ys::Broker| broker.owner == Seat::Two.into() && broker.face() == Face::Down;
                let values = drawn.board().brokers().iter().enumerate().filter(|(_, broker)| own(broker));
                for value in values.filter_map(|(index, _)| open.value(index)) {
                    hidden[number] += 1;
                    zeros[number] += usize::from(value == Value::Zero);
                }
            }
        }
    }
    let [even, heavy] = [0, 1].map(|number| zeros[number] as f64 / f64::from(hidden[number]));
    // There are few zeros, so not all brokers can be one.
    assert!(heavy > 2.0 * even, "{even} {heavy}");
}
