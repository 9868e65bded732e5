//! The start page: what this is, a game at once, a table of one's own, and the tables that one sits at.

use super::shell::{shell, symbol, top, worker};
use super::town::town;
use game::{Seat, Settings};
use maud::{Markup, html};
use std::collections::HashMap;
use words::{Language, Spoken, Words};

/// What a visitor sees on the start page.
pub struct Start<'a> {
    /// His name, if he has told it before.
    pub name: &'a str,
    /// His tables, the latest first.
    pub tables: &'a [YourTable],
    /// What he wanted to set up, if it could not be done.
    pub again: Option<&'a Again<'a>>,
}

/// What somebody filled in to set up a table, and what is wrong with it.
pub struct Again<'a> {
    /// What does not go together, as a sentence.
    pub wrong: &'a str,
    /// The fields by their names.
    pub fields: &'a HashMap<String, String>,
}

/// A table that a visitor sits at.
pub struct YourTable {
    /// As in its address.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Which game is played there.
    pub game: String,
    /// Where the game stands, in words.
    pub stands: String,
    /// Who else is there.
    pub others: Vec<String>,
    /// Whether he is to act.
    pub your_turn: bool,
    /// Who else is, by name.
    pub waiting_for: Vec<String>,
    /// Whether the game is over.
    pub over: bool,
}

/// The start page.
pub fn start(words: &Words, visitor: &Start<'_>) -> String {
    let links = html! {
        a.x href="#learn" { (words.say("start-learn")) }
        a.x href="/docs/api" { (words.say("start-api")) }
    };
    let body = html! {
        main.wrap #main {
            section.hero {
                div {
                    h1 { (words.say("start-title")) }
                    p.lead { (words.say("start-lead")) }
                    (play_now(words, visitor.name))
                }
                figure { (town(words)) }
            }
            section.cols {
                (set_up(words, visitor))
                (your_tables(words, visitor.tables))
                (learn(words))
            }
            footer { span { (words.say("start-without-script")) } }
        }
    };
    shell(words, "start", &words.say("start-page-title"), &top(words, &html! {}, &links), &body)
}

/// A game at once: one click.
fn play_now(words: &Words, name: &str) -> Markup {
    html! {
        form.big method="post" action="/new" {
            input type="hidden" name="name1" value=(name);
            button.btn.primary name="quick" value="caylus" {
                (words.say("start-play-caylus")) small { (words.say("start-play-caylus-about")) }
            }
            button.btn name="quick" value="ys" { (words.say("start-play-ys")) small { (words.say("start-play-ys-about")) } }
        }
    }
}

/// Who can sit on a chair, by the value in the form.
const SITTERS: [&str; 6] = ["apprentice", "journeyman", "master", "open", "here", "nobody"];
/// Who sits there unless somebody says otherwise.
const USUAL: [&str; 5] = ["you", "journeyman", "master", "nobody", "nobody"];

/// What stands in a field: what somebody filled in before, or what is usual.
fn filled<'a>(visitor: &'a Start<'_>, field: &str, usual: &'a str) -> &'a str {
    visitor.again.and_then(|again| again.fields.get(field)).map_or(usual, String::as_str)
}

fn set_up(words: &Words, visitor: &Start<'_>) -> Markup {
    let game = filled(visitor, "game", "caylus");
    html! {
        div.card {
            h2 { (words.say("start-set-up")) }
            form.set method="post" action="/new" {
                @if let Some(again) = visitor.again {
                    p.wrong role="alert" tabindex="-1" autofocus { (again.wrong) }
                }
                fieldset.seg aria-label=(words.say("start-game")) {
                    @for name in ["caylus", "ys"] {
                        label { input type="radio" name="game" value=(name) checked[name == game]; (words.say(&format!("{name}-name"))) }
                    }
                }
                fieldset {
                    legend { (words.say("start-seats")) }
                    div.two {
                        div { @for one in [Seat::One, Seat::Two, Seat::Three] { (seat(words, visitor, one)) } }
                        div { (seat(words, visitor, Seat::Four)) div.for-caylus { (seat(words, visitor, Seat::Five)) } }
                    }
                }
                (choices::<caylus::State>(words, visitor))
                (choices::<ys::State>(words, visitor))
                label.field {
                    span { (words.say("start-your-name")) }
                    input type="text" name="name1" value=(filled(visitor, "name1", visitor.name)) maxlength="24" autocomplete="nickname";
                }
                button.btn.primary { (words.say("start-open")) }
            }
        }
    }
}

