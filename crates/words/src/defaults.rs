//! What a game says that brings nothing but a file of words: made of its notation and of the JSON of its views and events.
//! The conventions for messages are listed at [`Spoken`].

use crate::sentence::Sentence;
use crate::spoken::item;
use crate::{ActionWords, NarratedLine, NarrationKind, Passage, People, Prompt, Spoken, Words};
use fluent_bundle::FluentValue;
use game::{Question, Seat};
use serde::Serialize;
use serde_json::{Map, Value};

/// The topic of what is asked: `placement` for the key `ask-placement`.
fn topic<G: Spoken>(view: &G::View) -> &'static str {
    G::question_in(view).map_or(G::OVER.key, Question::topic)
}

/// Round and phase; what is asked in games that have neither.
pub(crate) fn moment<G: Spoken>(words: &Words, view: &G::View) -> String {
    let (round, phase) = (G::round(view), G::phase_name(words, G::phase(view)));
    if round == 0 {
        return if phase.is_empty() { G::question_text(words, view) } else { phase };
    }
    let round = G::own_text(words, "round", &[("number", round.into())]);
    if phase.is_empty() {
        return round;
    }
    words.text_with("start-stands", &[("round", round.into()), ("phase", phase.into())]).into_owned()
}

pub(crate) fn prompt<G: Spoken>(words: &Words, view: &G::View, seat: Seat, people: &People<'_>) -> Prompt {
    let topic = topic::<G>(view);
    let members = members(view);
    let say = |message: &str| {
        let sentence = Sentence::new(words, message).with("name", people.name(seat));
        members.iter().fold(sentence, |sentence, (name, value)| sentence.with(name, argument(words, value))).text()
    };
    let [title, text] = ["title", "text"].map(|part| format!("{}-{part}-{topic}", G::NAME));
    Prompt {
        title: if words.has(&title) { people.asked(words, seat, say(&title)) } else { G::question_text(words, view) },
        text: if words.has(&text) { say(&text) } else { String::new() },
    }
}

/// The members of a view or event in JSON.
fn members(value: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(value) {
        Ok(Value::Object(members)) => members,
        _ => Map::new(),
    }
}

pub(crate) fn waiting<G: Spoken>(words: &Words, view: &G::View) -> String {
    let message = format!("{}-waiting-{}", G::NAME, topic::<G>(view));
    if words.has(&message) || G::question_in(view).is_none() {
        return words.text_or(&message, &G::question_text(words, view));
    }
    words.text_with("game-waiting", &[("question", G::question_text(words, view).into())]).into_owned()
}

/// The message of the verb with what follows it, or the notation as it is.
pub(crate) fn action<G: Spoken>(words: &Words, action: G::Action) -> ActionWords {
    let text = action.to_string();
    let (verb, arguments) = text.split_once(' ').unwrap_or((&text, ""));
    let message = format!("{}-action-{verb}", G::NAME);
    let about = format!("{message}-about");
    let say = |message: &str| words.text_with(message, &[("arguments", arguments.into())]).into_owned();
    let short = if words.has(&message) { say(&message) } else { text.clone() };
    let long = if words.has(&about) { say(&about) } else { short.clone() };
    ActionWords { short, long }
}

/// Numbers with the same number of digits, so that none is the beginning of another.
pub(crate) fn shortcuts(number: usize) -> Vec<String> {
    let width = number.to_string().len();
    (1..=number).map(|key| format!("{key:0width$}")).collect()
}

/// The members of the view: one passage for all of them but those of [`Spoken::BY_SEAT`], which have one each.
pub(crate) fn described<G: Spoken>(words: &Words, view: &G::View, people: &People<'_>) -> Vec<Passage> {
    let label = |member: &str| words.text_or(&format!("{}-state-{member}", G::NAME), &member.replace('_', " "));
    let mut first = Passage { title: G::title(words), lines: Vec::new() };
    let mut by_player = Vec::new();
    for (member, value) in &members(view) {
        match value {
            Value::Array(values) if G::BY_SEAT.contains(&member.as_str()) => {
                let lines = people.names.iter().zip(values).map(|(name, value)| item(words, name, &text(words, value)));
                by_player.push(Passage { title: label(member), lines: lines.collect() });
            }
            value => first.lines.push(item(words, &label(member), &text(words, value))),
        }
    }
    let first = Some(first).filter(|passage| !passage.lines.is_empty());
    first.into_iter().chain(by_player).collect()
}

/// A value for people to read. Nothing and lists without entries are a dash.
fn text(words: &Words, value: &Value) -> String {
    let list = |texts: Vec<String>| if texts.is_empty() { "–".to_owned() } else { texts.join(", ") };
    match value {
        Value::Null => "–".to_owned(),
        Value::Bool(true) => words.text("game-yes").into_owned(),
        Value::Bool(false) => words.text("game-no").into_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(values) => list(values.iter().map(|value| text(words, value)).collect()),
        Value::Object(members) => list(members.iter().map(|member| labelled(words, member)).collect()),
    }
}

/// A member of an object: `card 5`.
fn labelled(words: &Words, (name, value): (&String, &Value)) -> String {
    format!("{} {}", name.replace('_', " "), text(words, value))
}

/// The message of an event with its members, or the event as it is.
pub(crate) fn narrate<G: Spoken>(words: &Words, event: &G::Event, people: &People<'_>) -> NarratedLine {
    let mut members = members(event);
    let name = members.remove("event").map(|name| text(words, &name)).unwrap_or_default();
    let seat = members.get("seat").and_then(Value::as_u64).and_then(|number| Seat::from_number(number as u8));
    let message = format!("{}-event-{name}", G::NAME);
    let told = if words.has(&message) {
        let mut sentence = Sentence::new(words, &message);
        if let Some(seat) = seat {
            sentence = sentence.who(people, seat);
        }
        members.iter().fold(sentence, |sentence, (name, value)| sentence.with(name, argument(words, value))).text()
    } else {
        raw(words, &name, seat, members, people)
    };
    NarratedLine::new(NarrationKind::Deed, seat, told, 0)
}

/// A member of an event as an argument of its message: a number or a text.
fn argument(words: &Words, value: &Value) -> FluentValue<'static> {
    match value.as_i64() {
        Some(number) => number.into(),
        None => text(words, value).into(),
    }
}

/// An event without a message: `Maud: bid, card 5`.
fn raw(words: &Words, name: &str, seat: Option<Seat>, mut members: Map<String, Value>, people: &People<'_>) -> String {
    members.remove("seat");
    let members = members.iter().map(|member| labelled(words, member));
    let told: Vec<String> = std::iter::once(name.replace('_', " ")).chain(members).collect();
    match seat {
        Some(seat) => item(words, people.name(seat), &told.join(", ")),
        None => told.join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_shortcut_is_the_beginning_of_another() {
        assert_eq!(shortcuts(3), ["1", "2", "3"]);
        let many = shortcuts(12);
        assert_eq!((many[0].as_str(), many[11].as_str()), ("01", "12"));
        assert!(shortcuts(0).is_empty());
    }

    #[test]
    fn values_are_read_by_people() {
        let value = serde_json::json!({"hand": [1, 2], "nothing": null, "is_open": true, "empty": []});
        let words = Words::of(crate::Language::English);
        assert_eq!(text(words, &value), "empty –, hand 1, 2, is open yes, nothing –");
    }
}
