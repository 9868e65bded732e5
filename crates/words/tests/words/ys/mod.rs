//! Everything that can be said about Ys is said, over many games of all options, to everybody who might read it.

mod cards;
mod examples;
mod secrets;
mod told;

use crate::helpers::{
    both_games, check, check_messages, check_passages, check_sentences, kind_of, names, readers, words, words_of,
};
use game::{Game, Illegal, Random, Seat, SeatSet, Settings};
use std::collections::{BTreeSet, HashSet};
use words::ys::{self as said};
use words::{Language, NarrationKind, People, Spoken};
use ys::{
    Action, Active, Broker, Character, Color, Event, Face, Gem, Holdings, OwnBroker, Owner, Source, Spot, State, Swap,
    Value, Zone,
};

/// Numbers of players with the options that go together.
const KINDS: [(u8, &[&str]); 13] = [
    (2, &[]),
    (3, &["districts=3"]),
    (4, &[]),
    (4, &["kings_favor=true"]),
    (2, &["strong_neutral=true"]),
    (3, &[]),
    (3, &["kings_favor=true"]),
    (4, &["express=true"]),
    (3, &["express=true", "kings_favor=true", "districts=3"]),
    (4, &["express=true", "kings_favor=true"]),
    (2, &["from_memory=true"]),
    (3, &["from_memory=true", "kings_favor=true"]),
    (4, &["from_memory=true"]),
];

fn new_game(number: u64) -> State {
    let (players, options) = KINDS[number as usize % KINDS.len()];
    let settings = Settings::parse(State::OPTIONS, options).unwrap();
    State::new(players, &settings, number).unwrap()
}

/// Random play that skips cards less often than chance would, and lets Spies keep some looks for later.
fn choose(legal: &[Action], random: &mut Random) -> Action {
    let one = legal[random.below(legal.len())];
    match one {
        Action::Skip => legal[random.below(legal.len())],
        Action::Look(_) if random.below(2) == 0 => Action::Skip,
        _ => one,
    }
}

/// One of those who are to act: who decide at the same time answer in any order.
fn someone(seats: SeatSet, random: &mut Random) -> Option<Seat> {
    let all: Vec<Seat> = seats.iter().collect();
    (!all.is_empty()).then(|| all[random.below(all.len())])
}

fn play(number: u64, mut each: impl FnMut(&State, Seat, &[Action], Action, &[Event])) -> State {
    let mut state = new_game(number);
    let mut random = Random::new(number);
    let mut legal = Vec::new();
    while let Some(seat) = someone(state.to_act(), &mut random) {
        legal.clear();
        state.legal(seat, &mut legal);
        let action = choose(&legal, &mut random);
        let before = state;
        let mut events = Vec::new();
        state.apply(seat, action, &mut events);
        each(&before, seat, &legal, action, &events);
    }
    state
}

/// Events as a reader saw them.
fn seen(state: &State, events: &[Event], by: Option<Seat>) -> Vec<Event> {
    events.iter().filter_map(|event| state.seen(event, by)).collect()
}

#[test]
fn the_whole_game_can_be_said_at_any_moment() {
    let names = names();
    for number in 0..42 {
        let (words, mut moment) = (words_of(number), 0);
        play(number, |state, seat, _, _, _| {
            moment += 1;
            for you in readers(seat).into_iter().filter(|_| moment % 16 == number % 16) {
                check_passages(words, &State::described(words, &state.view(you), &People { names: &names, you }));
            }
        });
    }
}

/// Everything that is said of a game at a moment, in English.
fn described(state: &State, you: Option<Seat>) -> String {
    let passages = State::described(words(), &state.view(you), &People { names: &names(), you });
    passages.into_iter().flat_map(|passage| passage.lines).collect::<Vec<_>>().join("\n")
}

