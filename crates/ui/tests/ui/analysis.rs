//! The page of an analysis: well-formed in every state of it and in every language, with nothing in it that the policy for content
//! forbids, and what it leads to.

use crate::scenes::{closed, every_state, show, symbol_ids};
use game::Seat;
use roxmltree::{Document, Node};
use std::collections::HashSet;
use ui::WebBoard;
use ui::{MarkName, MarkedDecision, ScoreSheet, StudiedAction, StudiedMoment, StudiedSeat, Study, StudyStand, Tried};

/// A reason that has to be escaped.
const REASON: &str = "because <of> that";
const MISTAKE: MarkName = MarkName { key: "mistake", sign: "?" };

/// A study of a game in which every other decision is a mistake.
fn study<G: WebBoard>(players: usize, decisions: usize) -> Study {
    let seat = StudiedSeat {
        points: 40,
        accuracy: 87.5,
        error_rate: 4.2,
        like: Some("master"),
        marks: [1, 2, 3],
        initial: 0.1,
        own: -0.5,
        from: vec![0.2; players],
        chance: 0.001,
        last: -1.0,
    };
    let marked = |at: usize| MarkedDecision { at, seat: Seat::ALL[at % players], mark: MISTAKE };
    Study {
        iterations: 2000,
        shares: vec![vec![1.0 / players as f64; players]; decisions + 1],
        turns: vec![0, decisions / 2],
        seats: vec![seat; players],
        order: Seat::ALL.into_iter().take(players).collect(),
        sheets: vec![ScoreSheet { from: vec![2; G::SOURCES.len()], lost: -1 }; players],
        marked: (0..decisions).step_by(2).map(marked).collect(),
        of: None,
        moment: None,
    }
}

/// A decision with these actions, of which the last was played.
fn moment(at: usize, seat: Seat, actions: &[String]) -> StudiedMoment {
    let action = |(place, action): (usize, &String)| StudiedAction {
        action: action.clone(),
        share: 25.0 - place as f64,
        points: 60.5,
        behind: 0.04 * place as f64,
        error: 0.01,
        as_good: place == 1,
    };
    StudiedMoment {
        at,
        seat,
        mark: Some(MISTAKE),
        played: actions.len() - 1,
        actions: actions.iter().enumerate().map(action).collect(),
        why: Some(REASON.to_owned()),
        luck: Some(-0.2),
        line_of: 0,
        step: 0,
        retry: None,
    }
}

fn check(page: &str, symbols: &HashSet<String>) {
    assert!(!page.contains("<script>alert"), "names are text");
    for message in ["[analysis-", "[study-", "[end-", "[table-", "[level-"] {
        assert!(!page.contains(message), "a message is missing: {message}");
    }
    let text = closed(page.split_once("</head>").expect("a head").1.trim_end_matches("</html>"));
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let mut ids = HashSet::new();
    for node in document.descendants().filter(Node::is_element) {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id.to_owned()), "{id} stands twice");
        }
        assert!(node.attributes().all(|one| one.name() != "style" && !one.name().starts_with("on")));
        if node.tag_name().name() == "use" {
            let name = node.attribute("href").unwrap_or_default().trim_start_matches('#');
            assert!(symbols.contains(name), "no drawing {name}");
        }
    }
}

fn every_page_is_well_formed<G: WebBoard>(players: u8, seed: u64) {
    let mut number = 0;
    every_state(players, &[], seed, |state: &G, log| {
        number += 1;
        let Some(seat) = state.to_act().lowest().filter(|_| number % 9 == 1) else { return };
        let legal: Vec<String> = state.legal_actions(seat).iter().map(ToString::to_string).collect();
        let mut study = study::<G>(players.into(), 30);
        show(state, log, false, |scene| {
            let symbols = symbol_ids::<G>();
            let page = |study: &Study| ui::analysis(scene, &StudyStand::Done(study), &[]);
            check(&page(&study), &symbols);
            study.moment = Some(moment(4, seat, &legal));
            let answered = page(&study);
            check(&answered, &symbols);
            assert!(answered.contains("because &lt;of&gt; that"), "the reason is told");
            assert!(answered.contains("data-key=\"N\"") && answered.contains("at=6\""), "the next mistake");
            study.of = Some(Seat::One);
            let (mine, theirs) = (page(&study), format!("of={}", Seat::One));
            assert!(mine.contains(&theirs) && mine.matches("class=\"mark-mistake").count() < study.marked.len());
            let tried = Tried { action: legal[0].clone(), behind: 6.5, as_good: false, mark: Some(MISTAKE) };
            for tried in [None, Some(tried)] {
                study.moment = study.moment.take().map(|moment| StudiedMoment { retry: Some(tried), ..moment });
                let asked = page(&study);
                check(&asked, &symbols);
                assert!(!asked.contains("because"), "the reason is hidden");
                let options = legal.iter().filter(|action| asked.contains(&format!("<option value=\"{action}\"")));
                assert_eq!(options.count(), legal.len());
            }
            for stand in [StudyStand::None, StudyStand::Waiting(2), StudyStand::Working(7, 90), StudyStand::Failed] {
                check(&ui::analysis(scene, &stand, &[]), &symbols);
            }
        });
    });
    assert!(number > 50);
}

#[test]
fn every_analysis_of_caylus_is_well_formed() {
    every_page_is_well_formed::<caylus::State>(3, 1);
}

#[test]
fn every_analysis_of_ys_is_well_formed() {
    every_page_is_well_formed::<ys::State>(4, 1);
}

/// Chances that add up to one fill the picture, and every decision is a link.
#[test]
fn the_picture_leads_to_every_decision() {
    every_state(2, &[], 1, |state: &caylus::State, log| {
        if log.len() != 5 {
            return;
        }
        let study = study::<caylus::State>(2, 12);
        let page = show(state, log, true, |scene| ui::analysis(scene, &StudyStand::Done(&study), &[]));
        for at in 0..12 {
            assert!(page.contains(&format!("href=\"/t/abc/analysis?at={at}\" tabindex=\"-1\"")), "{at}");
        }
        assert_eq!(page.matches("class=\"share-area\"").count(), 2);
        assert!(page.contains("fill=\"url(#share-1)\"") && page.contains("fill=\"url(#share-2)\""));
    });
}
