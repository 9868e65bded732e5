//! What is said about a thing on the board: the same sentences for whoever points at it and for whoever hears it. Every
//! thing is one element with an id, which holds the thing itself (a button where one action is about it) and its words.

use super::look::Look;
use super::thing::Thing;
use caylus::{Action, Cubes, DealSize, Event, Source, tiles::Effect, tiles::Tile};
use game::Reason;
use maud::{Markup, PreEscaped, html};

/// What is known about a thing.
#[derive(Default)]
pub(super) struct Facts {
    /// Its name.
    pub title: String,
    /// What kind of thing, whose, where.
    pub kinds: Vec<String>,
    /// What it does, who is there: whole sentences.
    pub lines: Vec<String>,
    /// What it would mean for the viewer to act here: whole sentences.
    pub meaning: Vec<String>,
    /// The rules about it.
    pub rules: Vec<&'static str>,
}

impl Facts {
    pub fn new(title: String) -> Facts {
        Facts { title, ..Facts::default() }
    }

    /// All of it, to be spoken.
    fn spoken(&self) -> String {
        let mut name = vec![self.title.clone()];
        name.extend(self.kinds.iter().cloned());
        let mut said = vec![format!("{}.", name.join(", "))];
        said.extend(self.lines.iter().chain(&self.meaning).cloned());
        said.join(" ")
    }
}

/// A link into the rulebook.
fn rule_link(rule: &str) -> Markup {
    html! { a href=(format!("/rules/caylus#{rule}")) { (rule) } }
}

/// Why something is not allowed, in the reader's language if it is known there.
pub(super) fn reason_words(look: &Look<'_>, reason: &'static Reason) -> String {
    let message = format!("reason-{}", reason.key);
    if look.words.has(&message) {
        return look.say(&message);
    }
    let mut letters = reason.words.chars();
    letters.next().map_or_else(String::new, |first| format!("{}{}.", first.to_uppercase(), letters.as_str()))
}

/// A thing of the board as a child of its part: its id and its markup.
pub(super) fn element(look: &Look<'_>, thing: Thing, class: &str, drawing: &str, mut facts: Facts) -> (String, String) {
    let (id, actions, reason) = (thing.id(), look.actions(thing), look.reason(thing));
    if let [action] = actions[..] {
        explain(look, action, &mut facts);
    }
    let mut classes = class.to_owned();
    if let (false, Some(seat)) = (actions.is_empty(), look.asked()) {
        classes += &format!(" legal me-{seat}");
    }
    if reason.is_some() {
        classes += " refused";
    }
    if look.tried(thing) {
        classes += " tried";
    }
    let refusal = reason.map(|reason| reason_words(look, reason));
    let mut spoken = facts.spoken();
    if let Some(refusal) = &refusal {
        spoken += &format!(" {refusal}");
    }
    let target = match actions[..] {
        [] => html! { div class="target" role="img" tabindex="0" aria-label=(spoken) { (PreEscaped(drawing)) } },
        [action] => html! {
            button class="target" type="submit" form="play" name="action" value=(action) aria-label=(spoken) {
                (PreEscaped(drawing))
            }
        },
        _ => {
            let choices = look.words.tell("board-choose", &[("choices", actions.len().into())]);
            let spoken = format!("{spoken} {choices}");
            html! { div class="target" role="group" tabindex="0" aria-label=(spoken) { (PreEscaped(drawing)) } }
        }
    };
    let markup = html! {
        div class=(classes) id=(id) tabindex=[(!actions.is_empty()).then_some("-1")] {
            (target)
            (tip(look, &facts, &actions, reason, refusal.as_deref()))
        }
    };
    (id, markup.into_string())
}

/// The words that appear when a thing is pointed at.
fn tip(
    look: &Look<'_>,
    facts: &Facts,
    actions: &[Action],
    reason: Option<&'static Reason>,
    refusal: Option<&str>,
) -> Markup {
    html! {
        div class="tip" role="tooltip" {
            p.head { b { (facts.title) } " " small { (facts.kinds.join(" · ")) } }
            @for line in &facts.lines { p { (line) } }
            @if !facts.meaning.is_empty() { p { @for line in &facts.meaning { b { (line) } " " } } }
            @if let (Some(refusal), Some(reason)) = (refusal, reason) {
                p.no { b { (look.words.say("board-not-allowed")) ": " } (refusal) " " (rule_link(reason.rule)) }
            }
            @if !facts.rules.is_empty() {
                p.rules { @for rule in &facts.rules { (rule_link(rule)) " " } }
            }
            @if actions.len() == 1 {
                @for action in actions { (button(look, *action, "btn go")) }
            } @else if !actions.is_empty() {
                div.choices { @for action in actions { (button(look, *action, "btn choice")) } }
            }
        }
    }
}

fn button(look: &Look<'_>, action: Action, class: &str) -> Markup {
    html! {
        button class=(class) type="submit" form="play" name="action" value=(action) { (action_words(look, action)) }
    }
}

/// What it costs and who gains by it, for the one thing that can be done here.
fn explain(look: &Look<'_>, action: Action, facts: &mut Facts) {
    let Some(seat) = look.asked() else { return };
    if let Action::Place(place) = action {
        let price = look.price(action).unwrap_or(1);
        let passed = look.state.passed().len();
        let own = place.space().is_some_and(|space| look.state.road().owned_by(seat).contains(space));
        facts.meaning.push(if own {
            look.say("board-pays-own")
        } else if look.state.special().inn_right == Some(seat) && passed > 0 {
            look.say("board-pays-inn")
        } else {
            let arguments = [("deniers", price.into()), ("passed", passed.into())];
            look.words.tell("board-pays", &arguments).into_owned()
        });
        facts.rules.push("C3.4");
    }
    if matches!(action, Action::Place(_) | Action::Move(_)) {
        let scores = look.preview(action).into_iter().find_map(|event| match event {
            Event::Scored { seat: owner, source: Source::Visitor(_), .. } => Some(owner),
            _ => None,
        });
        // Only the owner of this very building: what follows of itself may bring others points too.
        let here = facts_owner(look, action);
        if let Some(owner) = scores.filter(|owner| here == Some(*owner) && *owner != seat) {
            facts.meaning.push(look.words.tell("board-owner-scores", &[("name", look.name(owner).into())]).into_owned());
            facts.rules.push("C3.5");
        }
    }
}

