//! The start page: a game at once, a form for a new table, the visitor's tables, and what there is to learn.

use super::shell::{Shell, top, worker};
use super::town::{self, town};
use crate::assets::Asset;
use crate::catalogue::{BotLevel, GameCard};
use crate::web_board::{Chapter, WebBoard};
use game::{Seat, Settings};
use maud::{Markup, html};
use std::collections::HashMap;
use words::{Language, Words};

/// What the start page shows to a visitor.
pub struct StartPage<'a> {
    /// Their name, if it is known.
    pub name: &'a str,
    /// Their tables, the latest first.
    pub tables: &'a [YourTable],
    /// The most iterations that a bot may be asked to think.
    pub most_iterations: u32,
    /// A form for a new table that was refused.
    pub again: Option<&'a RefusedForm<'a>>,
}

/// A form for a new table that was refused: it is shown again as it was filled in.
pub struct RefusedForm<'a> {
    /// What is wrong, as a sentence.
    pub wrong: &'a str,
    /// The fields by their names.
    pub fields: &'a HashMap<String, String>,
}

/// A table that a visitor sits at.
pub struct YourTable {
    /// Its id, as in its address.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The name of its game.
    pub game: String,
    /// Where the game stands, in words.
    pub stands: String,
    /// The names of the other players.
    pub others: Vec<String>,
    /// Whether the visitor is to act.
    pub your_turn: bool,
    /// The names of those who are to act.
    pub waiting_for: Vec<String>,
    /// Whether they have left it to a bot.
    pub left: bool,
    /// The result, once the game is over.
    pub result: Option<YourResult>,
    /// When the game ended, or else when the table was set up, in seconds since 1970.
    pub when: u64,
}

/// How a game ended that the visitor played.
pub struct YourResult {
    /// Their place and points: of several seats at one screen, those of the best.
    pub yours: (u8, i32),
    /// The names of the winners.
    pub winners: Vec<String>,
    /// The points of the winners.
    pub best: i32,
    /// Whether several people played at the visitor's screen: they are told by their names.
    pub is_shared: bool,
}

/// The start page. `stylesheet` is its own.
pub(crate) fn start(words: &Words, games: &[GameCard], stylesheet: &Asset, visitor: &StartPage<'_>) -> String {
    let links = html! {
        a.desktop-only href="#learn" { (words.text("start-learn")) }
        a.desktop-only href="/docs/api" { (words.text("start-api")) }
    };
    let names: Vec<String> =
        games.iter().map(|game| words.text_or(&format!("{}-name", game.name), game.name)).collect();
    let of_games = [("games", words.all_of(&names).into()), ("number", names.len().into())];
    let body = html! {
        main.page-content #main {
            section.hero {
                div {
                    h1 { (words.text_with("start-title", &of_games)) }
                    p.lead { (words.text_with("start-lead", &of_games)) }
                    (play_now(words, games))
                }
                figure { (town(words)) }
            }
            section.columns {
                (set_up(words, games, visitor))
                (your_tables(words, games, visitor.tables))
                (learn(words, games))
            }
            footer { span { (words.text("start-without-script")) } }
        }
    };
    let title = words.text_with("start-page-title", &of_games);
    let shell = Shell::new("start", &title)
        .listed(words.text_with("start-lead", &of_games).into_owned())
        .sprite(town::sprite())
        .stylesheet(stylesheet);
    shell.page(words, &top(words, &html! {}, &links), &body)
}

/// A message of a game's own; where it has none, the one that names any game.
fn own_or(words: &Words, own: &str, any: &str, game: &str) -> String {
    let name = words.text_or(&format!("{game}-name"), game);
    words.text_or(own, &words.text_with(any, &[("game", name.into())]))
}

/// A game at once: one click. The buttons belong to the form below, so that the name there is used.
fn play_now(words: &Words, games: &[GameCard]) -> Markup {
    html! {
        div.quick-start {
            // The first button of a form is the one that the Enter key means: that is to open the table of the form.
            button form="set-up" hidden="" {}
            @for (place, GameCard { name, .. }) in games.iter().enumerate() {
                button.button.primary[place == 0] form="set-up" name="quick" value=(name) {
                    (own_or(words, &format!("start-play-{name}"), "start-play", name))
                    small { (words.text_or(&format!("start-play-{name}-about"), "")) }
                }
            }
        }
    }
}

/// The levels of bots that any of the games has, weakest first, as far as they may think as long as they are used to.
fn levels(games: &[GameCard], most_iterations: u32) -> Vec<BotLevel> {
    let mut levels: Vec<BotLevel> = Vec::new();
    for level in games.iter().flat_map(|game| (game.bots)()) {
        if !levels.contains(&level) && level.iterations.is_none_or(|iterations| iterations <= most_iterations) {
            levels.push(level);
        }
    }
    levels
}

