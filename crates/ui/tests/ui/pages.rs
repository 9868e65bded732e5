//! Whole pages, in every state that a game can come to: well-formed, nothing in them that the policy for content forbids, and
//! what they count is what the game says.

use crate::scenes::{EVIL, NAMES, about, closed, every_state, show, symbol_ids};
use game::{Game, Seat};
use roxmltree::{Document, Node};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use ui::{BotLevel, Catalogue, GameCard, Scene, Visit, WebBoard};

/// The body of a page, to be read as XML.
fn read(page: &str) -> String {
    closed(page.split_once("</head>").expect("a head").1.trim_end_matches("</html>"))
}

fn check<G: WebBoard>(scene: &Scene<'_, G>, symbols: &HashSet<String>) {
    let page = ui::page(scene).html;
    assert!(!page.contains("<script>alert"), "names are text");
    for message in ["[page-", "[table-", "[end-", "[board-", "[caylus-", "[ys-", "[ysb-", "[level-"] {
        assert!(!page.contains(message), "a message is missing: {message}");
    }
    let text = read(&page);
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let mut ids = HashSet::new();
    for node in document.descendants().filter(Node::is_element) {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id.to_owned()), "{id} stands twice");
        }
        assert!(node.attributes().all(|one| one.name() != "style" && !one.name().starts_with("on")));
        if node.tag_name().name() == "use" {
            let name = node.attribute("href").unwrap_or_default().trim_start_matches('#');
            assert!(symbols.contains(name), "no drawing {name}");
        }
        let rules = format!("/rules/{}#", G::NAME);
        if let Some(rule) = node.attribute("href").and_then(|to| to.strip_prefix(&rules)) {
            assert!(rule.starts_with(['C', 'Y', 'R']), "{rule}");
        }
    }
    answers(&document, scene);
}

/// Every legal action is an answer in the prompt, once, with a key of its own among those that are shown together.
fn answers<G: WebBoard>(document: &Document<'_>, scene: &Scene<'_, G>) {
    let Some(ask) = &scene.ask else { return };
    let prompt = document.descendants().find(|node| node.attribute("id") == Some("ask")).expect("somebody is asked");
    let buttons: Vec<Node<'_, '_>> =
        prompt.descendants().filter(|node| node.attribute("name") == Some("action")).collect();
    let mut offered: Vec<&str> = buttons.iter().filter_map(|button| button.attribute("value")).collect();
    let mut legal: Vec<String> = ask.legal.iter().map(ToString::to_string).collect();
    offered.sort_unstable();
    legal.sort_unstable();
    assert_eq!(offered, legal);
    // What is shown for one chosen piece only has its class, or is in an element that has it; a question whether something is
    // meant stands alone.
    let class = |node: &Node<'_, '_>| {
        let question = node.attribute("popover").and(node.attribute("id"));
        format!("{} {}", node.attribute("class").unwrap_or_default(), question.unwrap_or_default())
    };
    let chosen = |button: &Node<'_, '_>| button.ancestors().take(4).map(|node| class(&node)).collect::<Vec<_>>();
    let keys: HashSet<_> =
        buttons.iter().filter_map(|button| Some((button.attribute("data-key")?, chosen(button)))).collect();
    assert_eq!(keys.len(), legal.len(), "every answer has a key of its own");
}

fn check_game<G: WebBoard>(players: u8, options: &[&str], seed: u64) {
    let (symbols, mut number) = (symbol_ids::<G>(), 0);
    every_state(players, options, seed, |state: &G, log| {
        number += 1;
        if number % 5 == 1 || state.to_act().is_empty() {
            show(state, log, false, |scene| check(scene, &symbols));
            show(state, log, true, |scene| check(scene, &symbols));
        }
    });
}

#[test]
fn every_page_is_well_formed_and_offers_what_is_legal() {
    let games = [(2, "favor=full", 1), (3, "favor=light", 2), (4, "edition=first", 3), (5, "edition=premium", 4)];
    for (players, options, seed) in games {
        check_game::<caylus::State>(players, &[options], seed);
    }
}

