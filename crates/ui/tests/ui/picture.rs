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

/// Everything stands on the board, and not all in one place.
fn is_placed(read: &roxmltree::Document<'_>) {
    let number =
        |node: roxmltree::Node<'_, '_>, name: &str| node.attribute(name).and_then(|text| text.parse::<f64>().ok());
    let view: Vec<f64> =
        read.root_element().attribute("viewBox").unwrap().split(' ').map(|it| it.parse().unwrap()).collect();
    let drawings = read.root_element().children().filter(|node| node.tag_name().name() == "g");
    let is_plate =
        |node: &roxmltree::Node<'_, '_>| node.attribute("class").is_some_and(|class| class.contains("plate"));
    assert!(drawings.clone().filter(|node| node.has_attribute("transform")).all(|node| is_plate(&node)));
    let mut places = Vec::new();
    for drawing in drawings.filter_map(|group| group.first_element_child()) {
        let [x, y, width, height] = ["x", "y", "width", "height"].map(|name| number(drawing, name).unwrap());
        assert!(width > 0. && height > 0. && x >= -1. && y >= -1., "{drawing:?}");
        assert!(x + width <= view[2] + 1. && y + height <= view[3] + 1., "{drawing:?}");
        places.push((x as i64, y as i64));
    }
    places.sort_unstable();
    places.dedup();
    assert!(places.len() >= 15, "{} places", places.len());
}

fn stands_alone<G: WebBoard>() {
    for decisions in [0, 40, 90, 10_000] {
        let state = at::<G>(3, decisions);
        for (viewer, language) in [None, Some(Seat::One), Some(Seat::Three)].into_iter().zip(Language::ALL) {
            let drawn = ui::picture(&state, viewer, language);
            let read = roxmltree::Document::parse(&drawn).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
            assert_eq!(read.root_element().tag_name().name(), "svg");
            // Programs that draw SVG know nothing of these.
            for foreign in ["foreignObject", "var(", "calc(", "@media", "<div"] {
                assert!(!drawn.contains(foreign), "{foreign} is in the picture of {}", G::NAME);
            }
            is_placed(&read);
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

/// Bailiff and provost begin on one space, side by side.
#[test]
fn officers_do_not_hide_each_other() {
    let drawn = ui::picture(&at::<caylus::State>(3, 0), None, Language::English);
    let read = roxmltree::Document::parse(&drawn).unwrap();
    let place = |who: &str| {
        let is_who = |node: &roxmltree::Node<'_, '_>| {
            node.attribute("class")
                .is_some_and(|class| class.contains("officer") && class.split(' ').any(|it| it == who))
        };
        let figure = read.descendants().find(is_who).and_then(|node| node.first_element_child()).unwrap();
        (figure.attribute("x").unwrap().to_owned(), figure.attribute("y").unwrap().to_owned())
    };
    assert_ne!(place("bailiff"), place("provost"));
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