/// Who sits on a seat of a new form: the visitor, and the two weakest bots, whom a newcomer can beat.
fn usual_sitter(levels: &[BotLevel], seat: Seat) -> &'static str {
    let level = match seat {
        Seat::One => return "you",
        Seat::Two => levels.get(1).or(levels.first()),
        Seat::Three => levels.first(),
        Seat::Four | Seat::Five => None,
    };
    level.map_or("nobody", |level| level.name)
}

/// The value of a field: what was filled in before, or the usual one.
fn filled<'a>(visitor: &'a StartPage<'_>, field: &str, usual: &'a str) -> &'a str {
    visitor.again.and_then(|again| again.fields.get(field)).map_or(usual, String::as_str)
}

fn set_up(words: &Words, games: &[GameCard], visitor: &StartPage<'_>) -> Markup {
    let chosen = filled(visitor, "game", games.first().map_or("", |game| game.name));
    let levels = levels(games, visitor.most_iterations);
    let most = games.iter().map(|game| *game.players.end()).max().unwrap_or(0);
    let (left, right): (Vec<Seat>, Vec<Seat>) = Seat::first(most).partition(|seat| *seat <= Seat::Three);
    html! {
        div.card {
            h2 { (words.text("start-set-up")) }
            form.settings #set-up method="post" action="/new" {
                @if let Some(again) = visitor.again {
                    p.wrong role="alert" tabindex="-1" autofocus { (again.wrong) }
                }
                fieldset.segmented aria-label=(words.text("start-game")) {
                    @for GameCard { name, .. } in games {
                        label {
                            input type="radio" name="game" value=(name) checked[*name == chosen];
                            (words.text_or(&format!("{name}-name"), name))
                        }
                    }
                }
                fieldset {
                    legend { (words.text("start-seats")) }
                    div.two-columns {
                        div { @for one in left { (seat(words, games, &levels, visitor, one)) } }
                        div { @for one in right { (seat(words, games, &levels, visitor, one)) } }
                    }
                    (about_levels(words, games, &levels))
                }
                (thought(words, visitor))
                (hints(words, visitor))
                @for game in games { ((game.settings)(words, visitor)) }
                label.field {
                    span { (words.text("start-your-name")) }
                    input type="text" name="name1" value=(filled(visitor, "name1", visitor.name)) maxlength="24" autocomplete="nickname";
                }
                button.button.primary { (words.text("start-open")) }
            }
        }
    }
}

/// Who sits on a chair.
fn seat(words: &Words, games: &[GameCard], levels: &[BotLevel], visitor: &StartPage<'_>, seat: Seat) -> Markup {
    let (number, field) = (usize::from(seat.number()), format!("seat{seat}"));
    let chosen = filled(visitor, &field, usual_sitter(levels, seat));
    html! {
        div class=(format!("seat seat-{number}")) {
            (worker(seat, ""))
            select name=(field) aria-label=(words.text_with("start-seat", &[("seat", number.into())])) {
                @if seat == Seat::One { option value="you" { (words.text("start-sitter-you")) } }
                @for BotLevel { name, .. } in levels {
                    option value=(name) selected[chosen == *name] {
                        (words.text_with("start-sitter-bot", &[("level", words.level(name).into())]))
                    }
                }
                @for sitter in ["open", "here", "nobody"] {
                    @if seat != Seat::One || sitter != "nobody" {
                        option value=(sitter) selected[chosen == sitter] { (words.text(&format!("start-sitter-{sitter}"))) }
                    }
                }
            }
            @for game in games { (character(words, game, visitor, seat)) }
            @if seat != Seat::One {
                @let name = format!("name{seat}");
                input.sitter-name type="text" name=(name) value=(filled(visitor, &name, "")) maxlength="24"
                    placeholder=(words.text("start-their-name")) aria-label=(words.text_with("start-name-of", &[("seat", number.into())]));
            }
        }
    }
}

/// Which character of a game a bot on a chair has. It is shown while the game and a bot are chosen.
fn character(words: &Words, game: &GameCard, visitor: &StartPage<'_>, seat: Seat) -> Markup {
    let (characters, field) = ((game.characters)(), format!("{}-character{seat}", game.name));
    let chosen = filled(visitor, &field, ANY_CHARACTER);
    let label = words.text_with("start-character", &[("seat", usize::from(seat.number()).into())]);
    html! {
        @if !characters.is_empty() {
            select class=(format!("character for-{}", game.name)) name=(field) aria-label=(label) {
                option value=(ANY_CHARACTER) selected[chosen == ANY_CHARACTER] { (words.text("start-character-any")) }
                option value="" selected[chosen.is_empty()] { (words.text("start-character-none")) }
                @for name in characters {
                    option value=(name) selected[chosen == name] { (named_character(words, name)) }
                }
            }
        }
    }
}

