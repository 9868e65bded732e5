//! Pages, and the forms on them. A form is answered with the page that comes next, so that everything works without
//! JavaScript; with it, the page asks for JSON and is told what has changed.

use super::House;
use super::api::{self, Asked, Error, Place, Point, seen, with_cookie, written};
use super::visitor::{Visitor, curtain_fell, remember_language};
use crate::pages;
use crate::play::Kind;
use crate::secret::Secret;
use crate::service::{Face, NewSeat, NewTable, Who, Written};
use crate::table::{Table, Viewer};
use crate::trouble::{Forbidden, Thing, Trouble};
use axum::Json;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use game::{Refused, Seat};
use serde::Deserialize;
use serde_json::json;
use std::collections::HashMap;
use std::str::FromStr;
use ui::{Again, Refusal};
use words::{Language, Words};

/// Who plays against somebody who wants to play at once.
const QUICK_BOTS: usize = 3;
const QUICK_LEVEL: &str = "journeyman";

/// What somebody filled in.
pub(super) fn filled<T>(form: Result<Form<T>, FormRejection>) -> Result<T, Trouble> {
    form.map(|Form(filled)| filled).map_err(|wrong| match wrong.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Trouble::TooLong,
        _ => Trouble::Bad(wrong.body_text()),
    })
}

/// Sends a browser on to another page of ours.
pub(super) fn see(address: &str) -> Result<Response, Trouble> {
    let address = HeaderValue::from_str(address).map_err(|error| Trouble::Broken(error.to_string()))?;
    Ok((StatusCode::SEE_OTHER, [(header::LOCATION, address)]).into_response())
}

pub(super) async fn nothing(address: Uri) -> Response {
    let api = address.path().starts_with("/api/");
    api::answer(Trouble::Unknown(if api { Thing::Call } else { Thing::Page }))
}

/// There is something at the address, but it is asked for in another way.
pub(super) async fn otherwise(address: Uri) -> Response {
    (StatusCode::METHOD_NOT_ALLOWED, nothing(address).await).into_response()
}

pub(super) async fn start(State(house): State<House>, visitor: Visitor) -> Result<Response, Error> {
    Ok(start_page(&house, &visitor, None)?.into_response())
}

/// The start page; with what somebody has filled in and what is wrong with it, if he has to mend it.
fn start_page(house: &House, visitor: &Visitor, again: Option<&Again<'_>>) -> Result<Html<String>, Trouble> {
    let tables = visitor.secret.map(|secret| house.service.listed(&secret, visitor.language)).transpose()?;
    Ok(Html(pages::start(Words::of(visitor.language), tables.unwrap_or_default(), again)))
}

#[derive(Deserialize)]
pub(super) struct Chosen {
    language: String,
}

/// Somebody chooses a language: it is remembered, and he sees the page again that he was on.
pub(super) async fn language(headers: HeaderMap, form: Result<Form<Chosen>, FormRejection>) -> Result<Response, Error> {
    let language: Language =
        filled(form)?.language.parse().map_err(|()| Trouble::Bad("the languages are en, fr and pt".to_owned()))?;
    let mut response = see(came_from(&headers).unwrap_or("/"))?;
    let cookie = HeaderValue::from_str(&remember_language(language)).map_err(|e| Trouble::Broken(e.to_string()))?;
    response.headers_mut().append(header::SET_COOKIE, cookie);
    Ok(response)
}

/// The page of ours that a request was made on, without the host. Where it could be anything else it is nothing.
fn came_from(headers: &HeaderMap) -> Option<&str> {
    let (_, address) = headers.get(header::REFERER)?.to_str().ok()?.split_once("://")?;
    let path = &address[address.find('/')?..];
    // What answered a form is no page that one can go to: the one before it is.
    let posted = ["/new", "/act", "/undo", "/rematch", "/play", "/language"];
    let path = posted.iter().find_map(|end| path.split('?').next()?.strip_suffix(end)).unwrap_or(path);
    (path.starts_with('/') && !path.starts_with("//") && !path.contains('\\')).then_some(path)
}

pub(super) async fn rules(Place(game): Place<String>, visitor: Visitor) -> Result<Response, Error> {
    let book = ui::rulebook(Words::of(visitor.language), &game).ok_or(Trouble::Unknown(Thing::Page))?;
    Ok(Html(book).into_response())
}

