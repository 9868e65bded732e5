//! The parameters of the policy, by name. They are rows of the weights file, beside those of the evaluation, so that they can
//! be trained.

use crate::weight_rows::weight_rows;

weight_rows! {
    /// A parameter of the policy.
    #[allow(dead_code)] // some are read as an offset from the first of a run, see `Parameters::at`
    enum Parameter {
        /// Weight of what others lose, compared with own gains.
        Spite = "spite",
        /// What a rival is expected to add to a zone for each broker left to them.
        Coming = "coming",
        /// Variance of a zone for each broker left to a rival.
        ComingSpread = "coming spread",
        /// Variance of a zone for each face-down broker of a rival in it.
        HiddenSpread = "hidden spread",
        /// How much face-down brokers exceed the mean of what a rival has left.
        HiddenBias = "hidden bias",
        /// How far behind a rival starts without a broker in a zone.
        Absent = "absent",
        /// Cost of a pip, by turn of placement.
        PipTurn1 = "pip in turn 1",
        PipTurn2 = "pip in turn 2",
        PipTurn3 = "pip in turn 3",
        PipTurn4 = "pip in turn 4",
        /// Added to the cost of a broker, by value.
        Price0 = "price of 0",
        Price1 = "price of 1",
        Price2 = "price of 2",
        Price3 = "price of 3",
        Price4 = "price of 4",
        /// Added to the cost of a pip that is placed face down.
        DownPip = "pip face down",
        /// Weights of the zones and of the market, compared with what is printed on them.
        Port = "port",
        Trade = "trade",
        Palace = "palace",
        District = "district",
        Row = "row",
        Column = "column",
        Quotation = "quotation",
        /// Added for a broker in the market, which scores 1 point at once.
        Market = "market",
        /// Cost of a broker in a bid, by value.
        Bid0 = "bid 0",
        Bid1 = "bid 1",
        Bid2 = "bid 2",
        Bid3 = "bid 3",
        Bid4 = "bid 4",
        /// Worth of each place of the turn order.
        Place1 = "place 1",
        Place2 = "place 2",
        Place3 = "place 3",
        Place4 = "place 4",
        /// Worth of a pip in front of the screen, for ties.
        Front = "front",
        /// The share of a card's worth in the next round that it must bring to be played in this one.
        Hold = "hold",
        /// Worth of a look of the Spy.
        Look = "look",
        /// Worth of a pip in the throne room.
        Throne = "throne",
        /// Inverse temperature: all scores are multiplied by it in the end.
        Sharpness = "sharpness",
    }
}

/// The parameters at one stage.
#[derive(Clone, Copy)]
pub(super) struct Parameters<'a>(pub(super) &'a [f32]);

impl Parameters<'_> {
    /// The value of a parameter.
    #[inline]
    pub(super) fn of(self, parameter: Parameter) -> f32 {
        self.at(parameter, 0)
    }

    /// The value of the parameter `place` places after another.
    #[inline]
    pub(super) fn at(self, first: Parameter, place: usize) -> f32 {
        self.0.get(first as usize + place).copied().unwrap_or_default()
    }
}
