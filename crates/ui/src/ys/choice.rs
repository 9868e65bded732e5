//! A broker is chosen first, then a spot. The page has a button for every action, and of those of a spot only the one for
//! the chosen broker is shown: so it works without script, and a button is a whole action. Which are shown follows from
//! what is checked, by rules that are written here.

use crate::board::tips::with_token;
use std::fmt::Write;
use ys::{Action, Spot, Value};

/// What an action is done with: `3`, or `4-1` for the 4 in front of the screen, where a 1 takes its place (Y5.8).
pub(super) fn with(action: Action) -> Option<String> {
    match action {
        Action::Up(value, _) | Action::Down(value, _) | Action::Neutral(value, _) => Some(value.to_string()),
        Action::UpFrom(value, by, _) | Action::DownFrom(value, by, _) => Some(format!("{value}-{by}")),
        _ => None,
    }
}

/// Where an action places a broker.
pub(super) fn placed_at(action: Action) -> Option<Spot> {
    match action {
        Action::Up(_, at) | Action::Down(_, at) | Action::Neutral(_, at) => Some(at),
        Action::UpFrom(_, _, at) | Action::DownFrom(_, _, at) => Some(at),
        _ => None,
    }
}

/// The value of the broker that an action places.
pub(super) fn placed_value(action: Action) -> Option<Value> {
    match action {
        Action::Up(value, _) | Action::Down(value, _) | Action::Neutral(value, _) => Some(value),
        Action::UpFrom(value, ..) | Action::DownFrom(value, ..) => Some(value),
        _ => None,
    }
}

/// The rules by which buttons are shown, and by which list and board point at each other.
pub(super) fn choice_css() -> String {
    let mut css = String::from("/* Made from the values of brokers: what is shown for those that are chosen. */\n");
    let pairs = || Value::ALL.into_iter().flat_map(|one| Value::ALL.map(|other| (one, other)));
    let plain = Value::ALL.map(|value| value.to_string());
    let from_front = pairs().filter(|(one, other)| one != other).map(|(one, other)| format!("{one}-{other}"));
    for with in plain.into_iter().chain(from_front) {
        let token = with_token(&with);
        let _ = writeln!(css, "body:has(#with-{with}:checked) .with:not(.{token}){{display:none}}");
    }
    css += "body:not(:has(.pick:checked)) .with{display:none}\nbody:has(.pick:checked) .unchosen{display:none}\n";
    css += ".ghost .broker-value{display:none}\n";
    for value in Value::ALL {
        let _ = writeln!(css, "body:has([id^=with-{value}]:checked) .ghost .foreseen-{value}{{display:inline}}");
    }
    // Y2.1: two brokers, no more.
    let three = ".pick:checked~.pick:checked~.pick:checked";
    for (high, low) in pairs().filter(|(high, low)| low <= high) {
        let both = if high == low {
            format!(":has(.value-{high}:checked~.value-{low}:checked)")
        } else {
            format!(":has(.value-{high}:checked):has(.value-{low}:checked)")
        };
        let _ = writeln!(css, "body{both}:not(:has({three})) .bid-{high}{low}{{display:block}}");
    }
    for value in Value::ALL {
        let _ = writeln!(css, "body:not(:has(.value-{value}:checked)) .first-{value}{{display:none}}");
    }
    let _ = writeln!(css, "body:has(.pick:checked~.pick:checked) .bid-none{{display:none}}");
    let _ = writeln!(css, "body:not(:has({three})) .bid-three{{display:none}}");
    for spot in Spot::all().filter(|spot| *spot != Spot::THRONE) {
        let pointed = format!("body:has(:is(#at-{spot}>.target,#spot-{spot}>button):is(:hover,:focus-visible))");
        let lit = "{--lit:1;--ring:var(--hover)}";
        let _ = writeln!(css, "{pointed} :is(#at-{spot},#ghost-{spot},#spot-{spot}){lit}");
    }
    css
}
