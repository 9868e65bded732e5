//! What a visitor has set about the look and the sound of all pages: a form that every page has, and the page as it is after
//! they have chosen. Pages are drawn the same for all who see the same; what was chosen is put on afterwards.

use super::shell::symbol;
use game::Seat;
use maud::{Markup, html};
use std::collections::HashMap;
use std::fmt;
use words::Words;

/// Something that can be set, and its values; the first one is the usual one.
struct Setting {
    name: &'static str,
    values: &'static [&'static str],
}

const SETTINGS: [Setting; 8] = [
    Setting { name: "theme", values: &["system", "light", "dark"] },
    Setting { name: "pace", values: &["usual", "quick", "calm", "instant"] },
    Setting { name: SCENES, values: &["on", "off"] },
    Setting { name: "motion", values: &["system", "off"] },
    Setting { name: "letters", values: &["on", "off"] },
    Setting { name: "warnings", values: &["on", "off"] },
    Setting { name: "sound", values: &["off", "on"] },
    Setting { name: COLOUR, values: &["any", "1", "2", "3", "4", "5"] },
];

/// The setting whether scenes open by themselves.
pub(super) const SCENES: &str = "scenes";

/// The setting of the seat, and so of the colour, that a visitor likes to have.
const COLOUR: &str = "colour";

/// The ground of the top bar, by theme.
const GROUNDS: [(&str, &str); 2] = [("light", "#faf5e9"), ("dark", "#24211c")];

/// What stands in a page for the address of the server, which pages do not know.
const ORIGIN: &str = "{origin}";

/// What a visitor has set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Preferences(Vec<(&'static str, &'static str)>);

impl Preferences {
    /// Reads what [`Display`](fmt::Display) writes. What is not understood is left out.
    pub fn read(text: &str) -> Preferences {
        let pairs = text.split('.').filter_map(|pair| pair.split_once('-'));
        Preferences::of(&pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    /// Takes the fields of the form. What is not understood is left out.
    pub fn of(fields: &HashMap<String, String>) -> Preferences {
        let chosen = |setting: &Setting| {
            let field = fields.get(setting.name)?;
            let value = setting.values.iter().skip(1).find(|value| *value == field)?;
            Some((setting.name, *value))
        };
        Preferences(SETTINGS.iter().filter_map(chosen).collect())
    }

    /// The seat that the visitor likes to have, for its colour.
    pub fn seat(&self) -> Option<Seat> {
        let (_, value) = self.0.iter().find(|(name, _)| *name == COLOUR)?;
        Seat::from_number(value.parse().ok()?)
    }

    /// A page as the visitor has set it, from a server at this address.
    pub fn apply_to(&self, page: &str, origin: &str) -> String {
        let mut page = page.replace(ORIGIN, origin);
        for setting in &SETTINGS {
            let own = self.0.iter().find(|(name, _)| *name == setting.name);
            let value = own.map_or(setting.values[0], |(_, value)| value);
            let field = format!("name=\"{}\" value=\"{value}\"", setting.name);
            page = page.replacen(&field, &format!("{field} checked"), 1);
        }
        for (name, value) in &self.0 {
            page = page.replacen("<html ", &format!("<html data-{name}=\"{value}\" "), 1);
        }
        let theme = self.0.iter().find(|(name, _)| *name == "theme").map(|(_, value)| *value);
        for (name, _) in GROUNDS.iter().filter(|_| theme.is_some()) {
            let always = if theme == Some(name) { "all" } else { "not all" };
            page = page.replacen(&ground_query(name), always, 1);
        }
        page
    }
}

impl fmt::Display for Preferences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs: Vec<String> = self.0.iter().map(|(name, value)| format!("{name}-{value}")).collect();
        f.write_str(&pairs.join("."))
    }
}

fn ground_query(theme: &str) -> String {
    format!("(prefers-color-scheme: {theme})")
}

/// The colours of the frame that a browser draws around a page.
pub(super) fn grounds() -> Markup {
    html! {
        @for (theme, ground) in GROUNDS { meta name="theme-color" media=(ground_query(theme)) content=(ground); }
    }
}

