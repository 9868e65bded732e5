//! Market and quotations, on the mainland: rows with their gems, columns that move the quotations, the track, and what the
//! colours would be worth at the end.

use super::geometry::{MARKET, QUOTES, cell, row_head, step, track};
use crate::board::draw::{escape, figure, ground, number, square, svg, text, text_before};
use crate::board::rects::Rect;
use words::Words;
use words::ys::Quotes;
use ys::components::{BLACK_POINTS, GEM_POINTS, TRACK, TRACK_START};
use ys::{Board, Color, Gem, Owner, View};

/// The rows of the market that can be open.
pub(super) const ROWS: u8 = 3;

/// The symbol of a gem.
pub(super) fn gem(gem: Gem) -> String {
    format!("gem-{gem}")
}

/// Whether a row, counted from 0, is open at this number of players (Y3.3).
pub(super) fn is_open(board: &Board, row: u8) -> bool {
    row > 0 || board.options().players == 4
}

/// What lies before a row of the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RowGem {
    /// The row is closed to this number of players (Y3.3).
    Closed,
    /// Its gem has been taken.
    Taken,
    /// Its gem.
    Gem(Gem),
}

impl RowGem {
    /// What lies before a row, counted from 0.
    pub(super) fn of(board: &Board, row: u8) -> RowGem {
        match board.market_gem(row) {
            _ if !is_open(board, row) => RowGem::Closed,
            Some(gem) => RowGem::Gem(gem),
            None => RowGem::Taken,
        }
    }
}

/// What is known of a column: the sum of what is seen, if there is a broker at all, and how many are hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Sum {
    pub seen: Option<u8>,
    pub hidden: u8,
}

impl Sum {
    /// The sum of some brokers, by their places in the list.
    pub(super) fn of(view: &View, brokers: impl Iterator<Item = usize>) -> Sum {
        let mut sum = Sum::default();
        for index in brokers {
            match super::pieces::worth(view, index) {
                Some(worth) => sum.seen = Some(sum.seen.unwrap_or(0) + worth),
                None => sum.hidden += 1,
            }
        }
        sum
    }

    /// The sum of the brokers of one owner, or of all, on some spots.
    pub(super) fn on(view: &View, owner: Option<Owner>, spot: impl Fn(ys::Spot) -> bool) -> Sum {
        let here = view.board().brokers().iter().enumerate();
        let here = here.filter(|(_, broker)| spot(broker.spot) && owner.is_none_or(|owner| broker.owner == owner));
        Sum::of(view, here.map(|(index, _)| index))
    }

    pub(super) fn is_empty(self) -> bool {
        self == Sum::default()
    }
}

/// The market without its brokers.
pub(super) fn market(words: &Words, view: &View) -> String {
    let rows = [0, 1, 2].map(|row| RowGem::of(view.board(), row));
    let sums = Color::ALL.map(|color| Sum::on(view, None, |spot| spot.column() == Some(color)));
    svg("", MARKET.0, MARKET.1, &frame(words, rows, sums))
}

