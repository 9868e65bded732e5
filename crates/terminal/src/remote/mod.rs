//! A game at a server: it is read over HTTP, and a thread listens for changes. A server that cannot be reached is asked
//! again; nothing is stored here, so nothing can be lost.

mod analysis;
mod client;
mod link;
mod snapshot;

pub use client::{Joined, Timeouts, join};
pub use link::{LinkError, SeatKey, SeatLink};

use crate::analysis::AnalysisWork;
use crate::game_table::why_not;
use crate::{AnalysisStand, ConnectionError, GameTable, PendingDecision, Question, TableError, ToldAdvice};
use api::{ActRequest, HintAnswer, HintRequest, HintTexts, UndoRequest, WhyAnswer};
use client::Client;
use game::{AskedHint, Entry, Illegal, Outcome, Random, Seat, SeatSet, Sight};
use serde::Serialize;
use serde::de::IgnoredAny;
use snapshot::Snapshot;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;
use study::{Advice, Texts};
use words::{Chair, Spoken};

/// How long an answer is waited for before the front end goes on without it.
const SOON: Duration = Duration::from_millis(500);

/// A game at a server.
pub struct RemoteGame<G: Spoken> {
    client: Client,
    now: Snapshot<G>,
    news: Receiver<Result<Snapshot<G>, TableError>>,
    /// The answer to a request that is under way.
    sending: Option<Receiver<Answer<G>>>,
    /// The answer to a question.
    asking: Option<Receiver<Result<ToldAdvice, TableError>>>,
    /// The hints that were given here: the log of the server may tell of them a little later.
    hinted: Vec<AskedHint>,
    /// What was wrong when the server was last heard of.
    error: Option<TableError>,
    warns: bool,
    /// The analysis of the game, once somebody here asks for it.
    analysis: Option<AnalysisWork>,
}

/// The table after a request, and whether the request was done; or why that is not known.
type Answer<G> = Result<(Snapshot<G>, Result<(), TableError>), TableError>;

impl<G: Spoken> RemoteGame<G> {
    /// The same game, with or without warnings of choices that may come to nothing.
    #[must_use]
    pub fn warning(self, warns: bool) -> RemoteGame<G> {
        RemoteGame { warns, ..self }
    }

    /// Reads the table that was joined, and listens to it from now on.
    ///
    /// # Errors
    ///
    /// If the server does not answer, or says something that cannot be understood.
    pub fn open(joined: Joined) -> Result<RemoteGame<G>, TableError> {
        let client = joined.client;
        let now = Snapshot::fetch(&client, None)?;
        let (tell, news) = channel();
        let (listening, last) = (client.clone(), now.clone());
        thread::spawn(move || follow(&listening, last, &tell));
        Ok(RemoteGame {
            client,
            now,
            news,
            sending: None,
            asking: None,
            hinted: Vec::new(),
            error: None,
            warns: true,
            analysis: None,
        })
    }

    /// Sends a request on a thread of its own, so that a player can leave while a server hangs. Usually the answer comes at
    /// once.
    fn send(&mut self, path: &'static str, body: impl Serialize + Send + 'static) -> Result<(), TableError> {
        if self.sending.is_some() {
            return Err(TableError::OnItsWay);
        }
        let (tell, answer) = channel();
        let (client, before) = (self.client.clone(), self.now.clone());
        // The receiver is gone if the player has left.
        thread::spawn(move || drop(tell.send(request(&client, &before, path, &body))));
        match answer.recv_timeout(SOON) {
            Ok(answer) => self.take(answer),
            Err(_) => {
                self.sending = Some(answer);
                Err(TableError::OnItsWay)
            }
        }
    }

    /// Takes in the answer to a request.
    fn take(&mut self, answer: Answer<G>) -> Result<(), TableError> {
        let (now, done) = answer?;
        self.error = None;
        if now.info.revision >= self.now.info.revision {
            self.now = now;
        }
        // Errors of before are over.
        for news in self.news.try_iter().flatten() {
            if news.info.revision > self.now.info.revision {
                self.now = news;
            }
        }
        done
    }

    /// A state in which a seat has the same legal actions, and the same refusals.
    fn state(&self, seat: Seat) -> Option<G> {
        let asked = self.now.info.mine.contains(seat) && self.now.info.to_act.contains(seat);
        asked.then(|| G::resample(&self.now.view(self.decider(seat)), &mut Random::new(0)))
    }
}

/// Sends a request and reads the table then.
fn request<G: Spoken>(client: &Client, before: &Snapshot<G>, path: &str, body: &impl Serialize) -> Answer<G> {
    let done = match client.post::<IgnoredAny>(path, body) {
        Ok(_) => Ok(()),
        Err(TableError::Changed) => Err(TableError::Changed),
        // It may have been done: perhaps only the answer was lost.
        Err(TableError::Lost { why }) => return Err(TableError::Unanswered { why }),
        Err(trouble) => return Err(trouble),
    };
    Ok((Snapshot::fetch(client, Some(before))?, done))
}

/// Asks for a hint, or a bot why it did something.
fn advice(client: &Client, revision: u64, question: Question) -> Result<ToldAdvice, TableError> {
    match question {
        Question::Hint(seat, depth) => {
            let (depth, revision, seat) = (Some(depth.into()), Some(revision), Some(seat.number()));
            let answer: HintAnswer<Advice> = client.post("/hint", &HintRequest { depth, revision, seat })?;
            let HintTexts { en, fr, pt } = answer.nudge;
            Ok(ToldAdvice { question, nudge: Texts { en, fr, pt }, advice: answer.advice.map(Box::new) })
        }
        Question::Why(number) => {
            let WhyAnswer { advice, .. }: WhyAnswer<Advice> = client.get(&format!("/why?at={number}"))?;
            Ok(ToldAdvice { question, nudge: advice.nudge.clone(), advice: Some(Box::new(advice)) })
        }
    }
}

