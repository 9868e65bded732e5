//! Worked examples: positions from the rulebook and what is said about them, word for word.

use super::seen;
use super::told::{GUILHEM, MAUD, PERRIN, Told};
use crate::helpers::{names, words};
use game::{Game, Seat};
use words::ys as said;
use words::{NarrationKind, People};
use ys::View;

/// Phase 2 of round 2 with four players, order cards by seat.
const BIDS: &str = r#"{"game":"ys","round":2,"ships":["B*GR","G*BY","Y*GR","R*BY"],
    "characters":["king","prince","prince","alchemist"],"market_gems":["b","g","y"],"seats":[{},{},{},{}]}"#;

// Y2.1, Y2.2, Y2.3: bids of 1, 5, 6 and 5; the tie goes to the lower order card.
#[test]
fn bids_and_who_chooses_first() {
    let told = Told::new(BIDS);
    let prompt = told.prompt(Seat::Two);
    assert_eq!(prompt.title, "Bid two brokers for the turn order");
    assert_eq!(
        prompt.text,
        "The two stay in front of your screen this round: you do not place them, but they break ties. The best sum \
         chooses its place first; of level ones the lower order card, and yours is 2. Who places late has seen more of \
         the others; who places early finds more of the market free."
    );
    let told = told.play("1 bid 1 0");
    assert_eq!(told.to(PERRIN), ["You bid 1 and 0. The others see it when all have bid."]);
    assert_eq!(told.to(GUILHEM), ["Perrin has sealed a bid."]);
    let people = People { names: &names(), you: None };
    let waiting = said::waiting(words(), &told.state.view(None), &people);
    assert_eq!(waiting, "Bids are still to come from Guilhem, Maud and Odile…");
    let told = told.all(&["2 bid 4 1", "3 bid 4 2", "4 bid 3 2"]);
    assert_eq!(
        told.to(GUILHEM),
        [
            "Bids: Maud 6 (4, 2), you 5 (4, 1), Odile 5 (3, 2), Perrin 1 (1, 0). Places are chosen in this order. Level at 5: \
          you and Odile, the lower order card first."
        ]
    );
    let told = told.play("3 order 4");
    assert_eq!(told.to(None), ["Maud takes place 4 in the turn order."]);
    assert_eq!(
        told.prompt(Seat::Two).text,
        "Your bid of 5 chooses second. Taken: 4 by Maud. Who places late has seen more of the others; who places early \
         finds more of the market free."
    );
    let told = told.all(&["2 order 1", "4 order 3"]);
    assert_eq!(
        told.to(None),
        ["Odile takes place 3 in the turn order.", "Turn order: Guilhem, Perrin, Odile, Maud."],
        "Perrin gets what is left"
    );
}

/// Three players, before the third turn of seat 1, who has the Spy.
pub const SPY: &str = r#"{"game":"ys","round":2,"phase":3,"ships":["B*GR","G*BY","Y*GR","R*BY"],
    "characters":["king","prince","prince","alchemist"],"market_gems":[null,"g","y"],
    "seats":[{"cards":["spy"],"front":"10"},{"front":"10"},{"front":"10"}],"brokers":[
    {"seat":1,"value":4,"spot":"port1","up":true},{"seat":1,"value":3,"spot":"port1","up":false},
    {"seat":1,"value":0,"spot":"trade1","up":true},{"seat":1,"value":1,"spot":"trade1","up":false},
    {"seat":2,"value":3,"spot":"trade1","up":true},{"seat":2,"value":4,"spot":"palace1","up":false},
    {"seat":2,"value":1,"spot":"trade2","up":true},{"seat":2,"value":3,"spot":"palace1","up":false},
    {"seat":3,"value":0,"spot":"b2","up":true},{"seat":3,"value":1,"spot":"palace1","up":false},
    {"seat":3,"value":2,"spot":"b3","up":true},{"seat":3,"value":4,"spot":"g2","up":false}],
    "step":{"at":"before-turn","place":1,"turn":3}}"#;

// Y5.7: only the spy learns the value.
#[test]
fn the_spy_is_told_what_they_see() {
    let told = Told::new(SPY).play("1 look 2:palace1#1");
    assert_eq!(told.to(PERRIN), ["Your Spy looks at Guilhem’s face-down broker 1 in Palace 1: it is a 4."]);
    assert_eq!(told.to(GUILHEM), ["Perrin’s Spy looks at your face-down broker 1 in Palace 1."]);
    assert_eq!(told.to(MAUD), ["Perrin’s Spy looks at Guilhem’s face-down broker 1 in Palace 1."]);
    assert_eq!(told.to(None), told.to(MAUD));
    let prompt = told.prompt(Seat::One);
    assert_eq!(prompt.title, "Let your Spy look or skip");
    assert_eq!(prompt.text, "Your Spy has 2 looks left this round.");
    let told = told.play("1 look 3:g2#1");
    assert_eq!(told.to(PERRIN), ["Your Spy looks at Maud’s broker on G2: it is a 4."]);
    assert_eq!(told.to(None), ["Perrin’s Spy looks at Maud’s broker on G2."]);
}

