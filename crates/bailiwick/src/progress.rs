//! The progress bar of long runs.

use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};

/// A bar on a terminal, hidden elsewhere. It disappears when the run ends.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    progress_bar_of(games, "games")
}

/// A bar for so many of something.
pub(crate) fn progress_bar_of(number: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(number).with_finish(ProgressFinish::AndClear);
    let template = format!("{{wide_bar}} {{human_pos}} of {{human_len}} {what}, {{eta}} left");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}