#[test]
fn every_page_of_ys_is_well_formed_and_offers_what_is_legal() {
    let games: [(u8, &[&str], u64); 5] = [
        (2, &[], 1),
        (2, &["strong_neutral=true"], 2),
        (3, &["districts=3", "kings_favor=true"], 3),
        (4, &["express=true"], 4),
        (4, &["kings_favor=true"], 5),
    ];
    for (players, options, seed) in games {
        check_game::<ys::State>(players, options, seed);
    }
}

/// What the end page says of where the points came from adds up to the scores.
fn points_add_up<G: WebBoard>(players: u8, options: &[&str], seed: u64) {
    every_state(players, options, seed, |state: &G, log| {
        if !state.to_act().is_empty() {
            return;
        }
        let page = show(state, log, true, |scene| ui::page(scene).html);
        let text = read(&page);
        let document = Document::parse(&text).expect("a page");
        let key =
            document.descendants().find(|node| node.attribute("class") == Some("key")).expect("a key to the bars");
        let beside = key.next_siblings().flat_map(|node| node.descendants());
        let table = beside.into_iter().find(|node| node.has_tag_name("table"));
        let rows = table.into_iter().flat_map(|table| table.descendants());
        let rows = rows.filter(|node| node.attribute("scope") == Some("row"));
        let sums: Vec<i32> =
            rows.map(|row| row.next_siblings().filter_map(|cell| cell.text()?.parse::<i32>().ok()).sum()).collect();
        let mut scores = state.scores();
        scores.sort_unstable_by(|one, other| other.cmp(one));
        assert_eq!(sums, scores, "in the order of the standings");
    });
}

/// What is shown first of a game of Ys that is over is the city before the last round was scored, with brokers in it; every
/// turn of the curve leads to a step.
#[test]
fn the_end_of_ys_shows_a_city_with_brokers() {
    every_state(3, &[], 1, |state: &ys::State, log| {
        if state.to_act().is_empty() {
            assert_eq!(
                state.view(None).board().brokers().iter().filter(|one| one.spot.district().is_some()).count(),
                0
            );
            show(state, log, true, |scene| {
                let standing = scene.view.board().brokers().iter().filter(|one| one.spot.district().is_some()).count();
                assert!(standing > 10, "{standing}");
                let page = ui::page(scene).html;
                assert_eq!(page.matches("class=\"strip\"").count(), 7, "the start, four rounds, and two counts");
                assert!(page.contains("href=\"/t/abc?at=0\" aria-label=\"start: "), "a turn says what it leads to");
            });
        }
    });
}

/// Y7.1: the throne room is one of King's Favour; without it nothing is said of one.
#[test]
fn only_what_is_in_the_game_is_in_the_key() {
    for (options, has_throne) in [(&["kings_favor=true"][..], true), (&[], false)] {
        every_state(4, options, 1, |state: &ys::State, log| {
            if state.to_act().is_empty() {
                let page = show(state, log, true, |scene| ui::page(scene).html);
                let said = page.split_once("class=\"results\"").expect("results").1.to_lowercase();
                assert_eq!(said.contains("throne"), has_throne);
            }
        });
    }
}

/// C7.10, Y6.4: all points have a source.
#[test]
fn every_point_comes_from_somewhere() {
    for seed in 1..8 {
        points_add_up::<caylus::State>(4, &[], seed);
        points_add_up::<ys::State>(4, &["kings_favor=true"], seed);
        points_add_up::<ys::State>(2, &[], seed);
    }
}

fn refused_for_good<G: WebBoard>(players: u8, options: &[&str], seed: u64) {
    every_state(players, options, seed, |state: &G, _| {
        let Some(seat) = state.to_act().lowest() else { return };
        let legal = state.legal_actions(seat);
        for (action, _) in state.refusals(seat, &legal) {
            let illegal = state.clone().play(seat, action, &mut ()).expect_err("not legal");
            let words = words::Words::of_game::<G>(words::Language::English);
            let why = <G as words::Spoken>::reason(words, &illegal);
            assert!(!why.starts_with('[') && !why.is_empty(), "{action}: {why}");
        }
    });
}

