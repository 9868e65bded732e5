//! Jobs: work that is to be done for a table or a visitor, such as a turn of a bot or an analysis. Whoever has time claims the
//! next one for a while (a lease), works, and writes the result. If they vanish, the lease ends and somebody else can claim it.
//!
//! Which job is next: those for which a person waits before those that somebody watches, before all others. Among equals, those
//! who asked for jobs take turns: each job gets a rank when it is added, which is one more than that of the same owner's last
//! waiting job, and at least that of the next job of all. So an owner of hundreds of tables delays nobody else.

use crate::Hash;

/// How urgent a job is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Priority {
    /// A person waits for the result.
    Person = 0,
    /// Somebody watches.
    Watched = 1,
    /// Nobody is there.
    Nobody = 2,
}

impl Priority {
    /// The priority with a number in the database.
    pub(crate) fn from_number(number: i64) -> Priority {
        match number {
            0 => Priority::Person,
            1 => Priority::Watched,
            _ => Priority::Nobody,
        }
    }
}

/// A job to add. Of several with the same kind, table and key there is one, with the best priority of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewJob {
    /// What is to be done, such as `turn`.
    pub kind: String,
    /// Id of the table; empty if it is about none.
    pub table: String,
    /// Tells jobs of one kind at one table apart.
    pub key: String,
    /// Who asked for it: jobs are shared out fairly among owners.
    pub owner: Hash,
    /// How urgent it is.
    pub priority: Priority,
    /// What the job is about, in a form that belongs to its kind.
    pub payload: String,
    /// If it is given, the job is only added while the table has this revision.
    pub at_revision: Option<u64>,
}

/// What is to be done at a table after a line: its jobs of this kind are these and no others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Follow {
    /// The kind.
    pub kind: String,
    /// The jobs, all of that kind and that table.
    pub jobs: Vec<NewJob>,
}

/// How a job stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JobState {
    /// Nobody works on it.
    Waiting = 0,
    /// Somebody has claimed it.
    Claimed = 1,
    /// Done; the result is kept.
    Done = 2,
    /// Given up after too many tries; the result says why.
    Failed = 3,
}

impl JobState {
    pub(crate) fn from_number(number: i64) -> JobState {
        match number {
            0 => JobState::Waiting,
            1 => JobState::Claimed,
            2 => JobState::Done,
            _ => JobState::Failed,
        }
    }
}

/// A job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// Its number.
    pub id: i64,
    /// What is to be done.
    pub kind: String,
    /// Id of the table; empty if it is about none.
    pub table: String,
    /// Tells jobs of one kind at one table apart.
    pub key: String,
    /// Who asked for it.
    pub owner: Hash,
    /// How urgent it is.
    pub priority: Priority,
    /// What the job is about.
    pub payload: String,
    /// What is known so far, in a form that belongs to its kind.
    pub progress: Option<String>,
    /// The result, once it is done, or why it failed.
    pub result: Option<String>,
    /// How often it has been claimed, without those times that were nobody's fault.
    pub tries: u32,
    /// How it stands.
    pub state: JobState,
    /// Who has claimed it.
    pub worker: Option<String>,
}

/// Who claims a job, and which ones they can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// Who claims it. Only they can finish it.
    pub worker: String,
    /// The kinds that they can do.
    pub kinds: Vec<String>,
    /// How long they have, in milliseconds, unless they ask for more time.
    pub lease_ms: u64,
    /// Owners who have had enough for now.
    pub not_of: Vec<Hash>,
    /// The least urgent priority that they take.
    pub least: Priority,
    /// Jobs that have been tried this often are left to others; `None` takes any.
    pub most_tries: Option<u32>,
}

/// What becomes of a job that its worker has claimed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JobEnd {
    /// Done, and there is nothing to keep.
    Remove,
    /// Done, with a result to keep.
    Done(String),
    /// Given up; the text says why.
    Failed(String),
    /// Waits again, after a pause in milliseconds, behind the other jobs of its owner. If nobody is to blame, the try does not count.
    Again {
        /// The pause.
        pause_ms: u64,
        /// Whether this counts as a try.
        counts: bool,
    },
}

/// A job that is not done yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QueuedJob {
    /// Its number.
    pub id: i64,
    /// Who asked for it.
    pub owner: Hash,
}

/// How many jobs there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct JobCounts {
    /// Those that wait.
    pub waiting: u64,
    /// Those that are claimed.
    pub claimed: u64,
    /// How long the oldest has waited, in milliseconds.
    pub oldest_ms: u64,
}