pub(super) async fn guide(visitor: Visitor) -> Response {
    Html(ui::api_guide(Words::of(visitor.language))).into_response()
}

pub(super) async fn new(
    State(house): State<House>,
    visitor: Visitor,
    form: Result<Form<HashMap<String, String>>, FormRejection>,
) -> Result<Response, Error> {
    let form = filled(form)?;
    let (secret, cookie) = visitor.known(&house.service.base)?;
    match house.service.create(&secret, wanted(&form)?).await {
        Ok(id) => Ok(with_cookie(see(&format!("/t/{id}"))?, cookie)),
        // What does not go together is said where it was filled in.
        Err(trouble @ (Trouble::Players { .. } | Trouble::Option { .. })) => {
            let wrong = trouble.told(Words::of(visitor.language));
            let status = StatusCode::from_u16(trouble.status()).unwrap_or(StatusCode::BAD_REQUEST);
            let page = start_page(&house, &visitor, Some(&Again { wrong: &wrong, fields: &form }))?;
            Ok((status, page).into_response())
        }
        Err(trouble) => Err(trouble.into()),
    }
}

/// The table that a form asks for: `quick` with the name of a game, or `game`, `name`, the game's options by their names, and
/// for each seat `seat1` (`you`, `here`, `open`, the level of a bot, or `nobody`) and `name1`.
fn wanted(form: &HashMap<String, String>) -> Result<NewTable, Trouble> {
    let field = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    if let Some(game) = form.get("quick") {
        let bot = || NewSeat { who: Who::Bot(QUICK_LEVEL.to_owned()), name: String::new() };
        let you = NewSeat { who: Who::Here, name: field("name1").to_owned() };
        let seats = std::iter::once(you).chain((0..QUICK_BOTS).map(|_| bot())).collect();
        return Ok(NewTable { game: game.clone(), name: String::new(), options: Vec::new(), seats, seed: None });
    }
    let seat = |seat: Seat| {
        let who = match field(&format!("seat{seat}")) {
            "" | "nobody" => return None,
            "you" | "here" => Who::Here,
            "open" => Who::Open,
            level => Who::Bot(level.to_owned()),
        };
        Some(NewSeat { who, name: field(&format!("name{seat}")).to_owned() })
    };
    let kind =
        Kind::named(field("game")).ok_or_else(|| Trouble::Bad("there are the games caylus and ys".to_owned()))?;
    // What is usual is left to the rules: it may be something else for another number of players.
    let usual = |option: &game::OptionSpec| option.values.first().is_some_and(|usual| *usual == field(option.name));
    let chosen = kind.options.iter().filter(|option| !field(option.name).is_empty() && !usual(option));
    Ok(NewTable {
        game: kind.name.to_owned(),
        name: field("name").to_owned(),
        options: chosen.map(|option| format!("{}={}", option.name, field(option.name))).collect(),
        // Those that the form shows for this game.
        seats: Seat::ALL.into_iter().take((*kind.players.end()).into()).filter_map(seat).collect(),
        seed: None,
    })
}

/// What a link asks for, as text: whoever has a wrong one is answered with a page.
#[derive(Deserialize)]
pub(super) struct Wanted {
    at: Option<String>,
    seat: Option<String>,
}

impl Wanted {
    fn number<T: FromStr>(text: Option<&String>, name: &str) -> Result<Option<T>, Trouble> {
        let read =
            |text: &String| text.parse().map_err(|_| Trouble::Bad(format!("`{name}` in the address is a number")));
        text.map(read).transpose()
    }
}

pub(super) async fn table(
    State(house): State<House>,
    Place(id): Place<String>,
    Query(wanted): Query<Wanted>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let at = Wanted::number(wanted.at.as_ref(), "at")?;
    let seat = Wanted::number(wanted.seat.as_ref(), "seat")?;
    let (table, viewer) = seen(&house, &id, &visitor, Point::of(seat)?)?;
    if at.is_some_and(|at| at > table.now().actions()) {
        return Err(Trouble::Unknown(Thing::Step).into());
    }
    Ok(match house.service.face(&table, viewer) {
        Face::Table(viewer) => Html(house.service.page(&table, viewer, at, None)).into_response(),
        Face::Curtain(viewer, seat) => {
            // Browsers keep pages to go back to, but none from before a cookie changed.
            let fallen = HeaderValue::from_str(&curtain_fell(&id, table.now().revision()));
            let page = Html(house.service.curtain(&table, viewer, seat)).into_response();
            with_cookie(page, Some(fallen.map_err(|error| Trouble::Broken(error.to_string()))?))
        }
    })
}

