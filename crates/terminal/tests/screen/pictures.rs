//! Pictures of moments, to be looked at when they change.

use crate::test_table::{TestTable, words};
use game::{Game, Seat};
use insta::assert_snapshot;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode};
use ratatui::layout::Rect;
use terminal::screen::{Capabilities, Session, TerminalBoard};
use words::Language;
use ys::{Spot, Step, Zone};

pub const SMALL: Rect = Rect { x: 0, y: 0, width: 80, height: 24 };
pub const LARGE: Rect = Rect { x: 0, y: 0, width: 160, height: 50 };
pub const FULL: Capabilities = Capabilities { colour: true, unicode: true };

/// The text of a picture, without the blanks at the ends of rows.
pub fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let rows = buffer.content.chunks(width).map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>());
    rows.map(|row| row.trim_end().to_owned() + "\n").collect()
}

fn picture<G: TerminalBoard>(house: &mut TestTable<G>, language: Language, area: Rect) -> String {
    typed(house, language, area, &[])
}

/// The picture after some keys.
fn typed<G: TerminalBoard>(house: &mut TestTable<G>, language: Language, area: Rect, keys: &[KeyCode]) -> String {
    let mut session = Session::new(house, words(language), FULL);
    let mut buffer = session.draw(area);
    for key in keys {
        session.event(&Event::Key((*key).into()));
        buffer = session.draw(area);
    }
    text(&buffer)
}

fn caylus(players: u8, seed: u64, actions: usize, asked: &str) -> TestTable<caylus::State> {
    let from = |seed| {
        let mut house = TestTable::new(players, &[], seed, &[Seat::One]);
        house.go_on(actions);
        house.go_until(|state: &caylus::State| state.asked().key == asked).then_some(house)
    };
    (seed..seed + 100).find_map(from).unwrap()
}

fn ys(players: u8, options: &[&str], seed: u64, actions: usize, asked: impl Fn(Step) -> bool) -> TestTable<ys::State> {
    let mut house = TestTable::new(players, options, seed, &[Seat::One]);
    house.go_on(actions);
    assert!(house.go_until(|state: &ys::State| asked(state.board().step())));
    house
}

#[test]
fn caylus_when_a_worker_is_placed() {
    let mut house = caylus(4, 1, 150, "ask-placement");
    for language in Language::ALL {
        assert_snapshot!(format!("caylus_placement_small_{language}"), picture(&mut house, language, SMALL));
    }
    assert_snapshot!("caylus_placement_large", picture(&mut house, Language::English, LARGE));
    let tab = KeyCode::Tab;
    assert_snapshot!("caylus_players", typed(&mut house, Language::French, SMALL, &[tab]));
    assert_snapshot!("caylus_stock", typed(&mut house, Language::Portuguese, SMALL, &[tab, tab]));
    assert_snapshot!("caylus_favour", typed(&mut house, Language::English, SMALL, &[tab, tab, tab]));
    assert_snapshot!("caylus_log", typed(&mut house, Language::English, SMALL, &[tab, tab, tab, tab, KeyCode::Up]));
}

/// The last row, which says what keys do.
fn keys_said(picture: &str) -> &str {
    picture.lines().last().unwrap_or_default()
}

#[test]
fn tabs_and_keys_fit_the_smallest_screen_in_every_language() {
    let mut caylus = caylus(4, 1, 150, "ask-placement");
    let mut ys = ys(4, &["kings_favor=true"], 1, 100, |step| matches!(step, Step::Down(_)));
    for language in Language::ALL {
        for keys in [&[][..], &[KeyCode::Char('1')], &[KeyCode::Char('?')], &[KeyCode::Char('#')]] {
            for shown in [
                typed(&mut caylus, language, Rect { width: 77, ..SMALL }, keys),
                typed(&mut ys, language, Rect { width: 76, ..SMALL }, keys),
            ] {
                let tabs = shown.lines().find(|row| row.starts_with("─ ")).unwrap();
                assert!(!tabs.contains('…') && !keys_said(&shown).contains('…'), "{shown}");
            }
        }
    }
}

