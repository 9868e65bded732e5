//! The picture of the start page: castle hill, river, bridge, the road with its plots, all of the same drawings.

use crate::symbols::{self, SHARED, TOWN};
use maud::{Markup, html};
use std::sync::OnceLock;
use words::Words;

/// The symbols of the start page.
pub(crate) fn sprite() -> &'static str {
    static SPRITE: OnceLock<String> = OnceLock::new();
    SPRITE.get_or_init(|| symbols::sprite(&[SHARED, TOWN]))
}

/// Buildings: name, left, top, width.
const BUILDINGS: [(&str, u16, u16, u16); 15] = [
    ("church", 150, 148, 74),
    ("guild", 88, 168, 62),
    ("hotel", 26, 180, 66),
    ("farm-food", 20, 296, 60),
    ("park", 96, 300, 56),
    ("market", 168, 304, 54),
    ("n-farm", 398, 210, 52),
    ("quarry", 566, 206, 56),
    ("mason", 462, 214, 50),
    ("forest", 404, 312, 44),
    ("sawmill", 470, 306, 52),
    ("residence", 540, 302, 52),
    ("workshop", 232, 196, 54),
    ("forest", 590, 312, 42),
    ("forest", 236, 130, 40),
];
/// Workers: seat, left, top.
const WORKERS: [(u8, u16, u16); 4] = [(2, 120, 240), (3, 204, 250), (1, 416, 248), (4, 520, 256)];
/// Trees: middle and size.
const TREES: [(u16, u16, u8); 7] =
    [(20, 150, 7), (34, 146, 5), (290, 140, 6), (402, 140, 6), (414, 132, 5), (626, 196, 6), (376, 330, 6)];
const ROAD: &str = "M0 268C80 250 160 290 250 282l120-6c80-8 140 30 270 6";

/// The picture.
pub(crate) fn town(words: &Words) -> Markup {
    html! {
        svg.town viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" role="img" aria-label=(words.text("start-picture")) {
            rect.land width="640" height="360" {}
            path.town-sky d="M0 150C90 110 150 150 240 120S430 60 520 92s90 10 120 0V0H0z" {}
            path.town-hill d="M0 176c110-46 190-10 270-30s150-62 240-44 100 22 130 12V360H0z" {}
            path.water d="M292 360c-6-32-34-40-26-66s74-30 70-54-52-26-44-54 44-24 48-50l10-2c0 30-18 36-16 54s62 26 56 60-58 26-56 48 34 34 40 64z" {}
            path.ripple d="M318 360c-4-32-34-40-26-64s74-30 70-56-52-24-44-50 30-24 32-46M346 360c-6-30-38-38-32-64" {}
            path.town-kerb d=(ROAD) {}
            path.town-road d=(ROAD) {}
            path.deck d="M262 262h104v38H262z" {}
            path.parapet d="M262 262h104M262 300h104" {}
            @for pad in 0..4 { circle.pad cx=(280 + 23 * pad) cy="281" r="8.5" {} }
            use href="#marker-4" x="272.5" y="273.5" width="15" height="15" {}
            use href="#marker-1" x="295.5" y="273.5" width="15" height="15" {}
            path.town-field d="M424 190c20-60 60-92 112-92s92 34 104 80v40c-80 20-160 10-216-28z" {}
            path.town-grass d="M440 178l-10 12M456 158l-10 12M474 140l-10 12M600 130l9 12M618 146l8 12" {}
            use.far href="#building-castle" x="468" y="52" width="132" height="132" {}
            @for (name, x, y, width) in BUILDINGS {
                use href=(format!("#building-{name}")) x=(x) y=(y) width=(width) height=(width) {}
            }
            @for (seat, x, y) in WORKERS { use href=(format!("#worker-{seat}")) x=(x) y=(y) width="22" height="27" {} }
            use href="#bailiff" x="446" y="246" width="24" height="30" {}
            use href="#provost" x="590" y="258" width="24" height="30" {}
            @for (x, y, size) in TREES { circle.tree cx=(x) cy=(y) r=(size) {} }
        }
    }
}
