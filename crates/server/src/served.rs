//! What a game needs so that it can be served: bots that play it, and pages that show it.

use bots::BotGame;
use ui::WebBoard;

/// A game that can be served. It is implemented for every game that has the traits.
pub trait Served: BotGame + WebBoard {}

impl<G: BotGame + WebBoard> Served for G {}