/// What is refused is never legal, and has a reason in words.
#[test]
fn nothing_that_can_be_done_is_refused() {
    for seed in 1..4 {
        refused_for_good::<caylus::State>(3, &[], seed);
        refused_for_good::<ys::State>(2, &[], seed);
        refused_for_good::<ys::State>(3, &["districts=3", "kings_favor=true"], seed);
        refused_for_good::<ys::State>(4, &["kings_favor=true"], seed);
    }
}

fn catalogue() -> Catalogue {
    Catalogue::new(vec![GameCard::of::<caylus::State>(), GameCard::of::<ys::State>()])
}

/// The words of pages that are about both games.
fn both_games() -> &'static words::Words {
    words::Words::register([<caylus::State as words::Spoken>::WORDS, <ys::State as words::Spoken>::WORDS]);
    words::Words::of(words::Language::English)
}

#[test]
fn hostile_names_are_text_everywhere() {
    let words = both_games();
    let hostile_table = || ui::YourTable {
        game: "caylus".to_owned(),
        id: "t".to_owned(),
        name: EVIL.to_owned(),
        stands: EVIL.to_owned(),
        others: vec![EVIL.to_owned()],
        waiting_for: vec![EVIL.to_owned()],
        your_turn: false,
        left: false,
        result: None,
        when: 0,
    };
    let result = ui::YourResult { yours: (2, 5), winners: vec![EVIL.to_owned()], best: 9, is_shared: false };
    let over = ui::YourTable { result: Some(result), ..hostile_table() };
    let about = about(&caylus::State::new(5, &game::Settings::new(caylus::State::OPTIONS), 1).unwrap(), NAMES);
    let fields = ["name1", "name2", "game", "seat1"].map(|field| (field.to_owned(), EVIL.to_owned())).into();
    let again = ui::RefusedForm { wrong: EVIL, fields: &fields };
    let pages = [
        catalogue().start(
            words,
            &ui::StartPage {
                name: EVIL,
                tables: &[hostile_table(), over],
                most_iterations: 20_000,
                again: Some(&again),
            },
        ),
        ui::join(words, "caylus", &about, Seat::Two, "0123"),
        ui::message(words, EVIL, EVIL),
    ];
    for page in pages {
        assert!(!page.contains("<script>alert"), "{page}");
    }
}

/// An update tells the turn that goes on, and leaves those before it as they were.
fn only_the_turn_that_goes_on_is_told_again<G: WebBoard>(players: u8) {
    let log = |scene: &Scene<'_, G>, told: usize| {
        let visit = Visit { turns_sent: told, ..scene.visit };
        let scene = Scene { ask: None, visit, ..*scene };
        ui::table_parts(&scene).into_iter().find(|part| part.id == "log").unwrap().children
    };
    let (mut shown, mut left) = (Vec::new(), 0);
    every_state(players, &[], 3, |state: &G, steps| {
        show(state, steps, true, |scene| {
            let whole = log(scene, 0);
            let update = log(scene, shown.len().saturating_sub(1));
            assert_eq!(update.len(), whole.len());
            for (told, now) in update.iter().zip(&whole) {
                let as_before = told.1.is_empty();
                assert_eq!(told.0, now.0);
                assert!(if as_before { shown.contains(now) } else { told == now }, "{}", told.0);
                left += usize::from(as_before);
            }
            shown = whole;
        });
    });
    assert!(left > 0);
}

#[test]
fn only_the_turn_that_goes_on_is_told_again_in_caylus() {
    only_the_turn_that_goes_on_is_told_again::<caylus::State>(3);
}

#[test]
fn only_the_turn_that_goes_on_is_told_again_in_ys() {
    only_the_turn_that_goes_on_is_told_again::<ys::State>(3);
}