#[test]
fn the_key_of_a_place_that_is_taken_says_so() {
    let mut house = caylus(4, 1, 150, "ask-placement");
    let shown = typed(&mut house, Language::English, SMALL, &[KeyCode::Char('4')]);
    assert_eq!(keys_said(&shown), "Not the Market (4): A worker stands there already. (rule C3.6)");
    let shown = typed(&mut house, Language::English, SMALL, &[KeyCode::Char('z')]);
    assert_eq!(keys_said(&shown), "No choice begins with Z.");
}

#[test]
fn every_page_of_the_help_opens_from_every_other() {
    let mut house = caylus(3, 2, 40, "ask-placement");
    let pages = ['?', '!', '#'].map(KeyCode::Char);
    for from in pages {
        for to in pages.into_iter().filter(|to| *to != from) {
            let opened = typed(&mut house, Language::French, SMALL, &[to]);
            assert_eq!(typed(&mut house, Language::French, SMALL, &[from, to]), opened);
        }
    }
    let closed = picture(&mut house, Language::French, SMALL);
    assert_eq!(typed(&mut house, Language::French, SMALL, &pages[..1].repeat(2)), closed);
}

#[test]
fn caylus_with_five_in_a_favour() {
    let mut house = caylus(5, 3, 60, "ask-line");
    assert_snapshot!("caylus_line_small", picture(&mut house, Language::French, SMALL));
    assert_snapshot!("caylus_line_large", picture(&mut house, Language::Portuguese, LARGE));
}

#[test]
fn caylus_help() {
    let mut house = caylus(3, 2, 40, "ask-placement");
    let key = |letter| KeyCode::Char(letter);
    assert_snapshot!("caylus_help_this", typed(&mut house, Language::English, SMALL, &[KeyCode::Down, key('?')]));
    assert_snapshot!(
        "caylus_help_keys",
        typed(&mut house, Language::English, SMALL, &[key('?'), KeyCode::Tab, KeyCode::Tab])
    );
    assert_snapshot!("caylus_why_not", typed(&mut house, Language::French, SMALL, &[key('!')]));
    let mut house = caylus(3, 2, 0, "ask-inn");
    let shown = typed(&mut house, Language::English, SMALL, &[key('!')]);
    assert!(shown.contains("Nothing is refused here") && shown.contains("C4.6"), "{shown}");
}

#[test]
fn caylus_at_the_end() {
    let mut house = TestTable::<caylus::State>::new(3, &[], 5, &[Seat::One]);
    house.go_on(usize::MAX);
    assert_snapshot!("caylus_end_small", picture(&mut house, Language::English, SMALL));
    assert_snapshot!("caylus_end_large", picture(&mut house, Language::Portuguese, LARGE));
}

#[test]
fn ys_when_brokers_are_bid() {
    let mut house = ys(3, &[], 4, 0, |step| step == Step::Bids);
    assert_snapshot!("ys_bids_small", picture(&mut house, Language::English, SMALL));
    assert_snapshot!("ys_bids_large", picture(&mut house, Language::French, LARGE));
    assert_snapshot!("ys_why_not", typed(&mut house, Language::English, SMALL, &[KeyCode::Char('!')]));
}

#[test]
fn ys_when_brokers_are_placed() {
    let mut house = ys(4, &["kings_favor=true"], 1, 100, |step| matches!(step, Step::Down(_)));
    for language in Language::ALL {
        assert_snapshot!(format!("ys_down_small_{language}"), picture(&mut house, language, SMALL));
    }
    let broker = house.journal.state().view(Some(Seat::One)).own().and_then(|own| own.hand.kinds().next()).unwrap();
    let keys = [KeyCode::Char(char::from(b'0' + broker.number()))];
    assert_snapshot!("ys_down_where", typed(&mut house, Language::English, SMALL, &keys));
    assert_snapshot!("ys_down_large", typed(&mut house, Language::English, LARGE, &keys));
    assert_snapshot!("ys_players", typed(&mut house, Language::Portuguese, SMALL, &[KeyCode::Tab]));
}

#[test]
fn ys_with_the_neutral_and_at_the_end() {
    let mut house = ys(2, &[], 6, 30, |step| matches!(step, Step::Neutral(_)));
    assert_snapshot!("ys_neutral_small", picture(&mut house, Language::English, SMALL));
    house.go_on(usize::MAX);
    assert_snapshot!("ys_end_small", picture(&mut house, Language::English, SMALL));
    assert_snapshot!("ys_end_large", picture(&mut house, Language::French, LARGE));
}

