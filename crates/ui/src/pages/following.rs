//! How a visitor follows the others: scenes of their own over the table.

use super::settings::SCENES;
use crate::{Fragment, Scene, WebBoard};
use maud::{Markup, html};
use words::Words;

/// Something that deserves a scene of its own over the table: bids that are turned up, for instance. It opens by itself, and
/// without a script by its link.
pub struct Interlude {
    /// The words of the link.
    pub link: String,
    /// What is shown.
    pub body: Markup,
}

/// The box in a scene that keeps scenes from opening by themselves, as the settings do. Without a script nothing opens by itself.
pub(crate) fn not_again(words: &Words) -> Markup {
    html! {
        label.setting hidden="hidden" data-with-script="yes" {
            input type="checkbox" data-setting=(SCENES) value="off";
            span { (words.text("follow-not-again")) }
        }
    }
}

/// The id of the scene of an entry.
pub(super) fn interlude_id(step: usize) -> String {
    format!("interlude-{step}")
}

/// The scene over the table.
pub(super) fn interlude_part<G: WebBoard>(scene: &Scene<'_, G>, interlude: Option<&(usize, Interlude)>) -> Fragment {
    let child = |(step, interlude): &(usize, Interlude)| {
        let id = interlude_id(*step);
        let markup = html! {
            div.interlude.card id=(id) popover="auto" {
                (interlude.body)
                div.actions {
                    button.button.primary type="button" popovertarget=(id) popovertargetaction="hide" {
                        (scene.words.text("follow-go-on"))
                    }
                    (not_again(scene.words))
                }
            }
        };
        (id, markup.into_string())
    };
    Fragment { id: "interludes", children: interlude.into_iter().map(child).collect() }
}
