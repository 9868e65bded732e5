//! What happens while actions are applied. Narration, animation, score sheets and statistics are made from these, never
//! from comparing states. What only some may know is an `Option`, emptied for everybody else by [`Event::seen`].

use crate::action::Named;
use crate::broker::Face;
use crate::cards::Character;
use crate::gem::{Color, Gem};
use crate::options::Options;
use crate::owner::Owner;
use crate::spot::Spot;
use crate::value::{Value, Values};
use game::{Seat, SeatList};
use serde::{Deserialize, Serialize};

/// Why points or gems were given, or a quotation moved. Districts and rows are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A broker placed in the market (Y3.4).
    Market,
    /// The ranking in this district (Y4.1).
    District(u8),
    /// The trade zone of this district (Y4.2).
    Trade(u8),
    /// A row of the market (Y4.7).
    Row(u8),
    /// The columns of the market (Y4.8).
    Columns,
    /// The best bidder in the market (Y4.9).
    BestBidder,
    /// What a character or blue card does (Y5), or the gem that the neutral gets in its place (Y8.3).
    Card(Character),
    /// Gems of this colour at the end (Y6.1).
    Gems(Color),
    /// Black gems at the end (Y6.3).
    BlackGems,
    /// The throne room at the end (Y7.2).
    Throne,
}

/// The name of a ship.
type ShipName = &'static str;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A new round begins (Y1.1).
    RoundStarted { round: u8 },
    /// A ship comes to a port, and what waits in the palace there is turned up; districts are counted from 1.
    DistrictLaidOut {
        district: u8,
        #[serde(deserialize_with = "crate::read_back::ship")]
        ship: ShipName,
        character: Character,
    },
    /// The gems of the market rows (Y1.3).
    MarketLaidOut {
        #[serde(deserialize_with = "crate::read_back::ship")]
        ship: ShipName,
        gems: [Option<Gem>; 3],
    },
    /// A seat has bid; only it knows what (Y2.1).
    Bid { seat: Seat, brokers: Option<Values> },
    /// All have bid: this is what stands in front of a screen (Y2.1).
    BidShown { seat: Seat, brokers: Values },
    /// A place in the turn order (Y2.2).
    PlaceChosen { seat: Seat, place: u8 },
    /// The order cards are swapped (Y2.3).
    OrderChanged { order: SeatList<2> },
    /// A broker was placed; of one that lies face down only some know the value (Y3.1).
    Placed { by: Seat, owner: Owner, value: Option<Value>, spot: Spot, face: Face, shown: bool },
    /// The Illusionist's broker from behind the screen takes the place of one in front of it (Y5.8).
    FrontReplaced { seat: Seat, taken: Value, by: Value },
    /// The last broker joins those in front of the screen (Y3.5).
    FrontJoined { seat: Seat, broker: Value },
    /// A card was played (Y5.1).
    CardPlayed { seat: Seat, card: Character },
    /// The Queen closed a zone (Y5.15).
    ZoneClosed { spot: Spot },
    /// A Spy looked; only it knows at what (Y5.7).
    Looked { seat: Seat, broker: Named, value: Option<Value> },
    /// The Mercenary's mark was put on a broker (Y5.14).
    Marked { seat: Seat, spot: Spot, face: Face },
    /// A broker was moved by Herald or Mage (Y5.9, Y5.12). `broker` names one that lay face down.
    Moved { seat: Seat, from: Spot, to: Spot, broker: Option<Named>, value: Option<Value>, shown: bool },
    /// Two ships changed places; districts are counted from 1 (Y5.6).
    ShipsSwapped { first: u8, second: u8 },
    /// Nothing more is played for now.
    Declined { seat: Seat },
    /// A face-down broker is turned up (Y4.1, Y4.7).
    Revealed { owner: Owner, spot: Spot, value: Value },
    /// The rank and sum of somebody in a district, counted from 1 (Y4.1).
    Ranked { owner: Owner, district: u8, rank: u8, sum: u8 },
    /// Who is best in a zone, and with what sum; `None` if nobody is there.
    ZoneWon { spot: Spot, owner: Option<Owner>, sum: u8 },
    /// Who is best in a row, counted from 1, and with what sum.
    RowWon { row: u8, owner: Option<Owner>, sum: u8 },
    /// Who is best in the whole market, and with what sum (Y4.9).
    MarketWon { owner: Option<Owner>, sum: u8 },
    /// A gem.
    Gained { owner: Owner, gem: Color, source: Source },
    /// A gem given back to the bank (Y5.4).
    Returned { seat: Seat, gem: Color },
    /// A white gem, to be coloured at once (Y4.5).
    WonWhite { seat: Seat, source: Source },
    /// A black gem; districts are counted from 1 (Y4.2).
    GainedBlack { owner: Owner, district: u8 },
    /// A character to keep (Y5.1).
    CardWon { seat: Seat, card: Character },
    /// A card that nobody keeps (Y4.2, Y8.3).
    CardDiscarded { card: Character },
    /// Points.
    Scored { owner: Owner, points: u16, source: Source },
    /// The sum and number of brokers in a column (Y4.8).
    ColumnCounted { color: Color, sum: u8, brokers: u8 },
    /// Where a column ranks, counted from 1 (Y4.8).
    ColumnRanked { color: Color, rank: u8 },
    /// A quotation was moved by these steps, and stands there now.
    Quoted { color: Color, steps: i8, now: u8, source: Source },
    /// The brokers of a district, counted from 1, go back (Y4.6).
    DistrictOver { district: u8 },
    /// All brokers go back (Y4.10).
    RoundOver { round: u8 },
    /// A seat has sent a broker to the throne room; only it knows which (Y7.1).
    Flattered { seat: Seat, value: Option<Value> },
    /// What a seat had in the throne room, shown at the end, the oldest first (Y7.2).
    ThroneShown { seat: Seat, brokers: [Option<Value>; 4] },
    /// The game is over.
    GameOver,
}

impl Event {
    /// Whether it turns up something that was hidden from somebody.
    pub fn reveals(self) -> bool {
        matches!(
            self,
            Event::DistrictLaidOut { .. }
                | Event::MarketLaidOut { .. }
                | Event::BidShown { .. }
                | Event::Looked { .. }
                | Event::FrontJoined { .. }
                | Event::Revealed { .. }
                | Event::ThroneShown { .. }
        )
    }

    /// What a seat, or with `None` a spectator, sees of it. Nobody may look at a neutral broker that was placed (Y8.1), nor, in
    /// a game from memory, at what they have put down themselves (Y3.6).
    #[must_use]
    pub fn seen(self, by: Option<Seat>, options: Options) -> Event {
        let may_look = |seat: Seat| by == Some(seat) && !options.from_memory();
        match self {
            Event::Bid { seat, .. } if by != Some(seat) => Event::Bid { seat, brokers: None },
            Event::Placed { by: seat, owner, spot, face, shown: false, .. }
                if owner == Owner::Neutral || !may_look(seat) =>
            {
                Event::Placed { by: seat, owner, value: None, spot, face, shown: false }
            }
            Event::Looked { seat, broker, .. } if by != Some(seat) => Event::Looked { seat, broker, value: None },
            Event::Moved { seat, from, to, broker, shown: false, .. } if !may_look(seat) => {
                Event::Moved { seat, from, to, broker, value: None, shown: false }
            }
            Event::Flattered { seat, .. } if !may_look(seat) => Event::Flattered { seat, value: None },
            open => open,
        }
    }
}