/// The form for a new table, where bots may think for so many iterations.
fn form_within(most_iterations: u32, language: words::Language) -> String {
    fn bots() -> Vec<BotLevel> {
        let level = |(name, iterations)| BotLevel { name, iterations };
        [("apprentice", None), ("assistant", Some(24)), ("expert", Some(250)), ("grandmaster", Some(16_000))]
            .map(level)
            .to_vec()
    }
    both_games();
    let catalogue = Catalogue::new(vec![GameCard::of::<caylus::State>().with_bots(bots, Vec::new)]);
    let start = ui::StartPage { name: "", tables: &[], most_iterations, again: None };
    read(&catalogue.start(words::Words::of(language), &start))
}

#[test]
fn the_form_names_the_levels_and_says_what_to_expect_of_them() {
    use words::Language;
    for (language, name, about) in [
        (Language::English, "Bot: grandmaster", "the strongest there is here"),
        (Language::French, "Bot : grand maître", "le plus fort d’ici"),
        (Language::Portuguese, "Bot: grão-mestre", "o mais forte daqui"),
    ] {
        let text = form_within(20_000, language);
        assert!(text.contains(name) && text.contains(about), "{language}: {text}");
        let document = Document::parse(&text).expect("a page");
        let field = document.descendants().find(|node| node.attribute("name") == Some("iterations")).unwrap();
        let bounds = ["type", "min", "max", "value"].map(|name| field.attribute(name).unwrap());
        assert_eq!(bounds, ["number", "16", "20000", ""]);
        let about = document.descendants().find(|node| node.attribute("id") == field.attribute("aria-describedby"));
        let about: String = about.unwrap().descendants().filter_map(|node| node.text()).collect();
        assert!(about.contains("16") && about.contains("20000"), "{about}");
        let label = document.descendants().find(|node| node.attribute("for") == field.attribute("id")).unwrap();
        assert!(label.text().is_some_and(|label| !label.is_empty()));
        // Without script there is no slider that would not do anything, and nothing is sent twice.
        let slider = document.descendants().find(|node| node.attribute("type") == Some("range")).unwrap();
        assert!(slider.has_attribute("hidden") && !slider.has_attribute("name"));
    }
}

#[test]
fn levels_that_think_longer_than_bots_may_are_not_offered() {
    let text = form_within(5000, words::Language::English);
    assert!(
        !text.contains("value=\"grandmaster\"") && text.contains("value=\"expert\"") && text.contains("max=\"5000\"")
    );
}

/// Y0.1: a form that has to be corrected comes back as it was filled in, and what does not go with every number of players says
/// with which it does.
#[test]
fn a_form_to_be_mended_keeps_what_was_filled_in() {
    let words = both_games();
    let filled = [("game", "ys"), ("seat2", "here"), ("name2", "Odile"), ("seat3", "nobody"), ("kings_favor", "true")];
    let fields = filled.map(|(field, value)| (field.to_owned(), value.to_owned())).into();
    let again = ui::RefusedForm { wrong: "Two cannot.", fields: &fields };
    let page = catalogue()
        .start(words, &ui::StartPage { name: "", tables: &[], most_iterations: 20_000, again: Some(&again) });
    let text = read(&page);
    let document = Document::parse(&text).expect("a page");
    let named =
        |name: &str| document.descendants().filter(|node| node.attribute("name") == Some(name)).collect::<Vec<_>>();
    let chosen = |name: &str| {
        let options = named(name).into_iter().flat_map(|select| select.children());
        options
            .filter(|option| option.has_attribute("selected"))
            .filter_map(|option| option.attribute("value"))
            .collect::<Vec<_>>()
    };
    assert!(text.contains("Two cannot."));
    let games = named("game").into_iter().filter(|game| game.has_attribute("checked"));
    assert_eq!(games.filter_map(|game| game.attribute("value")).collect::<Vec<_>>(), ["ys"]);
    assert_eq!([chosen("seat2"), chosen("seat3"), chosen("kings_favor")], [["here"], ["nobody"], ["true"]]);
    assert_eq!(named("name2")[0].attribute("value"), Some("Odile"));
    let goes_with =
        |name: &str| named(name)[0].children().filter_map(|one| one.attribute("data-players")).collect::<Vec<_>>();
    assert_eq!(goes_with("kings_favor"), ["3 4"]);
    assert_eq!(goes_with("strong_neutral"), ["2"]);
    assert_eq!(goes_with("edition"), Vec::<&str>::new());
}

