//! The policy of sight: with which seat a person looks at a game, and what their screen may show.
//!
//! A person holds no seat (a spectator), one, or several (friends who share a screen, or a player against themselves). Web
//! pages, the API and the terminal all make a [`Sight`] of these seats and of the public [`Situation`] of the game, and do
//! what it says:
//!
//! - [`Sight::choose`]: may this person look with that seat?
//! - [`Sight::screen`]: what does a screen show? Where seats that share a screen have secrets from each other, each of them
//!   comes from behind a curtain. Programs are not screens and skip this step.
//! - [`Sight::viewpoint`]: the seat that is looked with, or a spectator. [`Sight::is_open`]: whether nothing is hidden any more.
//! - [`Sight::asked`], [`Sight::acting`]: which of the seats answers.
//! - [`Sight::you`]: who is addressed as "you".
//! - [`Sight::first_news`]: where the part of the log begins that the person has not seen.
//! - [`Sight::may_take_back`]: whether the last action is one that those at the screen may take back.
//!
//! A sight is a value of one moment: make it anew whenever the game has moved on. Nothing in it depends on anything hidden.
//!
//! # Examples
//!
//! Seats 1 and 2 share a screen, seat 3 plays elsewhere, and all are to bid in secret. The screen stays behind a curtain
//! until seat 1 says that they are there:
//!
//! ```
//! use game::{Screen, Seat, SeatSet, Sight, SightError, Situation};
//!
//! let seats = |numbers: &[u8]| numbers.iter().filter_map(|number| Seat::from_number(*number)).collect::<SeatSet>();
//! let bidding = Situation { hidden: true, over: false, players: 3, to_act: seats(&[1, 2, 3]) };
//! let sight = Sight::new(bidding, seats(&[1, 2]));
//! let Screen::Curtain { next, sight: behind } = sight.screen() else { panic!("no curtain") };
//! assert_eq!((next, behind.viewpoint(), behind.asked()), (Seat::One, None, None));
//!
//! let Screen::Table(shown) = sight.choose(Seat::One)?.screen() else { panic!("a curtain") };
//! assert_eq!((shown.viewpoint(), shown.asked(), shown.you()), (Some(Seat::One), Some(Seat::One), Some(Seat::One)));
//!
//! assert_eq!(sight.choose(Seat::Three), Err(SightError::NotHeld(Seat::Three)));
//! # Ok::<(), SightError>(())
//! ```
//!
//! When the game is over nothing is hidden from anybody, and there is no curtain:
//!
//! ```
//! use game::{Screen, Seat, SeatSet, Sight, SightError, Situation};
//!
//! let end = Situation { hidden: true, over: true, players: 3, to_act: SeatSet::NONE };
//! let sight = Sight::new(end, SeatSet::only(Seat::One));
//! assert!(sight.is_open() && sight.screen() == Screen::Table(sight));
//! assert_eq!(sight.choose(Seat::Three)?.viewpoint(), Some(Seat::Three));
//! # Ok::<(), SightError>(())
//! ```

use crate::{Game, Seat, SeatSet};
use std::fmt;

/// What is publicly known of a game and decides what can be seen of it.
///
/// A server makes it from the state, a client from what the server tells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Situation {
    /// Whether the game has hidden information at all: [`Game::HIDDEN`].
    pub hidden: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Number of players.
    pub players: u8,
    /// The seats that are to act.
    pub to_act: SeatSet,
}

impl Situation {
    /// The situation of a state.
    pub fn of<G: Game>(state: &G) -> Situation {
        Situation {
            hidden: G::HIDDEN,
            over: state.outcome().is_some(),
            players: state.players(),
            to_act: state.to_act(),
        }
    }

    /// Whether players have secrets from each other now: never in a game without hidden information, nor after the end.
    pub(crate) const fn has_secrets(self) -> bool {
        self.hidden && !self.over
    }
}

