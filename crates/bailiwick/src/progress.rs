//! The progress bar of long runs.

use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};

/// A bar on a terminal, hidden elsewhere. It disappears when the run ends.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games).with_finish(ProgressFinish::AndClear);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left") {
        bar.set_style(style);
    }
    bar
}
