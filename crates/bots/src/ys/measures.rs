//! The numbers that the policy goes by, by name. They stand in the weights file beside those of the evaluation, so that
//! they can be tuned without touching the code.

/// One of the numbers.
#[derive(Clone, Copy)]
#[repr(u8)]
#[allow(dead_code)] // those of a row are read by their first one
pub(super) enum Measure {
    /// What others lose counts this much of what one gains oneself.
    Spite,
    /// What a rival still adds on average to a zone, for each broker that he has left.
    Coming,
    /// How unsure a zone is for each broker that a rival has left.
    ComingSpread,
    /// How unsure it is for each face-down broker of a rival in it.
    HiddenSpread,
    /// How much better face-down brokers are than the average of what a rival has left.
    HiddenBias,
    /// How far behind a rival starts who is not in a zone yet.
    Absent,
    /// What a pip costs, by turn of placement.
    PipTurn1,
    PipTurn2,
    PipTurn3,
    PipTurn4,
    /// What is added to the cost of a broker of each value.
    Price0,
    Price1,
    Price2,
    Price3,
    Price4,
    /// What a pip costs more when it lies face down.
    DownPip,
    /// What the zones and the market count, compared with what is written on them.
    Port,
    Trade,
    Palace,
    District,
    Row,
    Column,
    Quotation,
    /// What a broker in the market counts beside all that; 1 point is scored at once.
    Market,
    /// What a broker of each value costs in a bid.
    Bid0,
    Bid1,
    Bid2,
    Bid3,
    Bid4,
    /// What the places of the turn order are worth.
    Place1,
    Place2,
    Place3,
    Place4,
    /// What a pip in front of the screen is worth for ties.
    Front,
    /// How much of a card's worth in the next round it must bring to be played in this one.
    Hold,
    /// What a look of the Spy is worth.
    Look,
    /// What a pip in the throne room is worth.
    Throne,
    /// How sure the policy is of itself: what all of the above is multiplied with in the end.
    Sharpness,
}

/// By name, in the order of the numbers.
pub(super) const MEASURES: &[&str] = &[
    "spite",
    "coming",
    "coming spread",
    "hidden spread",
    "hidden bias",
    "absent",
    "pip in turn 1",
    "pip in turn 2",
    "pip in turn 3",
    "pip in turn 4",
    "price of 0",
    "price of 1",
    "price of 2",
    "price of 3",
    "price of 4",
    "pip face down",
    "port",
    "trade",
    "palace",
    "district",
    "row",
    "column",
    "quotation",
    "market",
    "bid 0",
    "bid 1",
    "bid 2",
    "bid 3",
    "bid 4",
    "place 1",
    "place 2",
    "place 3",
    "place 4",
    "front",
    "hold",
    "look",
    "throne",
    "sharpness",
];

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