/// How one person looks at a game at one moment. See the [module](crate::sight).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sight {
    situation: Situation,
    /// All seats of the person, or of all persons who share the screen.
    held: SeatSet,
    /// The seats that look now: all that are held, or behind a curtain one or none.
    mine: SeatSet,
    chosen: Option<Seat>,
}

/// What a screen shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The table, as this sight has it.
    Table(Sight),
    /// A curtain: several persons share the screen, and one of them has to say that they are there.
    Curtain {
        /// The seat that comes next: once the person says so, [`Sight::choose`] it.
        next: Seat,
        /// What may be shown meanwhile: a spectator's sight.
        sight: Sight,
    },
}

impl Screen {
    /// The sight of what is shown, in front of a curtain too.
    pub const fn sight(self) -> Sight {
        match self {
            Screen::Table(sight) | Screen::Curtain { sight, .. } => sight,
        }
    }
}

/// Why a person may not look or act with a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SightError {
    /// The game has no such seat.
    NoSuchSeat(Seat),
    /// The person does not hold the seat, and it has secrets or is asked to act.
    NotHeld(Seat),
    /// The person holds no seat at all.
    Spectator,
}

impl fmt::Display for SightError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SightError::NoSuchSeat(seat) => write!(f, "there is no seat {seat} in this game"),
            SightError::NotHeld(seat) => write!(f, "seat {seat} is not yours"),
            SightError::Spectator => f.write_str("you have no seat in this game"),
        }
    }
}

impl std::error::Error for SightError {}

impl Sight {
    /// How somebody looks who holds these seats and has not chosen any of them.
    pub const fn new(situation: Situation, held: SeatSet) -> Sight {
        Sight { situation, held, mine: held, chosen: None }
    }

    /// How somebody looks at a state who holds these seats and has not chosen any of them.
    pub fn of<G: Game>(state: &G, held: SeatSet) -> Sight {
        Sight::new(Situation::of(state), held)
    }

    /// Looks with a certain seat: the person chose it, or said at a shared screen that they are there.
    ///
    /// # Errors
    ///
    /// [`SightError::NoSuchSeat`]; [`SightError::NotHeld`] while seats have secrets, if the seat is not the person's own.
    pub fn choose(self, seat: Seat) -> Result<Sight, SightError> {
        if seat.number() > self.situation.players {
            return Err(SightError::NoSuchSeat(seat));
        }
        if self.situation.has_secrets() && !self.held.contains(seat) {
            return Err(SightError::NotHeld(seat));
        }
        Ok(Sight { chosen: Some(seat), ..self })
    }

    /// What is publicly known of the game.
    pub const fn situation(self) -> Situation {
        self.situation
    }

    /// All seats of the person or of those who share the screen.
    pub const fn held(self) -> SeatSet {
        self.held
    }

    /// The seats that look now: all that are held, but of a screen that is shared by seats with secrets only the one that is
    /// shown, or none.
    pub const fn mine(self) -> SeatSet {
        self.mine
    }

    /// The seat that was chosen to look with.
    pub const fn chosen(self) -> Option<Seat> {
        self.chosen
    }

    /// Whether the seats that look have secrets from each other, so that no two may be shown at once.
    pub fn is_shared(self) -> bool {
        self.situation.has_secrets() && self.mine.len() > 1
    }

    /// What a screen shows. Seats that share it and have secrets are shown one after another, each while it is chosen and
    /// asked. Between them the screen shows what a spectator may see.
    pub fn screen(self) -> Screen {
        if !self.is_shared() {
            return Screen::Table(self);
        }
        let is_asked = |seat: &Seat| self.situation.to_act.contains(*seat);
        match (self.chosen.filter(is_asked), self.mine.iter().find(is_asked)) {
            (Some(seat), _) => Screen::Table(self.alone(seat)),
            (None, Some(next)) => Screen::Curtain { next, sight: self.nobody() },
            (None, None) => Screen::Table(self.nobody()),
        }
    }