/// The address of a file as other sites need it.
pub(super) fn whole_address(path: &str) -> String {
    format!("{ORIGIN}{path}")
}

/// The button in the top bar that opens the form, and the form. It works without script; with one, what is chosen holds at
/// once.
pub(super) fn settings(words: &Words) -> Markup {
    html! {
        button.settings-button type="button" popovertarget="settings" aria-label=(words.text("settings")) title=(words.text("settings")) {
            svg viewBox="0 0 16 16" aria-hidden="true" { path.gear d="M2 4.2h8.2M13.8 4.2H14M2 11.8h.2M5.8 11.8H14" {} circle.gear cx="12" cy="4.2" r="1.8" {} circle.gear cx="4" cy="11.8" r="1.8" {} }
        }
        div.card #settings popover="auto" {
            form method="post" action="/settings" autocomplete="off" {
                h2 { (words.text("settings")) }
                @for setting in &SETTINGS { (choice(words, setting)) }
                p.buttons {
                    button.button.primary.unscripted { (words.text("settings-keep")) }
                    button.button type="button" popovertarget="settings" popovertargetaction="hide" { (words.text("table-close")) }
                }
            }
        }
    }
}

fn choice(words: &Words, setting: &Setting) -> Markup {
    let name = setting.name;
    html! {
        fieldset class=(format!("of-{name}")) {
            legend { (words.text(&format!("settings-{name}"))) }
            div.segmented {
                @for value in setting.values {
                    label {
                        input type="radio" name=(name) value=(value);
                        @match value.parse().ok().and_then(Seat::from_number) {
                            Some(seat) => {
                                (symbol(&format!("worker-{seat}"), ""))
                                span.visually-hidden { (words.text_with("settings-seat", &[("seat", seat.number().into())])) }
                            }
                            None => { span { (words.text(&format!("settings-{name}-{value}"))) } }
                        }
                    }
                }
            }
            small { (words.text_or(&format!("settings-{name}-about"), "")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn fields(pairs: &[(&str, &str)]) -> HashMap<String, String> {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn what_is_chosen_is_kept_and_nonsense_is_not() {
        let chosen = fields(&[("theme", "dark"), ("motion", "system"), ("sound", "loud"), ("colour", "3"), ("x", "y")]);
        let settings = Preferences::of(&chosen);
        assert_eq!(settings.to_string(), "theme-dark.colour-3");
        assert_eq!(Preferences::read(&settings.to_string()), settings);
        assert_eq!(settings.seat(), Some(Seat::Three));
        for nonsense in ["", "theme", "theme-purple", "..-.", "theme-dark\"><script>", "colour-9"] {
            assert_eq!(Preferences::read(nonsense), Preferences::default(), "{nonsense}");
        }
    }

    #[test]
    fn a_page_is_as_its_visitor_has_set_it() {
        let words = Words::of(Language::English);
        let page = crate::message(words, "A title", "A text");
        let usual = Preferences::default().apply_to(&page, "http://here");
        assert!(usual.contains("<html lang=\"en\">") && usual.contains("name=\"theme\" value=\"system\" checked"));
        assert!(!usual.contains(ORIGIN) && !usual.contains("[settings"), "{usual}");
        assert_eq!(usual.matches(" checked").count(), SETTINGS.len());
        let dark = Preferences::read("theme-dark.letters-off").apply_to(&page, "http://here");
        assert!(dark.contains("<html data-letters=\"off\" data-theme=\"dark\" lang=\"en\">"), "{dark}");
        assert!(
            dark.contains("name=\"theme\" value=\"dark\" checked") && !dark.contains("value=\"system\" checked>Sys")
        );
        assert!(
            dark.contains("media=\"all\" content=\"#24211c\"")
                && dark.contains("media=\"not all\" content=\"#faf5e9\"")
        );
        assert_eq!(dark.matches(" checked").count(), SETTINGS.len());
    }
}
