//! The analysis of a game at a server, which does the work: it is asked for, and then looked at until it is there.

use super::client::Client;
use crate::analysis::{AnalysisStand, AnalysisWork, Teller};
use crate::{ConnectionError, TableError};
use api::{AnalysisAnswer, AnalysisState};
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use study::Report;

/// Time between two looks.
const AGAIN: Duration = Duration::from_millis(500);

/// Asks for the analysis of the table, and follows it.
pub(super) fn begin(client: Client) -> AnalysisWork {
    AnalysisWork::begin(move |teller| follow(&client, teller))
}

fn follow(client: &Client, teller: &Teller) {
    let mut answer = client.post::<AnalysisAnswer<Report>>("/analysis", &());
    while !teller.is_stopped() {
        let stand = match answer {
            Ok(answer) => told(answer),
            // The server is busy with others, which is told at once; one that cannot be reached is asked again.
            Err(TableError::Lost { why }) if !matches!(why, ConnectionError::ServerError(_)) => {
                AnalysisStand::Working(0, 0)
            }
            Err(error) => AnalysisStand::Failed(Some(error)),
        };
        let goes_on = stand.is_under_way();
        teller.tell(stand);
        if !goes_on {
            return;
        }
        thread::sleep(AGAIN);
        answer = client.get("/analysis");
    }
}

fn told(answer: AnalysisAnswer<Report>) -> AnalysisStand {
    match (answer.state, answer.report) {
        (AnalysisState::Done, Some(report)) => AnalysisStand::Done(Arc::new(report)),
        (AnalysisState::Waiting, _) => AnalysisStand::Waiting(answer.before.unwrap_or(0)),
        (AnalysisState::Working, _) => AnalysisStand::Working(answer.done.unwrap_or(0), answer.of.unwrap_or(0)),
        (AnalysisState::None | AnalysisState::Failed | AnalysisState::Done, _) => AnalysisStand::Failed(None),
    }
}
