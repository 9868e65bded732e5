//! Hints in a journal: who may ask for one, who has asked, and about what.

use super::{Journal, LogRow, Seating};
use crate::{AskedHint, Game, HintDepth, NoHint, Seat, SeatSet};

impl<G: Game> Journal<G> {
    /// Everybody agrees that hints may be asked for. That is written before the first action.
    pub fn agree_on_hints(&mut self) {
        self.rows.push(LogRow::HintsAgreed);
    }

    /// Whether everybody agreed at set-up that hints may be asked for.
    pub fn are_hints_agreed(&self) -> bool {
        self.rows.iter().any(|row| matches!(row, LogRow::HintsAgreed))
    }

    /// Whether the person of a seat may ask for a hint now, at a table where bots have these seats for good: where all others are
    /// bots, or everybody agreed at set-up.
    ///
    /// # Errors
    ///
    /// [`NoHint`] says why not.
    pub fn may_ask_hint(&self, seat: Seat, bots: SeatSet) -> Result<(), NoHint> {
        if self.over() {
            return Err(NoHint::Over);
        }
        let alone = || Seat::first(self.state.players()).all(|other| other == seat || bots.contains(other));
        if !self.are_hints_agreed() && !alone() {
            return Err(NoHint::NotAgreed);
        }
        if self.state.to_act().contains(seat) { Ok(()) } else { Err(NoHint::NotAsked) }
    }

    /// Writes down that the person of a seat asked for a hint.
    pub fn note_hint(&mut self, seat: Seat, depth: HintDepth) {
        self.rows.push(LogRow::Hint(seat, depth));
    }

    /// The hints that were asked for, in order. What was asked stays asked, whatever is taken back.
    pub fn hints(&self) -> Vec<AskedHint> {
        let (mut actions, mut hints) = (0, Vec::<AskedHint>::new());
        for row in self.rows.iter() {
            match row {
                LogRow::Act(..) => actions += 1,
                LogRow::Undo { left } => {
                    actions = *left;
                    hints.iter_mut().for_each(|hint| hint.after = hint.after.min(actions));
                }
                LogRow::Hint(seat, depth) => hints.push(AskedHint { seat: *seat, depth: *depth, after: actions }),
                LogRow::Sit(..) | LogRow::Leave(..) | LogRow::HintsAgreed => (),
            }
        }
        hints
    }

    /// The most that a seat has asked for about the decision that it is to take now.
    pub fn hint_given(&self, seat: Seat) -> Option<HintDepth> {
        let asked_after = self.asked_after();
        let same_row = |number: usize| self.played.get(number).map(|played| played.row);
        let (mut rows, mut given) = (Vec::<(u32, Seat)>::new(), None);
        for (number, row) in (0_u32..).zip(self.rows.iter()) {
            match row {
                LogRow::Act(other, _) => rows.push((number, *other)),
                LogRow::Undo { left } => rows.truncate(*left),
                // The same question was asked then if nothing was done since but others' secret answers to it.
                LogRow::Hint(who, depth) if *who == seat => {
                    let same = asked_after
                        .checked_sub(1)
                        .is_none_or(|last| rows.get(last).map(|(row, _)| *row) == same_row(last));
                    let is_open = rows.iter().skip(asked_after).all(|(_, other)| *other != seat);
                    if rows.len() >= asked_after && same && is_open {
                        given = given.max(Some(*depth));
                    }
                }
                LogRow::Hint(..) | LogRow::Sit(..) | LogRow::Leave(..) | LogRow::HintsAgreed => (),
            }
        }
        given
    }

    /// The number of actions that had been done when what is asked now was first asked.
    pub fn asked_after(&self) -> usize {
        self.played.len() - self.pending()
    }

    /// The action with this number, counted from 0, if it has not been taken back: whose it is, and the number of its row, which
    /// no other action of this game has.
    pub fn taken(&self, number: usize) -> Option<(Seat, G::Action, u64)> {
        self.played.get(number).map(|played| (played.seat, played.action, u64::from(played.row)))
    }

    /// Who sat on a seat before a row was written, if that has changed since the beginning.
    pub fn sitter_at(&self, seat: Seat, row: u64) -> Option<Seating<'_>> {
        let rows = self.rows.iter().take(usize::try_from(row).unwrap_or(usize::MAX));
        rows.filter_map(|row| match row {
            LogRow::Sit(who, name) if *who == seat => Some(Seating::Person(name)),
            LogRow::Leave(who, bot) if *who == seat => Some(Seating::Bot(bot)),
            _ => None,
        })
        .last()
    }

    /// What a record says of hints.
    pub(super) fn hint_comments(&self) -> Vec<String> {
        let agreed = self.are_hints_agreed().then(|| "hints: agreed at set-up".to_owned());
        let comment = |hint: AskedHint| match hint.depth {
            HintDepth::Nudge => format!("hint: seat {} asked what to look at after {} actions", hint.seat, hint.after),
            HintDepth::Actions => {
                format!("hint: seat {} asked for the best actions after {} actions", hint.seat, hint.after)
            }
        };
        agreed.into_iter().chain(self.hints().into_iter().map(comment)).collect()
    }
}