#[test]
fn each_broker_on_the_board_is_said_to_lie_face_up_or_face_down() {
    for number in 0..12 {
        play(number, |state, seat, _, _, _| {
            let (told, brokers) = (described(state, Some(seat)), state.board().brokers());
            let down = brokers.iter().filter(|broker| broker.face() == Face::Down);
            // Y3.6: in a game from memory they may only know what everybody saw.
            let looks =
                |broker: &&Broker| !state.board().options().from_memory() || broker.possible().single().is_some();
            let own = down.clone().filter(|broker| broker.owner == Owner::from(seat)).filter(looks).count();
            assert_eq!(told.matches("one face down").count(), down.clone().count(), "{told}");
            assert_eq!(told.matches("one face down (your").count(), own, "{told}");
            let up: usize = (0..5).map(|value| told.matches(&format!("a {value} face up")).count()).sum();
            assert_eq!(up, brokers.len() - down.count(), "{told}");
            let spies = state.board().active().filter(|active| matches!(active, Active::Spy(_))).count();
            assert_eq!(told.matches("Spy (").count(), spies, "{told}");
        });
    }
}

#[test]
fn every_decision_can_be_said() {
    let names = names();
    let mut met = BTreeSet::new();
    for number in 0..80 {
        let words = words_of(number);
        play(number, |state, seat, legal, _, _| {
            let view = state.view(Some(seat));
            assert_eq!(State::question_in(&view), state.question());
            met.insert(state.asked().key);
            let people = People { names: &names, you: Some(seat) };
            let prompt = said::prompt(words, &view, seat, legal, &people);
            check(words, &prompt.title);
            // Where several share a screen, it says who is asked.
            let shared = said::prompt(words, &view, seat, legal, &People { you: None, ..people }).title;
            assert!(shared.starts_with(&format!("{}, ", names[seat.index()])), "{shared}");
            assert!(shared.to_lowercase().ends_with(&prompt.title.to_lowercase()), "{shared}");
            check_sentences(words, &prompt.text);
            for you in readers(seat) {
                check_sentences(words, &said::waiting(words, &state.view(you), &People { names: &names, you }));
            }
            // Of a long list, some are enough.
            for action in legal.iter().step_by(1 + legal.len() / 12) {
                let told = said::action(words, &view, seat, *action, &people);
                check(words, &told.short);
                check_sentences(words, &told.long);
            }
        });
    }
    let asked: BTreeSet<&str> =
        ys::reasons::ALL.iter().map(|reason| reason.key).filter(|key| key.starts_with("ask-")).collect();
    assert_eq!(met, asked, "random games meet every decision");
}

#[test]
fn every_label_is_its_own() {
    let names = names();
    for number in 0..10 {
        play(number, |state, seat, legal, _, _| {
            let view = state.view(Some(seat));
            let people = People { names: &names, you: Some(seat) };
            let mut labels = HashSet::new();
            for action in legal {
                let label = said::label(words(), &view, *action, &people);
                assert!(labels.insert(label.clone()), "{label} twice");
            }
        });
    }
}

#[test]
fn every_event_can_be_told() {
    let names = names();
    let mut kinds = BTreeSet::new();
    for number in 0..120 {
        let words = words_of(number);
        play(number, |state, seat, _, _, events| {
            for you in readers(seat) {
                let people = People { names: &names, you };
                let before = state.view(you);
                let lines = said::narrate_entry(words, &before, Some(seat), &seen(state, events, you), &people);
                lines
                    .iter()
                    .filter(|line| line.kind == NarrationKind::Deed)
                    .for_each(|line| check_sentences(words, &line.text));
                lines.iter().for_each(|line| check(words, &line.text));
                let told: i16 = lines.iter().map(|line| line.points).sum();
                assert_eq!(told, points(events), "points in the margin of {events:?}");
            }
            kinds.extend(events.iter().map(kind_of));
        });
    }
    assert_eq!(kinds.len(), 37, "kinds of events met: {kinds:?}");
}

/// All points but those of the final count, which are told for everybody in one line.
fn points(events: &[Event]) -> i16 {
    let each = |event: &Event| match *event {
        Event::Scored { source: Source::Gems(_) | Source::BlackGems | Source::Throne, .. } => 0,
        Event::Scored { points, .. } => points as i16,
        _ => 0,
    };
    events.iter().map(each).sum()
}

#[test]
fn every_shortcut_is_its_own() {
    for number in 0..60 {
        let words = words_of(number);
        play(number, |_, _, legal, _, _| {
            let mut keys = said::shortcuts(words, legal);
            assert!(keys.iter().all(|key| !key.is_empty() && !key.contains(['U', '?'])));
            assert_eq!(keys.len(), legal.len());
            // None begins another one, so that nobody has to wait after typing.
            keys.sort();
            for pair in keys.windows(2) {
                assert!(!pair[1].starts_with(&pair[0]), "{pair:?}");
            }
        });
    }
}

