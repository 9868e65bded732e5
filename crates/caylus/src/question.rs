//! What a player can be asked: one variant for each decision of the rules.

use crate::action::Line;
use crate::reasons;
use crate::road::Space;
use crate::tiles::Class;
use game::Reason;

/// What is being decided. Questions of phase 5 name the space of the building that is handled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Place a worker or pass (C3.2).
    Placement,
    /// Move the worker on the Gate, or take it back (C4.1).
    Gate,
    /// Move the provost by the Merchants' Guild (C4.3).
    Guild,
    /// Give 1 denier and 1 cloth for a favour on the Joust Field, or skip (C4.4).
    Joust,
    /// Stay in the Inn or leave it (C4.6).
    Inn,
    /// Move the provost for deniers (C5.1).
    Provost,
    /// Take one of the productions of the building (C6.2).
    Production(Space),
    /// Take a cube as the owner of the building (C6.3).
    OwnersCube(Space),
    /// Build a tile of this class, or skip (C6.4).
    Build(Space, Class),
    /// Turn a tile into a residence by the Notary, or skip (C6.9).
    Residence(Space),
    /// Sell a cube, or skip (C6.8).
    Market(Space),
    /// Buy cubes, or skip (C6.8).
    Peddler(Space),
    /// Take one of the two deals of the tile, or skip (C6.8).
    Deal(Space),
    /// Pay cubes for gold, or skip (C6.8).
    Alchemist(Space),
    /// Give a batch in the castle, or be done (C7.1).
    Castle,
    /// Choose a line of the favour table (C8.1).
    Line,
    /// Use one effect of this line, or skip (C8.1).
    Column(Line),
    /// Build by line D of the favour table, or skip (C8.6).
    FavorBuilding,
}

impl Question {
    /// The space of the building that is handled in phase 5.
    pub fn space(self) -> Option<Space> {
        match self {
            Question::Production(space)
            | Question::OwnersCube(space)
            | Question::Build(space, _)
            | Question::Residence(space)
            | Question::Market(space)
            | Question::Peddler(space)
            | Question::Deal(space)
            | Question::Alchemist(space) => Some(space),
            Question::Placement
            | Question::Gate
            | Question::Guild
            | Question::Joust
            | Question::Inn
            | Question::Provost
            | Question::Castle
            | Question::Line
            | Question::Column(_)
            | Question::FavorBuilding => None,
        }
    }
}

impl game::Question for Question {
    fn reason(self) -> &'static Reason {
        match self {
            Question::Placement => &reasons::ASK_PLACEMENT,
            Question::Gate => &reasons::ASK_GATE,
            Question::Guild => &reasons::ASK_GUILD,
            Question::Joust => &reasons::ASK_JOUST,
            Question::Inn => &reasons::ASK_INN,
            Question::Provost => &reasons::ASK_PROVOST,
            Question::Production(_) => &reasons::ASK_PRODUCTION,
            Question::OwnersCube(_) => &reasons::ASK_OWNERS_CUBE,
            Question::Build(..) => &reasons::ASK_BUILD,
            Question::Residence(_) => &reasons::ASK_RESIDENCE,
            Question::Market(_) => &reasons::ASK_MARKET,
            Question::Peddler(_) => &reasons::ASK_PEDDLER,
            Question::Deal(_) => &reasons::ASK_DEAL,
            Question::Alchemist(_) => &reasons::ASK_ALCHEMIST,
            Question::Castle => &reasons::ASK_CASTLE,
            Question::Line => &reasons::ASK_LINE,
            Question::Column(_) => &reasons::ASK_COLUMN,
            Question::FavorBuilding => &reasons::ASK_FAVOR_BUILDING,
        }
    }
}
