//! Recorded games, counts, the corpora of fuzzing and the rulebook.

use ys::State;

game::files!(State, "Y", ys::reasons::ALL);
