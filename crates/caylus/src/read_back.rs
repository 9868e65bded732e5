//! The pieces of events, read back as they are written.

use crate::action::Line;
use crate::cubes::Cubes;
use crate::place::Place;
use crate::road::Space;
use crate::tiles::Tile;
use game::read_back;

read_back!(Cubes, text: Cubes::read);
read_back!(Place, text: |text| text.parse().ok());
read_back!(Space, number: Space::new);
read_back!(Tile, text: Tile::from_name);
read_back!(Line, text: |text| Line::ALL.into_iter().find(|line| text.chars().eq([line.letter()])));
