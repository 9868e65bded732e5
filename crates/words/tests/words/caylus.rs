//! Everything that can be said about Caylus is said, over many games, to everybody who might read it.

use crate::helpers::{
    both_games, check, check_messages, check_passages, check_sentences, kind_of, names, readers, words, words_of,
};
use caylus::tiles::{Class, Tile};
use caylus::{Action, Cube, DealSize, Event, Line, Place, Section, Setup, Space, State};
use game::{Game, Illegal, Random, Seat, Settings};
use std::collections::{BTreeSet, HashMap, HashSet};
use words::caylus::{self as said, ScoreSource};
use words::{Language, NarrationKind, People, Spoken};

/// A game of every set of options and number of players in turn. In every other one everybody begins with plenty, so that
/// all kinds of buildings and favours come up.
fn new_game(number: u64) -> State {
    let mut settings = Settings::new(State::OPTIONS);
    let edition = ["jeweler", "premium", "first"][number as usize % 3];
    let favor = ["full", "full", "light"][number as usize / 3 % 3];
    settings.set(&format!("edition={edition}")).unwrap();
    settings.set(&format!("favor={favor}")).unwrap();
    let poor = State::new(2 + (number / 2 % 4) as u8, &settings, number).unwrap();
    if number.is_multiple_of(2) {
        return poor;
    }
    let mut rich = Setup::from(&poor);
    for player in &mut rich.seats {
        (player.deniers, player.cubes) = (60, "FFFFFFFFWWWWWWWWWWSSSSSSSSSSCCCCCCCCCCGGGGGGGGGG".to_owned());
    }
    State::try_from(&rich).unwrap()
}

/// Random play that declines less often than chance would, so that games get far.
fn choose(legal: &[Action], random: &mut Random) -> Action {
    let mut one = || legal[random.below(legal.len())];
    match one() {
        Action::Pass | Action::Skip | Action::Done | Action::Recall => one(),
        action => action,
    }
}

fn play(number: u64, mut each: impl FnMut(&State, Seat, &[Action], &[Event])) -> State {
    let mut state = new_game(number);
    let mut random = Random::new(number);
    let mut legal = Vec::new();
    while let Some(seat) = state.to_act().lowest() {
        legal.clear();
        state.legal(seat, &mut legal);
        let action = choose(&legal, &mut random);
        let before = state;
        let mut events = Vec::new();
        state.apply(seat, action, &mut events);
        each(&before, seat, &legal, &events);
    }
    state
}

#[test]
fn the_whole_game_can_be_said_at_any_moment() {
    let names = names();
    for number in 0..42 {
        let (words, mut moment) = (words_of(number), 0);
        play(number, |state, seat, _, _| {
            moment += 1;
            for you in readers(seat).into_iter().filter(|_| moment % 16 == number % 16) {
                check_passages(words, &State::described(words, state, &People { names: &names, you }));
            }
        });
    }
}

#[test]
fn the_stock_is_told_by_tiles_with_what_they_cost_and_do() {
    let state = State::new(3, &Settings::new(State::OPTIONS), 1).unwrap();
    let people = People { names: &names(), you: None };
    let passages = State::described(words(), &state, &people);
    let lines: Vec<String> = passages.into_iter().flat_map(|passage| passage.lines).collect();
    let told = lines.join("\n");
    assert!(told.contains("\nStone 10:\n"), "{told}");
    assert!(told.contains("Architect (2 left): Costs 1 food and 1 stone. Its builder gets 6 points."), "{told}");
    let owner = "Its owner gets one of these cubes when somebody else works here.";
    assert_eq!(told.matches(owner).count(), 3, "Farm, Park and Workshop (C6.3): {told}");
    assert!(
        told.contains(&format!(
            "Park: Costs 1 food and 1 stone. Its builder gets 3 points. Gives 1 food and 2 wood. {owner}"
        )),
        "{told}"
    );
    assert!(told.contains("to its owner’s income.") && told.contains("Next income: 2 deniers."), "{told}");
    assert!(told.contains("columns 1 and 2 are open"), "{told}");
}