/// The contents of that drawing, to be drawn with something else.
pub(super) fn frame(words: &Words, rows: [RowGem; ROWS as usize], sums: [Sum; 4]) -> String {
    let mut out = ground(MARKET.0, MARKET.1, 7.);
    out += &text("table-title", 12., 21., &words.text("ysb-market"));
    out += &text_before("caption", 286., 20., &words.text("ysb-market-point"));
    for color in Color::ALL {
        out += &square(&format!("gem-{color}"), cell(color, 0).x + 16., 30., 26.);
    }
    out += &text("line-letter row-number", 11., 77., "0");
    out += &closed(62., 20., &words.text("ysb-row-zero"));
    for (row, on_row) in (0..ROWS).zip(rows) {
        let y = row_head(row).y;
        out += &text("line-letter row-number", 11., y + 34., &(row + 1).to_string());
        if on_row == RowGem::Closed {
            out += &closed(y + 18., 22., &words.text("ysb-row-closed"));
            continue;
        }
        out += &match on_row {
            RowGem::Gem(kind) => square(&gem(kind), 19., y + 17., 23.),
            RowGem::Closed | RowGem::Taken => {
                format!(r#"<circle class="gone" cx="30.5" cy="{}" r="9"/>"#, number(y + 28.5))
            }
        };
        for color in Color::ALL {
            let Rect { x, y, width, height } = cell(color, row);
            out += &format!(r#"<rect class="table-cell" x="{x}" y="{y}" width="{width}" height="{height}" rx="4"/>"#);
        }
    }
    out += &text("caption", 8., 287., &words.text("ysb-column"));
    for (color, sum) in Color::ALL.into_iter().zip(sums) {
        out += &column_sum(color, sum);
    }
    out
}

/// A row that is closed.
fn closed(y: f64, height: f64, said: &str) -> String {
    square("lock", 23., y + height / 2. - 7.5, 14.)
        + &format!(r#"<rect class="table-cell closed" x="46" y="{y}" width="241" height="{height}" rx="3"/>"#)
        + &text("caption centered", 166., y + height / 2. + 3.5, said)
}

/// Under a column: what is seen, and how many brokers lie face down (Y4.8: a column with a 0 beats an empty one).
fn column_sum(color: Color, sum: Sum) -> String {
    let x = cell(color, 0).x + 29.;
    let seen = match (sum.seen, sum.hidden) {
        (Some(seen), _) => seen.to_string(),
        (None, 0) => "–".to_owned(),
        (None, _) => String::new(),
    };
    if sum.hidden == 0 {
        return text("column-sum centered", x, 287., &seen);
    }
    let hidden = if seen.is_empty() { sum.hidden.to_string() } else { format!("+{}", sum.hidden) };
    // The widths of the figures, of the gaps and of the back of a broker.
    let (first, second) = (7.5 * seen.len() as f64, 7. * hidden.len() as f64);
    let left = x - (first + second + 17.) / 2.;
    text("column-sum", left, 287., &seen)
        + &text("column-sum hidden-count", left + first + 2., 287., &hidden)
        + &square("ghost-broker-down", left + first + second + 3., 276., 14.)
}

/// The track, and what the colours are worth. `was` is where the quotations stood before, when the viewer last acted for
/// instance; `own` whose points are picked out.
pub(super) fn quotes(words: &Words, now: Quotes, was: Option<Quotes>, own: Option<(&Board, Owner)>) -> String {
    let mut out = ground(QUOTES.0, QUOTES.1, 7.);
    out += &text("table-title", 12., 21., &words.text("ysb-quotes"));
    out += &text_before("caption", 286., 20., &words.text("ysb-quotes-move"));
    for number in 1..=TRACK {
        let y = step(number);
        out += &text("quote-number", 13., y + 3., &number.to_string());
        let middle = if number == TRACK_START { " start-step" } else { "" };
        for color in Color::ALL {
            let x = track(color).x;
            out +=
                &format!(r#"<rect class="quote-step{middle}" x="{x}" y="{}" width="39" height="13" rx="2"/>"#, y - 6.5);
        }
    }
    out += &text("caption", 24., 276., &words.text_with("ysb-quotes-start", &[("step", TRACK_START.into())]));
    for color in Color::ALL {
        let (x, y) = (track(color).x, step(now[color.index()]));
        out += &format!(r#"<path class="quote-bar fill-gem-{color}" d="M{x} {}h39V256.5h-39z"/>"#, y + 8.);
        let was = was.map(|was| was[color.index()]).filter(|was| *was != now[color.index()]);
        out += &was
            .map(|was| format!(r#"<circle class="quote-before" cx="{}" cy="{}" r="8"/>"#, x + 19.5, step(was)))
            .unwrap_or_default();
        out += &square(&format!("gem-{color}"), x + 7.5, y - 12., 24.);
    }
    svg("", QUOTES.0, QUOTES.1, &(out + &worth(words, now, own)))
}

/// What each colour will pay, the best first, with the viewer's own points picked out (Y6.1-Y6.3).
fn worth(words: &Words, now: Quotes, own: Option<(&Board, Owner)>) -> String {
    let mut out = text("caption", 202., 46., &words.text("ysb-worth"));
    for ((color, points), row) in Color::by_quotation(now).into_iter().zip(GEM_POINTS).zip(0_u8..) {
        let y = 72. + 29. * f64::from(row);
        let mine = own.map(|(board, owner)| board.gem_points(owner, color)).filter(|points| *points > 0);
        out += &square(&format!("gem-{color}"), 201., y - 15., 20.);
        for (points, (x, class)) in points.into_iter().zip([
            (224., "first-points"),
            (260., "next-points"),
            (275., "next-points"),
            (288., "next-points"),
        ]) {
            let mine = if mine == Some(points) { " mine" } else { "" };
            let (class, draw) = (format!("{class}{mine}"), if x > 230. { text_before } else { text });
            out += &draw(&class, x, y, &points.to_string());
        }
    }
    out += r#"<path class="hairline" d="M202 174H288"/>"#;
    out += &text("caption", 202., 188., &words.text("ysb-worth-black"));
    out += &square("gem-k", 201., 195., 20.);
    let black = own.map(|(board, owner)| usize::from(board.holdings(owner).black).min(BLACK_POINTS.len() - 1));
    for (number, points) in BLACK_POINTS.into_iter().enumerate().skip(1) {
        let (x, y) =
            if number < 5 { (222. + 17. * number as f64, 204.) } else { (222. + 22. * (number as f64 - 4.), 218.) };
        let mine = if black == Some(number) { " mine" } else { "" };
        out += &text_before(&format!("next-points{mine}"), x, y, &points.to_string());
    }
    if let Some((board, owner)) = own {
        let total = super::worth::total(board, owner);
        out += r#"<path class="hairline" d="M202 230H288"/>"#;
        out += &text("caption", 202., 246., &words.text("ysb-worth-yours"));
        out += &square("gold-point", 202., 253., 16.);
        out += &text("first-points", 224., 266., &total.to_string());
        let yours = words.text("ysb-worth-legend");
        out +=
            &format!(r#"<text class="caption" x="202" y="281"><tspan class="mine">{}</tspan></text>"#, escape(&yours));
    }
    out
}

/// On an open cell, the point that a broker there scores (Y3.4).
pub(super) fn free_cell(words: &Words) -> String {
    let coin = square("gold-coin", 37., 33., 16.) + &figure(45., 44.8, &words.text("ysb-plus-one"), 10.2, "on-gold");
    svg("", 58., 57., &coin)
}
