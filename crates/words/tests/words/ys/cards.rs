//! Worked examples of cards, of the neutral and of the throne room, word for word, to those who know and to those who do not.

use super::examples::SPY;
use super::told::{GUILHEM, MAUD, PERRIN, Told};
use game::Seat;

/// Three players before anybody has placed: Perrin has bid 5 and holds the Illusionist.
const ILLUSIONIST: &str = r#"{"game":"ys","round":2,"phase":3,"ships":["B*GR","G*BY","Y*GR","R*BY"],
    "characters":["king","prince","prince","alchemist"],"market_gems":[null,"g","y"],
    "seats":[{"cards":["illusionist"],"front":"41"},{"front":"10"},{"front":"10"}],
    "step":{"at":"start-of-placement","place":1}}"#;

// Y5.8: everybody sees what leaves the front of the screen.
#[test]
fn the_illusionist_places_from_in_front_of_the_screen() {
    let told = Told::new(ILLUSIONIST);
    let prompt = told.prompt(Seat::One);
    assert_eq!(prompt.title, "Play the Illusionist or skip");
    assert_eq!(
        prompt.text,
        "You hold the Illusionist. Lets you place brokers from in front of your screen this round; another one from behind \
         it takes the place of each, face up. You may play 2 cards this round."
    );
    let told = told.play("1 play illusionist");
    assert_eq!(
        told.to(None),
        ["Perrin plays the Illusionist and may place brokers from in front of the screen this round."]
    );
    let text = told.prompt(Seat::One).text;
    let may = "By the Illusionist you may also place what stands in front of your screen (4, 1), each for another one from \
               behind it.";
    assert!(text.ends_with(may), "{text}");
    let told = told.play("1 up 4/0 port1");
    assert_eq!(
        told.to(None),
        ["Perrin places a 4 from in front of the screen in Port 1. A 0 takes its place in front."]
    );
    let told = told.play("1 down 1/2 b2");
    let line = "Perrin places a face-down 1 from in front of the screen on B2. A 2 takes its place in front.";
    assert_eq!((told.to(MAUD), told.lines(MAUD)[0].points), (vec![line.to_owned()], 1));
}

// Y5.12, Y5.14: of face-down brokers only their owner knows the value.
#[test]
fn mage_and_mercenary_keep_what_is_hidden() {
    let position = SPY.replace(r#"["spy"]"#, r#"["mage","mercenary"]"#).replace("before-turn", "up");
    let told = Told::new(&position).all(&["1 up 3 port2", "1 down 2 r3"]);
    assert_eq!(
        told.long(Seat::One, "play mercenary down"),
        "Your 2 face down on R3 counts 5 in this scoring, in its column too, wherever it is moved."
    );
    let told = told.play("1 play mercenary down");
    assert_eq!(told.to(PERRIN), ["You play the Mercenary: a face-down 2 on R3 counts 5."]);
    assert_eq!(told.to(GUILHEM), ["Perrin plays the Mercenary: a face-down broker on R3 counts 5."]);
    let told = told.play("1 play mage 3@port1/down 5@r3/down");
    assert_eq!(
        told.to(PERRIN),
        ["You play the Mage: a face-down 3 in Port 1 and a face-down 2 that counts 5 on R3 change places."]
    );
    assert_eq!(
        told.to(None),
        [
            "Perrin plays the Mage: a face-down broker in Port 1 and a face-down broker that counts 5 on R3 change places."
        ]
    );
}

/// Three players, placement is over: Perrin holds four cards. Their brokers are in Palace 3 and Port 3, the others' in Palace 3.
fn before_scoring() -> Told {
    let mut brokers = Vec::new();
    for seat in 1..=3 {
        for value in "11233344".chars() {
            let spot = if seat == 1 && value == '2' { "port3" } else { "palace3" };
            let up = seat != 1 || value != '2';
            brokers.push(format!(r#"{{"seat":{seat},"value":{value},"spot":"{spot}","up":{up}}}"#));
        }
    }
    Told::new(&format!(
        r#"{{"game":"ys","round":2,"phase":4,"ships":["B*GR","G*BY","Y*GR","R*BY"],
        "characters":["king","prince","mage","alchemist"],"market_gems":[null,"g","y"],
        "seats":[{{"cards":["herald","captain","schemer","merchant"],"front":"100"}},{{"front":"100"}},{{"front":"100"}}],
        "brokers":[{}],"step":{{"at":"start-of-scoring","place":1}}}}"#,
        brokers.join(",")
    ))
}

// Y5.6, Y5.9: the Herald scores from the city to the market.
#[test]
fn herald_and_captain_are_told() {
    let told = before_scoring();
    assert_eq!(
        told.long(Seat::One, "play captain 1 2"),
        "The ships change places: 1 blue, 1 green and 1 red go to District 2, and 1 blue, 1 green and 1 yellow to District 1."
    );
    let told = told.play("1 play herald 2@port3/down b2");
    assert_eq!(told.to(PERRIN), ["You play the Herald: a face-down 2 in Port 3 goes to market B2."]);
    assert_eq!(told.to(None), ["Perrin plays the Herald: a face-down broker in Port 3 goes to market B2."]);
    assert_eq!(told.lines(None)[0].points, 1);
    let told = told.play("1 play captain 1 2");
    assert_eq!(told.to(None)[0], "Perrin plays the Captain: the ships of Districts 1 and 2 change places.");
}

// Y5.10, Y5.13: the Schemer wins a tie that the order card would win anyway; the Merchant raises the trade zones.
#[test]
fn the_schemer_wins_ties() {
    let told = before_scoring().play("1 play schemer");
    assert_eq!(told.to(PERRIN), ["You play the Schemer and win every tie this round."]);
    let told = told.play("1 play merchant");
    let lines = told.to(PERRIN);
    assert_eq!(lines[0], "You play the Merchant: trade zones score 5 this round.");
    assert_eq!(lines[1], "District 1: nobody is there, and the King is discarded.");
    assert_eq!(lines[3], "District 3 is turned up: your 2 in Port 3.");
    assert_eq!(
        lines[4],
        "District 3: you 21, Guilhem 21, Maud 21. Level at 21: you before Guilhem (the Schemer wins every tie), Guilhem \
         before Maud (1 each in front of the screens, lower order card)."
    );
}

/// The last round of King's Favour is over, and nobody has cards to play.
const THRONE: &str = r#"{"game":"ys","options":{"kings_favor":true},"round":4,"phase":4,
    "ships":["B*GR","G*BY","Y*GR","R*BY"],"characters":["blue","blue","blue","blue"],"market_gems":[null,"g","y"],
    "seats":[{"front":"410","throne":"432"},{"front":"321","throne":"431"},{"front":"311","throne":"100"}],
    "step":{"at":"end-of-scoring","place":1}}"#;