    /// Who may be told something while nobody here is asked, where what was told stays readable (lines in a terminal): of a
    /// shared screen the seat that was chosen last, asked or not; `None` if nobody has come.
    pub fn meanwhile(self) -> Option<Sight> {
        if self.is_shared() { self.chosen.map(|seat| self.alone(seat)) } else { Some(self) }
    }

    /// One of the seats alone at the screen.
    fn alone(self, seat: Seat) -> Sight {
        Sight { mine: SeatSet::only(seat), chosen: Some(seat), ..self }
    }

    /// None of the seats at the screen.
    fn nobody(self) -> Sight {
        Sight { mine: SeatSet::NONE, chosen: None, ..self }
    }

    /// The seat that is looked with: the chosen one, else the first that is asked, else the first; `None` for a spectator.
    pub fn viewpoint(self) -> Option<Seat> {
        self.chosen.or_else(|| self.usual())
    }

    /// The seat that stands for all, unless another one is chosen.
    fn usual(self) -> Option<Seat> {
        self.mine.intersection(self.situation.to_act).lowest().or(self.mine.lowest())
    }

    /// Whether everything is shown that was hidden: the game is over, and no seat was chosen to see it with.
    pub const fn is_open(self) -> bool {
        self.situation.hidden && self.situation.over && self.chosen.is_none()
    }

    /// What the person sees of a state of this game on a screen. A program gets [`Game::view`] of [`Sight::viewpoint`]
    /// instead, at the end too: that what it reads is of one seat does not change when a game ends.
    pub fn view<G: Game>(self, state: &G) -> G::View {
        if self.is_open() { state.open_view() } else { state.view(self.viewpoint()) }
    }

    /// The seat of the person that is asked to act: the one looked with if it is, else the first.
    pub fn asked(self) -> Option<Seat> {
        let asked = self.mine.intersection(self.situation.to_act);
        self.viewpoint().filter(|seat| asked.contains(*seat)).or(asked.lowest())
    }

    /// The seat that an action is meant for: the one that is named, else the first that is asked, else the first.
    ///
    /// # Errors
    ///
    /// [`SightError::NotHeld`] if the named seat is not the person's own, [`SightError::Spectator`] if they have none.
    pub fn acting(self, named: Option<Seat>) -> Result<Seat, SightError> {
        match named {
            Some(seat) if self.mine.contains(seat) => Ok(seat),
            Some(seat) => Err(SightError::NotHeld(seat)),
            None => self.usual().ok_or(SightError::Spectator),
        }
    }

    /// The seat that is addressed as "you": nobody where several look, because it would be another one every time.
    pub fn you(self) -> Option<Seat> {
        self.viewpoint().filter(|seat| self.mine == SeatSet::only(*seat))
    }

    /// The first entry of the log that has news: the last own action, because what followed from it is news, though what was
    /// decided is not. `seats` are those of the entries, from the set-up on, which has none ([`crate::Entry::seat`],
    /// [`crate::Journal::entry_seats`]). A spectator has seen all. Between two people who share a screen, it is what happened
    /// since any of them acted.
    pub fn first_news(self, seats: impl IntoIterator<Item = Option<Seat>>) -> usize {
        // The set-up is never news.
        let (mut entries, mut news) = (0, 1);
        for seat in seats {
            if self.is_own(seat) {
                news = entries;
            }
            entries += 1;
        }
        if self.held.is_empty() { entries } else { news }
    }

    /// Whether an entry of the log is an action of the person who looks, or of any who share the screen while none of them
    /// looks.
    pub fn is_own(self, seat: Option<Seat>) -> bool {
        let own = if self.mine.is_empty() { self.held } else { self.mine };
        seat.is_some_and(|seat| own.contains(seat))
    }