/// Which step of which round's scoring a link asks for.
#[derive(Deserialize)]
pub(super) struct WantedScoring {
    round: Option<String>,
    step: Option<String>,
    seat: Option<String>,
}

/// The scoring of a round, step by step; behind a curtain it is not shown either.
pub(super) async fn scoring(
    State(house): State<House>,
    Place(id): Place<String>,
    Query(wanted): Query<WantedScoring>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let round = Wanted::number(wanted.round.as_ref(), "round")?;
    let step = Wanted::number(wanted.step.as_ref(), "step")?.unwrap_or(1);
    let seat = Wanted::number(wanted.seat.as_ref(), "seat")?;
    let (table, viewer) = seen(&house, &id, &visitor, Point::of(seat)?)?;
    let page = match house.service.face(&table, viewer) {
        Face::Table(viewer) => round
            .and_then(|round| house.service.scoring(&table, viewer, round, step))
            .ok_or(Trouble::Unknown(Thing::Page))?,
        Face::Curtain(viewer, seat) => house.service.curtain(&table, viewer, seat),
    };
    Ok(Html(page).into_response())
}

#[derive(Deserialize)]
pub(super) struct Act {
    action: String,
    revision: u64,
    seat: Option<u8>,
}

pub(super) async fn act(
    State(house): State<House>,
    Place(id): Place<String>,
    Asked(point): Asked<Point>,
    visitor: Visitor,
    form: Result<Form<Act>, FormRejection>,
) -> Result<Response, Error> {
    let act = filled(form)?;
    let (table, viewer) = seen(&house, &id, &visitor, point.seat()?)?;
    let done = match house.service.acting(&table, &viewer, Point::of(act.seat)?) {
        Ok(seat) => house.service.act(&table, seat, act.revision, &act.action).await,
        Err(trouble) => Err(trouble),
    };
    after(&house, &table, viewer, &visitor, act.revision, done)
}

#[derive(Deserialize)]
pub(super) struct Undo {
    revision: Option<u64>,
}

pub(super) async fn undo(
    State(house): State<House>,
    Place(id): Place<String>,
    Asked(point): Asked<Point>,
    visitor: Visitor,
    form: Result<Form<Undo>, FormRejection>,
) -> Result<Response, Error> {
    let undo = filled(form)?;
    let (table, viewer) = seen(&house, &id, &visitor, point.seat()?)?;
    let mine = match house.service.face(&table, viewer) {
        Face::Table(viewer) | Face::Curtain(viewer, _) => viewer.mine,
    };
    let done = house.service.undo(&table, mine, undo.revision).await;
    let from = undo.revision.unwrap_or_else(|| table.now().revision());
    after(&house, &table, viewer, &visitor, from, done)
}

