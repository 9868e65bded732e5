//! The order of a turn or round as one list of steps, and which step may come right after which.

use std::mem::discriminant;

/// A part of a turn: steps that follow each other, once or again and again.
#[derive(Debug)]
pub struct Stage<S: 'static> {
    steps: &'static [Planned<S>],
    repeats: bool,
}

impl<S> Stage<S> {
    /// Its steps come once.
    pub const fn once(steps: &'static [Planned<S>]) -> Stage<S> {
        Stage { steps, repeats: false }
    }

    /// Its steps come again for the next player, building or district.
    pub const fn each(steps: &'static [Planned<S>]) -> Stage<S> {
        Stage { steps, repeats: true }
    }
}

/// A step in the list of a turn. What a step carries (a place, a space) makes no difference to the order.
#[derive(Debug)]
pub struct Planned<S> {
    step: S,
    is_optional: bool,
    repeats: bool,
}

impl<S> Planned<S> {
    /// It always comes.
    pub const fn always(step: S) -> Planned<S> {
        Planned { step, is_optional: false, repeats: false }
    }

    /// It is left out where nobody is concerned.
    pub const fn optional(step: S) -> Planned<S> {
        Planned { step, is_optional: true, repeats: false }
    }

    /// It may come several times in a row.
    pub const fn repeated(self) -> Planned<S>
    where
        S: Copy,
    {
        Planned { step: self.step, is_optional: self.is_optional, repeats: true }
    }

    fn is(&self, step: &S) -> bool {
        discriminant(&self.step) == discriminant(step)
    }
}

/// Whether a list allows `after` right after `before`. Behind the last stage the next turn begins with the first.
pub fn can_follow<S>(order: &[Stage<S>], before: &S, after: &S) -> bool {
    let place = |stage: &Stage<S>| stage.steps.iter().position(|planned| planned.is(before));
    let mut stages = order.iter().enumerate();
    let Some((number, place)) = stages.find_map(|(number, stage)| Some((number, place(stage)?))) else { return false };
    let stage = &order[number];
    if stage.steps[place].repeats && stage.steps[place].is(after) {
        return true;
    }
    let later = order[number + 1..].iter().chain(&order[..=number]).map(|stage| stage.steps);
    match reach(&stage.steps[place + 1..], after) {
        Reach::Beyond if stage.repeats && matches!(reach(stage.steps, after), Reach::Found) => true,
        Reach::Beyond => {
            later.map(|steps| reach(steps, after)).find(|reach| *reach != Reach::Beyond) == Some(Reach::Found)
        }
        reached => reached == Reach::Found,
    }
}

/// What is met on the way through some steps, of which those that are optional can be left out.
#[derive(PartialEq)]
enum Reach {
    /// The wanted step.
    Found,
    /// Another step that cannot be left out.
    Blocked,
    /// The end.
    Beyond,
}

fn reach<S>(steps: &[Planned<S>], wanted: &S) -> Reach {
    match steps.iter().find(|planned| planned.is(wanted) || !planned.is_optional) {
        Some(planned) if planned.is(wanted) => Reach::Found,
        Some(_) => Reach::Blocked,
        None => Reach::Beyond,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Step {
        Deal,
        Bid(u8),
        Look,
        Play(u8),
        Prize,
        Count,
        End,
    }

    const TURN: &[Stage<Step>] = &[
        Stage::once(&[Planned::optional(Step::Deal), Planned::always(Step::Bid(0)).repeated()]),
        Stage::each(&[Planned::optional(Step::Look), Planned::always(Step::Play(0)), Planned::optional(Step::Prize)]),
        Stage::once(&[Planned::always(Step::Count), Planned::optional(Step::End)]),
    ];

    #[test]
    fn a_step_is_followed_by_the_next_one_that_may_come() {
        let can = |before, after| can_follow(TURN, &before, &after);
        assert!(can(Step::Deal, Step::Bid(0)) && can(Step::Bid(0), Step::Bid(1)));
        assert!(can(Step::Bid(3), Step::Look) && can(Step::Bid(3), Step::Play(0)));
        assert!(!can(Step::Bid(3), Step::Prize) && !can(Step::Deal, Step::Deal) && !can(Step::Look, Step::Look));
        assert!(can(Step::Play(0), Step::Prize) && can(Step::Play(0), Step::Play(1)) && can(Step::Prize, Step::Look));
        assert!(can(Step::Play(1), Step::Count) && !can(Step::Look, Step::Count) && !can(Step::Play(1), Step::End));
        assert!(can(Step::Count, Step::End) && can(Step::Count, Step::Deal) && can(Step::Count, Step::Bid(0)));
        assert!(!can(Step::Count, Step::Count) && !can(Step::Count, Step::Play(0)));
    }
}
