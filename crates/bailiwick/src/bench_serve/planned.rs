//! Games whose actions are known before they are played, so that nobody has to ask what is legal, and tables at which they are played
//! by one browser.

use super::client::{Answer, Client, Credentials};
use api::{ActRequest, CreatedTable, NewSeatKind, NewSeatRequest, NewTableRequest};
use game::{Random, Seat, Settings};
use games::Playable;
use std::io;

/// A random game.
pub(super) struct Planned {
    pub(super) seed: u64,
    pub(super) actions: Vec<PlannedAction>,
}

/// An action of a planned game.
pub(super) struct PlannedAction {
    pub(super) seat: Seat,
    pub(super) text: String,
    /// Whether the server gives this answer by itself after what a browser has done before it.
    pub(super) is_obvious: bool,
}

/// A random game of this many players.
pub(super) fn random_game<G: Playable>(players: u8, seed: u64) -> Option<Planned> {
    let mut state = G::new(players, &Settings::new(G::OPTIONS), seed).ok()?;
    let (mut random, mut legal, mut actions) = (Random::new(seed), Vec::new(), Vec::new());
    while let Some(seat) = state.to_act().lowest() {
        legal.clear();
        state.legal(seat, &mut legal);
        // Where only one answer is sensible after an action of the same seat, the server gives it for a browser.
        let goes_on = actions.last().is_some_and(|last: &PlannedAction| last.seat == seat);
        let obvious = Some(()).filter(|()| goes_on).and_then(|()| G::obvious(&state.view(Some(seat)), seat, &legal));
        let action = obvious.unwrap_or_else(|| legal[random.below(legal.len())]);
        actions.push(PlannedAction { seat, text: action.to_string(), is_obvious: obvious.is_some() });
        state.apply(seat, action, &mut ());
    }
    Some(Planned { seed, actions })
}

/// Sets up a table of a game with a seed, at which all seats are the client's. Returns the cookie, too.
pub(super) fn set_up(client: &mut Client, game: &str, players: u8, seed: u64) -> io::Result<(CreatedTable, String)> {
    let request = NewTableRequest {
        game: game.to_owned(),
        seats: (0..players).map(|_| NewSeatRequest::of(NewSeatKind::You)).collect(),
        seed: Some(seed.into()),
        ..NewTableRequest::default()
    };
    let answer = client.post("/api/tables", Credentials::Nobody, false, &serde_json::to_string(&request)?)?;
    let cookie = answer.header("set-cookie").and_then(|set| set.split(';').next()).map(str::to_owned);
    match cookie.filter(|_| answer.is_ok()) {
        Some(cookie) => Ok((serde_json::from_slice(&answer.body)?, cookie)),
        None => Err(io::Error::other(format!("no table was set up: {}", answer.head))),
    }
}

/// The form by which a browser acts.
pub(super) fn act_form(revision: usize, action: &str) -> String {
    format!("revision={revision}&action={}", action.replace('+', "%2B").replace(' ', "+"))
}

/// The body by which a program acts.
pub(super) fn act_body(revision: usize, action: &str) -> io::Result<String> {
    Ok(serde_json::to_string(&ActRequest { action: action.to_owned(), revision: revision as u64, seat: None })?)
}

/// An error, unless an action was done.
pub(super) fn check(answer: &Answer, action: &str) -> io::Result<()> {
    if answer.is_ok() { Ok(()) } else { Err(io::Error::other(format!("`{action}` was not done: {}", answer.head))) }
}

/// A table whose seats are all at one screen.
pub(super) struct SharedTable {
    pub(super) id: String,
    pub(super) cookie: String,
    actions: Vec<PlannedAction>,
    /// The number of actions so far, which is the revision.
    pub(super) done: usize,
}

impl SharedTable {
    /// A table for a random game with this seed.
    pub(super) fn set_up<G: Playable>(client: &mut Client, players: u8, seed: u64) -> io::Result<SharedTable> {
        let game = random_game::<G>(players, seed).ok_or_else(|| io::Error::other("no such game"))?;
        let (table, cookie) = set_up(client, G::NAME, players, seed)?;
        Ok(SharedTable { id: table.id, cookie, actions: game.actions, done: 0 })
    }

    pub(super) fn owner(&self) -> Credentials<'_> {
        Credentials::Cookie(&self.cookie)
    }

    pub(super) fn load_page(&self, client: &mut Client, compressed: bool) -> io::Result<Answer> {
        client.get(&format!("/t/{}", self.id), self.owner(), compressed)
    }

    /// Whether the next action is followed by another that the server does by itself for a browser.
    pub(super) fn goes_on(&self) -> bool {
        self.actions.get(self.done + 1).is_some_and(|next| next.is_obvious)
    }

    /// Does the next action as a browser does; nothing at the end of the game.
    pub(super) fn act(&mut self, client: &mut Client) -> io::Result<Option<Answer>> {
        let Some(PlannedAction { text, .. }) = self.actions.get(self.done) else { return Ok(None) };
        let form = act_form(self.done, text);
        let answer = client.post(&format!("/t/{}/act", self.id), self.owner(), true, &form)?;
        check(&answer, text)?;
        self.done += 1;
        while self.actions.get(self.done).is_some_and(|next| next.is_obvious) {
            self.done += 1;
        }
        Ok(Some(answer))
    }

    /// Does the next action as a program does; nothing at the end of the game.
    pub(super) fn act_as_program(&mut self, client: &mut Client) -> io::Result<Option<Answer>> {
        let Some(PlannedAction { text, .. }) = self.actions.get(self.done) else { return Ok(None) };
        let body = act_body(self.done, text)?;
        let answer = client.post(&format!("/api/tables/{}/act", self.id), self.owner(), false, &body)?;
        check(&answer, text)?;
        self.done += 1;
        Ok(Some(answer))
    }
}
