//! What the server counts and measures, in the text form of Prometheus. The counters are of the process, as is usual; what can be
//! looked up (tables in memory, turns that wait) is asked for when somebody reads it.

use crate::service::Service;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use store::JobCounts;

/// Everything that this process has counted.
pub(crate) static METRICS: Metrics = Metrics::new();

/// Upper bounds of the classes of a histogram, in seconds.
const CLASSES: [f64; 13] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// What a request is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A page, or what has changed on it.
    Page,
    /// Something that a person sends.
    Form,
    /// A call of the API.
    Api,
    /// A file.
    File,
    /// A stream of events. Its time is that until it begins.
    Stream,
}

impl Kind {
    const ALL: [(Kind, &str); 5] = [
        (Kind::Page, "page"),
        (Kind::Form, "form"),
        (Kind::Api, "api"),
        (Kind::File, "file"),
        (Kind::Stream, "stream"),
    ];
}

/// A number that only grows.
pub(crate) struct Counter(AtomicU64);

impl Counter {
    const fn new() -> Counter {
        Counter(AtomicU64::new(0))
    }

    /// Counts one.
    pub(crate) fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
pub(crate) struct Gauge(AtomicU64);

impl Gauge {
    /// Counts one more until what is returned is dropped.
    pub(crate) fn hold(&'static self) -> Held {
        self.0.fetch_add(1, Ordering::Relaxed);
        Held(self)
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One that is counted by a [`Gauge`].
pub(crate) struct Held(&'static Gauge);

impl Drop for Held {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How long something took, how often.
pub(crate) struct Histogram {
    classes: [AtomicU64; CLASSES.len() + 1],
    microseconds: AtomicU64,
}

impl Histogram {
    const fn new() -> Histogram {
        Histogram { classes: [const { AtomicU64::new(0) }; CLASSES.len() + 1], microseconds: AtomicU64::new(0) }
    }

    /// Notes that it took this long once more.
    pub(crate) fn note(&self, time: Duration) {
        let seconds = time.as_secs_f64();
        let class = CLASSES.iter().position(|most| seconds <= *most).unwrap_or(CLASSES.len());
        self.classes[class].fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(u64::try_from(time.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, label: &str) {
        let comma = if label.is_empty() { "" } else { "," };
        let mut sum = 0;
        for (number, class) in self.classes.iter().enumerate() {
            sum += class.load(Ordering::Relaxed);
            let most = CLASSES.get(number).map_or_else(|| "+Inf".to_owned(), f64::to_string);
            let _ = writeln!(text, "{name}_bucket{{{label}{comma}le=\"{most}\"}} {sum}");
        }
        let braces = if label.is_empty() { String::new() } else { format!("{{{label}}}") };
        let seconds = self.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum{braces} {seconds}\n{name}_count{braces} {sum}");
    }
}

/// What is counted and measured.
pub(crate) struct Metrics {
    /// By kind and first digit of the status.
    requests: [[Counter; 5]; Kind::ALL.len()],
    latency: [Histogram; Kind::ALL.len()],
    /// Lines that were written to the log of tables, whoever wrote them.
    pub(crate) moves: Counter,
    /// Time from the decision until the disk has a line.
    pub(crate) commit: Histogram,
    /// Time that bots thought about a decision.
    pub(crate) thinking: Histogram,
    /// Faults of the log.
    pub(crate) database_errors: Counter,
    /// Requests that were refused because their sender asked for too much.
    pub(crate) limited: Counter,
    /// Requests and connections that were refused because there was too much to do.
    pub(crate) shed: Counter,
    /// Connections that were closed because they kept others waiting.
    pub(crate) dropped: Counter,
    /// Requests that took longer than any may.
    pub(crate) timed_out: Counter,
    /// Open connections.
    pub(crate) connections: Gauge,
    /// Requests that are being answered.
    pub(crate) in_flight: Gauge,
    /// Open streams of events.
    pub(crate) listeners: Gauge,
}

const fn gauge() -> Gauge {
    Gauge(AtomicU64::new(0))
}

impl Metrics {
    const fn new() -> Metrics {
        Metrics {
            requests: [const { [const { Counter::new() }; 5] }; Kind::ALL.len()],
            latency: [const { Histogram::new() }; Kind::ALL.len()],
            moves: Counter::new(),
            commit: Histogram::new(),
            thinking: Histogram::new(),
            database_errors: Counter::new(),
            limited: Counter::new(),
            shed: Counter::new(),
            dropped: Counter::new(),
            timed_out: Counter::new(),
            connections: gauge(),
            in_flight: gauge(),
            listeners: gauge(),
        }
    }

    /// Notes an answer.
    pub(crate) fn answered(&self, kind: Kind, status: u16, time: Duration) {
        let class = usize::from(status / 100).clamp(1, 5) - 1;
        self.requests[kind as usize][class].count();
        self.latency[kind as usize].note(time);
    }
}

/// Says what a number is, before its lines.
fn about(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

/// Everything, as Prometheus reads it. What the log knows of jobs is left out if it does not answer.
pub(crate) fn exposition(service: &Service, jobs: Option<JobCounts>) -> String {
    let (metrics, mut text) = (&METRICS, String::new());
    let name = "bailiwick_requests_total";
    about(&mut text, name, "counter", "Answers, by what was asked for and the class of the status.");
    for (kind, label) in Kind::ALL {
        for (class, counter) in (1..).zip(&metrics.requests[kind as usize]) {
            let _ = writeln!(text, "{name}{{kind=\"{label}\",status=\"{class}xx\"}} {}", counter.get());
        }
    }
    let name = "bailiwick_request_seconds";
    about(&mut text, name, "histogram", "Time from a request to its answer.");
    for (kind, label) in Kind::ALL {
        metrics.latency[kind as usize].write(&mut text, name, &format!("kind=\"{label}\""));
    }
    let counters = [
        ("bailiwick_moves_total", "Lines written to the logs of tables.", &metrics.moves),
        ("bailiwick_database_errors_total", "Faults of the database.", &metrics.database_errors),
        ("bailiwick_limited_total", "Requests refused because their sender asked for too much.", &metrics.limited),
        ("bailiwick_shed_total", "Requests and connections refused because of too much work.", &metrics.shed),
        ("bailiwick_connections_dropped_total", "Connections closed because others waited.", &metrics.dropped),
        ("bailiwick_timeouts_total", "Requests that took too long.", &metrics.timed_out),
    ];
    for (name, help, counter) in counters {
        about(&mut text, name, "counter", help);
        let _ = writeln!(text, "{name} {}", counter.get());
    }
    let histograms = [
        ("bailiwick_commit_seconds", "Time until the database has a line.", &metrics.commit),
        ("bailiwick_thinking_seconds", "Time that bots thought about a decision.", &metrics.thinking),
    ];
    for (name, help, histogram) in histograms {
        about(&mut text, name, "histogram", help);
        histogram.write(&mut text, name, "");
    }
    let (answers, bytes) = service.kept_answers();
    let gauges = [
        ("bailiwick_tables_in_memory", "Tables in memory.", service.tables_in_memory() as u64),
        ("bailiwick_listeners", "Open streams of events.", metrics.listeners.get()),
        ("bailiwick_connections", "Open connections.", metrics.connections.get()),
        ("bailiwick_requests_in_flight", "Requests that are being answered.", metrics.in_flight.get()),
        ("bailiwick_heavy_waiting", "Heavy answers that wait or are being made.", service.heavy.waiting() as u64),
        ("bailiwick_kept_answers", "Answers kept for others who ask for the same.", answers as u64),
        ("bailiwick_kept_bytes", "Their size, with what is known of pages that are shown.", bytes as u64),
    ];
    let jobs = jobs.map(|jobs| {
        [
            ("bailiwick_jobs_waiting", "Turns of bots and other jobs that wait, at all servers.", jobs.waiting),
            ("bailiwick_jobs_claimed", "Jobs that are being done, at all servers and workers.", jobs.claimed),
            ("bailiwick_jobs_oldest_milliseconds", "How long the oldest job has waited.", jobs.oldest_ms),
        ]
    });
    for (name, help, value) in gauges.into_iter().chain(jobs.into_iter().flatten()) {
        about(&mut text, name, "gauge", help);
        let _ = writeln!(text, "{name} {value}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_of_a_histogram_add_up() {
        let histogram = Histogram::new();
        for milliseconds in [0, 1, 3, 700, 60_000] {
            histogram.note(Duration::from_millis(milliseconds));
        }
        let mut text = String::new();
        histogram.write(&mut text, "a_seconds", "kind=\"page\"");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), CLASSES.len() + 3);
        assert_eq!(lines[0], "a_seconds_bucket{kind=\"page\",le=\"0.001\"} 2");
        assert!(lines.contains(&"a_seconds_bucket{kind=\"page\",le=\"1\"} 4"), "{text}");
        assert!(lines.contains(&"a_seconds_bucket{kind=\"page\",le=\"+Inf\"} 5"), "{text}");
        assert_eq!(
            lines[lines.len() - 2..],
            ["a_seconds_sum{kind=\"page\"} 60.704", "a_seconds_count{kind=\"page\"} 5"]
        );
    }
}