#[test]
fn every_decision_can_be_said() {
    let names = names();
    let mut met = BTreeSet::new();
    for number in 0..200 {
        let words = words_of(number);
        play(number, |state, seat, legal, _| {
            met.insert(state.asked().key);
            let people = People { names: &names, you: Some(seat) };
            let prompt = said::prompt(words, state, seat, legal, &people);
            check(words, &prompt.title);
            // Where several share a screen, it says who is asked.
            let shared = said::prompt(words, state, seat, legal, &People { you: None, ..people }).title;
            assert!(shared.starts_with(&format!("{}, ", names[seat.index()])), "{shared}");
            assert!(shared.to_lowercase().ends_with(&prompt.title.to_lowercase()), "{shared}");
            check_sentences(words, &prompt.text);
            for you in readers(seat) {
                check_sentences(words, &said::waiting(words, state, &People { names: &names, you }));
            }
            let mut labels = HashSet::new();
            for action in legal {
                let label = said::label(words, state, *action);
                check(words, &label);
                // Places are told apart by their number, which stands beside them.
                if !matches!(action, Action::Place(_) | Action::Move(_)) {
                    assert!(labels.insert(label.clone()), "{label} twice");
                }
            }
            // Of a long list, some are enough.
            for action in legal.iter().step_by(1 + legal.len() / 30) {
                let told = said::action(words, state, seat, *action, &people);
                check_sentences(words, &told.long);
                // C8.5: what the table says is what the favour gives.
                if matches!(action, Action::Use(_) | Action::UseChoice(_) | Action::Exchange { .. }) {
                    assert!(told.long.contains(&told.short), "{} is not {}", told.long, told.short);
                    if words.language() == Language::English {
                        assert_eq!(told.long, format!("You get {}.", told.short));
                    }
                }
            }
        });
    }
    let asked: BTreeSet<&str> =
        caylus::reasons::ALL.iter().map(|reason| reason.key).filter(|key| key.starts_with("ask-")).collect();
    assert_eq!(met, asked, "random games meet every decision");
}

