//! Hints, and bots that are asked why: what can be asked at a table, and what is said then. The answer takes a moment, so it is
//! asked for and taken in later; both front ends say the same.

use game::{AskedHint, Entry, HintDepth, NoHint, Seat};
use study::{Advice, Texts};
use words::{Chair, Sitter, Spoken, Words};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What a seat should do that is to act.
    Hint(Seat, HintDepth),
    /// Why the bot did so whose action has this number in the log.
    Why(usize),
}

/// What is answered.
#[derive(Clone, PartialEq, Debug)]
pub struct ToldAdvice {
    /// What was asked.
    pub question: Question,
    /// What to look at.
    pub nudge: Texts,
    /// The best actions, and why; not if only a nudge was asked for.
    pub advice: Option<Box<Advice>>,
}

/// Why nothing is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAdvice {
    /// There are no hints, or not now.
    Hint(NoHint),
    /// A person did that.
    NotABot,
    /// What bots know is hidden as long as the game goes on.
    Secret,
    /// Nothing is known of the game but its rules.
    NoAnalyst,
    /// There is no such action.
    NoStep,
}

impl NoAdvice {
    /// The name of the message that says so.
    pub(crate) fn message(self) -> &'static str {
        match self {
            NoAdvice::Hint(NoHint::NotAgreed) => "trouble-no-hint",
            NoAdvice::Hint(NoHint::NotAsked) => "trouble-no-hint-now",
            NoAdvice::Hint(NoHint::Over) => "trouble-over",
            NoAdvice::NotABot => "trouble-no-bot",
            NoAdvice::Secret => "trouble-bot-keeps-secrets",
            NoAdvice::NoAnalyst => "trouble-no-analyst",
            NoAdvice::NoStep => "trouble-no-step",
        }
    }
}

impl ToldAdvice {
    /// The answer as paragraphs.
    pub(crate) fn paragraphs(&self, words: &Words, names: &[String]) -> Vec<String> {
        let language = words.language();
        let nudge = self.nudge.get(language).to_owned();
        let Some(advice) = &self.advice else { return vec![nudge, words.text("hint-again").into_owned()] };
        let first = match self.question {
            Question::Hint(..) => nudge,
            Question::Why(_) => {
                let name = names.get(advice.seat.index()).cloned().unwrap_or_default();
                words.text_with("why-title", &[("name", name.into())]).into_owned()
            }
        };
        let why = advice.why.text.get(language).to_owned();
        let list = match self.question {
            Question::Hint(..) => "hint-best",
            Question::Why(_) => "why-compared",
        };
        let action = |(number, one): (usize, &study::AdvisedAction)| {
            let (text, worth) = (one.text.get(language), one.worth.get(language));
            let chosen = advice.chosen.as_ref() == Some(&one.value.action);
            let chosen = if chosen { format!(" ({})", words.text("why-chosen")) } else { String::new() };
            format!("{number}. {text} ({}){chosen}: {worth}", one.value.action)
        };
        let heading = words.text_with("described-group", &[("name", words.text(list).into_owned().into())]);
        let mut said = vec![first, heading.into_owned()];
        said.extend((1..).zip(&advice.actions).map(action));
        said.push(why);
        if matches!(self.question, Question::Why(_)) {
            said.push(words.text("why-about").into_owned());
        }
        said
    }
}

/// How much a seat asks for next: after a nudge about the same decision the best actions.
pub(crate) fn next_depth<G: Spoken>(hints: &[AskedHint], log: &[Entry<G>], seat: Seat) -> HintDepth {
    let own = log.iter().rposition(|entry| entry.seat == Some(seat)).unwrap_or(0);
    let has_asked = hints.iter().any(|hint| hint.seat == seat && hint.after >= own);
    if has_asked { HintDepth::Actions } else { HintDepth::Nudge }
}

/// The number of the last action of a bot in a log, at least this many actions ago.
pub(crate) fn last_of_bots<G: Spoken>(log: &[Entry<G>], chairs: &[Chair], back: usize) -> Option<usize> {
    let is_bot = |seat: Seat| chairs.get(seat.index()).is_some_and(|chair| matches!(chair.sitter, Sitter::Bot(_)));
    let end = log.len().checked_sub(back)?;
    log[..end].iter().rposition(|entry| entry.seat.is_some_and(is_bot))
}