#[test]
fn a_curtain_stands_before_secrets() {
    let mut house = TestTable::<ys::State>::new(2, &[], 6, &[Seat::One, Seat::Two]);
    assert_snapshot!("ys_curtain", picture(&mut house, Language::English, SMALL));
    assert_snapshot!("ys_behind_the_curtain", typed(&mut house, Language::English, SMALL, &[KeyCode::Char(' ')]));
}

#[test]
fn without_colours_and_unicode_everything_is_told_in_letters() {
    let mut house = caylus(5, 1, 150, "ask-placement");
    let plain = Capabilities { colour: false, unicode: false };
    let buffer = Session::new(&mut house, words(Language::French), plain).draw(SMALL);
    assert!(buffer.content.iter().all(|cell| cell.symbol().is_ascii()));
    assert_snapshot!("caylus_plain", text(&buffer));
}

#[test]
fn a_terminal_that_is_too_small_is_told_so() {
    let mut house = caylus(2, 1, 0, "ask-placement");
    for (width, height) in [(76, 24), (80, 21), (20, 4), (1, 1)] {
        let told = picture(&mut house, Language::English, Rect { width, height, ..SMALL });
        assert!(width < 20 || told.starts_with("This terminal is"), "{told}");
    }
    assert!(picture(&mut house, Language::English, Rect { width: 77, height: 22, ..SMALL }).contains("Caylus"));
}

/// The texts of panels beside and below the board: from each title, as wide as its line, to the next one.
fn panels_in_sight(shown: &str, titles: &[String]) -> Vec<String> {
    let grid: Vec<Vec<char>> = shown.lines().map(|row| row.chars().collect()).collect();
    let mut panels = Vec::new();
    for (y, row) in grid.iter().enumerate() {
        for title in titles {
            let line: Vec<char> = format!("─ {title} ──").chars().collect();
            let Some(left) = row.windows(line.len()).position(|part| part == line) else { continue };
            let right = row[left + line.len()..].iter().position(|sign| *sign != '─');
            let right = right.map_or(row.len(), |right| left + line.len() + right);
            let inside = grid[y + 1..grid.len() - 1].iter().take_while(|row| row.get(left) != Some(&'─'));
            let cut = |row: &Vec<char>| row.iter().skip(left).take(right - left).collect::<String>() + "\n";
            panels.push(format!("{title}\n{}", inside.map(cut).collect::<String>()));
        }
    }
    panels
}

/// Checks that no panel is cut, wherever it stands, at every width.
fn nothing_is_cut<G: TerminalBoard>(house: &mut TestTable<G>, titles: &[&str], least: u16) {
    const HEIGHTS: [u16; 5] = [22, 50, 30, 40, 24];
    for (number, width) in (least..=200).enumerate() {
        let language = Language::ALL[number % 3];
        let words = words(language);
        let area = Rect { width, height: HEIGHTS[number % 5], ..SMALL };
        let titles: Vec<String> = titles.iter().map(|title| words.text(title).into_owned()).collect();
        let mut session = Session::new(house, words, FULL);
        let shown = text(&session.draw(area));
        for panel in panels_in_sight(&shown, &titles) {
            assert!(!panel.contains('…'), "{area} {language}: {panel}\n{shown}");
            assert!(!panel.replace(" ▶", "").contains('▶'), "{area} {language}: {panel}\n{shown}");
        }
        let bar = shown.lines().position(|row| row.starts_with(&format!("─ {} ─", words.text("screen-tab-choices"))));
        let bar = bar.unwrap();
        let tabs = shown.lines().nth(bar).unwrap().split("──").next().unwrap().matches('─').count() - 1;
        let left = usize::from(if width < 122 { width } else { (width * 3 / 5).clamp(80, 116) });
        for _ in 1..tabs {
            session.event(&Event::Key(KeyCode::Tab.into()));
            let shown = text(&session.draw(area));
            let lower = shown.lines().skip(bar).take(usize::from(area.height) - 1 - bar);
            let lower: String = lower.map(|row| row.chars().take(left).collect::<String>() + "\n").collect();
            assert!(!lower.contains('…'), "{area} {language}:\n{shown}");
        }
    }
}