/// The letters of gems and spots are different ones in every language: columns of the market have those of their gems.
#[test]
fn gems_and_spots_have_letters_of_the_language() {
    for (language, gems) in
        [(Language::English, "BGYRWK"), (Language::French, "BVJRLN"), (Language::Portuguese, "ZVMRBN")]
    {
        let words = both_games(language);
        let letter = |of: &str| words.text(&format!("ys-letter-{of}")).into_owned();
        assert_eq!(["b", "g", "y", "r", "w", "k"].map(letter).concat(), gems);
        let all = ["port", "trade", "palace", "throne", "b", "g", "y", "r", "w", "k"].map(letter);
        let different: HashSet<&String> = all.iter().collect();
        assert_eq!(different.len(), all.len(), "{all:?}");
        assert_eq!(said::shortcuts(words, &Gem::ALL.map(Action::Gem)).concat(), gems[..5]);
    }
}

#[test]
fn every_message_is_used_and_every_used_one_exists() {
    let characters = Character::ALL.into_iter();
    let characters = characters
        .flat_map(|card| [format!("character-{card}"), format!("character-{card}-the"), format!("effect-{card}")]);
    let zones = ["port", "trade", "palace"];
    let zones = zones.into_iter().flat_map(|zone| [format!("zone-{zone}"), format!("letter-{zone}")]);
    let colors = Color::ALL.into_iter().map(|color| format!("color-{color}"));
    let letters = Gem::ALL.into_iter().map(|gem| format!("letter-{gem}")).chain(["letter-k".to_owned()]);
    let cards = Character::ALL
        .into_iter()
        .filter(|card| !matches!(card, Character::King | Character::Prince | Character::Blue));
    let keys = cards.map(|card| format!("key-{card}"));
    let own = characters.chain(zones).chain(colors).chain(letters).chain(keys).chain(["letter-throne".to_owned()]);
    check_messages::<State>(include_str!("../../../en/ys/game.ftl"), 5, ys::reasons::ALL, own);
}

#[test]
fn things_have_names() {
    let names = names();
    let people = People { names: &names, you: Some(Seat::Two) };
    let board = *new_game(2).board();
    for card in Character::ALL {
        check(words(), &said::character(words(), card));
        for language in Language::ALL {
            let brief = said::brief_character(both_games(language), card);
            assert!(brief.chars().count() <= said::BRIEF, "{brief}");
        }
        check_sentences(words(), &said::character_effect(words(), card));
        check_sentences(words(), &said::character_when(words(), card));
    }
    let different: HashSet<String> = Character::ALL.into_iter().map(|card| said::character(words(), card)).collect();
    assert_eq!(different.len(), Character::ALL.len());
    for spot in Spot::all() {
        check_sentences(words(), &said::spot_effect(words(), &board, spot));
    }
    for names in [said::spot, said::short_spot] {
        let different: HashSet<String> = Spot::all().map(|spot| names(words(), spot)).collect();
        assert_eq!(different.len(), Spot::all().count());
    }
    for reason in ys::reasons::ALL {
        check_sentences(words(), &State::reason(words(), &Illegal { reason }));
    }
    let owners = [Owner::One, Owner::Two, Owner::Neutral].map(|owner| said::owner(words(), owner, &people));
    assert_eq!(owners, ["Perrin", "you", "the neutral"]);
}

