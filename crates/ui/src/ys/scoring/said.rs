//! What all steps of a scoring have in common: names, sums with the brokers that make them, prizes, and the reasons with the
//! rules that they come from.

use super::super::Look;
use super::super::card::portrait;
use super::super::market::gem;
use super::super::worth::marker;
use super::draw;
use super::facts::{Contest, Prize, Scoring, Shown, Stage, Telling};
use crate::board::icon::icon;
use crate::scene::Scene;
use game::Seat;
use maud::{Markup, PreEscaped, html};
use words::{Argument, People, Spoken, ys as said};
use ys::{Character, Color, Gem, Owner, Spot, State, Values};

/// A sentence, and the rules that it comes from.
pub(super) struct Reason {
    pub text: String,
    pub rules: Vec<&'static str>,
}

/// What a page is made with.
pub(super) struct Said<'a> {
    pub look: Look<'a>,
    pub scoring: &'a Scoring,
    names: Vec<String>,
}

impl<'a> Said<'a> {
    pub fn new(scene: &'a Scene<'a, State>, scoring: &'a Scoring) -> Said<'a> {
        let look = Look::new(scene);
        let seats = Seat::ALL.into_iter().take(scene.about.chairs.len());
        let names = seats.map(|seat| look.name(seat).to_owned()).collect();
        Said { look, scoring, names }
    }

    pub fn say(&self, message: &str) -> String {
        self.look.say(message)
    }

    pub fn tell(&self, message: &str, arguments: &[Argument<'_>]) -> String {
        self.look.tell(message, arguments)
    }

    pub fn reason(&self, message: &str, rules: &[&'static str]) -> Reason {
        Reason { text: self.say(message), rules: rules.to_vec() }
    }

    /// The players for whole sentences; nobody is `you` at a shared screen, or for who looks with somebody else's eyes.
    pub fn people(&self) -> People<'_> {
        let scene = self.look.scene;
        People { names: &self.names, you: scene.reader().filter(|seat| scene.mine.contains(*seat)) }
    }

    /// Somebody as a table names him.
    pub fn name(&self, owner: Owner) -> String {
        match owner.seat() {
            Some(seat) if self.people().you == Some(seat) => self.say("ysb-you"),
            Some(seat) => self.look.name(seat).to_owned(),
            None => self.say("ysb-neutral"),
        }
    }

    /// Whom a sentence is about.
    pub fn who(&self, owner: Owner) -> [Argument<'a>; 2] {
        let who = match owner.seat() {
            Some(seat) if self.people().you == Some(seat) => "you",
            Some(_) => "other",
            None => "neutral",
        };
        [("who", who.into()), ("name", self.name(owner).into())]
    }

    /// How ties in a ranking were broken, best first (Y4.3).
    pub fn ties(&self, ranking: &[(Owner, u8)]) -> Vec<Reason> {
        let groups = ranking.chunk_by(|(_, one), (_, other)| one == other).filter(|group| group.len() > 1);
        let ties = &self.scoring.ties;
        let reason = |group: &[(Owner, u8)]| {
            let text = said::level(self.look.words, &self.people(), ties, group).join(" ");
            let mut rules: Vec<&'static str> =
                group.windows(2).map(|pair| ties.decided(pair[0].0, pair[1].0).rule()).collect();
            rules.dedup();
            Reason { text, rules }
        };
        groups.map(reason).collect()
    }

    /// Events in the words of the log.
    pub fn told(&self, telling: &Telling) -> String {
        let Some(entry) = self.look.scene.log.get(telling.entry) else { return String::new() };
        let events = entry.events.get(telling.events.clone()).unwrap_or_default();
        let lines = State::narrate(self.look.words, &entry.before, entry.seat, events, &self.people());
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" ")
    }
}

/// A link into the rulebook.
fn rule(rule: &str) -> Markup {
    html! { a href=(format!("/rules/ys#{rule}")) { (rule) } }
}

/// Sentences, each with its rules.
pub(super) fn reasons(class: &str, reasons: &[Reason]) -> Markup {
    html! {
        @for reason in reasons {
            p class=(class) { (reason.text) @for id in &reason.rules { " " (rule(id)) } }
        }
    }
}

/// Brokers in a row, and what they count for who does not see them.
pub(super) fn brokers<'a>(shown: impl Iterator<Item = &'a Shown>) -> Markup {
    let shown: Vec<&Shown> = shown.collect();
    let worths = shown.iter().map(|one| one.broker.worth().to_string()).collect::<Vec<_>>().join(" + ");
    html! {
        span.vh { (worths) }
        @for one in shown { (small(&draw::broker(one))) }
    }
}

