//! What is said about a thing on the board: the same sentences in the tooltip and for screen readers. Every
//! thing is one element with an id, which holds the thing itself (a button where one action is about it) and its words.

use super::index::{BoardIndex, InteractiveBoard};
use crate::escape::Text;
use game::Illegal;
use maud::{Markup, PreEscaped, Render, html};

/// What is known about a thing.
#[derive(Default)]
pub(crate) struct Facts {
    /// Its name.
    pub title: String,
    /// What kind of thing, whose, where.
    pub kinds: Vec<String>,
    /// What it does, who is there: whole sentences.
    pub lines: Vec<String>,
    /// What is shown better than said: a table, and the same in sentences.
    pub shown: Option<(Markup, Vec<String>)>,
    /// Whole sentences that come after that.
    pub after: Vec<String>,
    /// What it would mean for the viewer to act here: whole sentences.
    pub meaning: Vec<String>,
    /// The rules about it.
    pub rules: Vec<&'static str>,
    /// Whether the keyboard passes over it as long as nothing can be done with it.
    pub quiet: bool,
}

impl Facts {
    pub(crate) fn new(title: String) -> Facts {
        Facts { title, ..Facts::default() }
    }

    /// All of it, to be spoken.
    fn spoken(&self) -> String {
        let mut said = String::with_capacity(400);
        said += &self.title;
        for kind in &self.kinds {
            said += ", ";
            said += kind;
        }
        said += ".";
        let shown = self.shown.iter().flat_map(|(_, said)| said);
        for sentence in self.lines.iter().chain(shown).chain(&self.after).chain(&self.meaning) {
            said += " ";
            said += sentence;
        }
        said
    }
}

/// A link into the rulebook.
struct RuleLink<'a> {
    game: &'static str,
    rule: &'a str,
}

impl Render for RuleLink<'_> {
    fn render_to(&self, buffer: &mut String) {
        for part in
            ["<a href=\"/rules/", self.game, "#", self.rule, "\" target=\"_blank\" tabindex=\"-1\">", self.rule, "</a>"]
        {
            buffer.push_str(part);
        }
    }
}

/// A child that is only looked at.
pub(crate) fn plain(id: &str, class: &str, drawing: &str) -> (String, String) {
    let markup = html! { div class=(class) id=(id) aria-hidden="true" { (PreEscaped(drawing)) } };
    (id.to_owned(), markup.into_string())
}

/// A thing of the board as a child of its part: its id and its markup.
pub(crate) fn element<G: InteractiveBoard>(
    look: &BoardIndex<'_, G>,
    item: G::BoardItem,
    class: &str,
    drawing: &str,
    facts: Facts,
) -> (String, String) {
    element_with(look, item, class, drawing, facts, &html! {})
}

/// Like [`element`], with more markup inside.
pub(crate) fn element_with<G: InteractiveBoard>(
    look: &BoardIndex<'_, G>,
    item: G::BoardItem,
    class: &str,
    drawing: &str,
    mut facts: Facts,
    more: &Markup,
) -> (String, String) {
    let (id, actions, refused) = (G::item_id(item), look.actions(item), look.refused(item));
    if let [action] = actions[..] {
        G::explain(look, action, &mut facts);
    }
    let mut classes = format!("item {class}");
    if let (false, Some(seat)) = (actions.is_empty(), look.asked()) {
        classes += &format!(" legal for-seat-{seat}");
    }
    if refused.is_some() {
        classes += " refused";
    }
    if look.tried(item) {
        classes += " tried";
    }
    let mut spoken = facts.spoken();
    if let Some((_, illegal)) = &refused {
        spoken += &format!(" {}", G::reason(look.words, illegal));
    }
    let reachable = !facts.quiet || refused.is_some();
    let by_piece = is_by_piece::<G>(&actions);
    let markup = html! {
        div class=(classes) id=(id) tabindex=[(!actions.is_empty()).then_some("-1")]
            role=[by_piece.then_some("group")] aria-labelledby=[by_piece.then(|| said_id::<G>(item))] {
            // The target lies over the drawing, whose words are part of the picture and not of the target's name.
            div.drawing { (PreEscaped(drawing)) }
            (target(look, item, &actions, &spoken, reachable))
            (tip(look, &facts, &actions, refused))
            (more)
        }
    };
    (id, markup.into_string())
}

