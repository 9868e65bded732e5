//! Jobs: who gets which one when, and what becomes of it.

use super::{header, line, on_both_engines};
use crate::support::Place;
use std::time::Duration;
use store::{Claim, Follow, Job, JobEnd, JobState, LineKind, NewJob, Priority, Store};

on_both_engines!(
    the_most_urgent_job_is_next,
    owners_take_turns,
    a_job_is_claimed_by_one,
    a_lease_ends,
    a_job_that_failed_waits_and_is_counted,
    results_and_progress_are_kept,
    jobs_follow_from_lines,
    a_job_of_an_older_revision_is_not_added,
    what_is_not_done_yet_is_listed_in_order,
);

pub(crate) fn new(key: &str, owner: u8, priority: Priority) -> NewJob {
    NewJob {
        kind: "turn".to_owned(),
        table: "t".to_owned(),
        key: key.to_owned(),
        owner: [owner; 32],
        priority,
        payload: format!("payload of {key}"),
        at_revision: None,
    }
}

fn claim() -> Claim {
    Claim {
        worker: "ann".to_owned(),
        kinds: vec!["turn".to_owned()],
        lease_ms: 60_000,
        not_of: Vec::new(),
        least: Priority::Nobody,
        most_tries: None,
    }
}

fn next(store: &Store) -> Option<Job> {
    store.claim_job(claim()).wait().unwrap()
}

fn keys(store: &Store) -> Vec<String> {
    std::iter::from_fn(|| next(store)).map(|job| job.key).collect()
}

fn the_most_urgent_job_is_next(place: &Place) {
    let store = place.open();
    let jobs = [("n", Priority::Nobody), ("w", Priority::Watched), ("p", Priority::Person), ("q", Priority::Person)];
    store.add_jobs(jobs.map(|(key, priority)| new(key, 1, priority)).to_vec()).wait().unwrap();
    // The same again changes nothing; somebody who waits for it now makes it urgent.
    store.add_jobs(vec![new("w", 1, Priority::Nobody), new("n", 1, Priority::Person)]).wait().unwrap();
    let other = Claim { kinds: vec!["analysis".to_owned()], ..claim() };
    assert_eq!(store.claim_job(other).wait().unwrap(), None);
    assert_eq!(store.job_counts().unwrap().waiting, 4);
    let urgent = Claim { least: Priority::Person, ..claim() };
    assert_eq!(store.claim_job(urgent.clone()).wait().unwrap().unwrap().key, "p");
    assert_eq!(keys(&store), ["q", "n", "w"]);
    assert_eq!(store.claim_job(urgent).wait().unwrap(), None);
    assert_eq!((store.job_counts().unwrap().waiting, store.job_counts().unwrap().claimed), (0, 4));
}

fn owners_take_turns(place: &Place) {
    let store = place.open();
    let add = |jobs: Vec<NewJob>| store.add_jobs(jobs).wait().unwrap();
    add((0..400).map(|number| new(&format!("x{number}"), 1, Priority::Nobody)).collect());
    assert_eq!(next(&store).unwrap().key, "x0");
    add((0..3).map(|number| new(&format!("y{number}"), 2, Priority::Nobody)).collect());
    add(vec![new("z0", 3, Priority::Nobody)]);
    let order: Vec<String> = (0..7).map(|_| next(&store).unwrap().key).collect();
    assert_eq!(order, ["x1", "y0", "z0", "x2", "y1", "x3", "y2"]);
    let busy = Claim { not_of: vec![[1; 32]], ..claim() };
    assert_eq!(store.claim_job(busy.clone()).wait().unwrap(), None);
    add(vec![new("y3", 2, Priority::Nobody)]);
    assert_eq!(store.claim_job(busy).wait().unwrap().unwrap().key, "y3");
}

fn a_job_is_claimed_by_one(place: &Place) {
    let store = place.open();
    store
        .add_jobs((0..60).map(|number| new(&number.to_string(), number % 3, Priority::Nobody)).collect())
        .wait()
        .unwrap();
    let mut got: Vec<i64> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..6)
            .map(|_| scope.spawn(|| std::iter::from_fn(|| next(&store)).map(|job| job.id).collect::<Vec<_>>()))
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    got.sort_unstable();
    got.dedup();
    assert_eq!(got.len(), 60);
}

