//! A game between bots, or between anything that chooses actions. Every command plays games through this module, so that
//! they are timed, traced and repeated in the same way.

use crate::failure::Failure;
use game::{Game, Seat, Trace};
use std::io::Write;

/// Plays a game to its end and writes a trace if there is one. Returns all actions with their seats.
pub(crate) fn play<G: Game>(
    state: &mut G,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> G::Action,
    trace: Option<&mut Box<dyn Write>>,
) -> Result<Vec<(Seat, String)>, Failure> {
    let mut trace = trace.map(Trace::new);
    let mut played = Vec::new();
    game::play_out(state, |state, seat, legal| {
        let action = choose(state, seat, legal);
        if let Some(trace) = &mut trace {
            trace.decision(state, seat, action)?;
        }
        played.push((seat, action.to_string()));
        Ok::<_, Failure>(action)
    })?;
    if let Some(trace) = &mut trace {
        trace.end(state)?;
    }
    Ok(played)
}