/// What somebody is told after he did something, or tried to: the page, or for a page that asks for it what has changed since
/// the revision that it shows.
fn after(
    house: &House,
    table: &Table,
    viewer: Viewer,
    visitor: &Visitor,
    from: u64,
    done: Result<Written, Trouble>,
) -> Result<Response, Error> {
    let status = done.as_ref().err().map_or(StatusCode::OK, |trouble| {
        StatusCode::from_u16(trouble.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    });
    let refusal = match done {
        Ok(_) => None,
        Err(Trouble::Refused(refused)) => Some(refusal(&refused, table, visitor.language)),
        Err(trouble @ (Trouble::Conflict | Trouble::NotYours(_))) => {
            Some(Refusal { action: String::new(), words: trouble.told(Words::of(visitor.language)), rule: None })
        }
        Err(trouble) => return Err(trouble.into()),
    };
    match refusal {
        None if visitor.wants_json => Ok(written(&house.service.changes(table, viewer, from).1)),
        None => {
            let same = matches!(house.service.face(table, viewer), Face::Table(same) if same.point == viewer.point);
            let seat = viewer.point.filter(|_| same).map(|seat| format!("?seat={seat}")).unwrap_or_default();
            Ok(see(&format!("/t/{}{seat}", table.beginning.id))?)
        }
        Some(refusal) if visitor.wants_json => {
            // Whoever was too late sees by the revision that there is something to catch up with.
            let Refusal { action, words, rule } = refusal;
            let revision = table.now().revision();
            let body = json!({"revision": revision, "refusal": {"action": action, "words": words, "rule": rule}});
            Ok((status, Json(body)).into_response())
        }
        Some(refusal) => {
            let page = match house.service.face(table, viewer) {
                Face::Table(viewer) => house.service.page(table, viewer, None, Some(&refusal)),
                Face::Curtain(viewer, seat) => house.service.curtain(table, viewer, seat),
            };
            Ok((status, Html(page)).into_response())
        }
    }
}

fn refusal(refused: &Refused, table: &Table, language: Language) -> Refusal {
    // In the words of the reader where there are some, otherwise in those of the rules.
    let said = |reason: &game::Reason, kind: &str| {
        let message = format!("{}-{kind}{}", table.beginning.game, reason.key);
        let words = Words::of(language);
        if words.has(&message) { words.say(&message).into_owned() } else { reason.words.to_owned() }
    };
    let (text, words) = match refused {
        Refused::Illegal { text, illegal, .. } => (text.clone(), said(illegal.reason, "reason-")),
        Refused::Unknown { text, asked, .. } => (text.clone(), said(asked, "")),
        Refused::NotToAct { .. } => (String::new(), refused.to_string()),
    };
    Refusal { action: text, words, rule: Some(refused.rule()) }
}

pub(super) async fn rematch(
    State(house): State<House>,
    Place(id): Place<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let table = house.service.table(&id)?;
    let secret = visitor.secret.ok_or(Trouble::NotYours(Forbidden::NoSeat))?;
    let id = house.service.rematch(&table, &secret).await?;
    Ok(see(&format!("/t/{id}"))?)
}

fn read_invitation(text: &str) -> Result<Secret, Trouble> {
    text.parse().map_err(|()| Trouble::Unknown(Thing::Invitation))
}

pub(super) async fn invitation(
    State(house): State<House>,
    Place(text): Place<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (table, seat) = house.service.invited(&read_invitation(&text)?)?;
    let viewer = house.service.viewer(&table, visitor.secret.as_ref(), None, visitor.language)?;
    let about = table.about(&*table.now(), &viewer, &house.service.base);
    let people: Vec<String> = about.chairs.iter().map(|chair| chair.name.clone()).collect();
    Ok(Html(ui::join(Words::of(visitor.language), &table.beginning.game, &about.name, seat, &people, &text))
        .into_response())
}

#[derive(Deserialize)]
pub(super) struct Join {
    #[serde(default)]
    name: String,
}

pub(super) async fn join(
    State(house): State<House>,
    Place(text): Place<String>,
    visitor: Visitor,
    form: Result<Form<Join>, FormRejection>,
) -> Result<Response, Error> {
    let join = filled(form)?;
    let (secret, cookie) = visitor.known(&house.service.base)?;
    let (table, _) = house.service.claim(&read_invitation(&text)?, &secret, &join.name).await?;
    Ok(with_cookie(see(&format!("/t/{}", table.beginning.id))?, cookie))
}

pub(super) async fn seat(
    State(house): State<House>,
    Place(text): Place<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let link: Secret = text.parse().map_err(|()| Trouble::Unknown(Thing::Seat))?;
    let (secret, cookie) = visitor.known(&house.service.base)?;
    let id = house.service.adopt(&link, &secret).await?;
    Ok(with_cookie(see(&format!("/t/{id}"))?, cookie))
}

#[derive(Deserialize)]
pub(super) struct Version {
    v: Option<String>,
}

/// A file. Under the address with its version it may be kept for ever; otherwise one asks whether it is still the same.
pub(super) async fn asset(
    Place(name): Place<String>,
    Query(version): Query<Version>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let asset = ui::assets().iter().find(|asset| asset.name == name).ok_or(Trouble::Unknown(Thing::Page))?;
    let current = &asset.version;
    let tag = format!("\"{current}\"");
    let kept = if version.v.as_ref() == Some(current) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let same = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let about = [(header::ETAG, tag), (header::CACHE_CONTROL, kept.to_owned())];
    if same {
        return Ok((StatusCode::NOT_MODIFIED, about).into_response());
    }
    Ok((about, [(header::CONTENT_TYPE, asset.kind)], asset.body.as_str()).into_response())
}
