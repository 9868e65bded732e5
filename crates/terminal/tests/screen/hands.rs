//! Hands that do anything: whatever is typed and clicked, at whatever size, everything is drawn, nothing is lost without a
//! sign (`compose` asserts it), and games come to their end.

use crate::pictures::{FULL, text};
use crate::test_table::{TestTable, words};
use game::{Game, Random, Seat};
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use terminal::screen::{Reaction, Session, TerminalBoard};
use words::Language;

const SIZES: [(u16, u16); 7] = [(80, 24), (160, 50), (77, 22), (100, 30), (124, 34), (200, 60), (90, 45)];
const KEYS: [KeyCode; 16] = [
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Esc,
    KeyCode::Tab,
    KeyCode::BackTab,
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::Backspace,
];
const LETTERS: &[u8] = b"0123456789abcdefghijklmnoprstvwxyz+-/?!# ";

fn any_event(random: &mut Random, area: Rect) -> Event {
    match random.below(10) {
        0..=3 => Event::Key(KEYS[random.below(KEYS.len())].into()),
        4..=7 => Event::Key(KeyCode::Char(char::from(LETTERS[random.below(LETTERS.len())])).into()),
        8 => Event::Resize(0, 0),
        _ => Event::Mouse(MouseEvent {
            kind: [MouseEventKind::Down(MouseButton::Left), MouseEventKind::ScrollUp, MouseEventKind::ScrollDown]
                [random.below(3)],
            column: random.below(area.width.into()) as u16,
            row: random.below(area.height.into()) as u16,
            modifiers: KeyModifiers::NONE,
        }),
    }
}

/// Types and clicks anything until the game is over, and a little longer.
fn play<G: TerminalBoard>(players: u8, options: &[&str], mine: &[Seat], seed: u64, language: Language) {
    let mut table: TestTable<G> = TestTable::new(players, options, seed, mine);
    let mut random = Random::new(seed);
    {
        let mut session = Session::new(&mut table, words(language), FULL);
        let mut after = 0;
        for number in 0.. {
            let (width, height) = SIZES[number / 40 % SIZES.len()];
            let area = Rect { x: 0, y: 0, width, height };
            // Hands are quicker than eyes.
            let shown = if number % 3 == 0 { text(&session.draw(area)) } else { String::new() };
            assert!(
                !shown.contains('[') && !shown.contains("{$"),
                "a message or what belongs in it is missing:\n{shown}"
            );
            let event = any_event(&mut random, area);
            let then = session.event(&event);
            assert!(then != Reaction::Leave || matches!(event, Event::Mouse(_)), "{event:?} leaves");
            session.refresh(number);
            after += usize::from(session.is_over());
            if after > 60 {
                break;
            }
            assert!(number < 60_000, "it never ends:\n{shown}");
        }
    }
    assert!(table.journal.over());
}

#[test]
fn anything_can_be_typed_and_clicked_in_caylus() {
    play::<caylus::State>(2, &[], &[Seat::One], 1, Language::English);
    play::<caylus::State>(5, &["edition=first"], &[Seat::Two], 2, Language::French);
    play::<caylus::State>(3, &["favor=light"], &[Seat::One, Seat::Three], 3, Language::Portuguese);
}

#[test]
fn anything_can_be_typed_and_clicked_in_ys() {
    play::<ys::State>(2, &["strong_neutral=true"], &[Seat::Two], 1, Language::French);
    play::<ys::State>(3, &["express=true"], &[Seat::One, Seat::Two], 2, Language::Portuguese);
    play::<ys::State>(4, &["kings_favor=true"], &[Seat::One], 3, Language::English);
    play::<ys::State>(3, &["kings_favor=true", "from_memory=true"], &[Seat::One, Seat::Three], 4, Language::French);
}

#[test]
fn a_spectator_sees_a_whole_game() {
    let mut table: TestTable<ys::State> = TestTable::new(4, &["kings_favor=true"], 9, &[]);
    let mut session = Session::new(&mut table, words(Language::English), FULL);
    for number in 0.. {
        let shown = text(&session.draw(Rect { x: 0, y: 0, width: 80, height: 24 }));
        assert!(!shown.contains('[') && shown.starts_with("Ys"), "{shown}");
        session.refresh(number);
        if session.is_over() {
            break;
        }
    }
}