#[test]
fn things_are_named_as_on_the_board() {
    let words = words();
    let palace = Spot::zone(1, Zone::Palace);
    let cell = Spot::cell(Color::Green, 0);
    assert_eq!((said::spot(words, palace), said::short_spot(words, palace)), ("Palace 2".into(), "A2".into()));
    assert_eq!((said::spot(words, cell), said::short_spot(words, cell)), ("market G1".into(), "G1".into()));
    assert_eq!((said::zone(words, Zone::Port), said::district(words, 3)), ("Port".into(), "District 3".into()));
    assert_eq!((said::gem(words, Gem::White), said::color(words, Color::Red)), ("White gem".into(), "red".into()));
    assert_eq!(said::gems(words, [2, 1, 0, 0, 1]), "2 blue, 1 green and 1 white");
    assert_eq!(said::holding(words, &Holdings { score: 0, gems: [0, 0, 3, 0], black: 1 }), "3 yellow and 1 black");
    assert_eq!(said::holding(words, &Holdings::default()), "no gems");
    assert_eq!(
        (said::number_of(words, Gem::Blue, 1), said::black_gems(words, 2)),
        ("1 blue gem".into(), "2 black gems".into())
    );
    assert_eq!((said::value(words, Value::Three), said::points(words, 1)), ("the 3".into(), "1 point".into()));
    let three = Some(Value::Three);
    assert_eq!(said::broker(words, three, Face::Up, false), "a 3");
    assert_eq!(said::broker(words, three, Face::Down, true), "a face-down 3 that counts 5");
    assert_eq!(said::broker(words, None, Face::Down, false), "a face-down broker");
}

/// Options and their values are said, and so are phases and sources.
#[test]
fn what_frames_a_game_has_words() {
    for option in State::OPTIONS {
        assert_ne!(State::option(words(), option.name), option.name);
        for value in option.values {
            assert_ne!(State::option_value(words(), option.name, value), *value);
            check_sentences(words(), &State::option_about(words(), option.name, value));
        }
    }
    let phases = |number| State::phases(&new_game(number).view(None));
    assert_eq!((phases(2), phases(3)), (4, 5), "Y7.1: the throne is King's Favour's");
    (0..State::SOURCES.len()).for_each(|source| check(words(), &State::source_name(words(), source)));
}

#[test]
fn what_is_refused_has_a_name_and_a_reason() {
    let names = names();
    let people = People { names: &names, you: None };
    let spots = || Spot::all().filter(|spot| *spot != Spot::THRONE);
    let own = |spot| OwnBroker::new(3, spot, Face::Down);
    let placed = spots().flat_map(|spot| {
        let (three, one) = (Value::Three, Value::One);
        [
            Action::Up(three, spot),
            Action::Down(three, spot),
            Action::UpFrom(three, one, spot),
            Action::DownFrom(one, three, spot),
            Action::Neutral(Value::Two, spot),
            Action::Queen(spot),
            Action::Herald(own(Spot::zone(0, Zone::Port)), spot),
            Action::Look(ys::Named { seat: Seat::Two, spot, number: 1 }),
        ]
    });
    let colors = Color::ALL.into_iter().flat_map(|color| {
        [
            Action::Color(color),
            Action::Rank(color),
            Action::Alchemist(color, Color::Red),
            Action::Banker(color, Color::Red),
        ]
    });
    let swap = Swap::new(own(Spot::zone(0, Zone::Port)), own(Spot::zone(1, Zone::Port)));
    let others = [Action::Illusionist, Action::Schemer, Action::Merchant, Action::Skip, Action::Mage(swap)];
    let more = [Action::Mercenary(Face::Up), Action::Captain(1, 4), Action::Jeweller(Color::Blue, Color::Blue)];
    let all: Vec<Action> = placed
        .chain(colors)
        .chain(others)
        .chain(more)
        .chain(Gem::ALL.map(Action::Gem))
        .chain((1..=4).map(Action::Order))
        .chain(Value::ALL.map(Action::Throne))
        .chain([Action::Bid(Value::Four, Value::Two), Action::Bid(Value::Two, Value::Two)])
        .collect();
    for number in 0..3 {
        let words = words_of(number);
        play(number, |state, seat, legal, _, _| {
            let view = state.view(Some(seat));
            for action in all.iter().filter(|action| !legal.contains(action)).step_by(5) {
                check(words, &said::refused(words, &view, *action, &people));
                check_sentences(words, &State::reason(words, &state.why_not(seat, *action)));
            }
        });
    }
}

// Y6.1, Y6.3, Y7.2
#[test]
fn points_by_source_add_up() {
    for number in 0..40 {
        let mut sums = [0_i32; 4];
        let mut met = HashSet::new();
        let last = play(number, |_, _, _, _, events| {
            for scored in State::scored(events) {
                sums[scored.seat.index()] += scored.points;
                met.insert(scored.source);
            }
        });
        assert_eq!(sums[..usize::from(last.players())], last.scores());
        assert!(!met.contains(&None) && met.len() > 4);
    }
}