/// The brokers in front of a screen, the highest first.
pub(super) fn front(seat: Seat, values: Values) -> Markup {
    html! { @for value in values.iter().rev() { (small(&draw::in_front(seat, value))) } }
}

pub(super) fn small(drawing: &str) -> Markup {
    html! { svg viewBox="0 0 30 30" aria-hidden="true" { (PreEscaped(drawing)) } }
}

/// The gem of a colour, with its name.
pub(super) fn colored(said: &Said<'_>, color: Color) -> Markup {
    gem_icon(said, Gem::ALL[color.index()])
}

/// A gem, with its name.
pub(super) fn gem_icon(said: &Said<'_>, kind: Gem) -> Markup {
    html! { (icon(&gem(kind))) span.vh { (said::gem(said.look.words, kind)) } }
}

fn card_icon(said: &Said<'_>, card: Character) -> Markup {
    html! { (icon(&portrait(card))) span.vh { (said::character(said.look.words, card)) } }
}

/// What somebody got.
pub(super) fn prize(said: &Said<'_>, prize: Prize) -> Markup {
    let words = said.look.words;
    html! {
        @match prize {
            Prize::Gem(color) => (colored(said, color)),
            Prize::White(color) => {
                (gem_icon(said, Gem::White))
                span.vh { " " (words.say("ysc-becomes")) " " } span.to aria-hidden="true" { "→" }
                @if let Some(color) = color { (colored(said, color)) } @else { span.wait-for { "…" } }
            },
            Prize::Black => { (icon("gem-k")) span.vh { (said::black_gems(words, 1)) } },
            Prize::Points(points) => {
                span.plus aria-hidden="true" { "+" (points) (icon("gold-pt")) }
                span.vh { (said::points(words, points)) }
            },
            Prize::Card(card) => (card_icon(said, card)),
            Prize::Discarded(card) => span.off { (card_icon(said, card)) },
        }
    }
}

/// A place where the best sum wins: who is there with what, who won, and why.
pub(super) fn contest(
    said: &Said<'_>,
    stage: &Stage,
    title: &Markup,
    contest: &Contest,
    wanted: impl Fn(Spot) -> bool + Copy,
    mut why: Vec<Reason>,
) -> Markup {
    let tied = contest.tied();
    why.splice(0..0, said.ties(tied));
    if let [(_, 0)] = contest.ranking[..] {
        why.push(said.reason("ysc-zero", &["Y4.4"]));
    }
    html! {
        section.zr {
            h3 {
                (title)
                span.win {
                    @if let Some(winner) = contest.winner { (marker(winner)) (said.name(winner)) }
                    @for one in &contest.prizes { (prize(said, *one)) }
                }
            }
            @for (owner, sum) in &contest.ranking {
                @let level = tied.iter().any(|(other, _)| other == owner);
                div.ln.best[contest.winner == Some(*owner)] {
                    (marker(*owner)) b { (said.name(*owner)) }
                    span.b { (brokers(stage.brokers_of(*owner, wanted))) }
                    @if let (true, Some(seat)) = (level, owner.seat()) {
                        @let front = said.scoring.fronts[seat.index()].sum();
                        span.tie { (said.tell("ysc-front", &[("sum", front.into())])) }
                    }
                    span.s { (sum) }
                }
            }
            (reasons("say", &why))
        }
    }
}