fn a_lease_ends(place: &Place) {
    let store = place.open();
    store.add_jobs(vec![new("a", 1, Priority::Nobody), new("b", 1, Priority::Nobody)]).wait().unwrap();
    let short = |worker: &str| Claim { worker: worker.to_owned(), lease_ms: 50, ..claim() };
    let lost = store.claim_job(short("ann")).wait().unwrap().unwrap();
    let kept = store.claim_job(short("bob")).wait().unwrap().unwrap();
    assert_eq!(store.keep_jobs("bob", vec![lost.id, kept.id], 60_000).wait().unwrap(), 1, "its own alone");
    std::thread::sleep(Duration::from_millis(120));
    assert_eq!(store.free_jobs().wait().unwrap(), 1);
    let again = store.claim_job(Claim { worker: "eve".to_owned(), ..claim() }).wait().unwrap().unwrap();
    assert_eq!((again.id, again.tries, again.worker.as_deref()), (lost.id, 2, Some("eve")));
    // Who was away for too long changes nothing any more.
    assert!(!store.end_job(lost.id, "ann", JobEnd::Remove).wait().unwrap());
    assert!(!store.note_progress(lost.id, "ann", "half".to_owned(), 1000).wait().unwrap());
    assert!(store.end_job(lost.id, "eve", JobEnd::Remove).wait().unwrap());
    assert!(!store.end_job(lost.id, "eve", JobEnd::Remove).wait().unwrap(), "twice");
    assert_eq!(store.job(lost.id).unwrap(), None);
}

fn a_job_that_failed_waits_and_is_counted(place: &Place) {
    let store = place.open();
    store.add_jobs(vec![new("a", 1, Priority::Nobody)]).wait().unwrap();
    let end = |job: &Job, pause_ms, counts| {
        assert!(store.end_job(job.id, "ann", JobEnd::Again { pause_ms, counts }).wait().unwrap());
    };
    let first = next(&store).unwrap();
    end(&first, 0, false);
    let second = next(&store).unwrap();
    assert_eq!((first.tries, second.tries), (1, 1), "it was nobody's fault");
    end(&second, 100, true);
    assert_eq!(next(&store), None, "it rests");
    std::thread::sleep(Duration::from_millis(200));
    let careful = Claim { most_tries: Some(1), ..claim() };
    assert_eq!(store.claim_job(careful).wait().unwrap(), None, "others shall try");
    assert_eq!(next(&store).unwrap().tries, 2);
    // It waits behind what the same owner asked for meanwhile.
    store.add_jobs(vec![new("b", 1, Priority::Nobody)]).wait().unwrap();
    end(&first, 0, false);
    assert_eq!(keys(&store), ["b", "a"]);
}

fn results_and_progress_are_kept(place: &Place) {
    {
        let store = place.open();
        store.add_jobs(vec![new("a", 1, Priority::Person), new("b", 1, Priority::Person)]).wait().unwrap();
        let (a, b) = (next(&store).unwrap(), next(&store).unwrap());
        assert!(store.note_progress(a.id, "ann", "half".to_owned(), 60_000).wait().unwrap());
        assert_eq!(store.job(a.id).unwrap().unwrap().progress.as_deref(), Some("half"));
        assert!(store.end_job(a.id, "ann", JobEnd::Done("the best move".to_owned())).wait().unwrap());
        assert!(store.end_job(b.id, "ann", JobEnd::Failed("no idea".to_owned())).wait().unwrap());
    }
    let store = place.open();
    let found = |key: &str| store.find_job("turn", "t", key).unwrap().unwrap();
    let (a, b) = (found("a"), found("b"));
    assert_eq!(
        (a.state, a.result.as_deref(), a.payload.as_str()),
        (JobState::Done, Some("the best move"), "payload of a")
    );
    assert_eq!((b.state, b.result.as_deref()), (JobState::Failed, Some("no idea")));
    // Asked for again, the result is there.
    store.add_jobs(vec![new("a", 1, Priority::Person)]).wait().unwrap();
    assert_eq!((next(&store), store.find_job("analysis", "t", "a").unwrap()), (None, None));
    assert_eq!(store.forget_jobs("turn", 60_000).wait().unwrap(), 0);
    std::thread::sleep(Duration::from_millis(20));
    assert_eq!(store.forget_jobs("analysis", 1).wait().unwrap(), 0, "other kinds stay");
    assert_eq!(store.forget_jobs("turn", 1).wait().unwrap(), 2);
    assert_eq!(store.find_job("turn", "t", "a").unwrap(), None);
}

