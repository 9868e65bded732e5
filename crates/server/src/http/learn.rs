//! The pages of guided first games.

use super::House;
use super::api::{Asked, Error, Place, with_cookie};
use super::forms::{filled, see};
use super::visitor::Visitor;
use crate::lesson::{LEARNER, Lesson};
use crate::play::Look;
use crate::service::from_a_lesson;
use crate::table::{Table, Viewer};
use crate::trouble::{Thing, Trouble};
use axum::Json;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, State};
use axum::response::{Html, IntoResponse, Response};
use game::SeatSet;
use serde::Deserialize;
use serde_json::json;
use store::Kept;
use words::Words;

#[derive(Deserialize)]
pub(super) struct Back {
    at: Option<usize>,
}

/// The first step.
pub(super) async fn first(Place(game): Place<String>) -> Result<Response, Error> {
    Lesson::of(&game)?;
    Ok(see(&format!("/learn/{game}/1"))?)
}

/// A step, or a moment before it.
pub(super) async fn step(
    Place((game, step)): Place<(String, usize)>,
    Asked(back): Asked<Back>,
    visitor: Visitor,
) -> Result<Response, Error> {
    Ok(Html(page(&game, step, back.at, &visitor, None)?).into_response())
}

fn page(
    game: &str,
    step: usize,
    at: Option<usize>,
    visitor: &Visitor,
    refusal: Option<&ui::Refusal>,
) -> Result<String, Trouble> {
    let words = Words::of(visitor.language);
    let lesson = Lesson::of(game)?;
    let play = lesson.play(step, words)?;
    let beginning = lesson.beginning(words);
    let table = Table::new(Kept { beginning, holders: Vec::new(), lines: Vec::new(), rematch: None }, play.clone());
    let mine = SeatSet::only(LEARNER);
    let viewer = Viewer { mine, owner: false, point: None, secret: None, language: visitor.language };
    let shown = lesson.shown(step, words);
    let mut about = table.about(&*play, &viewer, "");
    about.path = format!("/learn/{game}/{step}");
    let look = Look { words, about: &about, mine, point: None, at, refusal, lesson: Some(&shown), told: 0 };
    Ok(play.page(&look).html)
}

#[derive(Deserialize)]
pub(super) struct Act {
    action: String,
}

/// What the learner does: the next step if it is what the lesson wants.
pub(super) async fn act(
    Place((game, step)): Place<(String, usize)>,
    visitor: Visitor,
    form: Result<Form<Act>, FormRejection>,
) -> Result<Response, Error> {
    let done = filled(form)?.action;
    let wanted = Lesson::of(&game)?.wanted(step).ok_or(Trouble::Unknown(Thing::Page))?;
    if done == wanted {
        return go(&format!("/learn/{game}/{}", step + 1), &visitor);
    }
    let words = Words::of(visitor.language).tell("lesson-only", &[("action", wanted.into())]).into_owned();
    let refusal = ui::Refusal { action: done, words, rule: None };
    if visitor.wants_json {
        let ui::Refusal { action, words, .. } = refusal;
        return Ok(Json(json!({"refusal": {"action": action, "words": words}})).into_response());
    }
    Ok(Html(page(&game, step, None, &visitor, Some(&refusal))?).into_response())
}

/// The learner goes on freely: a table of his own that stands where the lesson stood.
pub(super) async fn play_on(
    State(house): State<House>,
    Place((game, step)): Place<(String, usize)>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let lesson = Lesson::of(&game)?;
    let (secret, cookie) = visitor.known(&house.service.base)?;
    let (new, lines) = from_a_lesson(lesson, step, Words::of(visitor.language))?;
    let id = house.service.create_with(&secret, new, lines).await?;
    Ok(with_cookie(go(&format!("/t/{id}"), &visitor)?, cookie))
}

/// Sends a browser on, by itself or by its script.
fn go(address: &str, visitor: &Visitor) -> Result<Response, Error> {
    if visitor.wants_json {
        return Ok(Json(json!({"go": address})).into_response());
    }
    Ok(see(address)?)
}