/// Who sits on a chair.
fn seat(words: &Words, visitor: &Start<'_>, seat: Seat) -> Markup {
    let (number, field) = (usize::from(seat.number()), format!("seat{seat}"));
    let chosen = filled(visitor, &field, USUAL[seat.index()]);
    html! {
        div.seat {
            (worker(seat, ""))
            select name=(field) aria-label=(words.tell("start-seat", &[("seat", number.into())])) {
                @if seat == Seat::One { option value="you" { (words.say("start-sitter-you")) } }
                @for sitter in SITTERS {
                    @if seat != Seat::One || sitter != "nobody" {
                        option value=(sitter) selected[chosen == sitter] { (words.say(&format!("start-sitter-{sitter}"))) }
                    }
                }
            }
            @if seat != Seat::One {
                @let name = format!("name{seat}");
                input.sitter-name type="text" name=(name) value=(filled(visitor, &name, "")) maxlength="24"
                    placeholder=(words.say("start-their-name")) aria-label=(words.tell("start-name-of", &[("seat", number.into())]));
            }
        }
    }
}

/// The options of a game, shown while it is chosen. What does not go with every number of players says with which it goes:
/// the script greys it out for others, and without script the server says so.
fn choices<G: Spoken>(words: &Words, visitor: &Start<'_>) -> Markup {
    html! {
        div class=(format!("two for-{}", G::NAME)) {
            @for option in G::OPTIONS {
                label.field {
                    span { (G::option(words, option.name)) }
                    select name=(option.name) {
                        @for value in option.values {
                            @let players = players_with::<G>(option.name, value);
                            option value=(value) title=(G::option_about(words, option.name, value)) data-players=[players]
                                selected[filled(visitor, option.name, "") == *value] {
                                (G::option_value(words, option.name, value))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The numbers of players who can play with a value of an option, unless all can.
fn players_with<G: Spoken>(name: &str, value: &str) -> Option<String> {
    let can = |players: &u8| {
        let mut settings = Settings::new(G::OPTIONS);
        settings.set(&format!("{name}={value}")).is_ok() && G::new(*players, &settings, 0).is_ok()
    };
    let able: Vec<String> = G::PLAYERS.filter(can).map(|players| players.to_string()).collect();
    (able.len() < G::PLAYERS.count()).then(|| able.join(" "))
}

/// The drawing that stands for a game in a list.
fn sign(game: &str) -> Markup {
    if game != "ys" {
        return symbol("t-castle", "0 0 48 48", "g0");
    }
    html! {
        svg.g0 viewBox="0 0 48 48" aria-hidden="true" {
            g.g {
                path.B d="M3 34c6-4 9 3 14 0s9 3 14 0 9 3 14 0v9H3z" {}
                path.W d="M9 33V20h6v13zM33 33V20h6v13zM15 33V24h18v9z" {}
                path.R d="M17 24a7 7 0 0 1 14 0z" {}
                path d="M24 17V8M9 20v-3h2v2h2v-2h2v3M33 20v-3h2v2h2v-2h2v3" {}
                path.R d="M24 8l7 3-7 3z" {}
            }
        }
    }
}

fn your_tables(words: &Words, tables: &[YourTable]) -> Markup {
    html! {
        div.card {
            h2 { (words.say("start-your-tables")) }
            @if tables.is_empty() { p.none { (words.say("start-no-tables")) } }
            ul.tb-list {
                @for table in tables {
                    li {
                        (sign(&table.game))
                        div {
                            b { (table.name) }
                            small {
                                @if table.over { (words.say("start-over")) } @else { (table.stands) }
                                @if !table.over && !table.your_turn {
                                    " · " (words.tell("start-waiting", &[("people", words.all_of(&table.waiting_for).into())]))
                                } @else if !table.others.is_empty() {
                                    " · " (words.tell("start-with", &[("people", words.all_of(&table.others).into())]))
                                }
                            }
                        }
                        a.btn.turnme[table.your_turn] href=(format!("/t/{}", table.id)) {
                            (words.say(if table.over {
                                "start-look-back"
                            } else if table.your_turn {
                                "start-your-turn"
                            } else {
                                "start-look"
                            }))
                            span.vh { " " (table.name) }
                        }
                    }
                }
            }
        }
    }
}

fn learn(words: &Words) -> Markup {
    let languages = Language::ALL.map(|language| language.code().to_uppercase()).join(" · ");
    let item = |to: &str, message: &str, about: &str| {
        html! { li { a href=(to) { (words.say(message)) small { (about) } } } }
    };
    html! {
        div.card #learn {
            h2 { (words.say("start-learn")) }
            ul.learn {
                (item("/learn/caylus", "lesson-caylus-title", &words.say("start-guided")))
                (item("/learn/ys", "lesson-ys-title", &words.say("start-guided")))
                (item("/rules/caylus", "start-rulebook-caylus", &languages))
                (item("/rules/ys", "start-rulebook-ys", &languages))
                (item("/rules/caylus#section-15", "start-every-tile", ""))
                (item("/docs/api", "start-api-long", &words.say("start-for-bots")))
            }
        }
    }
}