fn facts_owner(look: &Look<'_>, action: Action) -> Option<game::Seat> {
    match action {
        Action::Place(place) | Action::Move(place) => look.state.road().owner(place.space()?),
        _ => None,
    }
}

/// What a button for an action says.
pub(super) fn action_words(look: &Look<'_>, action: Action) -> String {
    let deniers = |message: &str, deniers: u16| look.words.tell(message, &[("deniers", deniers.into())]).into_owned();
    let cubes = |message: &str, cubes: Cubes| {
        look.words.tell(message, &[("cubes", look.cubes(cubes).into())]).into_owned()
    };
    let one = |cube| Cubes::NONE.and(cube);
    match action {
        Action::Pass => look.say("board-do-pass"),
        Action::Place(_) => deniers("board-do-place", look.price(action).unwrap_or(1)),
        Action::Move(_) => look.say("board-do-move"),
        Action::Recall => look.say("board-do-recall"),
        Action::Provost(0) => look.say("board-do-provost-stay"),
        Action::Provost(_) => match look.price(action) {
            Some(price) => deniers("board-do-provost-paid", price),
            None => look.say("board-do-provost"),
        },
        Action::Joust => look.say("board-do-joust"),
        Action::Stay => look.say("board-do-stay"),
        Action::Leave => look.say("board-do-leave"),
        Action::Take(cube) => cubes("board-do-take", taken(look, cube)),
        Action::Sell(cube) => cubes("board-do-sell", one(cube)),
        Action::Buy(cube, None) => cubes("board-do-buy", one(cube)),
        Action::Buy(cube, Some(second)) => cubes("board-do-buy", one(cube).and(second)),
        Action::Deal(DealSize::Small) => look.say("board-do-deal-small"),
        Action::Deal(DealSize::Big) => look.say("board-do-deal-big"),
        Action::Pay(payment) => cubes("board-do-pay", payment.cubes()),
        Action::Build(_) => look.say("board-do-build"),
        Action::BuildPaying(_, cube) => cubes("board-do-build-paying", one(cube)),
        Action::BuildOn(tile, space) => {
            let name = tile_name(look, tile);
            let arguments = [("tile", name.into()), ("space", space.number().into())];
            look.words.tell("board-do-build-on", &arguments).into_owned()
        }
        Action::Residence(_) => look.say("board-do-residence"),
        Action::Batch(first, second) => cubes("board-do-batch", Cubes::of("F").and(first).and(second)),
        Action::Favor(line) => {
            look.words.tell("board-do-favor", &[("line", line.letter().to_string().into())]).into_owned()
        }
        Action::Use(_) => look.say("board-do-use"),
        Action::UseTwo(cube) => cubes("board-do-use-two", one(cube)),
        Action::Exchange(give, (first, second)) => {
            let (give, get) = (look.cubes(one(give)), look.cubes(one(first).and(second)));
            look.words.tell("board-do-exchange", &[("give", give.into()), ("get", get.into())]).into_owned()
        }
        Action::Skip => look.say("board-do-skip"),
        Action::Done => look.say("board-do-done"),
    }
}

/// The cubes that `take` brings: a whole production (C6.2), or the owner's one cube (C6.3).
fn taken(look: &Look<'_>, cube: caylus::Cube) -> Cubes {
    let gained = look.preview(Action::Take(cube)).into_iter().find_map(|event| match event {
        Event::Gained { seat, cubes, .. } if Some(seat) == look.asked() => Some(cubes),
        _ => None,
    });
    gained.unwrap_or(Cubes::NONE.and(cube))
}

/// A tile's name.
pub(super) fn tile_name(look: &Look<'_>, tile: Tile) -> String {
    look.say(&format!("board-tile-{tile}"))
}

/// What a tile does.
pub(super) fn tile_does(look: &Look<'_>, tile: Tile) -> String {
    let edition = look.state.options().edition;
    let printed = tile.printed(edition);
    if printed.effect != Effect::None {
        let of_edition = format!("board-does-{tile}-{}", edition.name());
        let message = if look.words.has(&of_edition) { of_edition } else { format!("board-does-{tile}") };
        return look.say(&message);
    }
    match printed.income {
        0 => look.say("board-does-prestige"),
        income => look.words.tell("board-does-income", &[("deniers", income.into())]).into_owned(),
    }
}

/// The rules about what a tile does.
pub(super) fn tile_rules(tile: Tile) -> Vec<&'static str> {
    use caylus::Edition::Jeweler;
    let mut rules = match tile.printed(Jeweler).effect {
        Effect::Produce(_) => vec!["C6.2"],
        Effect::Sell(_) | Effect::Peddle(..) | Effect::Deals(_) | Effect::Transmute => vec!["C6.8"],
        Effect::Build(_) => vec!["C6.4"],
        Effect::MakeResidence => vec!["C6.9"],
        Effect::None if tile == Tile::Residence => vec!["C6.9", "C3.1"],
        Effect::None => vec!["C6.6"],
    };
    if tile.owners_cubes().is_some() {
        rules.push("C6.3");
    }
    if tile.printed(Jeweler).favors > 0 {
        rules.push("C6.7");
    }
    rules
}
