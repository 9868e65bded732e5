//! Recorded games, counts, the corpora of fuzzing and the rulebook.

use caylus::State;

game::files!(State, "C", caylus::reasons::ALL);
