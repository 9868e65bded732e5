//! The forms of the pages. A form is answered with the page that comes next, so that everything works without a script; the
//! script of a page asks for JSON and gets what has changed.

use super::AppState;
use super::admission::Caller;
use super::cookies;
use super::error::{HttpResult, status};
use super::extract::{FormBody, UrlPath, Visitor, WithSeat};
use super::pages::start_page;
use super::play::{self, AtTable};
use super::respond::{redirect, with_cookie};
use crate::error::{Error, Invalid, NotFound};
use crate::game_kind::GameKind;
use crate::secret::Secret;
use crate::service::{NewSeat, NewTable, Who};
use api::{ActRequest, LeaveRequest, NameRequest};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use bots::{CharacterName, Level};
use game::Seat;
use serde::Deserialize;
use std::collections::HashMap;
use ui::{Preferences, RefusedForm};
use words::{Language, Words};

/// Players at a table that is created with one click, unless the game takes fewer.
const QUICK_PLAYERS: u8 = 4;

/// The form that chooses a language.
#[derive(Deserialize)]
pub(super) struct LanguageForm {
    language: String,
}

/// Remembers the language that a visitor chose, and shows the page again on which they chose it.
pub(super) async fn language(
    State(app): State<AppState>,
    headers: HeaderMap,
    FormBody(form): FormBody<LanguageForm>,
) -> HttpResult {
    let language: Result<Language, _> = form.language.parse();
    let language = language.map_err(|_| Invalid::Language(form.language))?;
    let mut response = redirect(came_from(&headers).unwrap_or("/"))?;
    response.headers_mut().append(header::SET_COOKIE, cookies::set_language(language, &app.service.base)?);
    Ok(response)
}

/// Remembers what a visitor has set. A script has shown it already; otherwise the page is shown again on which they chose it.
pub(super) async fn settings(
    State(app): State<AppState>,
    headers: HeaderMap,
    visitor: Visitor,
    FormBody(fields): FormBody<HashMap<String, String>>,
) -> HttpResult {
    let cookie = cookies::set_settings(&Preferences::of(&fields), &app.service.base)?;
    let response = if visitor.wants_json {
        StatusCode::NO_CONTENT.into_response()
    } else {
        redirect(came_from(&headers).unwrap_or("/"))?
    };
    Ok(with_cookie(response, Some(cookie)))
}

/// The path of our page that the request was made on. Anything that could be another site is dropped.
pub(super) fn came_from(headers: &HeaderMap) -> Option<&str> {
    let (_, address) = headers.get(header::REFERER)?.to_str().ok()?.split_once("://")?;
    let path = &address[address.find('/')?..];
    // The answer to a form cannot be asked for again; the page with the form can.
    let posted = [
        "/new",
        "/act",
        "/undo",
        "/rematch",
        "/name",
        "/leave",
        "/return",
        "/remove",
        "/play",
        "/language",
        "/revoke",
        "/hint",
    ];
    let path = posted.iter().find_map(|end| path.split('?').next()?.strip_suffix(end)).unwrap_or(path);
    (path.starts_with('/') && !path.starts_with("//") && !path.contains('\\')).then_some(path)
}

