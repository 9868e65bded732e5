//! `openapi.json` describes the types of this crate, member by member: every member of a type is described, everything that
//! is described is a member, and what is required is what is always there.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

use api::*;
use game::{Outcome, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

fn description() -> Value {
    serde_json::from_str(OPENAPI).unwrap()
}

/// The schema itself, or the one that it refers to.
fn resolve<'a>(whole: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(reference) => whole.pointer(reference.strip_prefix('#').unwrap()).unwrap(),
        None => schema,
    }
}

fn names(list: &Value) -> BTreeSet<&str> {
    list.as_array().into_iter().flatten().map(|name| name.as_str().unwrap()).collect()
}

fn keys(members: &Map<String, Value>) -> BTreeSet<&str> {
    members.keys().map(String::as_str).collect()
}

/// Which members of an object are compared with its schema.
#[derive(Clone, Copy)]
enum Members {
    /// The example has every member: they are those that are described.
    All,
    /// The example has as few members as possible: they are those that are required.
    Required,
}

/// Compares an example with its schema, and so on inwards.
fn check(whole: &Value, schema: &Value, example: &Value, members: Members, path: &str) {
    let schema = resolve(whole, schema);
    check_kind(schema, example, path);
    match example {
        Value::Object(object) => {
            let Some(described) = schema["properties"].as_object() else { return };
            match members {
                Members::All => assert_eq!(keys(object), keys(described), "members of {path}"),
                Members::Required => assert_eq!(keys(object), names(&schema["required"]), "required in {path}"),
            }
            for (name, value) in object {
                check(whole, &described[name], value, members, &format!("{path}.{name}"));
            }
        }
        Value::Array(items) => {
            let each = |number: usize| schema["prefixItems"].get(number).unwrap_or(&schema["items"]);
            for (number, item) in items.iter().enumerate() {
                check(whole, each(number), item, members, &format!("{path}[{number}]"));
            }
        }
        _ => (),
    }
}

