//! A game at a server: what is known of it is asked for over HTTP, and a thread listens for what others do. Where the server
//! cannot be reached it is asked again and again; nothing is kept here, so nothing can be lost.

mod client;
mod link;
mod snapshot;

pub use client::{Joined, join};
pub use link::{Key, Link};

use crate::{Ask, Chair, Table, Trouble};
use client::Client;
use game::{Entry, Illegal, Outcome, Random, Seat, SeatSet};
use serde_json::json;
use snapshot::Snapshot;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;
use words::{Spoken, Words};

/// How long is waited before a server is asked again that did not answer.
const AGAIN: Duration = Duration::from_secs(2);

/// A game at a server.
pub struct There<G: Spoken> {
    client: Client,
    words: &'static Words,
    now: Snapshot<G>,
    news: Receiver<Result<Snapshot<G>, Trouble>>,
}

impl<G: Spoken> There<G> {
    /// Looks at the table where somebody has sat down, and listens from now on.
    pub fn open(joined: Joined, words: &'static Words) -> Result<There<G>, Trouble> {
        let client = joined.client;
        let now = Snapshot::ask(&client, words, None)?;
        let (tell, news) = channel();
        let (listening, mut last) = (client.clone(), now.clone());
        thread::spawn(move || while listen(&listening, words, &mut last, &tell) {});
        Ok(There { client, words, now, news })
    }

    /// After something was done here: the table as it is then.
    fn look_again(&mut self) -> Result<(), Trouble> {
        self.now = Snapshot::ask(&self.client, self.words, Some(&self.now))?;
        Ok(())
    }

    /// A state in which the seat has the same choices, and the same reasons why not.
    fn state(&self, seat: Seat) -> Option<G> {
        let asked = self.now.about.mine.contains(seat) && self.now.about.to_act.contains(seat);
        asked.then(|| G::resample(&self.now.view(Some(seat)), &mut Random::new(0)))
    }
}

/// Tells what changes until the connection ends; whether anybody wants to know more.
fn listen<G: Spoken>(
    client: &Client,
    words: &Words,
    last: &mut Snapshot<G>,
    tell: &Sender<Result<Snapshot<G>, Trouble>>,
) -> bool {
    let mut wanted = true;
    let ended = client.listen(|| {
        let now = Snapshot::ask(client, words, Some(last));
        if let Ok(now) = &now {
            *last = now.clone();
        }
        wanted = tell.send(now).is_ok();
        wanted
    });
    if let Err(trouble) = ended {
        wanted = tell.send(Err(trouble)).is_ok();
        thread::sleep(AGAIN);
    }
    wanted
}

impl<G: Spoken> Table<G> for There<G> {
    fn revision(&self) -> u64 {
        self.now.about.revision
    }

    fn chairs(&self) -> &[Chair] {
        &self.now.about.chairs
    }

    fn mine(&self) -> SeatSet {
        self.now.about.mine
    }

    fn to_act(&self) -> SeatSet {
        self.now.about.to_act
    }

    fn view(&self, point: Option<Seat>) -> G::View {
        self.now.view(point)
    }

    fn ask(&self, seat: Seat) -> Option<Ask<G>> {
        Ask::of(&self.state(seat)?, seat)
    }

    fn why_not(&self, seat: Seat, action: G::Action) -> Option<Illegal> {
        Ask::why_not(&self.state(seat)?, seat, action)
    }

    fn log(&self, point: Option<Seat>) -> Vec<Entry<G>> {
        self.now.log(point)
    }

    fn scores(&self) -> Vec<i32> {
        self.now.about.scores.clone()
    }

    fn others(&self) -> Vec<(String, i32)> {
        self.now.about.others.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now.about.outcome.clone()
    }

    fn may_undo(&self) -> bool {
        self.now.about.may_undo
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Trouble> {
        if !self.now.about.mine.contains(seat) {
            return Err(Trouble::NotYourSeat);
        }
        if let Some(illegal) = self.why_not(seat, action) {
            return Err(Trouble::Illegal(illegal));
        }
        let body = json!({"action": action.to_string(), "revision": self.now.about.revision, "seat": seat});
        let done = self.client.post("/act", &body);
        if matches!(done, Ok(_) | Err(Trouble::Changed)) {
            self.look_again()?;
        }
        done.map(|_| ())
    }

    fn undo(&mut self) -> Result<(), Trouble> {
        if !self.now.about.may_undo {
            return Err(Trouble::NothingToTakeBack);
        }
        let done = self.client.post("/undo", &json!({"revision": self.now.about.revision}));
        if matches!(done, Ok(_) | Err(Trouble::Changed)) {
            self.look_again()?;
        }
        done.map(|_| ())
    }

    fn refresh(&mut self) -> Result<bool, Trouble> {
        let mut changed = false;
        for news in self.news.try_iter() {
            let news = news?;
            if news.about.revision > self.now.about.revision {
                self.now = news;
                changed = true;
            }
        }
        Ok(changed)
    }

    fn saved(&self) -> Option<&Path> {
        None
    }
}