/// Asks for a character that is drawn, as the API does.
const ANY_CHARACTER: &str = "any";

/// A character by its proper name and what it is: `Aubin, builder`.
fn named_character(words: &Words, character: &str) -> String {
    let is = words.character(character);
    match words::named::of_character(character) {
        Some(name) => {
            let parts = [("name", name.into()), ("character", is.into())];
            words.text_with("start-character-named", &parts).into_owned()
        }
        None => is,
    }
}

/// What a newcomer has to expect of each level, how long it thinks, and what the characters like.
fn about_levels(words: &Words, games: &[GameCard], levels: &[BotLevel]) -> Markup {
    html! {
        details.levels {
            summary { (words.text("start-levels")) }
            dl {
                @for BotLevel { name, iterations } in levels {
                    dt { (words.level(name)) @if let Some(iterations) = iterations { small { " (" (iterations) ")" } } }
                    dd { (words.about_level(name)) }
                }
            }
            @for game in games {
                @let characters = (game.characters)();
                @if !characters.is_empty() {
                    dl class=(format!("for-{}", game.name)) {
                        @for name in characters {
                            dt { (named_character(words, name)) }
                            dd { (words.about_character(name)) }
                        }
                    }
                }
            }
        }
    }
}

/// Whether everybody agrees on hints.
fn hints(words: &Words, visitor: &StartPage<'_>) -> Markup {
    let chosen = visitor.again.is_some_and(|again| again.fields.contains_key("hints"));
    html! {
        div.field.hints {
            label for="hints" { (words.text("hint-option")) }
            label.tick {
                input #hints type="checkbox" name="hints" value="agreed" checked[chosen];
                span.option-about { (words.text("hint-option-about")) }
            }
        }
    }
}

/// The fewest iterations that the form offers. Programs may ask for fewer.
const LEAST_ITERATIONS: u32 = 16;

/// How long bots think: a number, which the script lets be chosen with a slider, too.
fn thought(words: &Words, visitor: &StartPage<'_>) -> Markup {
    let (least, most) = (LEAST_ITERATIONS, visitor.most_iterations.max(LEAST_ITERATIONS));
    let about = [("least", least.to_string().into()), ("most", most.to_string().into())];
    html! {
        div.field.thought {
            label for="iterations" { (words.text("start-thought")) }
            div.slider {
                input type="range" hidden="" min="0" max="100" value="0" aria-label=(words.text("start-thought"));
                input #iterations type="number" name="iterations" min=(least) max=(most) inputmode="numeric"
                    value=(filled(visitor, "iterations", "")) placeholder=(words.text("start-thought-usual"))
                    aria-describedby="about-iterations";
            }
            p.option-about #about-iterations { (words.text_with("start-thought-about", &about)) }
        }
    }
}

/// The options of a game, shown while it is chosen. What does not go with every number of players says with which it goes:
/// the script greys it out for others, and without script the server says so.
pub(crate) fn settings<G: WebBoard>(words: &Words, visitor: &StartPage<'_>) -> Markup {
    html! {
        div class=(format!("two-columns for-{}", G::NAME)) {
            @for option in G::OPTIONS {
                @let about = format!("about-{}-{}", G::NAME, option.name);
                div.option {
                    label.field {
                        span { (G::option(words, option.name)) }
                        select name=(option.name) aria-describedby=(about) {
                            @for value in option.values {
                                @let players = players_with::<G>(option.name, value);
                                option value=(value) data-players=[players] selected[filled(visitor, option.name, "") == *value] {
                                    (G::option_value(words, option.name, value))
                                }
                            }
                        }
                    }
                    // Of these the one about the chosen value is shown.
                    p.option-about id=(about) {
                        @for value in option.values { span { (G::option_about(words, option.name, value)) } }
                    }
                }
            }
        }
    }
}

/// The numbers of players who can play with a value of an option, unless all can.
fn players_with<G: WebBoard>(name: &str, value: &str) -> Option<String> {
    let can = |players: &u8| {
        let settings = Settings::parse(G::OPTIONS, [format!("{name}={value}")]);
        settings.and_then(|settings| G::new(*players, &settings, 0)).is_ok()
    };
    let able: Vec<String> = G::PLAYERS.filter(can).map(|players| players.to_string()).collect();
    (able.len() < G::PLAYERS.count()).then(|| able.join(" "))
}