#[test]
fn no_panel_is_cut_at_any_width() {
    let favour = ["table-tab-players", "table-tab-stock", "board-favor"];
    nothing_is_cut(&mut caylus(5, 3, 60, "ask-line"), &favour, 77);
    nothing_is_cut(&mut caylus(5, 7, 220, "ask-placement"), &favour, 77);
    let titles = ["table-tab-players", "ysb-brokers", "screen-tab-worth", "screen-tab-palaces"];
    nothing_is_cut(&mut ys(4, &["kings_favor=true"], 1, 170, |step| matches!(step, Step::Down(_))), &titles, 76);
    nothing_is_cut(&mut ys(2, &[], 6, 90, |step| matches!(step, Step::Neutral(_))), &titles, 76);
}

/// A game in which the Herald can be played now, with a 2 on the cell R2.
fn herald() -> TestTable<ys::State> {
    let may_play = |state: &ys::State| {
        let legal = state.legal_actions(Seat::One);
        legal.iter().filter(|action| action.to_string().starts_with("play herald 2@r2")).count() > 2
    };
    let from = |seed| {
        let mut house = TestTable::new(3, &[], seed, &[Seat::One]);
        house.go_until(may_play).then_some(house)
    };
    (4..1000).find_map(from).unwrap()
}

#[test]
fn choices_are_whole() {
    let mut house = herald();
    for language in Language::ALL {
        for width in [76, 80, 100, 122, 160] {
            let key = words(language).text("ys-key-herald").into_owned();
            let keys: Vec<KeyCode> = format!("{key}2R2").chars().map(KeyCode::Char).collect();
            let shown = typed(&mut house, language, Rect { width, ..SMALL }, &keys);
            let list =
                || shown.lines().filter(|row| row.trim_start_matches(['▶', ' ']).starts_with(&format!("{key}2R2")));
            assert!(list().count() > 2 && list().all(|row| !row.contains('…')), "{shown}");
        }
    }
}

/// All players place what they can in one zone, until fourteen brokers are there.
fn crowd(house: &mut TestTable<ys::State>, zone: Spot) {
    let number = |state: &ys::State| state.board().brokers().iter().filter(|broker| broker.spot == zone).count();
    while number(house.journal.state()) < 14 {
        let seat = house.journal.state().to_act().lowest().unwrap();
        let legal = house.journal.state().legal_actions(seat);
        let there =
            |action: &ys::Action| matches!(action, ys::Action::Up(_, to) | ys::Action::Down(_, to) if *to == zone);
        match legal.into_iter().find(there) {
            Some(action) => house.journal.play(seat, action).unwrap(),
            None => house.act_at_random(seat),
        };
    }
}

#[test]
fn everybody_in_a_crowded_zone_is_seen_there() {
    let mut house = TestTable::<ys::State>::new(4, &[], 1, &[Seat::One]);
    crowd(&mut house, Spot::zone(0, Zone::Port));
    assert_snapshot!("ys_crowded_small", picture(&mut house, Language::English, SMALL));
    for area in [Rect { width: 76, ..SMALL }, SMALL, Rect { width: 122, ..SMALL }, LARGE] {
        let shown = picture(&mut house, Language::English, area);
        let district = shown.lines().skip(1).take(22).map(|row| row.chars().take(12).collect::<String>());
        let district: Vec<String> = district.collect();
        let zone = district.iter().skip_while(|row| !row.contains("P1")).take_while(|row| !row.contains("T1"));
        let zone: String = zone.map(String::as_str).collect();
        assert!(["●", "◆", "▲", "✚"].iter().all(|shape| zone.contains(shape)) && !zone.contains('…'), "{shown}");
    }
}

#[test]
fn what_is_typed_takes_the_place_of_the_rule_that_is_proposed() {
    let mut house = caylus(3, 2, 40, "ask-placement");
    let keys = ['#', 'i', 'n', 'n'].map(KeyCode::Char);
    let shown = typed(&mut house, Language::English, SMALL, &keys[..1]);
    assert!(keys_said(&shown).contains(" C3."), "{shown}");
    let shown = typed(&mut house, Language::English, SMALL, &keys);
    assert!(keys_said(&shown).contains(" inn_ ") && shown.contains("Inn"), "{shown}");
    let erased = [keys[0], KeyCode::Backspace];
    assert!(keys_said(&typed(&mut house, Language::English, SMALL, &erased)).contains(" _ "));
}

