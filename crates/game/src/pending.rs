//! Secret answers that wait for others.

use crate::{Seat, SeatSet};

/// The number of secret answers at the end of a log that others still have to add theirs to: those after which exactly the
/// answering seat has stopped being waited for, while another still is.
///
/// `played` are the actions, the latest first: who acted, and who was to act before. `to_act` is who is to act now.
pub fn pending_answers(played: impl IntoIterator<Item = (Seat, SeatSet)>, to_act: SeatSet) -> usize {
    let mut after = to_act;
    let is_pending = |(seat, before): &(Seat, SeatSet)| {
        let pending = !after.is_empty() && after == before.without(*seat);
        after = *before;
        pending
    };
    played.into_iter().take_while(is_pending).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_pending_until_the_last_one_is_there() {
        let set = |numbers: &[u8]| numbers.iter().filter_map(|number| Seat::from_number(*number)).collect::<SeatSet>();
        let turn = (Seat::Three, set(&[3]));
        let (first, second, last) = ((Seat::Two, set(&[1, 2, 3])), (Seat::One, set(&[1, 3])), (Seat::Three, set(&[3])));
        assert_eq!(pending_answers([], set(&[1, 2, 3])), 0);
        assert_eq!(pending_answers([first, turn], set(&[1, 3])), 1);
        assert_eq!(pending_answers([second, first, turn], set(&[3])), 2);
        assert_eq!(pending_answers([last, second, first, turn], set(&[1])), 0);
        assert_eq!(pending_answers([last, second, first, turn], SeatSet::NONE), 0, "the game is over");
    }
}