/// The kind of a value is one that its schema allows.
fn check_kind(schema: &Value, example: &Value, path: &str) {
    if let Some(allowed) = schema["enum"].as_array() {
        assert!(allowed.contains(example), "{path}: {example}");
        return;
    }
    let kind = match example {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let allowed = &schema["type"];
    assert!(allowed == kind || names(allowed).contains(kind), "{path}: {kind} is not {allowed}");
}

/// Compares a schema with two examples of its type, and reads both back.
fn check_both<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(name: &str, all: &T, fewest: &T) {
    let whole = description();
    let schema = &whole["components"]["schemas"][name];
    assert!(schema.is_object(), "{name} is not described");
    for (example, members) in [(all, Members::All), (fewest, Members::Required)] {
        let value = serde_json::to_value(example).unwrap();
        check(&whole, schema, &value, members, name);
        assert_eq!(serde_json::from_value::<T>(value).unwrap(), *example, "{name} is read as it is written");
    }
}

/// Of a request, nothing that is required can be left out.
fn check_request<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(name: &str, all: &T, fewest: &T) {
    check_both(name, all, fewest);
    let Value::Object(members) = serde_json::to_value(fewest).unwrap() else { panic!("{name} is not an object") };
    for member in members.keys() {
        let mut fewer = members.clone();
        fewer.remove(member);
        assert!(serde_json::from_value::<T>(fewer.into()).is_err(), "{name} without {member}");
    }
    let mut more = members;
    more.insert("misspelled".to_owned(), Value::Null);
    assert!(serde_json::from_value::<T>(more.into()).is_err(), "{name} with an unknown member");
}

fn text(text: &str) -> Option<String> {
    Some(text.to_owned())
}

/// A table all of whose members are there.
fn table() -> TableState {
    TableState {
        actions: 3,
        asked: Asked { key: "ask-placement".to_owned(), rule: "C3.2".to_owned(), words: "place a worker".to_owned() },
        created: 1_700_000_000,
        game: "caylus".to_owned(),
        heading: "turn 1, phase 2: placement".to_owned(),
        hint: true,
        hints_agreed: true,
        id: "k3v9".to_owned(),
        left: vec![Seat::Two],
        legal: vec!["pass".to_owned()],
        name: "Cahors – Najac".to_owned(),
        options: "edition=first".to_owned(),
        others: vec![("neutral".to_owned(), 4)],
        outcome: Some(Outcome { scores: vec![40, 38], winners: vec![Seat::One] }),
        players: 2,
        rematch: text("p2m7"),
        revision: 4,
        rules_version: 1,
        scores: vec![40, 38],
        seats: vec![TableSeat {
            here: true,
            invitation: text("http://localhost/join/90ab"),
            kind: SeatKind::Bot,
            level: text("master:500"),
            link: text("http://localhost/seat/5d1c"),
            name: "Ada".to_owned(),
            seat: Seat::One,
        }],
        seen_by: Some(Seat::One),
        to_act: vec![Seat::Two],
        undo: true,
        view: json!({"turn": 1}),
        you: vec![Seat::One],
    }
}

/// A table with as few members as possible.
fn small_table() -> TableState {
    let seat = |kind| TableSeat {
        here: false,
        invitation: None,
        kind,
        level: None,
        link: None,
        name: String::new(),
        seat: Seat::One,
    };
    let seats = [SeatKind::Open, SeatKind::Person, SeatKind::Bot].map(seat).to_vec();
    TableState { outcome: None, rematch: None, seen_by: None, seats, ..table() }
}

#[test]
fn requests_are_as_described() {
    let seat = NewSeatRequest { kind: NewSeatKind::Bot, level: text("master"), name: "Ada".to_owned() };
    let all = NewTableRequest {
        game: "caylus".to_owned(),
        hints: true,
        name: "Cahors".to_owned(),
        options: [("edition".to_owned(), json!("first"))].into(),
        players: Some(1),
        seats: vec![seat],
        seed: Some(5.into()),
    };
    let kinds = [NewSeatKind::You, NewSeatKind::Hotseat, NewSeatKind::Bot, NewSeatKind::Open];
    let seats = kinds.map(NewSeatRequest::of).to_vec();
    let fewest = NewTableRequest { game: "ys".to_owned(), seats, ..NewTableRequest::default() };
    check_request("NewTable", &all, &fewest);
    let all = ActRequest { action: "pass".to_owned(), revision: 3, seat: Some(1) };
    check_request("Act", &all, &ActRequest { seat: None, ..all.clone() });
    let all = HintRequest { depth: Some(HintDepth::Actions), revision: Some(3), seat: Some(1) };
    check_request("HintRequest", &all, &HintRequest::default());
    check_request("Undo", &UndoRequest { revision: Some(3) }, &UndoRequest::default());
    let all = NameRequest { name: "Ada".to_owned(), seat: Some(1) };
    check_request("Name", &all, &NameRequest { seat: None, ..all.clone() });
    check_request("Leave", &LeaveRequest { level: text("master"), seat: Some(1) }, &LeaveRequest::default());
    check_request("Revoke", &RevokeRequest { seat: Some(1) }, &RevokeRequest::default());
    check_request("Join", &JoinRequest { name: "Ada".to_owned() }, &JoinRequest::default());
}

#[test]
fn answers_are_as_described() {
    check_both("Table", &table(), &small_table());
    let seat = CreatedSeat {
        invitation: text("http://localhost/join/90ab"),
        link: text("http://localhost/seat/5d1c"),
        name: "Ada".to_owned(),
        seat: Seat::One,
        secret: text("5d1c"),
    };
    let other = CreatedSeat { invitation: None, link: None, secret: None, ..seat.clone() };
    let created =
        |seat| CreatedTable { id: "k3v9".to_owned(), link: "http://localhost/t/k3v9".to_owned(), seats: vec![seat] };
    check_both("Created", &created(seat), &created(other));
    let joined = JoinedSeat {
        id: "k3v9".to_owned(),
        link: "http://localhost/seat/5d1c".to_owned(),
        seat: Seat::Two,
        secret: "5d1c".to_owned(),
    };
    check_both("Joined", &joined, &joined);
    let legal = LegalActions { legal: vec!["pass".to_owned()], revision: 3, seat: Seat::One };
    check_both("Legal", &legal, &legal);
    let entry = LogEntry {
        action: "place 4".to_owned(),
        before: Some(json!({"turn": 1})),
        events: vec![json!({"event": "placed"})],
        number: 1,
        scores: vec![0, 0],
        seat: Some(Seat::One),
    };
    let short = LogEntry { before: None, ..entry.clone() };
    check_both("Entry", &entry, &short);
    let hint = AskedHint { after: 1, depth: HintDepth::Nudge, seat: Seat::One };
    check_both("AskedHint", &hint, &hint);
    let log = |entry| LogAnswer { entries: vec![entry], hints: vec![hint], revision: 1 };
    check_both("Log", &log(entry), &log(short));
    let analysis = AnalysisAnswer {
        before: Some(1),
        done: Some(20),
        of: Some(217),
        report: Some(json!({"game": "caylus"})),
        state: AnalysisState::Done,
    };
    let none = AnalysisAnswer { before: None, done: None, of: None, report: None, state: AnalysisState::None };
    check_both("Analysis", &analysis, &none);
    let texts = HintTexts { en: "Look".to_owned(), fr: "Regardez".to_owned(), pt: "Veja".to_owned() };
    check_both("Texts", &texts, &texts);
    let hint = HintAnswer {
        advice: Some(json!({"seat": 1})),
        depth: HintDepth::Actions,
        look_at: text("deniers"),
        nudge: texts,
        revision: 4,
        seat: Seat::One,
    };
    check_both("Hint", &hint, &HintAnswer { advice: None, look_at: None, ..hint.clone() });
    let why = WhyAnswer { advice: json!({"seat": 2}), at: 17 };
    check_both("Why", &why, &why);
}

#[test]
fn what_is_sent_to_be_analysed_is_as_described() {
    let all = PostedRequest {
        game: text("caylus"),
        iterations: Some(500),
        position: Some(json!({"players": 2})),
        record: text("game: caylus"),
        seat: Some(2),
    };
    check_request("ToAnalyse", &all, &PostedRequest::default());
    let answer: PostedAnalysis = PostedAnalysis {
        advice: Some(json!({"seat": 1})),
        before: Some(1),
        done: Some(20),
        id: "k3v9".to_owned(),
        link: "http://127.0.0.1:8420/t/k3v9/analysis".to_owned(),
        of: Some(217),
        report: Some(json!({"game": "caylus"})),
        state: AnalysisState::Done,
    };
    let fewest = PostedAnalysis {
        advice: None,
        before: None,
        done: None,
        of: None,
        report: None,
        state: AnalysisState::Failed,
        ..answer.clone()
    };
    check_both("PostedAnalysis", &answer, &fewest);
}

#[test]
fn problems_are_as_described() {
    let problem = Problem {
        arguments: ProblemDetails::default(),
        error: "`fly` is not an action".to_owned(),
        key: "no-action".to_owned(),
        nearest: None,
        rule: None,
        table: None,
        words: None,
    };
    let details = ProblemDetails {
        action: text("fly"),
        detail: text("no such option"),
        game: text("ys"),
        iterations: Some(20_000),
        least: Some(2),
        most: Some(4),
        option: text("districts"),
        players: Some(2),
        reason: text("ask-bid"),
        rule: text("Y2.1"),
        seat: Some(Seat::One),
        table: text("k3v9"),
        unfinished: Some(200),
        waiting_for: Some(vec![Seat::Two]),
    };
    check_both("Details", &details, &ProblemDetails::default());
    let detailed = Problem { arguments: details, ..problem.clone() };
    check_both("Error", &detailed, &problem);
    check_both("Conflict", &Problem { table: Some(Box::new(table())), ..detailed.clone() }, &problem);
    let refusal = |problem: &Problem| {
        let nearest = Some(vec!["pass".to_owned()]);
        Problem { nearest, rule: text("C3.2"), words: text("place a worker"), ..problem.clone() }
    };
    check_both("Refusal", &refusal(&detailed), &refusal(&problem));
    // The three together are all that a problem can have.
    let all = Problem { table: Some(Box::new(table())), ..refusal(&problem) };
    let whole = description();
    let kinds = ["Error", "Conflict", "Refusal"].map(|name| &whole["components"]["schemas"][name]["properties"]);
    let described: BTreeSet<&str> = kinds.iter().flat_map(|members| keys(members.as_object().unwrap())).collect();
    assert_eq!(keys(serde_json::to_value(&all).unwrap().as_object().unwrap()), described);
}

const WORK: [&str; 3] = ["Work", "WorkAnswer", "WorkAnswered"];

#[test]
fn work_is_as_described() {
    let work = Work {
        job: 7,
        kind: "turn".to_owned(),
        game: "caylus".to_owned(),
        players: 2,
        seat: Seat::Two,
        options: [("edition".to_owned(), "first".to_owned())].into(),
        level: "master:500/builder".to_owned(),
        seed: "17".to_owned(),
        view: json!({"turn": 1}),
        legal: vec!["pass".to_owned()],
        lease_ms: 20_000,
    };
    check_both(WORK[0], &work, &work);
    let answer = WorkAnswer { action: "pass".to_owned() };
    check_request(WORK[1], &answer, &answer);
    let answered = WorkAnswered { accepted: true };
    check_both(WORK[2], &answered, &answered);
}

#[test]
fn every_schema_is_compared() {
    let compared =
        ["Table", "Created", "Joined", "Legal", "Entry", "Log", "Analysis", "Details", "Error", "Conflict", "Refusal"];
    let compared: BTreeSet<&str> = compared
        .into_iter()
        .chain(["AskedHint", "HintRequest", "Hint", "Texts", "Why"])
        .chain(["NewTable", "Act", "Undo", "Name", "Leave", "Revoke", "Join"])
        .chain(["ToAnalyse", "PostedAnalysis"])
        .chain(WORK)
        .collect();
    assert_eq!(keys(description()["components"]["schemas"].as_object().unwrap()), compared);
}

/// Every call has a name of its own, an example for whatever it is given, and the answers that every call may get.
#[test]
fn calls_have_names_and_examples() {
    let whole = description();
    let mut ids = BTreeSet::new();
    for (path, calls) in whole["paths"].as_object().unwrap() {
        for (method, call) in calls.as_object().unwrap() {
            let id = call["operationId"].as_str().unwrap_or_else(|| panic!("{method} {path} has no name"));
            assert!(ids.insert(id), "{id} stands for two calls");
            for parameter in call["parameters"].as_array().into_iter().flatten() {
                let parameter = resolve(&whole, parameter);
                assert!(!parameter["example"].is_null(), "{id}: {} has no example", parameter["name"]);
            }
            if let Some(body) = call.get("requestBody") {
                let schema = resolve(&whole, &body["content"]["application/json"]["schema"]);
                let examples = schema["examples"].as_array().unwrap_or_else(|| panic!("{id} has no example"));
                for example in examples {
                    let given: BTreeSet<&str> = keys(example.as_object().unwrap());
                    assert!(names(&schema["required"]).is_subset(&given), "{id}: {example} lacks something");
                    assert!(given.is_subset(&keys(schema["properties"].as_object().unwrap())), "{id}: {example}");
                }
            }
            for status in ["400", "405", "429", "500", "503"] {
                let answer = resolve(&whole, &call["responses"][status]);
                assert!(answer["description"].is_string(), "{id} does not say what {status} means");
            }
        }
    }
    assert!(ids.len() > 20, "{ids:?}");
}
