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
    css += "body:not(:has(.pick:checked)) .with{display:none}\n";
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
    let _ = writeln!(css, "body:has(.pick:checked~.pick:checked):not(:has({three})) .bid-none{{display:none}}");
    for spot in Spot::all().filter(|spot| *spot != Spot::THRONE) {
        let pointed = format!("body:has(:is(#at-{spot}>.target,#spot-{spot}>button):is(:hover,:focus-visible))");
        let lit = "{--lit:1;--ring:var(--hover)}";
        let _ = writeln!(css, "{pointed} :is(#at-{spot},#ghost-{spot},#spot-{spot}){lit}");
    }
    css
}