fn jobs_follow_from_lines(place: &Place) {
    let store = place.open();
    store.create(header("t"), Vec::new()).wait().unwrap();
    let pass = || line(1, LineKind::Action, "pass");
    let follow = |keys: &[&str]| {
        Some(Follow { kind: "turn".to_owned(), jobs: keys.iter().map(|key| new(key, 1, Priority::Person)).collect() })
    };
    let other = NewJob { kind: "analysis".to_owned(), ..new("x", 1, Priority::Nobody) };
    store.add_jobs(vec![other]).wait().unwrap();
    store.append("t", 0, pass(), false, follow(&["a", "b"])).wait().unwrap();
    let first = next(&store).unwrap();
    assert_eq!(first.key, "a");
    assert!(store.append("t", 0, pass(), false, follow(&["c"])).wait().is_err(), "what comes too late leaves no job");
    // What is still to be done stays with whom has claimed it.
    store.append("t", 1, pass(), false, follow(&["a"])).wait().unwrap();
    assert_eq!(next(&store), None);
    assert_eq!(store.job(first.id).unwrap().unwrap().worker.as_deref(), Some("ann"));
    store.claim("t", 2, line(3, LineKind::Sit, "Bob"), Vec::new(), follow(&["d"])).wait().unwrap();
    assert_eq!((store.job(first.id).unwrap(), keys(&store)), (None, vec!["d".to_owned()]));
    assert!(store.find_job("analysis", "t", "x").unwrap().is_some(), "other kinds stay");
    store.append("t", 3, pass(), false, None).wait().unwrap();
    assert!(store.find_job("turn", "t", "d").unwrap().is_some());
    store.abandon("t").wait().unwrap();
    assert_eq!(store.job_counts().unwrap(), store::JobCounts::default());
}

fn a_job_of_an_older_revision_is_not_added(place: &Place) {
    let store = place.open();
    store.create(header("t"), Vec::new()).wait().unwrap();
    store.append("t", 0, line(1, LineKind::Action, "pass"), false, None).wait().unwrap();
    let at = |revision| NewJob { at_revision: Some(revision), ..new(&revision.to_string(), 1, Priority::Person) };
    store.add_jobs(vec![at(0), at(1)]).wait().unwrap();
    assert_eq!(keys(&store), ["1"]);
}

fn what_is_not_done_yet_is_listed_in_order(place: &Place) {
    let store = place.open();
    let jobs = [("a", 1), ("b", 1), ("c", 2)].map(|(key, owner)| new(key, owner, Priority::Nobody));
    store.add_jobs(jobs.to_vec()).wait().unwrap();
    let ids = |key: &str| store.find_job("turn", "t", key).unwrap().unwrap().id;
    let listed = || -> Vec<(i64, u8)> {
        store.queued_jobs("turn").unwrap().into_iter().map(|job| (job.id, job.owner[0])).collect()
    };
    let [a, b, c] = ["a", "b", "c"].map(ids);
    assert_eq!(listed(), [(a, 1), (c, 2), (b, 1)], "owners take turns");
    assert_eq!(next(&store).unwrap().id, a);
    assert_eq!(listed(), [(a, 1), (c, 2), (b, 1)], "what is being done comes first");
    assert!(store.end_job(a, "ann", JobEnd::Done("done".to_owned())).wait().unwrap());
    assert_eq!(listed(), [(c, 2), (b, 1)]);
    assert_eq!(store.queued_jobs("analysis").unwrap(), []);
}