/// A second of the same thought is a long one; every action begins another.
#[test]
fn a_long_thought_shows_itself() {
    let said = ["Perrin is thinking…", "Perrin réfléchit…", "Perrin está pensando…"];
    for (language, said) in Language::ALL.into_iter().zip(said) {
        let mut table: TestTable<caylus::State> = TestTable::new(2, &[], 4, &[Seat::One]);
        assert!(table.go_until(|_| true));
        table.are_thinking = true;
        while table.journal.state().to_act().lowest() == Some(Seat::One) {
            table.act_at_random(Seat::One);
        }
        let mut session = Session::new(&mut table, words(language), FULL);
        let area = Rect { x: 0, y: 0, width: 80, height: 24 };
        let mut shown = |tick| {
            session.refresh(tick);
            text(&session.draw(area))
        };
        for tick in [0, 5, 9] {
            assert!(!shown(tick).contains(said), "{tick}");
        }
        for tick in [10, 11, 100] {
            let shown = shown(tick);
            assert!(shown.contains(said), "{tick}: {shown}");
        }
    }
}

#[test]
fn taking_back_brings_the_question_back() {
    let mut table: TestTable<caylus::State> = TestTable::new(2, &[], 4, &[Seat::One, Seat::Two]);
    let mut session = Session::new(&mut table, words(Language::English), FULL);
    let area = Rect { x: 0, y: 0, width: 80, height: 24 };
    let before = text(&session.draw(area));
    session.event(&Event::Key(KeyCode::Char('c').into()));
    assert_ne!(text(&session.draw(area)), before);
    session.event(&Event::Key(KeyCode::Char('u').into()));
    assert!(text(&session.draw(area)).contains("Taken back."));
    session.event(&Event::Key(KeyCode::Esc.into()));
    assert_eq!(text(&session.draw(area)), before);
}

/// What the screen shows after some keys, each of which was seen.
fn after<G: TerminalBoard>(session: &mut Session<'_, G>, keys: &[KeyCode]) -> String {
    let area = Rect { x: 0, y: 0, width: 80, height: 24 };
    let mut shown = text(&session.draw(area));
    for key in keys {
        session.event(&Event::Key((*key).into()));
        shown = text(&session.draw(area));
    }
    shown
}

const SPACE: KeyCode = KeyCode::Char(' ');
const BID: [KeyCode; 2] = [KeyCode::Char('4'), KeyCode::Char('3')];

#[test]
fn whoever_sits_down_again_shows_nobodys_secrets() {
    let mut table: TestTable<ys::State> = TestTable::new(3, &[], 7, &[Seat::One, Seat::Two]);
    table.act_at_random(Seat::One);
    table.act_at_random(Seat::Two);
    let mut session = Session::new(&mut table, words(Language::English), FULL);
    let shown = after(&mut session, &[]);
    assert!(shown.starts_with("Ys") && !shown.contains("In front"), "{shown}");
}

#[test]
fn a_curtain_is_lifted_by_a_key_that_answers_nothing() {
    let mut table: TestTable<ys::State> = TestTable::new(2, &[], 6, &[Seat::One, Seat::Two]);
    let mut session = Session::new(&mut table, words(Language::English), FULL);
    let hidden = after(&mut session, &[]);
    assert_eq!(after(&mut session, &[KeyCode::Enter, KeyCode::Char('4')]), hidden);
    let lifted = after(&mut session, &[SPACE]);
    assert!(lifted.contains("Bid two brokers"), "{lifted}");
    assert_eq!(after(&mut session, &[SPACE, SPACE]), lifted);
    // What is typed before the next curtain was seen does not lift it.
    for key in [BID[0], BID[1], SPACE] {
        session.event(&Event::Key(key.into()));
    }
    let next = after(&mut session, &[]);
    assert!(next.contains("Pass the device to Perrin"), "{next}");
}

#[test]
fn nobody_takes_back_what_another_did_in_secret() {
    let mut table: TestTable<ys::State> = TestTable::new(2, &[], 6, &[Seat::One, Seat::Two]);
    {
        let mut session = Session::new(&mut table, words(Language::English), FULL);
        let shown = after(&mut session, &[SPACE, BID[0], BID[1], SPACE, KeyCode::Char('u')]);
        assert!(shown.contains("There is nothing that you may take back"), "{shown}");
    }
    assert_eq!(table.journal.state().to_act().lowest(), Some(Seat::Two));
}

#[test]
fn before_the_next_one_comes_the_last_action_is_taken_back() {
    let undo = Event::Key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL));
    let mut table: TestTable<ys::State> = TestTable::new(2, &[], 6, &[Seat::One, Seat::Two]);
    let mut session = Session::new(&mut table, words(Language::English), FULL);
    assert!(!after(&mut session, &[]).contains("^U undo"), "nothing has been done");
    after(&mut session, &[SPACE]);
    // What is typed before the curtain was seen takes nothing back.
    for event in [Event::Key(BID[0].into()), Event::Key(BID[1].into()), undo.clone()] {
        session.event(&event);
    }
    let curtain = after(&mut session, &[]);
    assert!(curtain.contains("Pass the device to Perrin") && curtain.contains("^U undo"), "{curtain}");
    session.event(&undo);
    let again = after(&mut session, &[]);
    assert!(again.contains("Pass the device to Maud") && !again.contains("^U undo"), "{again}");
    session.event(&undo);
    assert!(after(&mut session, &[SPACE]).contains("Bid two brokers"));
    drop(session);
    assert_eq!((table.journal.actions(), table.journal.revision()), (0, 2));
}