/// All texts of a folder with this extension.
fn texts(folder: &str, extension: &str) -> String {
    let mut all = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|other| other == extension) {
                all += &fs::read_to_string(path).unwrap();
            }
        }
    }
    all
}

/// A class that is renamed in the markup has to be renamed in the style sheets, too.
#[test]
fn every_class_of_the_style_sheets_is_used() {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let rust = texts("src", "rs");
    let code: Vec<&str> = rust.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let sources = code.join("\n") + &texts("static/symbols", "svg") + &texts("static", "js");
    let words: HashSet<&str> = sources.split(|letter| !is_part(letter)).collect();
    // A class may be put together: `card-{colour}`.
    let is_used = |class: &str| {
        let parts = class.match_indices('-').map(|(place, _)| format!("{}{{", &class[..=place]));
        words.contains(class) || parts.into_iter().any(|pattern| sources.contains(&pattern))
    };
    let css = texts("static/css", "css");
    let css: String = css.split("*/").map(|part| part.split("/*").next().unwrap_or_default()).collect();
    let selectors = css.split('}').flat_map(|rule| rule.split('{').take_while(|part| !part.contains(';')));
    let classes = selectors.flat_map(|selector| selector.split('.').skip(1));
    let classes = classes.filter_map(|class| class.split(|letter| !is_part(letter)).next());
    let unused: HashSet<&str> = classes
        .filter(|class| class.starts_with(|letter: char| letter.is_ascii_alphabetic()) && !is_used(class))
        .collect();
    assert_eq!(unused, HashSet::new());
}

/// The drawings of cubes and gems have the letters of the reader's language.
#[test]
fn pieces_have_letters_of_the_language() {
    fn letters<G: WebBoard>(language: words::Language) -> String {
        let sprite = format!("<body>{}</body>", G::symbols(words::Words::of_game::<G>(language)));
        assert!(!sprite.contains(['{', '[']), "a message stands for itself");
        let document = Document::parse(&sprite).unwrap();
        let is_letter = |node: &Node<'_, '_>| node.attribute("class").is_some_and(|class| class.starts_with("letter "));
        document.descendants().filter(is_letter).filter_map(|node| node.text()).collect()
    }
    let both =
        words::Language::ALL.map(|language| (letters::<caylus::State>(language), letters::<ys::State>(language)));
    let expected = [("FWSCG", "BGYRKW"), ("NBPTO", "BVJRNL"), ("CMPTO", "ZVMRNB")];
    assert_eq!(both, expected.map(|(cubes, gems)| (cubes.to_owned(), gems.to_owned())));
}

/// C7.4: nobody has a batch when the game begins. The sign is read out, and has a class by which the settings hide it.
#[test]
fn a_choice_that_may_come_to_nothing_has_a_sign() {
    let state = caylus::State::new(2, &game::Settings::new(caylus::State::OPTIONS), 1).expect("two can play");
    let page = show(&state, &[], false, |scene| ui::page(scene).html);
    let text = read(&page);
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let of = |action: &str| {
        let button = document.descendants().find(|node| node.attribute("value") == Some(action)).expect("an answer");
        let signs = button.descendants().filter(|node| node.attribute("class") == Some("warning"));
        signs.filter_map(|sign| sign.attribute("title")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(
        of("place castle"),
        ["Careful: You will have no batch: whoever gives none in the castle loses 2 points."]
    );
    assert!(of("place post").is_empty());
}