fn your_tables(words: &Words, games: &[GameCard], tables: &[YourTable]) -> Markup {
    html! {
        div.card {
            h2 { (words.text("start-your-tables")) }
            @if tables.is_empty() { p.none { (words.text("start-no-tables")) } }
            ul.table-list { @for table in tables { (your_table(words, games, table)) } }
        }
    }
}

fn your_table(words: &Words, games: &[GameCard], table: &YourTable) -> Markup {
    let message = if table.result.is_some() {
        "start-look-back"
    } else if table.your_turn {
        "start-your-turn"
    } else {
        "start-look"
    };
    html! {
        li {
            @if let Some(game) = games.iter().find(|game| game.name == table.game) { ((game.icon)()) }
            div {
                b { (table.name) }
                small { (how_it_stands(words, table)) }
                small { (with_whom(words, table)) }
            }
            div.table-ways {
                a.button.your-turn[table.your_turn] href=(format!("/t/{}", table.id)) {
                    (words.text(message)) span.visually-hidden { " " (table.name) }
                }
                @if table.result.is_some() || table.left {
                    @let about = words.text_with("start-remove-table", &[("table", table.name.as_str().into())]);
                    form method="post" action=(format!("/t/{}/remove", table.id)) {
                        button.remove title=(about) aria-label=(about) { (words.text("start-remove")) }
                    }
                }
            }
        }
    }
}

/// How a game ended, or whose turn it is.
fn how_it_stands(words: &Words, table: &YourTable) -> String {
    match &table.result {
        Some(result) => said_result(words, result),
        None if table.left => format!("{} · {}", table.stands, words.text("start-left")),
        None if table.your_turn => table.stands.clone(),
        None => {
            let waiting = words.text_with("start-waiting", &[("people", words.all_of(&table.waiting_for).into())]);
            format!("{} · {waiting}", table.stands)
        }
    }
}

fn said_result(words: &Words, result: &YourResult) -> String {
    let (place, points) = result.yours;
    let message = match (result.winners.len(), place) {
        (1, _) if result.is_shared => "end-wins",
        (_, _) if result.is_shared => "end-shared",
        (1, 1) => "start-result-won",
        (_, 1) => "start-result-shared",
        _ => "start-result-place",
    };
    let winners = words.all_of(&result.winners);
    let points = if result.is_shared { result.best } else { points };
    let arguments = [
        ("place", place.into()),
        ("points", points.into()),
        ("best", result.best.into()),
        ("name", winners.as_str().into()),
        ("winners", winners.as_str().into()),
    ];
    words.text_with(message, &arguments).into_owned()
}

/// The other players, and the day. The script writes it as the reader's own clock has it.
fn with_whom(words: &Words, table: &YourTable) -> Markup {
    let day = words.day(table.when);
    html! {
        @if !table.others.is_empty() {
            (words.text_with("start-with", &[("people", words.all_of(&table.others).into())])) " · "
        }
        @if table.result.is_some() {
            time datetime=(words::machine_time(table.when)) { (day) }
        } @else {
            (words.text_with("start-since", &[("day", day.into())]))
        }
    }
}

/// What there is to read: lessons and rulebooks of all games, then the guide for programs.
fn learn(words: &Words, games: &[GameCard]) -> Markup {
    let languages = Language::ALL.map(|language| language.code().to_uppercase()).join(" · ");
    let item = |to: &str, title: &str, about: &str| {
        html! { li { a href=(to) { (title) small { (about) } } } }
    };
    let with_rulebook = || games.iter().filter(|game| game.has_rulebook);
    html! {
        div.card #learn {
            h2 { (words.text("start-learn")) }
            ul.learn {
                @for GameCard { name, .. } in games.iter().filter(|game| game.has_lesson) {
                    @let title = words.text(&format!("lesson-{name}-title"));
                    (item(&format!("/learn/{name}"), &title, &words.text("start-guided")))
                }
                @for GameCard { name, .. } in with_rulebook() {
                    @let title = own_or(words, &format!("start-rulebook-{name}"), "start-rulebook", name);
                    (item(&format!("/rules/{name}"), &title, &languages))
                }
                @for GameCard { name, chapters, .. } in with_rulebook() {
                    @for Chapter { section, message } in *chapters {
                        (item(&format!("/rules/{name}#section-{section}"), &words.text(message), ""))
                    }
                }
                (item("/analyse", &words.text("posted-link"), &words.text("posted-link-about")))
                (item("/docs/api", &words.text("start-api-long"), &words.text("start-for-bots")))
            }
        }
    }
}
