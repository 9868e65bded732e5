//! `docs/notation.md` is what programs of others are written by: its examples are read, and its tables are compared with
//! what happens in random games.

use super::every_setting;
use crate::{Game, Random, Record, RulesOf};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Random games for each setting: enough for all but the rarest kinds of actions and events to occur.
const GAMES: u64 = 10;

/// The members of each event, by the name of the event.
type Members = BTreeMap<String, BTreeSet<String>>;

/// Every documented action, position, record and event of the game is accepted, and whatever occurs in random games is
/// documented.
pub fn the_documented_notation_is_true<G: Game>(root: &Path) {
    let document = fs::read_to_string(root.join("docs/notation.md")).expect("the notation is documented");
    let Observed { actions, events, steps, sources } = observed::<G>();
    let documented = documented_actions::<G>(&document);
    assert!(documented.is_superset(&actions), "not documented: {:?}", actions.difference(&documented));
    check_events::<G>(&documented_events::<G>(&document), &events);
    let documented = in_backticks(&section(&document, &format!("#### steps of {}", G::NAME)).concat());
    assert!(documented.is_superset(&steps), "not documented: {:?}", steps.difference(&documented));
    let row = section(&document, "## events")
        .into_iter()
        .find(|line| line.to_ascii_lowercase().contains(&format!("| {} |", G::NAME)));
    let documented = in_backticks(row.expect("the sources are documented"));
    assert!(documented.is_superset(&sources), "not documented: {:?}", sources.difference(&documented));
    for position in blocks(&document, &format!("{}-position", G::NAME)) {
        let state = G::from_json(position, &mut Random::new(1)).unwrap_or_else(|error| panic!("{error}\n{position}"));
        assert!(!state.to_act().is_empty(), "{position}");
    }
    for event in blocks(&document, &format!("{}-events", G::NAME)).into_iter().flat_map(str::lines) {
        let read = G::read_event(event).unwrap_or_else(|error| panic!("{event}: {error}"));
        let written: Value = serde_json::to_value(&read).expect("an event can be written");
        assert_eq!(written, serde_json::from_str::<Value>(event).expect("an event is JSON"));
    }
    let header = format!("game: {}\n", G::NAME);
    for text in blocks(&document, "record").into_iter().filter(|text| text.starts_with(&header)) {
        let record = Record::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        record.replay(&RulesOf::<G>::RULES, None).unwrap_or_else(|error| panic!("{error}\n{text}"));
    }
}

/// The contents of the fenced blocks with this info string.
fn blocks<'a>(document: &'a str, info: &str) -> Vec<&'a str> {
    let fence = format!("```{info}\n");
    let blocks: Vec<&str> = document.split(&*fence).skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(!blocks.is_empty(), "there is no block `{info}`");
    blocks
}

fn documented_actions<G: Game>(document: &str) -> BTreeSet<String> {
    let examples = blocks(document, &format!("{}-actions", G::NAME)).into_iter().flat_map(str::lines);
    let kind_of = |text: &str| {
        let action = text.parse::<G::Action>().unwrap_or_else(|_| panic!("`{text}` is not an action"));
        assert_eq!(action.to_string(), text);
        kind(text)
    };
    examples.map(kind_of).collect()
}

/// An action without its parameters: `place`, `play queen`, and `use 4` where more follows.
fn kind(action: &str) -> String {
    let words: Vec<&str> = action.split(' ').collect();
    match words[..] {
        ["play", card, ..] => format!("play {card}"),
        ["use", column, _] => format!("use {column}"),
        [first, ..] => first.to_owned(),
        [] => String::new(),
    }
}

/// The lines below a heading, which is given in lower case, up to the next heading.
fn section<'a>(document: &'a str, heading: &str) -> Vec<&'a str> {
    let lines = document.lines().skip_while(|line| line.to_ascii_lowercase() != heading).skip(1);
    lines.take_while(|line| !line.starts_with('#')).collect()
}

/// What stands between backticks.
fn in_backticks(text: &str) -> BTreeSet<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn documented_events<G: Game>(document: &str) -> Members {
    let section = section(document, &format!("### events of {}", G::NAME));
    let event = |row: &str| {
        let cells: Vec<&str> = row.split('|').collect();
        (in_backticks(cells[1]).pop_first().expect("an event has a name"), in_backticks(cells[2]))
    };
    section.into_iter().filter(|line| line.starts_with("| `")).map(event).collect()
}

/// What occurs is documented with all its members, and what is documented exists.
fn check_events<G: Game>(documented: &Members, observed: &Members) {
    for (name, members) in observed {
        assert_eq!(documented.get(name), Some(members), "{name}");
    }
    for name in documented.keys().filter(|name| !observed.contains_key(*name)) {
        let error = G::read_event(&format!("{{\"event\":\"{name}\"}}")).err().map(|error| error.to_string());
        assert!(!error.unwrap_or_default().contains("unknown variant"), "there is no event {name}");
    }
}

/// What occurs in random games.
#[derive(Default)]
struct Observed {
    /// The kinds of actions.
    actions: BTreeSet<String>,
    events: Members,
    /// The names of steps, and the members of `step` in positions and views.
    steps: BTreeSet<String>,
    /// The names of sources in events.
    sources: BTreeSet<String>,
}

/// What occurs in random games with every setting.
fn observed<G: Game>() -> Observed {
    let mut observed = Observed::default();
    for ((players, settings), seed) in
        every_setting::<G>().iter().flat_map(|setting| (0..GAMES).map(move |seed| (setting, seed)))
    {
        let mut state = G::new(*players, settings, seed).expect("this setting can be played");
        let (mut random, mut legal, mut events) = (Random::new(seed), Vec::new(), Vec::new());
        while let Some(seat) = state.to_act().lowest() {
            if random.below(8) == 0 {
                observed.add_step(&serde_json::to_value(&state).expect("a position is JSON"));
                observed.add_step(&serde_json::to_value(state.view(Some(seat))).expect("a view is JSON"));
            }
            legal.clear();
            state.legal(seat, &mut legal);
            let action = legal[random.below(legal.len())];
            observed.actions.insert(kind(&action.to_string()));
            state.apply(seat, action, &mut events);
            events.drain(..).for_each(|event| observed.add_event(&event));
        }
    }
    observed
}

impl Observed {
    fn add_step(&mut self, position: &Value) {
        let Some(step) = position["step"].as_object() else { return };
        self.steps.extend(step.keys().cloned());
        self.steps.extend(step["at"].as_str().map(str::to_owned));
    }

    fn add_event(&mut self, event: &impl serde::Serialize) {
        let Ok(Value::Object(mut event)) = serde_json::to_value(event) else { panic!("an event is an object") };
        let Some(Value::String(name)) = event.remove("event") else { panic!("an event has a name") };
        match event.get("source") {
            Some(Value::String(source)) => self.sources.extend([source.clone()]),
            Some(Value::Object(source)) => self.sources.extend(source.keys().cloned()),
            _ => {}
        }
        let named: BTreeSet<String> = event.keys().cloned().collect();
        let known = self.events.entry(name.clone()).or_insert_with(|| named.clone());
        assert_eq!(*known, named, "{name} always has the same members");
    }
}
