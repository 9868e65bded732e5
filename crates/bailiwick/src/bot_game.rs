//! A game between bots, or between anything that chooses actions. Every command plays games through this module, so that
//! they are timed, traced and repeated in the same way.

use crate::failure::Failure;
use game::{Game, Seat, Trace};
use std::io::Write;

/// Plays a game to its end, or to the first decision that is not taken. Adds all actions with their seats to `played`, and
/// writes a trace if there is one.
pub(crate) fn play<G: Game, E: From<Failure>>(
    state: &mut G,
    played: &mut Vec<(Seat, String)>,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> Result<G::Action, E>,
    trace: Option<&mut Box<dyn Write>>,
) -> Result<(), E> {
    let mut trace = trace.map(Trace::new);
    game::play_out(state, |state, seat, legal| {
        let action = choose(state, seat, legal)?;
        if let Some(trace) = &mut trace {
            trace.decision(state, seat, action).map_err(Failure::from)?;
        }
        played.push((seat, action.to_string()));
        Ok::<_, E>(action)
    })?;
    if let Some(trace) = &mut trace {
        trace.end(state).map_err(Failure::from)?;
    }
    Ok(())
}
