//! The curtain: a page at a shared screen between what one player may see and what the next may see. It shows only what
//! everybody knows.

use super::shell::{Shell, marker, top};
use super::table::table_name;
use crate::symbols::{self, SHARED, SHIP};
use crate::{Scene, WebBoard};
use game::Seat;
use maud::{Markup, html};
use std::sync::OnceLock;

/// Roofs behind the wall: left, top, width.
const ROOFS: [(i16, i16, i16); 10] = [
    (40, 34, 46),
    (108, 20, 30),
    (190, 40, 56),
    (290, 28, 38),
    (352, 8, 26),
    (980, 30, 44),
    (1048, 6, 28),
    (1100, 38, 58),
    (1204, 22, 34),
    (1270, 36, 52),
];
/// Towers of the wall.
const TOWERS: [i16; 6] = [14, 240, 420, 890, 1150, 1310];
/// Waves in front of the wall.
const WAVES: [(i16, i16); 9] =
    [(60, 170), (330, 160), (420, 215), (940, 160), (1010, 230), (1300, 170), (110, 250), (1120, 265), (300, 270)];

/// The symbols of the page.
fn sprite() -> &'static str {
    static SPRITE: OnceLock<String> = OnceLock::new();
    SPRITE.get_or_init(|| symbols::sprite(&[SHARED, SHIP]))
}

/// The page that asks the player of a seat to come to the screen, with the button that shows them the table. Whoever acted last
/// here may still take it back.
pub fn curtain<G: WebBoard>(scene: &Scene<'_, G>, next: Seat) -> String {
    let words = scene.words;
    let name = scene.name(next);
    let title = words.text_with("curtain-title", &[("name", name.as_str().into())]);
    let body = html! {
        main.curtain-scene #main {
            (town())
            div.curtain-front {
                (screen(next))
                form method="get" action=(scene.about.path) class=(format!("curtain-card card asks-seat-{next}")) {
                    h1 { (title) }
                    p { (words.text_with("curtain-text", &[("name", name.as_str().into())])) }
                    input type="hidden" name="seat" value=(next);
                    button.button.primary { (words.text_with("curtain-button", &[("name", name.as_str().into())])) }
                    @if scene.undo {
                        button.button name="revision" value=(scene.revision) formmethod="post" formaction=(scene.address("/undo")) {
                            (words.text("table-undo"))
                        }
                    }
                }
            }
            ul.public-players aria-label=(words.text("table-players")) {
                @for (seat, name) in Seat::ALL.into_iter().zip(scene.names()) {
                    li.next[seat == next] {
                        (marker(seat)) (name) " "
                        @if seat == next { small { (words.text("curtain-next")) } }
                        @else if scene.to_act.contains(seat) { small { (words.text("curtain-to-come")) } }
                    }
                }
            }
        }
    };
    let shell = Shell::of::<G>(scene.words, "curtain", &title).sprite(sprite());
    shell.page(words, &top(words, &table_name(scene), &html! {}), &body)
}

/// A folding screen in the colour of the seat, with its marker.
fn screen(seat: Seat) -> Markup {
    let side = "M12 42 150 14V270L12 292zM330 14 468 42V292L330 270z";
    html! {
        svg class=(format!("screen of-seat-{seat}")) viewBox="0 0 480 300" aria-hidden="true" {
            path.screen-panel d=(side) {}
            path.screen-shade d=(side) {}
            path.screen-panel d="M150 14H330V270H150z" {}
            path.screen-line d="M26 54 138 31V254L26 274zM342 31 454 54V274L342 254zM164 28H316V256H164z" {}
            path.screen-wave d="M36 238q12-14 24-4t24-4 24-4 20-4M36 256q12-14 24-4t24-4 24-4 20-4M176 226q16-16 32 0t32 0 32 0 32 0M176 244q16-16 32 0t32 0 32 0 32 0M352 222q10 14 22 6t24 6 24 4 20 6M352 240q10 14 22 6t24 6 24 4 20 6" {}
            use href=(format!("#marker-{seat}")) x="180" y="62" width="120" height="120" {}
        }
    }
}

/// The wall of the town behind the water.
fn town() -> Markup {
    let crest: String = (-4..1380).step_by(24).map(|x| format!("M{x} 72v-11h12v11")).collect();
    html! {
        svg.backdrop viewBox="0 0 1366 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            @for (x, y, width) in ROOFS {
                path.scenery-house d=(format!("M{x} 72V{}h{width}V72z", y + 18)) {}
                path.scenery-roof d=(format!("M{} {} {} {}l{} 29z", x - 5, y + 19, x + width / 2, y - 10, width / 2 + 5)) {}
            }
            path.scenery-stone d="M-10 122V72H1380V122z" {}
            path.scenery-stone d=(crest) {}
            path.scenery-course d="M-10 90H1380M-10 106H1380" {}
            @for x in TOWERS {
                path.scenery-stone d=(format!("M{x} 124V46h6v-9h10v9h8v-9h10v9h8v-9h10v9h6v78z")) {}
                path.scenery-window d=(format!("M{} 88v-12a5 5 0 0 1 10 0v12z", x + 24)) {}
            }
            rect.scenery-sea x="-200" y="121" width="1800" height="200" {}
            path.scenery-shore d="M-10 122H1380" {}
            @for (x, y) in WAVES { path.scenery-wave d=(format!("M{x} {y}q9-8 18 0t18 0 18 0")) {} }
            use href="#ship" x="120" y="92" width="150" height="121" {}
            use href="#ship" x="1070" y="108" width="130" height="105" {}
            use href="#ship" x="632" y="142" width="100" height="81" {}
        }
    }
}
