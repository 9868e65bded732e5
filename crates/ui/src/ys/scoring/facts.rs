//! The facts of a scoring: who had which sums where, who won what, and what broke the ties. They are what the viewer saw;
//! winners, sums and ranks are those that the rules told, and nothing is scored a second time here.

use super::super::market::{RowGem, Sum};
use game::Seat;
use std::ops::Range;
use words::ys::{Quotes, SeenBroker, TieBreakers};
use ys::{Character, Color, Gem, Owner, Spot, Value, Values, Zone};

/// The scoring of a round as far as it has happened.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Scoring {
    /// How many districts are in play.
    pub districts: u8,
    /// How many phases a round has.
    pub phases: u8,
    /// What a trade zone scores in this round (Y5.13).
    pub trade: u16,
    /// What lay before the rows of the market.
    pub market: [RowGem; 3],
    /// What breaks ties, settled when scoring begins (Y4.3).
    pub ties: TieBreakers,
    /// The brokers in front of the screens.
    pub fronts: [Values; 4],
    /// The steps that have happened, in their order: never none.
    pub stages: Vec<Stage>,
    /// The steps that are still to come.
    pub rest: Vec<Step>,
}

/// A step of the scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// A district, counted from 0 (Y4.1-Y4.6).
    District(u8),
    /// The rows of the market (Y4.7).
    Rows,
    /// Its columns (Y4.8).
    Columns,
    /// The move of the best bidder (Y4.9).
    Bidder,
    /// Cards that are played after scoring (Y5.3).
    Cards,
    /// Brokers for the throne room (Y7.1).
    Throne,
}

/// A step that has happened, or has begun to.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Stage {
    pub step: Step,
    pub facts: Facts,
    /// The brokers of the district or of the market, all of them face up.
    pub brokers: Vec<CountedBroker>,
    /// The quotations before and after it.
    pub quotes: [Quotes; 2],
    /// Everybody in turn order, the neutral last (Y8.2).
    pub scores: Vec<Score>,
    /// Whether it is over: in the middle a decision may be pending.
    pub is_over: bool,
    /// The last entry of the log that belongs to it.
    pub last_entry: usize,
}

/// What there is to tell of a step.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Facts {
    District(District),
    Rows(Vec<Row>),
    Columns(Columns),
    Bidder(Bidder),
    Cards(Vec<Played>),
    Throne(Vec<Sent>),
}

/// A broker that counts, and whether it was turned up for that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CountedBroker {
    pub broker: SeenBroker,
    pub was_down: bool,
}

/// Somebody's points after a step, and how many of them came with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Score {
    pub owner: Owner,
    pub points: u16,
    pub gained: u16,
}

/// What an owner wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Prize {
    Gem(Color),
    /// A white gem, and the colour that it became (Y4.5).
    White(Option<Color>),
    Black,
    Points(u16),
    Card(Character),
    /// A card that is discarded (Y4.2, Y8.3).
    Discarded(Character),
}

/// A place where the best sum wins.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Contest {
    /// All owners there with their sums, the best first.
    pub ranking: Vec<(Owner, u8)>,
    pub winner: Option<Owner>,
    pub prizes: Vec<Prize>,
}

impl Contest {
    /// Those who are level for the first place, if there are several.
    pub(super) fn tied(&self) -> &[(Owner, u8)] {
        let best = self.ranking.first().map(|(_, sum)| *sum);
        let number = self.ranking.iter().take_while(|(_, sum)| Some(*sum) == best).count();
        if number > 1 { &self.ranking[..number] } else { &[] }
    }
}

/// A district.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct District {
    /// Counted from 0.
    pub number: u8,
    /// What its ship had, and which of that are big gems (Y1.2).
    pub ship: Vec<(Gem, bool)>,
    /// What lay in its palace.
    pub character: Option<Character>,
    pub ranking: Vec<Rank>,
    /// Port, trade and palace, as far as they are won (Y4.2).
    pub zones: Vec<(Zone, Contest)>,
}

/// An owner's place in a whole district, and the gems taken (Y4.1).
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Rank {
    pub owner: Owner,
    pub sum: u8,
    pub takes: Vec<Prize>,
}

impl District {
    pub(super) fn sums(&self) -> Vec<(Owner, u8)> {
        self.ranking.iter().map(|rank| (rank.owner, rank.sum)).collect()
    }

    /// Whether gems were left on the ship because there were too few owners to take them (Y4.1).
    pub(super) fn left_gems(&self) -> bool {
        !self.zones.is_empty() && self.ranking.iter().map(|rank| rank.takes.len()).sum::<usize>() < self.ship.len()
    }
}

/// A row of the market.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Row {
    /// Counted from 1.
    pub number: u8,
    pub gem: Option<Gem>,
    pub contest: Contest,
}

/// The columns of the market.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Columns {
    /// Sum and number of brokers of each, by [`Color::index`].
    pub counted: Vec<(Color, u8, u8)>,
    /// The best first, as far as they are ranked; with the words of who put it there, if it was level with others.
    pub ranked: Vec<(Color, Option<Telling>)>,
    pub moves: Vec<Move>,
}

impl Columns {
    /// The columns in the order in which they are shown: those that are ranked, then the others.
    pub(super) fn in_order(&self) -> Vec<(Color, u8, u8)> {
        let rank = |color: Color| self.ranked.iter().position(|(other, _)| *other == color).unwrap_or(usize::MAX);
        let mut all = self.counted.clone();
        all.sort_by_key(|(color, sum, brokers)| (rank(*color), std::cmp::Reverse((*sum, *brokers))));
        all
    }
}

/// A quotation that moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move {
    pub color: Color,
    pub steps: i8,
    pub from: u8,
    pub to: u8,
}

/// The best bidder of the whole market and their move.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Bidder {
    pub contest: Contest,
    pub moved: Option<Move>,
}

/// A card that was played after scoring.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Played {
    pub seat: Seat,
    pub card: Character,
    pub telling: Telling,
}

/// A broker on its way to the throne room; what it is, if the viewer may know it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sent {
    pub seat: Seat,
    pub value: Option<Value>,
    /// The three that it is one of.
    pub front: Values,
    pub telling: Telling,
}

/// Events that are told by themselves: an entry of the log, and which of its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Telling {
    pub entry: usize,
    pub events: Range<usize>,
}

impl Stage {
    /// What there is in a column of the market: nothing, or a sum, if only of 0 (Y4.8).
    pub(super) fn column(&self, color: Color) -> Sum {
        let here = self.brokers.iter().filter(|shown| shown.broker.spot.column() == Some(color));
        Sum { seen: here.map(|shown| shown.broker.worth()).reduce(|sum, worth| sum + worth), hidden: 0 }
    }

    /// The brokers of an owner on the wanted spots.
    pub(super) fn brokers_of(
        &self,
        owner: Owner,
        wanted: impl Fn(Spot) -> bool,
    ) -> impl Iterator<Item = &CountedBroker> {
        self.brokers.iter().filter(move |shown| shown.broker.owner == owner && wanted(shown.broker.spot))
    }
}
