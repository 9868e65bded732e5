//! What the pages of a table show of hints: who asked for one, whether the viewer may, and what they were told.

use crate::advising::Question;
use crate::dyn_game::DynGame;
use crate::table::Table;
use game::{Seat, SeatSet, Seating, Sight};
use study::Advice;
use ui::{HintOffer, Hinting, ToldAction, ToldHint, ToldWhy};
use words::Language;

impl Table {
    /// Whether a bot sat on a seat from the beginning.
    pub(crate) fn began_with_bot(&self, seat: Seat) -> bool {
        self.header.seats.get(seat.index()).is_some_and(|place| place.bot.is_some())
    }

    /// The seats of bots at the moment of this game that no person has left and may take again.
    pub(crate) fn bots_for_good(&self, play: &dyn DynGame) -> SeatSet {
        let seatings = play.seatings();
        let had_person = |seat: Seat| {
            let was_open = self.header.seats.get(seat.index()).is_some_and(|place| place.was_open);
            let sat = |(who, seating): &(Seat, Seating<'_>)| *who == seat && matches!(seating, Seating::Person(_));
            !self.began_with_bot(seat) && (!was_open || seatings.iter().any(sat))
        };
        self.bots(play).iter().filter(|seat| !had_person(*seat)).collect()
    }

    /// What is known of hints, and what the viewer may ask or was told.
    pub(crate) fn hinting(&self, play: &dyn DynGame, sight: Sight, language: Language) -> Hinting {
        let (agreed, asked) = play.hints();
        let may_ask = |seat: &Seat| play.may_ask_hint(*seat, self.bots_for_good(play)).is_ok();
        let offer = match sight.asked().filter(|_| play.has_analyst()).filter(may_ask) {
            None => HintOffer::None,
            Some(seat) => {
                let question = Question::Hint { asked_at: play.asked_at(), seat };
                let given = play.hint_given(seat).and_then(|depth| Some((depth, self.answers.get(question)?)));
                given.map_or(HintOffer::Ask, |(depth, advice)| {
                    HintOffer::Given(ToldHint {
                        depth,
                        nudge: advice.nudge.get(language).to_owned(),
                        actions: told_actions(&advice, language),
                        why: advice.why.text.get(language).to_owned(),
                    })
                })
            }
        };
        Hinting { agreed, asked, offer, explains: play.has_analyst(), why: None }
    }
}

/// The actions that advice is about, for a page.
fn told_actions(advice: &Advice, language: Language) -> Vec<ToldAction> {
    let told = |one: &study::AdvisedAction| ToldAction {
        text: one.text.get(language).to_owned(),
        worth: one.worth.get(language).to_owned(),
        is_chosen: advice.chosen.as_ref() == Some(&one.value.action),
    };
    advice.actions.iter().map(told).collect()
}

/// What a bot answers, for a page.
pub(crate) fn told_why(advice: &Advice, language: Language) -> ToldWhy {
    ToldWhy { why: advice.why.text.get(language).to_owned(), actions: told_actions(advice, language) }
}