/// While seat 3 is awaited, seat 2 may take back; to see its table again it has to say that it is there.
#[test]
fn who_takes_back_while_others_decide_comes_from_behind_a_curtain() {
    let mut table: TestTable<ys::State> = TestTable::new(3, &[], 6, &[Seat::One, Seat::Two]);
    let mut session = Session::new(&mut table, words(Language::English), FULL);
    let shown = after(&mut session, &[SPACE, BID[0], BID[1], SPACE, BID[0], BID[1], KeyCode::Char('u')]);
    assert!(shown.contains("Pass the device to Perrin"), "{shown}");
}

#[test]
fn nobodys_secrets_stand_open_while_others_decide() {
    let mut table: TestTable<ys::State> = TestTable::new(3, &[], 6, &[Seat::One, Seat::Two]);
    let mut session = Session::new(&mut table, words(Language::English), FULL);
    let shown = after(&mut session, &[SPACE, BID[0], BID[1], SPACE, BID[0], BID[1]]);
    assert!(shown.contains("Bids are still to come") && !shown.contains("sealed: "), "{shown}");
}

#[test]
fn cards_with_many_answers_are_named() {
    let mut table: TestTable<ys::State> = TestTable::new(3, &[], 9, &[Seat::One]);
    let mut seen = 0;
    while table.go_until(|state: &ys::State| {
        let legal = state.legal_actions(Seat::One);
        legal.iter().any(|action| matches!(action, ys::Action::Herald(..) | ys::Action::Mage(_)))
    }) && seen < 3
    {
        let mut session = Session::new(&mut table, words(Language::English), FULL);
        let shown = after(&mut session, &[]);
        assert!(!shown.contains("{$") && (shown.contains("Herald") || shown.contains("Mage")), "{shown}");
        drop(session);
        seen += 1;
        table.go_on(1);
    }
    assert!(seen > 0);
}

#[test]
fn nothing_is_done_where_nothing_can_be_seen() {
    let mut table: TestTable<caylus::State> = TestTable::new(2, &[], 4, &[Seat::One, Seat::Two]);
    let mut session = Session::new(&mut table, words(Language::English), FULL);
    let before = after(&mut session, &[]);
    session.draw(Rect { x: 0, y: 0, width: 40, height: 10 });
    for key in [KeyCode::Down, KeyCode::Enter, KeyCode::Char('c')] {
        assert_eq!(session.event(&Event::Key(key.into())), Reaction::Unchanged);
    }
    assert_eq!(after(&mut session, &[]), before);
}

/// The first line of the log of the game in which the log is scrolled.
const FIRST_DEED: &str = "● You go to the Sawmill (6).";

#[test]
fn the_log_goes_back_to_its_beginning_at_every_size() {
    let mut table: TestTable<caylus::State> = TestTable::new(3, &[], 5, &[Seat::One]);
    table.go_on(110);
    assert!(table.go_until(|_| true));
    for (width, height) in SIZES {
        let area = Rect { x: 0, y: 0, width, height };
        let mut session = Session::new(&mut table, words(Language::English), FULL);
        session.draw(area);
        session.event(&Event::Key(KeyCode::BackTab.into()));
        let end = text(&session.draw(area));
        session.event(&Event::Key(KeyCode::Home.into()));
        let beginning = text(&session.draw(area));
        assert!(!end.contains(FIRST_DEED) && beginning.contains(FIRST_DEED), "{beginning}");
        session.event(&Event::Key(KeyCode::End.into()));
        assert_eq!(text(&session.draw(area)), end);
    }
}

#[test]
fn the_wheel_scrolls_the_log_beside_the_board() {
    let mut table: TestTable<caylus::State> = TestTable::new(3, &[], 5, &[Seat::One]);
    table.go_on(110);
    assert!(table.go_until(|_| true));
    let mut session = Session::new(&mut table, words(Language::English), FULL);
    let area = Rect { x: 0, y: 0, width: 160, height: 50 };
    let mut wheel = |kind, times| {
        for _ in 0..times {
            session.draw(area);
            session.event(&Event::Mouse(MouseEvent { kind, column: 150, row: 45, modifiers: KeyModifiers::NONE }));
        }
        text(&session.draw(area))
    };
    let end = wheel(MouseEventKind::ScrollUp, 0);
    assert_ne!(wheel(MouseEventKind::ScrollUp, 1), end);
    let beginning = wheel(MouseEventKind::ScrollUp, 80);
    assert!(beginning.contains(FIRST_DEED), "{beginning}");
    assert_eq!(wheel(MouseEventKind::ScrollDown, 80), end);
}