// Y3.1, Y3.4, Y3.6: a spot is spoken of as far as one knows it.
#[test]
fn placements_are_told_and_explained() {
    let told = Told::new(SPY).all(&["1 look 2:palace1#1", "1 skip"]);
    assert_eq!(
        told.long(Seat::One, "up 3 palace1"),
        "Your 3 stands face up in Palace 1. The best sum takes the King. Scores 5 points. There now: Guilhem 4 and one \
         hidden broker, Maud one hidden broker. In the whole district: you 8, Guilhem 7 and one hidden broker, Maud one \
         hidden broker. With it you have 3 there, and 11 in the whole district."
    );
    assert_eq!(
        told.long(Seat::One, "up 3 b1").split(". ").next(),
        Some("Your 3 stands face up on B1, and you score 1 point at once")
    );
    let view: View = told.state.view(GUILHEM);
    let people = People { names: &names(), you: GUILHEM };
    let there = said::who_is_there(words(), &view, "palace1".parse().unwrap(), &people);
    assert_eq!(there, "There now: you 7, Maud one hidden broker.");
    let told = told.play("1 up 3 port2");
    assert_eq!(told.to(PERRIN), ["You place a 3 in Port 2."]);
    let (before, first) = (told.before, told.events.clone());
    let prompt = told.prompt(Seat::One);
    assert_eq!(prompt.title, "Now one broker face down");
    assert_eq!(
        prompt.text,
        "Nobody else sees its value until it is turned up. Your 3 stands face up in Port 2. Behind your screen: 4, 3, 2, \
         1. Your Spy has 2 looks left this round."
    );
    let told = told.play("1 down 2 r3");
    assert_eq!(told.to(PERRIN), ["You place a face-down 2 on R3."]);
    assert_eq!(told.to(None), ["Perrin places a face-down broker on R3."]);
    assert_eq!(told.lines(None)[0].points, 1);
    // A whole turn in one line.
    let turn = seen(&before, &[first, told.events].concat(), MAUD);
    let people = People { names: &names(), you: MAUD };
    let lines = said::narrate_entry(words(), &before.view(MAUD), PERRIN, &turn, &people);
    assert_eq!(lines[0].text, "Perrin places a 3 in Port 2 and a face-down broker on R3.");
    assert_eq!((lines.len(), lines[0].points), (1, 1));
}

/// The rulebook's example of scoring. Order cards: Guilhem 1, Perrin 2, Odile 3, Maud 4.
const SCORING: &str = r#"{"game":"ys","round":2,"phase":4,"order":[2,1,4,3],"ships":["B*GR","G*BY","Y*GR","R*BY"],
    "characters":["captain","king","prince","mage"],"market_gems":["w","y","r"],
    "seats":[{"front":"410"},{"front":"320"},{"front":"421"},{"front":"321"}],"brokers":[
    {"seat":1,"value":3,"spot":"port1","up":true},{"seat":1,"value":2,"spot":"trade1","up":true},
    {"seat":1,"value":4,"spot":"palace1","up":true},{"seat":1,"value":3,"spot":"b1","up":true},
    {"seat":1,"value":1,"spot":"r1","up":true},{"seat":2,"value":4,"spot":"trade1","up":true},
    {"seat":2,"value":1,"spot":"palace1","up":true},{"seat":2,"value":4,"spot":"g1","up":true},
    {"seat":3,"value":3,"spot":"port1","up":true},{"seat":3,"value":3,"spot":"palace1","up":true},
    {"seat":3,"value":0,"spot":"b2","up":true},{"seat":3,"value":1,"spot":"b3","up":true},
    {"seat":4,"value":4,"spot":"port1","up":true},{"seat":4,"value":4,"spot":"trade1","up":true},
    {"seat":4,"value":3,"spot":"r2","up":true},{"seat":4,"value":0,"spot":"r3","up":true}],
    "step":{"at":"gems","place":1,"number":1}}"#;

