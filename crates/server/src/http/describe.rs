//! The description of the API that a server sends: that of the crate `api`, with the games, options, levels and limits of this
//! server filled in, so that whatever fits it is accepted.

use crate::game_kind::GameKind;
use crate::service::Service;
use bots::Level;
use game::Seed;
use serde_json::{Value, json};

/// The description, as text.
pub(super) fn description(service: &Service) -> String {
    let mut description: Value = serde_json::from_str(api::OPENAPI).unwrap_or_default();
    let games: Vec<&str> = service.kinds().iter().map(|kind| kind.name).collect();
    let request = &mut description["components"]["schemas"]["NewTable"]["properties"];
    request["game"]["enum"] = json!(games);
    let all: Vec<String> = service.kinds().iter().map(|kind| levels(kind, service.most_iterations)).collect();
    request["seats"]["items"]["properties"]["level"]["pattern"] = json!(format!("^({})$", all.join("|")));
    let base = request.clone();
    let tables: Vec<Value> = service.kinds().iter().flat_map(|kind| tables(kind, service, &base)).collect();
    let example = description["components"]["schemas"]["NewTable"]["examples"][0].clone();
    let body = &mut description["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"];
    body["schema"] = json!({ "anyOf": tables });
    body["example"] = example;
    format!("{description:#}")
}

/// The tables of a game that can be set up: for each number of players those options that it can have. Where something is hidden,
/// a seed and open seats exclude each other.
fn tables(kind: &GameKind, service: &Service, base: &Value) -> Vec<Value> {
    let of = |players: u8| {
        let (seeded, open) = (["you", "hotseat", "bot"].as_slice(), ["you", "hotseat", "bot", "open"].as_slice());
        let ways: &[(bool, &[&str])] = if kind.hidden { &[(true, seeded), (false, open)] } else { &[(true, open)] };
        let table = move |(has_seed, kinds): &(bool, &[&str])| {
            let mut properties = base.clone();
            properties["game"] = json!({ "const": kind.name });
            properties["players"] = json!({ "enum": [players, null] });
            properties["options"] = options(kind, players);
            properties["seats"]["minItems"] = json!(players);
            properties["seats"]["maxItems"] = json!(players);
            let seat = &mut properties["seats"]["items"]["properties"];
            seat["kind"]["enum"] = json!(kinds);
            seat["level"]["pattern"] = json!(format!("^({})$", levels(kind, service.most_iterations)));
            properties["seed"]["pattern"] = json!(format!("^({})$", up_to(&u128::MAX.to_string())));
            if let Some(members) = properties.as_object_mut().filter(|_| !has_seed) {
                members.remove("seed");
            }
            json!({
                "type": "object",
                "title": format!("{} for {players}", kind.name),
                "properties": properties,
                "required": ["game", "seats"],
                "additionalProperties": false,
            })
        };
        ways.iter().map(table).collect::<Vec<_>>()
    };
    kind.players.clone().flat_map(of).collect()
}

/// The options that a game can have with this number of players, each by itself. Numbers and truth values may be written as such.
fn options(kind: &GameKind, players: u8) -> Value {
    let is_possible = |option: &str| kind.settle(players, &[option], Seed::new(1)).is_ok();
    let option = |option: &game::OptionSpec| {
        let values = option.values.iter().filter(|value| is_possible(&format!("{}={value}", option.name)));
        let written = |value: &&str| [json!(value)].into_iter().chain(serde_json::from_str::<Value>(value).ok());
        let values: Vec<Value> = values.flat_map(written).collect();
        (option.name.to_owned(), json!({ "enum": values, "description": option.about }))
    };
    let properties: serde_json::Map<String, Value> = kind.options.iter().map(option).collect();
    json!({ "type": "object", "properties": properties, "additionalProperties": false })
}

/// The levels of bots that can be asked for, as a pattern.
fn levels(kind: &GameKind, most_iterations: u32) -> String {
    let characters = ["any"].into_iter().chain((kind.characters)()).collect::<Vec<_>>().join("|");
    let level = |level: &Level| {
        let iterations = format!("(:0*{})?", up_to(&most_iterations.to_string()));
        let iterations = if level.budget().is_some() { iterations.as_str() } else { "" };
        let character = format!("(/({characters}))?");
        let character = if level.has_weights() && !(kind.characters)().is_empty() { character.as_str() } else { "" };
        format!("{}{iterations}{character}", level.name())
    };
    kind.levels.iter().map(level).collect::<Vec<_>>().join("|")
}

/// A pattern for the whole numbers from 1 to one that is given by its digits.
fn up_to(most: &str) -> String {
    let digits = most.as_bytes();
    let mut ways = Vec::new();
    for (place, digit) in digits.iter().enumerate() {
        let left = digits.len() - place - 1;
        let least = if place == 0 { b'1' } else { b'0' };
        if *digit > least {
            let (least, before) = (char::from(least), char::from(digit - 1));
            ways.push(format!("{}[{least}-{before}][0-9]{{{left}}}", &most[..place]));
        }
    }
    ways.push(most.to_owned());
    if digits.len() > 1 {
        ways.push(format!("[1-9][0-9]{{0,{}}}", digits.len() - 2));
    }
    format!("({})", ways.join("|"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_up_to_another_have_a_pattern() {
        assert_eq!(up_to("7"), "([1-6][0-9]{0}|7)");
        assert_eq!(up_to("20000"), "([1-1][0-9]{4}|20000|[1-9][0-9]{0,3})");
        assert_eq!(up_to("750"), "([1-6][0-9]{2}|7[0-4][0-9]{1}|750|[1-9][0-9]{0,1})");
    }
}
