//! A board as one SVG that stands alone.

use game::{Game, Random, Seat, Settings};
use ui::WebBoard;
use words::Language;

fn at<G: Game>(seed: u64, decisions: usize) -> G {
    let mut state = G::new(3, &Settings::new(G::OPTIONS), seed).unwrap();
    let mut random = Random::new(seed);
    for _ in 0..decisions {
        let Some(seat) = state.to_act().lowest() else { break };
        let legal = state.legal_actions(seat);
        state.apply(seat, legal[random.below(legal.len())], &mut ());
    }
    state
}

fn stands_alone<G: WebBoard>() {
    for decisions in [0, 40, 90, 10_000] {
        let state = at::<G>(3, decisions);
        for (viewer, language) in [None, Some(Seat::One), Some(Seat::Three)].into_iter().zip(Language::ALL) {
            let drawn = ui::picture(&state, viewer, language);
            let read = roxmltree::Document::parse(&drawn).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
            assert_eq!(read.root_element().tag_name().name(), "svg");
            let drawings =
                read.descendants().filter(|node| matches!(node.tag_name().name(), "svg" | "use" | "path" | "text"));
            for node in drawings {
                assert_eq!(node.tag_name().namespace(), Some("http://www.w3.org/2000/svg"), "it would not be drawn");
            }
            let uses = read.descendants().filter_map(|node| node.attribute("href"));
            let ids: Vec<&str> = read.descendants().filter_map(|node| node.attribute("id")).collect();
            for link in uses.filter(|link| link.starts_with('#')) {
                assert!(ids.contains(&&link[1..]), "{link} is not in the picture");
            }
        }
    }
}

#[test]
fn the_board_of_caylus_stands_alone() {
    stands_alone::<caylus::State>();
}

#[test]
fn the_board_of_ys_stands_alone() {
    stands_alone::<ys::State>();
}

/// What a seat may not know changes no byte of its picture.
#[test]
fn a_picture_tells_nothing_hidden() {
    let mut different = 0;
    for decisions in (0..120).step_by(9) {
        let state = at::<ys::State>(decisions as u64, decisions);
        for seat in [Seat::One, Seat::Two] {
            let other = ys::State::resample(&state.view(Some(seat)), &mut Random::new(7));
            different += usize::from(other != state);
            let draw = |state: &ys::State| ui::picture(state, Some(seat), Language::English);
            assert_eq!(draw(&state), draw(&other));
        }
    }
    assert!(different > 10);
}