// Y7.1, Y7.2: 9, 9 and 2 in the throne room, so that 12 and 7 are shared.
#[test]
fn the_throne_room_is_counted() {
    let told = Told::new(THRONE);
    let prompt = told.prompt(Seat::One);
    assert_eq!(prompt.title, "Send a broker to the throne room");
    assert_eq!(
        prompt.text,
        "One of those in front of your screen (4, 1, 0) goes there face down. The others come back. At the end the best \
         sums in the throne room score 12, 7 and 3 points. You have 9 there: 4, 3, 2."
    );
    let told = told.play("1 throne 0");
    assert_eq!(told.to(PERRIN), ["You send a 0 to the throne room."]);
    assert_eq!(told.to(MAUD), ["Perrin sends a broker to the throne room."]);
    let told = told.all(&["2 throne 1", "3 throne 1"]);
    assert_eq!(
        told.to(GUILHEM),
        [
            "Maud sends a broker to the throne room.",
            "Throne room: Perrin 9 (for 9: 4, 3, 2, 0), you 9 (for 9: 4, 3, 1, 1), Maud 3 (for 2: 1, 1, 0, 0). Who is level \
             shares the points of the places, rounded down.",
            "The game is over: Perrin and you share the win with 9 points and 0 gems.",
        ]
    );
}

/// Two players: Perrin is to place a neutral broker after their first turn.
const NEUTRAL: &str = r#"{"game":"ys","round":1,"phase":3,"ships":["B*GR","G*BY","Y*GR"],
    "characters":["king","prince","prince"],"market_gems":[null,"g","y"],"seats":[{"front":"10"},{"front":"10"}],
    "step":{"at":"up","place":1,"turn":1}}"#;

// Y8.1, Y8.7: once a neutral broker is placed nobody may look at it again; its point is the neutral's.
#[test]
fn neutral_brokers_are_told() {
    let told = Told::new(NEUTRAL).all(&["1 up 3 port1", "1 down 4 port1"]);
    assert_eq!(
        told.prompt(Seat::One).text,
        "You still have these neutral brokers: 4, 2, 1, 0. What they win is the neutral’s, and it wins every tie."
    );
    let told = told.play("1 neutral 2 g3");
    assert_eq!(told.to(PERRIN), ["You place a neutral broker face down on G3. The neutral scores."]);
    assert_eq!(told.to(GUILHEM), ["Perrin places a neutral broker face down on G3. The neutral scores."]);
    assert_eq!(told.lines(None)[0].points, 1);
}
