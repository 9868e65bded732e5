//! Hears what other processes have written, on a connection of its own. Whatever is lost while there is none is found out by
//! asking, which [`Ring::Missed`] says.

use super::connect::Link;
use crate::bell::{self, Ring};
use futures_util::StreamExt;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio_postgres::AsyncMessage;

/// The channel of notifications about tables.
pub(super) const LINES: &str = "bailiwick_lines";
/// The channel of notifications about jobs.
pub(super) const JOBS: &str = "bailiwick_jobs";

/// The pause before the next attempt to listen. It doubles with each one that fails.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// Listens as long as the store is open.
pub(super) async fn listen(link: Link, rings: broadcast::Sender<Ring>) {
    let mut pause = FIRST_PAUSE;
    loop {
        if listen_once(&link, &rings).await {
            pause = FIRST_PAUSE;
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// Listens until the connection is lost. Says whether there was one.
async fn listen_once(link: &Link, rings: &broadcast::Sender<Ring>) -> bool {
    let Ok((client, mut messages)) = link.open().await else { return false };
    let heard = rings.clone();
    // It is driven by a task, because the request to listen waits for an answer too.
    let driver = tokio::spawn(async move {
        while let Some(Ok(message)) = messages.next().await {
            let AsyncMessage::Notification(news) = message else { continue };
            let told = if news.channel() == JOBS { vec![Ring::Jobs] } else { bell::read(news.payload()) };
            // Nobody listens: then there is nothing to miss.
            told.into_iter().for_each(|ring| drop(heard.send(ring)));
        }
    });
    if client.batch_execute(&format!("LISTEN {LINES}; LISTEN {JOBS}")).await.is_err() {
        return false;
    }
    let _ = rings.send(Ring::Missed);
    let _ = driver.await;
    true
}