/// Creates a table.
pub(super) async fn new(
    State(app): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
    visitor: Visitor,
    FormBody(form): FormBody<HashMap<String, String>>,
) -> HttpResult {
    let liked = cookies::settings(&headers).seat();
    let (secret, cookie) = visitor.secret_or_new(&app.service.base)?;
    let created = match new_table(&app, &form, liked) {
        Ok(new) => match caller.may_open_table(&app, &secret).await {
            Ok(()) => app.service.create(&secret, new).await,
            Err(error) => Err(error),
        },
        Err(error) => Err(error),
    };
    match created {
        Ok(id) => Ok(with_cookie(redirect(&format!("/t/{id}"))?, cookie)),
        // What does not go together, or is too much, is said in the form.
        Err(error @ (Error::Players { .. } | Error::Option { .. } | Error::Thought { .. })) => {
            let wrong = error.message(Words::of(visitor.language));
            let page = start_page(&app, &visitor, Some(&RefusedForm { wrong: &wrong, fields: &form })).await?;
            Ok((status(&error), page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

/// The table that a form asks for: `quick` with the name of a game, or `game`, `name`, the game's options by their names, and
/// for each seat `seat1` (`you`, `here`, `open`, the level of a bot, or `nobody`), `name1` and `GAME-character1` (the
/// character of a bot of this game, `any` or nothing); `hints` says that everybody agrees on hints, `iterations` is how long bots think, if not as long as their levels do. `liked` is the seat that the visitor likes to have.
fn new_table(app: &AppState, form: &HashMap<String, String>, liked: Option<Seat>) -> Result<NewTable, Error> {
    let field = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    if let Some(game) = form.get("quick") {
        let kind = app.service.kind(game)?;
        let players = QUICK_PLAYERS.min(*kind.players.end());
        let bot = |level: Level| NewSeat { who: Who::Bot(level), name: String::new() };
        let you = NewSeat { who: Who::Here, name: field("name1").to_owned() };
        let bots = quick_bots(app, kind, form)?;
        // Where the form names too few, the others are of the same levels, and different characters.
        let others = bots.iter().cycle().map(|level| level.playing(Some(CharacterName::ANY)));
        let bots = bots.iter().copied().chain(others).map(bot);
        let mut seats: Vec<NewSeat> = std::iter::once(you).chain(bots).take(players.into()).collect();
        // The visitor has the seat of the colour that they like, if there is one: everybody sees the same colours.
        if let Some(liked) = liked.map(Seat::index).filter(|seat| *seat < seats.len()) {
            seats.swap(0, liked);
        }
        return Ok(NewTable {
            game: game.clone(),
            rules_version: None,
            name: String::new(),
            options: Vec::new(),
            seats,
            seed: None,
            hints: false,
        });
    }
    let kind = app.service.kind(field("game"))?;
    let seat = |seat: Seat| {
        let who = match field(&format!("seat{seat}")) {
            "" | "nobody" => return None,
            "you" | "here" => Who::Here,
            "open" => Who::Open,
            level => match chosen_level(app, kind, level, character(kind, seat, form), form) {
                Ok(level) => Who::Bot(level),
                Err(error) => return Some(Err(error)),
            },
        };
        Some(Ok(NewSeat { who, name: field(&format!("name{seat}")).to_owned() }))
    };
    // The default is left to the rules, because it may depend on the number of players.
    let usual = |option: &game::OptionSpec| option.values.first().is_some_and(|usual| *usual == field(option.name));
    let chosen = kind.options.iter().filter(|option| !field(option.name).is_empty() && !usual(option));
    Ok(NewTable {
        game: kind.name.to_owned(),
        name: field("name").to_owned(),
        options: chosen.map(|option| format!("{}={}", option.name, field(option.name))).collect(),
        // The form hides the other seats for this game.
        seats: Seat::ALL.into_iter().take((*kind.players.end()).into()).filter_map(seat).collect::<Result<_, _>>()?,
        rules_version: None,
        seed: None,
        hints: form.contains_key("hints"),
    })
}

/// The character that the form gives to a bot of this game, if it says so.
fn character<'a>(kind: &GameKind, seat: Seat, form: &'a HashMap<String, String>) -> Option<&'a str> {
    form.get(&format!("{}-character{seat}", kind.name)).map(|name| name.trim())
}

/// The level of a bot in the form, which thinks as long as the form says and has this character if it can have one.
fn chosen_level(
    app: &AppState,
    kind: &GameKind,
    level: &str,
    character: Option<&str>,
    form: &HashMap<String, String>,
) -> Result<Level, Error> {
    let usual = app.service.level(kind, level);
    let level = match form.get("iterations").map(|text| text.trim()).filter(|text| !text.is_empty()) {
        // How long the level thinks by itself does not matter then.
        Some(iterations) if !matches!(&usual, Ok(level) if level.budget().is_none()) => {
            let name = level.split([':', '/']).next().unwrap_or_default();
            app.service.level(kind, &format!("{name}:{iterations}"))?
        }
        _ => usual?,
    };
    match character.filter(|name| !name.is_empty() && level.has_weights()) {
        Some(character) => app.service.level(kind, &format!("{}/{character}", level.playing(None))),
        None => Ok(level),
    }
}

/// The bots of a game at once: those that the form names for seats of this game, or else the usual one.
fn quick_bots(app: &AppState, kind: &GameKind, form: &HashMap<String, String>) -> Result<Vec<Level>, Error> {
    let any = Some(CharacterName::ANY);
    let sitter = |seat: Seat| Some((seat, form.get(&format!("seat{seat}"))?.as_str()));
    let named = Seat::ALL.into_iter().filter_map(sitter);
    let bots = named.filter(|(_, sitter)| kind.levels.iter().any(|level| level.name() == *sitter));
    let bot = |(seat, level)| {
        let character = character(kind, seat, form).or(any.as_ref().map(CharacterName::as_str));
        chosen_level(app, kind, level, character, form)
    };
    let bots: Vec<Level> = bots.map(bot).collect::<Result<_, _>>()?;
    if bots.is_empty() { Ok(vec![app.service.level_or_usual(kind, None)?.playing(any)]) } else { Ok(bots) }
}

/// The form of an action. Unlike the body of the API it may have other fields.
#[derive(Deserialize)]
pub(super) struct ActForm {
    action: String,
    revision: u64,
    seat: Option<u8>,
    /// Given by a script that wants to see one move at a time.
    step: Option<u8>,
}

/// Does an action.
pub(super) async fn act(WithSeat(at_table): WithSeat, FormBody(form): FormBody<ActForm>) -> HttpResult {
    let ActForm { action, revision, seat, step } = form;
    let done = at_table.follow_up(&ActRequest { action, revision, seat }).await;
    at_table.page_after(revision, step.is_some(), done).await
}

/// The form of an undo. Unlike the body of the API it may have other fields.
#[derive(Deserialize)]
pub(super) struct UndoForm {
    revision: Option<u64>,
}

/// Undoes the last action of those at the screen.
pub(super) async fn undo(WithSeat(at_table): WithSeat, FormBody(form): FormBody<UndoForm>) -> HttpResult {
    let done = at_table.undo_decision(form.revision).await;
    let from = form.revision.unwrap_or_else(|| at_table.table.now().revision());
    at_table.page_after(from, false, done).await
}

/// Leads to the rematch.
pub(super) async fn rematch(State(app): State<AppState>, caller: Caller, at_table: AtTable) -> HttpResult {
    let (id, _) = at_table.rematch(&app, &caller).await?;
    Ok(redirect(&format!("/t/{id}"))?)
}

/// The form of an invitation. Unlike the body of the API it may have other fields.
#[derive(Deserialize)]
pub(super) struct JoinForm {
    #[serde(default)]
    name: String,
}

/// Takes the open seat of an invitation. If somebody else has taken it, the visitor watches.
pub(super) async fn join(
    State(app): State<AppState>,
    UrlPath(invitation): UrlPath<String>,
    visitor: Visitor,
    FormBody(form): FormBody<JoinForm>,
) -> HttpResult {
    match play::join(&app, &visitor, &invitation, &form.name).await {
        Ok(taken) => Ok(with_cookie(redirect(&format!("/t/{}", taken.table.header.id))?, taken.cookie)),
        Err(Error::Taken { id }) => Ok(redirect(&format!("/t/{id}"))?),
        Err(error) => Err(error.into()),
    }
}

/// Takes the seats of a personal link for this browser, in addition to those who hold them.
pub(super) async fn take_seat(
    State(app): State<AppState>,
    UrlPath(text): UrlPath<String>,
    visitor: Visitor,
) -> HttpResult {
    let link: Secret = text.parse().map_err(|_| NotFound::Seat)?;
    let (secret, cookie) = visitor.secret_or_new(&app.service.base)?;
    let id = app.service.adopt(&link, &secret).await?;
    Ok(with_cookie(redirect(&format!("/t/{id}"))?, cookie))
}

/// The form that makes links invalid.
#[derive(Deserialize)]
pub(super) struct RevokeForm {
    seat: Option<u8>,
}

/// Makes the links of a seat invalid.
pub(super) async fn revoke(WithSeat(at_table): WithSeat, FormBody(form): FormBody<RevokeForm>) -> HttpResult {
    at_table.revoke(form.seat).await?;
    Ok(redirect(&at_table.next_page())?)
}

/// The form of a name. Unlike the body of the API it may have other fields.
#[derive(Deserialize)]
pub(super) struct NameForm {
    name: String,
    seat: Option<u8>,
}

/// Takes another name.
pub(super) async fn name(WithSeat(at_table): WithSeat, FormBody(form): FormBody<NameForm>) -> HttpResult {
    at_table.rename(&NameRequest { name: form.name, seat: form.seat }).await?;
    Ok(redirect(&at_table.next_page())?)
}

/// The form that leaves a seat. Unlike the body of the API it may have other fields.
#[derive(Deserialize)]
pub(super) struct LeaveForm {
    seat: Option<u8>,
    level: Option<String>,
}

/// Leaves a seat to a bot.
pub(super) async fn leave(at_table: AtTable, FormBody(form): FormBody<LeaveForm>) -> HttpResult {
    at_table.leave(&LeaveRequest { level: form.level, seat: form.seat }).await?;
    Ok(redirect(&at_table.path())?)
}

/// Takes seats again that were left to bots.
pub(super) async fn come_back(at_table: AtTable) -> HttpResult {
    at_table.come_back().await?;
    Ok(redirect(&at_table.path())?)
}

/// Removes a table from the list of the visitor's tables.
pub(super) async fn remove(at_table: AtTable) -> HttpResult {
    at_table.service.remove(&at_table.table, &at_table.viewer).await?;
    Ok(redirect("/")?)
}