/// Sends every change, and when the server is lost, as long as there is a receiver. A lost server is asked at growing
/// intervals.
fn follow<G: Spoken>(client: &Client, mut last: Snapshot<G>, tell: &Sender<Result<Snapshot<G>, TableError>>) {
    let [first, longest] = client.timeouts.again;
    let mut pause = first;
    loop {
        let mut heard = false;
        let ended = client.listen(|| {
            last = Snapshot::fetch(client, Some(&last))?;
            (heard, pause) = (true, first);
            Ok(tell.send(Ok(last.clone())).is_ok())
        });
        let Err(trouble) = ended else { return };
        // A connection may end though the server is there: that is an error only if it cannot be reached again.
        let is_over = heard && trouble == TableError::Lost { why: ConnectionError::Ended };
        if !is_over && tell.send(Err(trouble)).is_err() {
            return;
        }
        thread::sleep(pause);
        pause = (pause * 2).min(longest);
    }
}

impl<G: Spoken> GameTable<G> for RemoteGame<G> {
    fn revision(&self) -> u64 {
        self.now.info.revision
    }

    fn chairs(&self) -> &[Chair] {
        &self.now.info.chairs
    }

    fn warns(&self) -> bool {
        self.warns
    }

    fn here(&self) -> SeatSet {
        self.now.info.here
    }

    fn mine(&self) -> SeatSet {
        self.now.info.mine
    }

    fn to_act(&self) -> SeatSet {
        self.now.info.to_act
    }

    fn view(&self, sight: Sight) -> G::View {
        self.now.view(sight)
    }

    fn decision(&self, seat: Seat) -> Option<PendingDecision<G>> {
        PendingDecision::of(&self.state(seat)?, seat)
    }

    fn why_not(&self, seat: Seat, action: G::Action) -> Option<Illegal> {
        why_not(&self.state(seat)?, seat, action)
    }

    fn log(&self, sight: Sight) -> Vec<Entry<G>> {
        self.now.log(sight)
    }

    fn scores(&self) -> Vec<i32> {
        self.now.info.scores.clone()
    }

    fn others(&self) -> Vec<(String, i32)> {
        self.now.info.others.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now.info.outcome.clone()
    }

    fn may_undo(&self, sight: Sight) -> bool {
        self.now.info.may_undo && sight.may_take_back(self.now.last_seat())
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), TableError> {
        if !self.now.info.mine.contains(seat) {
            return Err(TableError::NotYourSeat);
        }
        if let Some(illegal) = self.why_not(seat, action) {
            return Err(TableError::Illegal(illegal));
        }
        let (revision, seat) = (self.now.info.revision, Some(seat.number()));
        self.send("/act", ActRequest { action: action.to_string(), revision, seat })
    }

    fn undo(&mut self) -> Result<(), TableError> {
        if !self.now.info.may_undo {
            return Err(TableError::NothingToTakeBack);
        }
        self.send("/undo", UndoRequest { revision: Some(self.now.info.revision) })
    }

    fn is_sending(&self) -> bool {
        self.sending.is_some()
    }

    fn refresh(&mut self) -> Result<bool, TableError> {
        let before = self.now.info.revision;
        for news in self.news.try_iter() {
            self.error = news
                .map(|news| {
                    if news.info.revision > self.now.info.revision {
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
                self.error = self.take(answer).err();
            }
        }
        // What is new comes first, then what is wrong.
        let changed = self.now.info.revision != before;
        let waiting = self.sending.as_ref().map(|_| TableError::OnItsWay);
        match self.error.clone().or(waiting).filter(|_| !changed) {
            Some(trouble) => Err(trouble),
            None => Ok(changed),
        }
    }

    fn analyse(&mut self) {
        let is_failed = |work: &AnalysisWork| matches!(work.stand(), AnalysisStand::Failed(_));
        if self.outcome().is_some() && self.analysis.as_ref().is_none_or(is_failed) {
            self.analysis = Some(analysis::begin(self.client.clone()));
        }
    }

    fn analysis(&self) -> Option<AnalysisStand> {
        self.outcome().map(|_| self.analysis.as_ref().map(AnalysisWork::stand).unwrap_or_default())
    }

    fn hints(&self) -> (bool, Vec<AskedHint>) {
        let mut hints = self.now.hints();
        let unheard: Vec<AskedHint> = self.hinted.iter().filter(|hint| !hints.contains(hint)).copied().collect();
        hints.extend(unheard);
        (self.now.info.hints_agreed, hints)
    }

    fn may_hint(&self, seat: Seat) -> bool {
        self.now.info.may_hint && self.now.info.mine.contains(seat)
    }

    fn ask(&mut self, question: Question) -> Result<(), TableError> {
        let (tell, answer) = channel();
        let (client, revision) = (self.client.clone(), self.now.info.revision);
        // The receiver is gone if something else was asked, or the player has left.
        thread::spawn(move || drop(tell.send(advice(&client, revision, question))));
        self.asking = Some(answer);
        Ok(())
    }

    fn answered(&mut self) -> Option<Result<ToldAdvice, TableError>> {
        match self.asking.as_ref()?.try_recv() {
            Ok(answer) => {
                self.asking = None;
                if let Ok(ToldAdvice { question: Question::Hint(seat, depth), .. }) = answer {
                    self.hinted.push(AskedHint { seat, depth, after: self.now.actions() });
                }
                Some(answer)
            }
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.asking = None;
                Some(Err(TableError::Lost { why: ConnectionError::Ended }))
            }
        }
    }

    fn saved(&self) -> Option<&Path> {
        None
    }
}
