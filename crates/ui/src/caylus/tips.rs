//! What is said about a thing on the board: the same sentences for whoever points at it and for whoever hears it. Every
//! thing is one element with an id, which holds the thing itself (a button where one action is about it) and its words.

use super::look::Look;
use super::thing::Thing;
use caylus::{Action, Event, Source, tiles::Effect, tiles::Tile};
use game::Illegal;
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
    /// Whether the keyboard passes over it as long as nothing can be done with it.
    pub quiet: bool,
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
    html! { a href=(format!("/rules/caylus#{rule}")) tabindex="-1" { (rule) } }
}

/// A thing of the board as a child of its part: its id and its markup.
pub(super) fn element(look: &Look<'_>, thing: Thing, class: &str, drawing: &str, facts: Facts) -> (String, String) {
    element_with(look, thing, class, drawing, facts, &html! {})
}

/// The same with something more inside.
pub(super) fn element_with(
    look: &Look<'_>,
    thing: Thing,
    class: &str,
    drawing: &str,
    mut facts: Facts,
    more: &Markup,
) -> (String, String) {
    let (id, actions, refused) = (thing.id(), look.actions(thing), look.refused(thing));
    if let [action] = actions[..] {
        explain(look, action, &mut facts);
    }
    let mut classes = class.to_owned();
    if let (false, Some(seat)) = (actions.is_empty(), look.asked()) {
        classes += &format!(" legal me-{seat}");
    }
    if refused.is_some() {
        classes += " refused";
    }
    if look.tried(thing) {
        classes += " tried";
    }
    let mut spoken = facts.spoken();
    if let Some((_, illegal)) = &refused {
        spoken += &format!(" {}", words::caylus::why_not(look.words, illegal));
    }
    let target = match actions[..] {
        [] => {
            let reachable = !facts.quiet || refused.is_some();
            html! { div class="target" role="img" tabindex=[reachable.then_some("0")] aria-label=(spoken) {} }
        }
        [action] => html! {
            button class="target" type="submit" form="play" name="action" value=(action) aria-label=(spoken) {}
        },
        _ => {
            let choices = look.words.tell("board-choose", &[("choices", actions.len().into())]);
            let spoken = format!("{spoken} {choices}");
            html! { div class="target" role="group" tabindex="0" aria-label=(spoken) {} }
        }
    };
    let markup = html! {
        div class=(classes) id=(id) tabindex=[(!actions.is_empty()).then_some("-1")] {
            // The target lies over the drawing, whose words are part of the picture and not of the target's name.
            div.drawing { (PreEscaped(drawing)) }
            (target)
            (tip(look, &facts, &actions, refused))
            (more)
        }
    };
    (id, markup.into_string())
}

/// The words that appear when a thing is pointed at.
fn tip(look: &Look<'_>, facts: &Facts, actions: &[Action], refused: Option<(Action, Illegal)>) -> Markup {
    let named = refused.map(|(_, illegal)| illegal.reason.rule);
    html! {
        div class="tip" role="tooltip" {
            p.head { b { (facts.title) } " " small { (facts.kinds.join(" · ")) } }
            @for line in &facts.lines { p { (line) } }
            @if !facts.meaning.is_empty() { p { @for line in &facts.meaning { b { (line) } " " } } }
            @if let Some((action, illegal)) = refused {
                p.no {
                    b { (words::caylus::refused(look.words, look.state, action, &look.people())) ". " }
                    (words::caylus::why_not(look.words, &illegal)) " " (rule_link(illegal.reason.rule))
                }
            }
            @if !facts.rules.is_empty() {
                p.rules {
                    @for rule in facts.rules.iter().filter(|rule| named != Some(**rule)) { (rule_link(rule)) " " }
                }
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
        button class=(class) type="submit" form="play" name="action" value=(action) tabindex="-1" { (button_words(look, action)) }
    }
}

/// What a button beside the thing itself says: where a worker goes need not be said again, but its price.
fn button_words(look: &Look<'_>, action: Action) -> String {
    match action {
        Action::Place(_) => {
            let price = words::caylus::deniers(look.words, look.price(action).unwrap_or(1));
            look.words.tell("board-do-place", &[("deniers", price.into())]).into_owned()
        }
        Action::Move(_) => look.say("board-do-move"),
        _ => words::caylus::label(look.words, look.state, action),
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
            let price = words::caylus::deniers(look.words, price);
            look.words.tell("board-pays", &[("deniers", price.into()), ("passed", passed.into())]).into_owned()
        });
        facts.rules.push("C3.4");
    }
    if let Action::Place(_) | Action::Move(_) = action {
        let scores = look.preview(action).into_iter().find_map(|event| match event {
            Event::Scored { seat: owner, source: Source::Visitor(_), .. } => Some(owner),
            _ => None,
        });
        // Only the owner of this very building: what follows of itself may bring others points too.
        let here = owner_there(look, action);
        if let Some(owner) = scores.filter(|owner| here == Some(*owner) && *owner != seat) {
            facts
                .meaning
                .push(look.words.tell("board-owner-scores", &[("name", look.name(owner).into())]).into_owned());
            facts.rules.push("C3.5");
        }
        return;
    }
    // Whoever moves the provost wants to know whose workers will work; a builder, what he pays and wins.
    facts.meaning.push(words::caylus::action(look.words, look.state, seat, action, &look.people()).long);
}

fn owner_there(look: &Look<'_>, action: Action) -> Option<game::Seat> {
    match action {
        Action::Place(place) | Action::Move(place) => look.state.road().owner(place.space()?),
        _ => None,
    }
}

/// What a tile does.
pub(super) fn tile_does(look: &Look<'_>, tile: Tile) -> String {
    let does = words::caylus::effect(look.words, tile, look.state.options().edition);
    match tile.owners_cubes() {
        Some(_) => format!("{does} {}", look.say("board-owners-cube")),
        None => does,
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