    /// Whether those who look may take back, if the seats that are held may; [`crate::Journal::undo_left`] asks it. Where seats
    /// have secrets, those who share a screen are different players: each takes back their own action only, and not through
    /// those of bots, because they do not play against bots alone. While none of them looks, whichever of them acted last may.
    /// A program takes back for all its seats. `last` is the seat of the last action.
    pub fn may_take_back(self, last: Option<Seat>) -> bool {
        self.mine == self.held || self.is_own(last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> SeatSet {
        numbers.iter().filter_map(|number| Seat::from_number(*number)).collect()
    }

    /// A game of four, in which these are to act; it is over if nobody is.
    fn situation(hidden: bool, to_act: &[u8]) -> Situation {
        Situation { hidden, over: to_act.is_empty(), players: 4, to_act: seats(to_act) }
    }

    fn sight(hidden: bool, to_act: &[u8], held: &[u8]) -> Sight {
        Sight::new(situation(hidden, to_act), seats(held))
    }

    #[test]
    fn one_seat_looks_with_itself_and_a_spectator_with_none() {
        let one = sight(true, &[1], &[2]);
        assert_eq!(one.screen(), Screen::Table(one));
        assert_eq!((one.viewpoint(), one.you(), one.asked()), (Some(Seat::Two), Some(Seat::Two), None));
        let spectator = sight(true, &[1], &[]);
        assert_eq!(spectator.screen(), Screen::Table(spectator));
        assert_eq!((spectator.viewpoint(), spectator.you(), spectator.asked()), (None, None, None));
        assert_eq!(spectator.acting(None), Err(SightError::Spectator));
    }

    #[test]
    fn only_own_seats_can_be_chosen_while_there_are_secrets() {
        let playing = sight(true, &[1], &[2]);
        assert_eq!(playing.choose(Seat::Two).unwrap().viewpoint(), Some(Seat::Two));
        assert_eq!(playing.choose(Seat::One), Err(SightError::NotHeld(Seat::One)));
        assert_eq!(playing.choose(Seat::Five), Err(SightError::NoSuchSeat(Seat::Five)));
        assert!(sight(false, &[1], &[2]).choose(Seat::One).is_ok());
        assert!(sight(true, &[], &[2]).choose(Seat::One).is_ok());
    }

    #[test]
    fn a_shared_screen_without_secrets_shows_the_first_that_is_asked() {
        let both = sight(false, &[2], &[1, 2]);
        assert_eq!(both.screen(), Screen::Table(both));
        assert_eq!((both.viewpoint(), both.asked(), both.you()), (Some(Seat::Two), Some(Seat::Two), None));
        // They look with another seat, and the asked one is asked all the same.
        let chosen = both.choose(Seat::One).unwrap();
        assert_eq!((chosen.viewpoint(), chosen.asked()), (Some(Seat::One), Some(Seat::Two)));
    }

    #[test]
    fn a_shared_screen_with_secrets_is_shown_to_one_after_another() {
        let both = sight(true, &[2, 3], &[1, 2, 3]);
        let Screen::Curtain { next, sight: meanwhile } = both.screen() else { panic!("a table") };
        assert_eq!((next, meanwhile.viewpoint(), meanwhile.mine()), (Seat::Two, None, SeatSet::NONE));
        // Seat 1 is not asked: what they know is not shown, whatever they say.
        let Screen::Curtain { next, .. } = both.choose(Seat::One).unwrap().screen() else { panic!("a table") };
        assert_eq!(next, Seat::Two);
        // Any of those that are asked may come first.
        let Screen::Table(third) = both.choose(Seat::Three).unwrap().screen() else { panic!("a curtain") };
        assert_eq!((third.mine(), third.asked(), third.you()), (seats(&[3]), Some(Seat::Three), Some(Seat::Three)));
        // While nobody here is asked the screen shows what all may see.
        let Screen::Table(waiting) = sight(true, &[4], &[1, 2]).screen() else { panic!("a curtain") };
        assert_eq!((waiting.viewpoint(), waiting.asked(), waiting.you()), (None, None, None));
    }

    #[test]
    fn lines_are_told_to_the_one_who_came_last() {
        let waiting = sight(true, &[4], &[1, 2]);
        assert_eq!(waiting.meanwhile(), None);
        let told = waiting.choose(Seat::Two).unwrap().meanwhile().unwrap();
        assert_eq!((told.viewpoint(), told.you()), (Some(Seat::Two), Some(Seat::Two)));
        let alone = sight(true, &[4], &[1]);
        assert_eq!(alone.meanwhile(), Some(alone));
    }

    #[test]
    fn everything_is_open_at_the_end_unless_a_seat_is_chosen() {
        let end = sight(true, &[], &[1, 2]);
        assert!(end.is_open() && !end.choose(Seat::Four).unwrap().is_open());
        assert_eq!((end.viewpoint(), end.you()), (Some(Seat::One), None));
        assert!(!sight(false, &[], &[1]).is_open(), "nothing was hidden");
        assert!(!sight(true, &[2], &[]).is_open());
    }

    #[test]
    fn an_action_is_for_the_named_seat_or_the_first_that_is_asked() {
        let both = sight(true, &[2], &[1, 2]);
        assert_eq!(both.acting(None), Ok(Seat::Two));
        assert_eq!(both.acting(Some(Seat::One)), Ok(Seat::One));
        assert_eq!(both.acting(Some(Seat::Four)), Err(SightError::NotHeld(Seat::Four)));
        assert_eq!(sight(true, &[4], &[1, 2]).acting(None), Ok(Seat::One));
    }

    #[test]
    fn news_begin_with_what_followed_from_the_last_own_action() {
        let log = [None, Some(Seat::One), Some(Seat::Two), Some(Seat::Three)];
        assert_eq!(sight(false, &[1], &[2]).first_news(log), 2);
        assert_eq!(sight(false, &[1], &[4]).first_news(log), 1, "everything but the set-up");
        assert_eq!(sight(false, &[1], &[]).first_news(log), 4, "spectators have seen all");
        assert_eq!(sight(false, &[1], &[2, 3]).first_news(log), 3);
        let Screen::Table(second) = sight(true, &[2], &[2, 3]).choose(Seat::Two).unwrap().screen() else { panic!() };
        assert_eq!(second.first_news(log), 2, "behind the curtain each has news of their own");
        assert!(second.is_own(log[2]) && !second.is_own(log[3]) && !second.is_own(log[0]));
    }

    #[test]
    fn who_shares_a_screen_takes_back_their_own_action_only() {
        let may_take_back = |seat: Option<Seat>, last: Option<Seat>| {
            let both = sight(true, &[1, 2, 4], &[1, 2]);
            let chosen = seat.map_or(both, |seat| both.choose(seat).unwrap());
            chosen.screen().sight().may_take_back(last)
        };
        assert!(!may_take_back(Some(Seat::One), Some(Seat::Two)), "seat 1 is at the screen, and it was not theirs");
        assert!(may_take_back(Some(Seat::Two), Some(Seat::Two)));
        assert!(may_take_back(None, Some(Seat::Two)), "nobody else has come");
        assert!(!may_take_back(Some(Seat::Two), None) && !may_take_back(None, None), "nothing has been done");
        assert!(!may_take_back(Some(Seat::Two), Some(Seat::Three)), "seat 1 has seen what seat 3 did, a bot or not");
        assert!(!may_take_back(None, Some(Seat::Three)), "seat 3 plays elsewhere");
        // One player, friends without secrets, and a program go by the journal alone: against bots it lets them through.
        for sight in [sight(true, &[1], &[2]), sight(false, &[1], &[1, 2]), sight(true, &[1], &[1, 2])] {
            assert!(sight.may_take_back(Some(Seat::Three)));
        }
    }
}
