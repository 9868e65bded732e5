//! A game at a server: what is known of it is asked for over HTTP, and a thread listens for what others do. Where the server
//! cannot be reached it is asked again and again; nothing is kept here, so nothing can be lost.

mod client;
mod link;
mod snapshot;

pub use client::{Joined, Patience, join};
pub use link::{Key, Link};

use crate::{Ask, Chair, Fault, Table, Trouble};
use client::Client;
use game::{Entry, Illegal, Outcome, Random, Seat, SeatSet};
use serde_json::{Value, json};
use snapshot::Snapshot;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;
use words::{Spoken, Words};

/// How long an answer is waited for before the screen goes on without it.
const SOON: Duration = Duration::from_millis(500);

/// A game at a server.
pub struct There<G: Spoken> {
    client: Client,
    words: &'static Words,
    now: Snapshot<G>,
    news: Receiver<Result<Snapshot<G>, Trouble>>,
    /// What was done here and has not been answered yet.
    sending: Option<Receiver<Answer<G>>>,
    /// What was wrong when the server was last heard of.
    trouble: Option<Trouble>,
}

/// The table after something was done there, and whether it was; or why nothing is known of it.
type Answer<G> = Result<(Snapshot<G>, Result<(), Trouble>), Trouble>;

impl<G: Spoken> There<G> {
    /// Looks at the table where somebody has sat down, and listens from now on.
    pub fn open(joined: Joined, words: &'static Words) -> Result<There<G>, Trouble> {
        let client = joined.client;
        let now = Snapshot::ask(&client, words, None)?;
        let (tell, news) = channel();
        let (listening, last) = (client.clone(), now.clone());
        thread::spawn(move || follow(&listening, words, last, &tell));
        Ok(There { client, words, now, news, sending: None, trouble: None })
    }

    /// Does something at the server. That takes a thread of its own, so that a server that hangs holds up nobody who wants to
    /// leave; usually the answer is there at once.
    fn send(&mut self, what: &'static str, body: Value) -> Result<(), Trouble> {
        if self.sending.is_some() {
            return Err(Trouble::OnItsWay);
        }
        let (tell, answer) = channel();
        let (client, words, before) = (self.client.clone(), self.words, self.now.clone());
        // Whoever has left does not want to know.
        thread::spawn(move || drop(tell.send(answered(&client, words, &before, what, &body))));
        match answer.recv_timeout(SOON) {
            Ok(answer) => self.take(answer),
            Err(_) => {
                self.sending = Some(answer);
                Err(Trouble::OnItsWay)
            }
        }
    }

    /// Takes in what came of something that was done here.
    fn take(&mut self, answer: Answer<G>) -> Result<(), Trouble> {
        let (now, done) = answer?;
        self.trouble = None;
        if now.about.revision >= self.now.about.revision {
            self.now = now;
        }
        // What was wrong before is not any more.
        for news in self.news.try_iter().flatten() {
            if news.about.revision > self.now.about.revision {
                self.now = news;
            }
        }
        done
    }

    /// A state in which the seat has the same choices, and the same reasons why not.
    fn state(&self, seat: Seat) -> Option<G> {
        let asked = self.now.about.mine.contains(seat) && self.now.about.to_act.contains(seat);
        asked.then(|| G::resample(&self.now.view(Some(seat)), &mut Random::new(0)))
    }
}

/// Does something, and looks at the table then.
fn answered<G: Spoken>(client: &Client, words: &Words, before: &Snapshot<G>, what: &str, body: &Value) -> Answer<G> {
    let done = match client.post(what, body) {
        Ok(_) => Ok(()),
        Err(Trouble::Changed) => Err(Trouble::Changed),
        // Whether it was done nobody knows: it may be the answer that was lost.
        Err(Trouble::Lost { why }) => return Err(Trouble::Unanswered { why }),
        Err(trouble) => return Err(trouble),
    };
    Ok((Snapshot::ask(client, words, Some(before))?, done))
}

/// Tells what changes, and when the server is lost, as long as anybody wants to know. The longer it is gone, the more seldom
/// it is asked.
fn follow<G: Spoken>(
    client: &Client,
    words: &Words,
    mut last: Snapshot<G>,
    tell: &Sender<Result<Snapshot<G>, Trouble>>,
) {
    let [first, longest] = client.patience.again;
    let mut pause = first;
    loop {
        let mut heard = false;
        let ended = client.listen(|| {
            last = Snapshot::ask(client, words, Some(&last))?;
            (heard, pause) = (true, first);
            Ok(tell.send(Ok(last.clone())).is_ok())
        });
        let Err(trouble) = ended else { return };
        // Connections come to an end though the server is there: that is told only when it cannot be reached any more.
        let is_over = heard && trouble == Trouble::Lost { why: Fault::Ended };
        if !is_over && tell.send(Err(trouble)).is_err() {
            return;
        }
        thread::sleep(pause);
        pause = (pause * 2).min(longest);
    }
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
        self.send("/act", body)
    }

    fn undo(&mut self) -> Result<(), Trouble> {
        if !self.now.about.may_undo {
            return Err(Trouble::NothingToTakeBack);
        }
        self.send("/undo", json!({"revision": self.now.about.revision}))
    }

    fn is_sending(&self) -> bool {
        self.sending.is_some()
    }

    fn refresh(&mut self) -> Result<bool, Trouble> {
        let before = self.now.about.revision;
        for news in self.news.try_iter() {
            self.trouble = news
                .map(|news| {
                    if news.about.revision > self.now.about.revision {
                        self.now = news
                    }
                })
                .err();
        }
        let answer = self.sending.as_ref().map(Receiver::try_recv);
        match answer {
            None | Some(Err(TryRecvError::Empty)) => (),
            Some(Err(TryRecvError::Disconnected)) => self.sending = None,
            Some(Ok(answer)) => {
                self.sending = None;
                self.trouble = self.take(answer).err();
            }
        }
        // First what is new, then what is wrong.
        let changed = self.now.about.revision != before;
        let waiting = self.sending.as_ref().map(|_| Trouble::OnItsWay);
        match self.trouble.clone().or(waiting).filter(|_| !changed) {
            Some(trouble) => Err(trouble),
            None => Ok(changed),
        }
    }

    fn saved(&self) -> Option<&Path> {
        None
    }
}