#[test]
fn why_not_tells_whoever_is_not_asked_so() {
    let mut house = TestTable::<caylus::State>::new(3, &[], 2, &[Seat::Three]);
    let shown = typed(&mut house, Language::English, SMALL, &[KeyCode::Char('!')]);
    assert!(shown.contains("You will be asked when it is your turn."), "{shown}");
}

#[test]
fn names_on_the_board_are_whole() {
    let mut caylus = caylus(3, 5, 100, "ask-provost");
    let mut ys = TestTable::<ys::State>::new(4, &[], 3, &[Seat::One]);
    assert!(ys.go_until(|state| state.board().round() == 4 && matches!(state.board().step(), Step::Up(_))));
    for language in Language::ALL {
        for width in [77, 80, 84] {
            let area = Rect { width, ..SMALL };
            let shown = picture(&mut caylus, language, area);
            let is_space = |row: &&str| row.chars().take(2).collect::<String>().trim().parse::<u8>().is_ok();
            let spaces: Vec<&str> = shown.lines().skip(5).take(8).filter(is_space).collect();
            assert!(spaces.len() == 4 && spaces.iter().all(|row| !row.contains('…')), "{shown}");
            let shown = picture(&mut ys, language, area);
            assert!(shown.lines().take(12).all(|row| !row.contains('…')), "{shown}");
        }
    }
}

#[test]
fn one_broker_behind_a_screen_is_one() {
    let said =
        |language, number: u8| words(language).text_with("screen-behind", &[("number", number.into())]).into_owned();
    assert_eq!([1, 2].map(|number| said(Language::French, number)), ["1 caché", "2 cachés"]);
    assert_eq!([1, 2].map(|number| said(Language::Portuguese, number)), ["1 oculto", "2 ocultos"]);
}

/// The signs that the help explains, in a manner of showing them.
fn signs_explained<G: TerminalBoard>(
    house: &mut TestTable<G>,
    language: Language,
    manner: Capabilities,
) -> Vec<String> {
    let mut session = Session::new(house, words(language), manner);
    for key in [KeyCode::Char('?'), KeyCode::Tab, KeyCode::Tab] {
        session.draw(LARGE);
        session.event(&Event::Key(key.into()));
    }
    let shown = text(&session.draw(LARGE));
    let title = words(language).text("screen-signs");
    let signs = shown.lines().skip_while(|row| *row != title).skip(1).take_while(|row| !row.is_empty());
    signs
        .map(|row| row.chars().take(13).collect::<String>().trim().to_owned())
        .filter(|sign| !sign.is_empty())
        .collect()
}

#[test]
fn the_help_says_what_to_expect_of_the_bots_at_the_table() {
    let mut house: TestTable<caylus::State> = TestTable::new(3, &[], 2, &[Seat::One]);
    for language in Language::ALL {
        let words = words(language);
        let area = Rect { x: 0, y: 0, width: 150, height: 60 };
        let shown = typed(&mut house, language, area, &[KeyCode::Char('?'), KeyCode::Tab, KeyCode::Tab]);
        let said = format!("{}: {}", words.level("master"), words.about_level("master:500"));
        assert_eq!(shown.matches(&said).count(), 1, "both are masters: {shown}");
    }
}

#[test]
fn every_sign_is_explained_and_stays_apart_without_unicode() {
    let mut caylus = caylus(3, 2, 40, "ask-placement");
    let mut ys = ys(2, &[], 6, 30, |step| matches!(step, Step::Neutral(_)));
    for language in Language::ALL {
        let signs = signs_explained(&mut caylus, language, FULL);
        for sign in ["8d+2", "(●)3/6", "⌂●1·0·2 +3", "✓", "□", "★", "!"] {
            assert!(signs.iter().any(|other| other == sign), "{sign}: {signs:?}");
        }
        let signs = signs_explained(&mut ys, language, FULL);
        for sign in ["○", "●×4"] {
            assert!(signs.iter().any(|other| other == sign), "{sign}: {signs:?}");
        }
        let mut plain = signs_explained(&mut caylus, language, Capabilities { colour: false, unicode: false });
        let all = plain.len();
        plain.sort();
        plain.dedup();
        assert_eq!(plain.len(), all, "{plain:?}");
    }
}
