//! The policy of sight over random games: every person, every seat that they might choose, every moment.

use crate::pips::{HONEST, Pips};
use game::{Game, Journal, Random, Screen, Seat, SeatSet, Sight, SightError, Situation};

type Toy = Pips<HONEST>;

/// Plays random games of two and three, and shows every moment, the end included.
fn at_every_moment(mut look: impl FnMut(&Journal<Toy>, &mut Random)) {
    for seed in 0..60 {
        let players = 2 + (seed % 2) as u8;
        let mut random = Random::new(seed);
        let mut journal = Journal::new(Toy::new(players, &game::Settings::new(&[]), seed).unwrap());
        loop {
            look(&journal, &mut random);
            let to_act: Vec<Seat> = journal.state().to_act().iter().collect();
            if to_act.is_empty() {
                break;
            }
            let seat = to_act[random.below(to_act.len())];
            let legal = journal.state().legal_actions(seat);
            journal.play(seat, legal[random.below(legal.len())]).unwrap();
        }
    }
}

/// Every set of seats of a game.
fn sets(players: u8) -> impl Iterator<Item = SeatSet> {
    (0..1_u8 << players).map(move |bits| Seat::first(players).filter(|seat| bits >> seat.index() & 1 == 1).collect())
}

/// Every sight of a person who holds these seats, with what is shown to them.
fn sights(state: &Toy, held: SeatSet) -> Vec<(Sight, Sight)> {
    let sight = Sight::of(state, held);
    let chosen = Seat::ALL.into_iter().filter_map(|seat| sight.choose(seat).ok());
    let shown = |sight: Sight| match sight.screen() {
        Screen::Table(shown) => (sight, shown),
        Screen::Curtain { sight: shown, .. } => (sight, shown),
    };
    std::iter::once(sight).chain(chosen).map(shown).collect()
}

#[test]
fn a_screen_shows_nothing_that_somebody_before_it_may_not_see() {
    at_every_moment(|journal, _| {
        let state = journal.state();
        for held in sets(state.players()) {
            for (sight, shown) in sights(state, held) {
                assert_eq!(shown.screen(), Screen::Table(shown), "what is shown is shown");
                if state.outcome().is_some() {
                    assert_eq!(sight, shown, "nothing is hidden");
                    continue;
                }
                assert_eq!(shown.view(state), state.view(shown.viewpoint()), "nothing opens before the end");
                if let Some(seat) = shown.viewpoint() {
                    // Where several share the screen: only the one who said that they are there, and is asked.
                    let called = sight.chosen() == Some(seat) && state.to_act().contains(seat);
                    assert!(held == SeatSet::only(seat) || held.contains(seat) && called, "{sight:?} shows {shown:?}");
                }
            }
        }
    });
}

#[test]
fn somebody_who_is_asked_is_shown_the_table_or_called_to_it() {
    at_every_moment(|journal, _| {
        let state = journal.state();
        for held in sets(state.players()) {
            for (sight, _) in sights(state, held) {
                let asked = held.iter().any(|seat| state.to_act().contains(seat));
                match sight.screen() {
                    Screen::Table(shown) => assert_eq!(shown.asked().is_some(), asked),
                    Screen::Curtain { next, sight: shown } => {
                        assert!(asked && held.contains(next) && shown.asked().is_none());
                        let Screen::Table(called) = sight.choose(next).unwrap().screen() else {
                            panic!("another curtain")
                        };
                        assert_eq!((called.asked(), called.you()), (Some(next), Some(next)));
                    }
                }
            }
        }
    });
}

#[test]
fn seats_with_secrets_are_refused_to_everybody_else() {
    at_every_moment(|journal, _| {
        let state = journal.state();
        for held in sets(state.players()) {
            for seat in Seat::ALL {
                let expected = match seat {
                    _ if seat.number() > state.players() => Some(SightError::NoSuchSeat(seat)),
                    _ if state.outcome().is_none() && !held.contains(seat) => Some(SightError::NotHeld(seat)),
                    _ => None,
                };
                assert_eq!(Sight::of(state, held).choose(seat).err(), expected);
            }
        }
    });
}

/// Viewers who see the same get the same sight: it depends on nothing hidden.
#[test]
fn a_sight_tells_nothing_that_is_hidden() {
    at_every_moment(|journal, random| {
        let state = journal.state();
        for viewer in Seat::first(state.players()).map(Some).chain([None]) {
            let other = Toy::resample(&state.view(viewer), random);
            assert_eq!(Situation::of(&other), Situation::of(state));
        }
    });
}

#[test]
fn news_and_taking_back_follow_from_the_journal_as_from_the_log() {
    at_every_moment(|journal, _| {
        let state = journal.state();
        for held in sets(state.players()) {
            for (sight, shown) in sights(state, held) {
                let log = journal.entries(shown.viewpoint(), shown.is_open());
                let seats = || log.iter().map(|entry| entry.seat);
                assert_eq!(shown.first_news(seats()), shown.first_news(journal.entry_seats()));
                let last = log.last().and_then(|entry| entry.seat);
                let undone = journal.undo_left(shown, SeatSet::NONE);
                assert!(undone.is_none() || shown.may_take_back(last) && held.contains(last.unwrap()));
                if shown.mine().is_empty() && !held.is_empty() {
                    // While nobody is there, whoever acted last at this screen may do what they might do alone.
                    let alone = last.filter(|last| held.contains(*last)).map(SeatSet::only);
                    let alone = alone.and_then(|seat| journal.undo_left(Sight::of(state, seat), SeatSet::NONE));
                    assert_eq!(undone, alone);
                }
                let bots = Seat::first(state.players()).filter(|seat| !held.contains(*seat)).collect();
                let is_last_own = |left| left + 1 == journal.actions() && last.is_some_and(|last| held.contains(last));
                let through_bots = journal.undo_left(shown, bots).filter(|left| !is_last_own(*left));
                assert!(through_bots.is_none() || !sight.is_shared(), "others at the screen have seen what bots did");
                let news = log.get(shown.first_news(seats())..).unwrap_or_default();
                assert!(
                    news.iter().skip(1).all(|entry| !shown.is_own(entry.seat)),
                    "others act after the last own action"
                );
                let own = log.iter().filter(|entry| shown.is_own(entry.seat)).count();
                let first = news.first().is_some_and(|entry| shown.is_own(entry.seat));
                assert_eq!(first, own > 0, "news begin with the last own action, if there is one");
            }
        }
    });
}