/// The id of the question whether an action is really meant, which the prompt asks.
pub(crate) fn sure_id(action: &str) -> String {
    format!("sure-{}", action.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-"))
}

/// What can be pointed at: a button where there is one thing to do, or one thing for each piece to do it with. Who taps
/// on something that is not as large as its box touches an element of its shape, and sees the words.
fn target<G: InteractiveBoard>(
    look: &BoardIndex<'_, G>,
    item: G::BoardItem,
    actions: &[G::Action],
    spoken: &str,
    reachable: bool,
) -> Markup {
    let tap = html! { @if G::is_cut_out(item) { div class="target tap" tabindex="-1" {} } };
    html! {
        @match actions {
            [] => div class="target" role="img" tabindex=[reachable.then_some("0")] aria-label=(Text(spoken)) {},
            [action] if G::with(*action).is_none() => {
                (tap)
                @if look.gives_away(*action) {
                    button class="target" type="button" popovertarget=(sure_id(&action.to_string())) value=(action) aria-label=(Text(spoken)) {}
                } @else {
                    button class="target" form="play" name="action" value=(action) aria-label=(Text(spoken)) {}
                }
            },
            _ if is_by_piece::<G>(actions) => {
                (tap)
                span id=(said_id::<G>(item)) hidden="" { (spoken) }
                div class="target unchosen" role="img" tabindex="0" aria-labelledby=(said_id::<G>(item)) {}
                @for action in actions {
                    button class=(format!("target{}", with_class::<G>(*action))) form="play" name="action"
                        value=(action) aria-label=(G::button_words(look, *action)) {}
                }
            },
            _ => {
                @let choices = look.words.text_with("board-choose", &[("choices", actions.len().into())]);
                div class="target" role="group" tabindex="0" aria-label=(format!("{spoken} {choices}")) {}
            },
        }
    }
}

/// Whether there is a button for each piece to act with. They are a group, which is named once for all of them.
fn is_by_piece<G: InteractiveBoard>(actions: &[G::Action]) -> bool {
    !actions.is_empty() && actions.iter().all(|action| G::with(*action).is_some())
}

/// The id of the words about an item, where they name a group of buttons.
fn said_id<G: InteractiveBoard>(item: G::BoardItem) -> String {
    format!("said-{}", G::item_id(item))
}

/// The classes of a button that is there for one piece only.
pub(crate) fn with_class<G: InteractiveBoard>(action: G::Action) -> String {
    G::with(action).map(|with| format!(" with {}", with_token(&with))).unwrap_or_default()
}

/// The class of what an action is done with: `with-41` for `4-1`. It stands at hundreds of buttons, so every letter counts.
pub(crate) fn with_token(with: &str) -> String {
    format!("with-{}", with.replace('-', ""))
}

/// The words that appear when a thing is pointed at.
fn tip<G: InteractiveBoard>(
    look: &BoardIndex<'_, G>,
    facts: &Facts,
    actions: &[G::Action],
    refused: Option<(G::Action, Illegal)>,
) -> Markup {
    let named = refused.map(|(_, illegal)| illegal.reason.rule);
    let at_once = actions.len() <= 1 || is_by_piece::<G>(actions);
    let link = |rule| RuleLink { game: G::NAME, rule };
    html! {
        div class="tip" role="tooltip" {
            p.tip-head { b { (Text(&facts.title)) } " " small { (Text(&facts.kinds.join(" · "))) } }
            @for line in &facts.lines { p { (Text(line)) } }
            @if let Some((shown, _)) = &facts.shown { (shown) }
            @for line in &facts.after { p { (Text(line)) } }
            @if !facts.meaning.is_empty() { p { @for line in &facts.meaning { b { (Text(line)) } " " } } }
            @if let Some((action, illegal)) = refused {
                p.why-refused {
                    b { (G::refused(look.words, look.view, action, &look.people())) ". " }
                    (G::reason(look.words, &illegal)) " " (link(illegal.reason.rule))
                }
            }
            @if !facts.rules.is_empty() {
                p.rules {
                    @for rule in facts.rules.iter().filter(|rule| named != Some(**rule)) { (link(rule)) " " }
                }
            }
            @if actions.iter().any(|action| G::with(*action).is_some()) { p.unchosen { b { (look.text("board-choose-first")) } } }
            @if at_once {
                @for action in actions { (button(look, *action, "button confirm")) }
            } @else {
                div.choices { @for action in actions { (button(look, *action, "button choice")) } }
            }
        }
    }
}

fn button<G: InteractiveBoard>(look: &BoardIndex<'_, G>, action: G::Action, class: &str) -> Markup {
    let (class, said) = (format!("{class}{}", with_class::<G>(action)), G::button_words(look, action));
    html! {
        @if look.gives_away(action) {
            button class=(class) type="button" popovertarget=(sure_id(&action.to_string())) value=(action) tabindex="-1" { (said) }
        } @else {
            button class=(class) form="play" name="action" value=(action) tabindex="-1" { (said) }
        }
    }
}