#[test]
fn every_event_can_be_told() {
    let names = names();
    let mut kinds = BTreeSet::new();
    for number in 0..200 {
        let words = words_of(number);
        play(number, |state, seat, _, events| {
            for you in readers(seat) {
                let people = People { names: &names, you };
                let lines = said::narrate_entry(words, state, Some(seat), events, &people);
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
    assert_eq!(kinds.len(), 30, "kinds of events met: {kinds:?}");
}

/// All points that were won or lost.
fn points(events: &[Event]) -> i16 {
    let each = |event: &Event| match *event {
        Event::Scored { points, .. } => points,
        Event::Bonus { gold, cubes, deniers, .. } => (gold + cubes + deniers) as i16,
        _ => 0,
    };
    events.iter().map(each).sum()
}

#[test]
fn every_shortcut_is_its_own() {
    for number in 0..100 {
        let words = words_of(number);
        play(number, |_, _, legal, _| {
            let keys = said::shortcuts(words, legal);
            let different: HashSet<&String> = keys.iter().collect();
            assert_eq!((keys.len(), different.len()), (legal.len(), legal.len()), "{keys:?}");
            assert!(keys.iter().all(|key| !key.is_empty() && key != "U" && key != "?"));
        });
    }
}

/// The letters on cubes are those of their names in each language, and the keys of what is done with them; nothing else that can
/// be chosen beside them has their key.
#[test]
fn cubes_have_letters_of_the_language() {
    for (language, letters) in
        [(Language::English, "FWSCG"), (Language::French, "NBPTO"), (Language::Portuguese, "CMPTO")]
    {
        let words = both_games(language);
        assert_eq!(Cube::ALL.map(|cube| said::cube_letter(words, cube)).concat(), letters);
        for (cube, letter) in Cube::ALL.into_iter().zip(letters.chars()) {
            let name = words.text(&format!("caylus-cube-{}", cube.letter()));
            assert!(name.to_uppercase().starts_with(letter), "{name}: {letter}");
        }
        let legal: Vec<Action> = Cube::ALL.into_iter().map(Action::Sell).chain([Action::Skip]).collect();
        let keys = said::shortcuts(words, &legal);
        assert!(keys.iter().all(|key| key.chars().all(char::is_alphabetic)), "{keys:?}");
        assert_eq!(keys[..5].concat(), letters);
    }
}

#[test]
fn every_message_is_used_and_every_used_one_exists() {
    let tiles = Tile::ALL.into_iter().flat_map(|tile| ["", "-short"].map(|end| format!("tile-{tile}{end}")));
    let places = [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::STABLES, Place::INN, Place::CASTLE];
    let places = places.into_iter().flat_map(|place| {
        [format!("place-{place}"), format!("place-{place}-short"), format!("effect-{place}"), format!("key-{place}")]
    });
    let cubes =
        ["F", "W", "S", "C", "G"].into_iter().flat_map(|cube| [format!("cube-{cube}"), format!("key-cube-{cube}")]);
    let classes = ["neutral", "fixed", "wood", "stone", "prestige", "residence"].map(|class| format!("class-{class}"));
    let favors = (1..=5).flat_map(|column| ["C", "D"].map(|line| format!("favor-{line}{column}")));
    let own = tiles.chain(places).chain(cubes).chain(classes).chain(favors);
    let own = own
        .chain(Section::ALL.into_iter().map(|section| format!("section-{}", section.name())))
        .chain(Line::ALL.into_iter().map(|line| format!("line-{}", line.letter())));
    check_messages::<State>(include_str!("../../en/caylus/game.ftl"), 7, caylus::reasons::ALL, own);
}

#[test]
fn things_have_names() {
    let edition = State::new(3, &Settings::new(State::OPTIONS), 1).unwrap().options().edition;
    for words in Language::ALL.map(both_games) {
        let mut buildable = HashSet::new();
        let mut briefly = HashMap::new();
        for tile in Tile::ALL {
            check(words, &said::tile(words, tile));
            let short = said::short_tile(words, tile);
            check(words, &short);
            // Kinds with names of their own keep them apart where there is little room.
            let brief = said::brief_tile(words, tile);
            assert!((2..=said::BRIEF).contains(&brief.chars().count()), "{brief}");
            assert_eq!(*briefly.entry(brief).or_insert(short.clone()), short);
            check_sentences(words, &said::effect(words, tile, edition));
            if matches!(tile.class(), Class::Wood | Class::Stone | Class::Prestige) {
                assert!(buildable.insert(said::tile(words, tile)), "{tile} has another's name");
                check_sentences(words, &said::tile_sentence(words, tile, edition));
            }
        }
        for section in Section::ALL {
            let brief = said::brief_section(words, section);
            assert!((2..=said::BRIEF).contains(&brief.chars().count()), "{brief}");
        }
        for line in Line::ALL {
            (1..=5).for_each(|column| check_sentences(words, &said::favor_effect(words, line, column)));
        }
        for reason in caylus::reasons::ALL {
            check_sentences(words, &State::reason(words, &Illegal { reason }));
        }
    }
}

#[test]
fn tiles_say_what_is_printed_on_them() {
    let edition = caylus::Edition::Jeweler;
    let effect = |tile| said::effect(words(), tile, edition);
    let cost = |tile| said::tile_sentence(words(), tile, edition);
    assert_eq!(effect(Tile::ClothFarm), "Gives 2 cloth or 1 food, your choice.");
    assert_eq!(effect(Tile::Park), "Gives 1 food and 2 wood.");
    assert_eq!(effect(Tile::Bank), "Gives 1 gold for 2 deniers, or 2 gold for 5 deniers.");
    assert_eq!(effect(Tile::Library), "Adds 1 denier to its owner’s income. Takes no workers.");
    assert_eq!(cost(Tile::Market), "Costs 1 wood and 1 cube of any kind. Its builder gets 4 points.");
    assert_eq!(cost(Tile::Monument), "Costs 4 stone and 2 gold. Its builder gets 14 points and 2 royal favours.");
    assert_eq!(
        said::effect(words(), Tile::Tailor, caylus::Edition::First),
        "Gives 2 points for 1 cloth, or 6 points for 3 cloth."
    );
}

/// A game with this much in hand, played by notation: `(seat, action)`.
fn after(actions: &[&str]) -> (State, Seat, Vec<Event>) {
    let mut state = State::new(3, &Settings::new(State::OPTIONS), 1).unwrap();
    let mut last = (state, Seat::One, Vec::new());
    for action in actions {
        let seat = state.to_act().lowest().unwrap();
        let mut events = Vec::new();
        last.0 = state;
        state.play(seat, action.parse().unwrap(), &mut events).unwrap();
        last = (last.0, seat, events);
    }
    last
}

/// What the last of these actions is told as, to a spectator and to the one who did it.
fn told(actions: &[&str]) -> (Vec<String>, Vec<String>) {
    let (before, seat, events) = after(actions);
    let names = ["Perrin", "Perrin", "Perrin"].map(str::to_owned);
    let to = |you| {
        let people = People { names: &names, you };
        let lines = said::narrate_entry(words(), &before, Some(seat), &events, &people);
        lines.into_iter().map(|line| line.text).collect()
    };
    (to(None), to(Some(seat)))
}

// C3.3 C3.4
#[test]
fn placements_and_passes_are_told() {
    let (others, you) = told(&["place castle"]);
    assert_eq!(others, ["Perrin goes to the castle, first place."]);
    assert_eq!(you, ["You go to the castle, first place."]);
    let (others, you) = told(&["place castle", "pass"]);
    assert_eq!(others, ["Perrin passes first and takes 1 denier."]);
    assert_eq!(you, ["You pass first and take 1 denier."]);
    let (others, you) = told(&["place castle", "pass", "place castle"]);
    assert_eq!(others, ["Perrin goes to the castle for 2 deniers, second place."]);
    assert_eq!(you, ["You go to the castle for 2 deniers, second place."]);
}

// C3.3 C3.4
#[test]
fn a_placement_is_asked_for_with_its_price() {
    let (mut state, seat, _) = after(&["place castle", "pass"]);
    state.play(seat, Action::Pass, &mut ()).unwrap();
    let seat = state.to_act().lowest().unwrap();
    let legal = state.legal_actions(seat);
    let names = names();
    let prompt = said::prompt(words(), &state, seat, &legal, &People { names: &names, you: None });
    assert_eq!(prompt.title, format!("{}, place a worker or pass", names[seat.index()]));
    assert_eq!(prompt.text, "2 deniers a place. Passing takes place 2.");
}

// C3.5 C6.1
#[test]
fn a_visit_and_the_reach_of_the_provost_are_told() {
    let first = State::new(3, &Settings::new(State::OPTIONS), 1).unwrap();
    let mut setup = Setup::from(&first);
    setup.road[18] = Some(caylus::SpaceSetup { tile: "bank".to_owned(), owner: Some(2), worker: None });
    for space in (8..18).filter(|space| *space != 15) {
        setup.road[space] = Some(caylus::SpaceSetup { tile: "residence".to_owned(), owner: Some(1), worker: None });
    }
    setup.stock = None;
    setup.order = vec![1, 2, 3];
    let state = State::try_from(&setup).unwrap();
    let names = names();
    let people = People { names: &names, you: Some(Seat::One) };
    let bank = "place 19".parse().unwrap();
    let words = words();
    assert_eq!(
        said::action(words, &state, Seat::One, bank, &people).long,
        "A worker goes to Guilhem’s Bank (19) for 1 denier. Gives 1 gold for 2 deniers, or 2 gold for 5 deniers. \
         Guilhem scores 1 point at once. Beyond the provost, who is on 6: it works only if he moves on."
    );
    let (mut next, mut events) = (state, Vec::new());
    next.play(Seat::One, bank, &mut events).unwrap();
    let lines = said::narrate_entry(words, &state, Some(Seat::One), &events, &people);
    assert_eq!(lines[0].text, "You go to Guilhem’s Bank (19). Guilhem scores.");
    assert_eq!((lines.len(), lines[0].points, lines[0].seat), (1, 1, Some(Seat::One)));
    for _ in 0..3 {
        next.play(next.to_act().lowest().unwrap(), Action::Pass, &mut ()).unwrap();
    }
    while next.to_act().lowest() != Some(Seat::One) {
        next.play(next.to_act().lowest().unwrap(), Action::Provost(0), &mut ()).unwrap();
    }
    let legal = next.legal_actions(Seat::One);
    // Other languages contract the article.
    for (language, told) in [
        (Language::English, "Your worker at Guilhem’s Bank (19) will not work."),
        (Language::French, "Votre ouvrier à la Banque (19, chez Guilhem) ne travaillera pas."),
        (Language::Portuguese, "Seu trabalhador no Banco de Guilhem (19) não vai trabalhar."),
    ] {
        let prompt = said::prompt(both_games(language), &next, Seat::One, &legal, &people);
        assert!(prompt.text.contains(told), "{}", prompt.text);
    }
}

#[test]
fn what_is_refused_has_a_name_and_a_reason() {
    let names = names();
    let places = (1..=28).filter_map(Space::new).map(Place::road).chain([Place::STABLES, Place::INN, Place::CASTLE]);
    let tiles = Tile::ALL.into_iter().flat_map(|tile| [Action::Build(tile), Action::BuildPaying(tile, Cube::Gold)]);
    let cubes = Cube::ALL
        .into_iter()
        .flat_map(|cube| [Action::Take(cube), Action::Sell(cube), Action::Buy { cube, second: None }]);
    let others = [Action::Joust, Action::Stay, Action::Done, Action::Skip, Action::Use(5), Action::Favor(Line::D)];
    let all: Vec<Action> = places
        .flat_map(|place| [Action::Place(place), Action::Move(place)])
        .chain(tiles)
        .chain(cubes)
        .chain((-3..=3).map(Action::Provost))
        .chain([Action::Deal(DealSize::Small), Action::Exchange { give: Cube::Gold, get: (Cube::Food, Cube::Wood) }])
        .chain(others)
        .collect();
    let people = People { names: &names, you: None };
    for number in 0..6 {
        let words = words_of(number);
        play(number, |state, seat, legal, _| {
            for action in all.iter().filter(|action| !legal.contains(action)) {
                check(words, &said::refused(words, state, *action, &people));
                check_sentences(words, &State::reason(words, &state.why_not(seat, *action)));
            }
        });
    }
}

// C7.10
#[test]
fn points_by_source_add_up() {
    for number in 0..50 {
        let mut sums = [0_i32; 5];
        let last = play(number, |_, _, _, events| {
            for event in events {
                match *event {
                    Event::Scored { seat, points, source } => {
                        assert!(points > 0 || said::source_of(source) == ScoreSource::LeftOver);
                        sums[seat.index()] += i32::from(points);
                    }
                    Event::Bonus { seat, gold, cubes, deniers } => {
                        sums[seat.index()] += i32::from(gold + cubes + deniers);
                    }
                    _ => {}
                }
            }
        });
        assert_eq!(sums[..usize::from(last.players())], last.scores());
    }
}
