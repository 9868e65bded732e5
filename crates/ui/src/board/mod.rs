//! What the boards of all games are made of: where things stand, how they are drawn, and what is said about them.

pub(crate) mod draw;
pub(crate) mod icon;
pub(crate) mod index;
pub(crate) mod rects;
pub(crate) mod tips;
