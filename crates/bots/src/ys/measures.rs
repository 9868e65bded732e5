//! The numbers that the policy goes by, by name. They stand in the weights file beside those of the evaluation, so that
//! they can be tuned without touching the code.

use crate::named::named;

named! {
    /// One of the numbers.
    #[allow(dead_code)] // those of a row are read by their first one
    enum Measure {
        /// What others lose counts this much of what one gains oneself.
        Spite = "spite",
        /// What a rival still adds on average to a zone, for each broker that he has left.
        Coming = "coming",
        /// How unsure a zone is for each broker that a rival has left.
        ComingSpread = "coming spread",
        /// How unsure it is for each face-down broker of a rival in it.
        HiddenSpread = "hidden spread",
        /// How much better face-down brokers are than the average of what a rival has left.
        HiddenBias = "hidden bias",
        /// How far behind a rival starts who is not in a zone yet.
        Absent = "absent",
        /// What a pip costs, by turn of placement.
        PipTurn1 = "pip in turn 1",
        PipTurn2 = "pip in turn 2",
        PipTurn3 = "pip in turn 3",
        PipTurn4 = "pip in turn 4",
        /// What is added to the cost of a broker of each value.
        Price0 = "price of 0",
        Price1 = "price of 1",
        Price2 = "price of 2",
        Price3 = "price of 3",
        Price4 = "price of 4",
        /// What a pip costs more when it lies face down.
        DownPip = "pip face down",
        /// What the zones and the market count, compared with what is written on them.
        Port = "port",
        Trade = "trade",
        Palace = "palace",
        District = "district",
        Row = "row",
        Column = "column",
        Quotation = "quotation",
        /// What a broker in the market counts beside all that; 1 point is scored at once.
        Market = "market",
        /// What a broker of each value costs in a bid.
        Bid0 = "bid 0",
        Bid1 = "bid 1",
        Bid2 = "bid 2",
        Bid3 = "bid 3",
        Bid4 = "bid 4",
        /// What the places of the turn order are worth.
        Place1 = "place 1",
        Place2 = "place 2",
        Place3 = "place 3",
        Place4 = "place 4",
        /// What a pip in front of the screen is worth for ties.
        Front = "front",
        /// How much of a card's worth in the next round it must bring to be played in this one.
        Hold = "hold",
        /// What a look of the Spy is worth.
        Look = "look",
        /// What a pip in the throne room is worth.
        Throne = "throne",
        /// How sure the policy is of itself: what all of the above is multiplied with in the end.
        Sharpness = "sharpness",
    }
}

/// The numbers of a moment.
#[derive(Clone, Copy)]
pub(super) struct Measures<'a>(pub &'a [f32]);

impl Measures<'_> {
    /// One of them.
    #[inline]
    pub fn of(self, measure: Measure) -> f32 {
        self.at(measure, 0)
    }

    /// The one so many places after another.
    #[inline]
    pub fn at(self, first: Measure, place: usize) -> f32 {
        self.0.get(first as usize + place).copied().unwrap_or_default()
    }
}