// Y4.1, Y4.2, Y4.3: 4 to 4 in trade, and yellow's front of 6 beats orange's 5.
#[test]
fn a_district_with_a_tie() {
    let told = Told::new(SCORING);
    let prompt = told.prompt(Seat::One);
    assert_eq!(prompt.title, "Take a gem from the ship of District 1");
    assert_eq!(
        prompt.text,
        "You are first with 9 and take two gems: this is the first. On the ship: 2 blue, 1 green and 1 red. The first of \
         the whole district takes two gems from the ship, the second one, the third the last. You have no gems. \
         Quotations: blue 8, green 8, yellow 8, red 8."
    );
    let told = told.play("1 gem b");
    assert_eq!(told.to(PERRIN), ["You take a blue gem from the ship."]);
    let told = told.all(&["1 gem r", "4 gem b"]);
    assert_eq!(
        told.to(None),
        [
            "Odile takes a blue gem from the ship.",
            "Maud takes a green gem from the ship.",
            "Port 1 (Odile 4, Maud 3, Perrin 3): Odile takes a black gem.",
            "Trade 1 (Odile 4, Guilhem 4, Perrin 2): Odile scores 3. Level at 4: Odile before Guilhem (6 to 5 in front of \
             the screens).",
            "Palace 1 (Perrin 4, Maud 3, Guilhem 1): Perrin takes the Captain, to be played from the next round on.",
            "District 2: nobody is there, and the King is discarded.",
            "District 3: nobody is there, and the Prince is discarded.",
            "District 4: nobody is there, and the Mage is discarded.",
            "Row 1 (Guilhem 4, Perrin 4): Guilhem takes a white gem. Level at 4: Guilhem before Perrin (5 each in front \
             of the screens, lower order card).",
        ]
    );
    let points: Vec<i16> = told.lines(None).iter().map(|line| line.points).filter(|points| *points != 0).collect();
    assert_eq!(points, [3]);
}

// Y4.5, Y4.7, Y4.8, Y4.9: columns of 4 with three brokers each, and one of 4 with one.
#[test]
fn columns_move_the_quotations() {
    let told = Told::new(SCORING).all(&["1 gem b", "1 gem r", "4 gem b", "2 color g"]);
    assert_eq!(
        told.to(GUILHEM),
        [
            "You turn the white gem into a green one.",
            "Row 2 (Odile 3, Maud 0): Odile takes a yellow gem.",
            "Row 3 (Maud 1, Odile 0): Maud takes a red gem.",
            "Columns: blue 4 (3 brokers), red 4 (3 brokers), green 4 (1 broker), yellow 0.",
        ]
    );
    let prompt = told.prompt(Seat::Three);
    assert_eq!(prompt.title, "Which of the tied columns is ahead?");
    assert_eq!(
        prompt.text,
        "The columns blue and red are level, 4 with 3 brokers each. You order them, best of all with 7 in front of your \
         screen: best first, quotations go up 2, up 1, down 1 and down 2. You have 1 green and 1 red. Quotations: blue 8, \
         green 8, yellow 8, red 8."
    );
    assert_eq!(
        told.long(Seat::Three, "rank r"),
        "The red column is ahead of those that it is level with. The red quotation goes up to 10."
    );
    let told = told.play("3 rank b");
    assert_eq!(
        told.to(GUILHEM),
        [
            "Best in front of the screens with 7, Maud puts blue ahead of the columns that are level with it.",
            "Quotations: blue up 2 to 10, red up 1 to 9, green down 1 to 7, yellow down 2 to 6. First place would now \
             pay: blue 24, red 20, green 16, yellow 12.",
            "Whole market (you 4, Perrin 4, Odile 3, Maud 1): you move a quotation. Level at 4: you before Perrin (5 each \
             in front of the screens, lower order card).",
        ]
    );
    let told = told.play("2 quote g +1");
    assert_eq!(told.to(None)[0], "Guilhem moves a quotation: green up 1 to 8.");
    let headings = told.lines(None).into_iter().filter(|line| line.kind != NarrationKind::Deed);
    let headings: Vec<String> = headings.map(|line| line.text).collect();
    assert_eq!(headings, ["Round 3", "Ships", "Bids"]);
}

/// The last round is nearly over: Perrin may still play the Banker.
const END: &str = r#"{"game":"ys","round":4,"phase":4,"ships":["B*GR","G*BY","Y*GR","R*BY"],
    "characters":["blue","blue","blue","blue"],"market_gems":["b","g","y"],"quotes":{"b":11,"g":5,"y":8,"r":11},
    "seats":[{"front":"100","cards":["banker"],"gems":{"b":8}},{"front":"100","gems":{"b":6}},
    {"front":"100","gems":{"b":6,"k":2}},{"front":"100","gems":{"b":3}}],"step":{"at":"end-of-scoring","place":1}}"#;

// Y6.1, Y6.2, Y6.3: 8, 6, 6 and 3 gems of the highest colour.
#[test]
fn the_final_count() {
    let told = Told::new(END).play("1 skip");
    assert_eq!(
        told.to(MAUD),
        [
            "Perrin plays no more cards after scoring.",
            "Blue gems, quoted at 11: Perrin 24 (for 8), Guilhem 12 (for 6), you 12 (for 6), Odile 6 (for 3). Who is \
             level gets the points of the worst place that is shared.",
            "Black gems: you 4 (for 2).",
            "The game is over: Perrin wins with 24 points.",
        ]
    );
    let told = Told::new(END).play("1 play banker r+ b-");
    assert_eq!(
        told.to(None)[0],
        "Perrin plays the Banker: red up 1 to 12 and blue down 1 to 10. First place would now pay: red 24, blue 20, \
         yellow 16, green 12."
    );
}
