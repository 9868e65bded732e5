//! What the drawings of Caylus are made of beyond `board::draw`: icons in a row, bands, what might come to stand somewhere.

pub(super) use crate::board::draw::*;

/// One sign of a row of icons.
#[derive(Clone, PartialEq, Debug)]
enum Sign {
    /// Something becomes something.
    Arrow,
    /// A sign of its own: `/` or `+`.
    Mark(char),
    /// How many of what follows.
    Many(char),
    /// A symbol and how much larger it is than the others.
    Symbol(String, f64),
    /// A symbol with a number on it, in a colour.
    Number(&'static str, f64, String, &'static str),
}

/// Reads a row of icons: cubes by letter (`X` any, `N` any but gold), `3C` three of them, `2d` deniers, `4P` points, `R` a
/// favour, `H:wood` builds wood, `k:residence` a kind of tile, `>` becomes, `/` or, `+` more.
fn signs(spec: &str) -> Vec<Sign> {
    let mut signs = Vec::new();
    let mut rest = spec;
    while let Some(first) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
        let word = rest.find(|sign: char| !sign.is_ascii_lowercase() && !"Hk:".contains(sign)).unwrap_or(rest.len());
        let taken = if digits > 0 {
            let (amount, what) = (&rest[..digits], rest[digits..].chars().next().unwrap_or('d'));
            match what {
                'd' => signs.push(Sign::Number("coin", 1.08, amount.to_owned(), "on-coin")),
                'P' => {
                    let size = if digits < 2 { 1.08 } else { 1.3 };
                    signs.push(Sign::Number("prestige", size, amount.to_owned(), "on-prestige"));
                }
                _ => {
                    signs.extend(amount.chars().map(Sign::Many));
                    signs.push(Sign::Symbol(format!("cube-{what}"), 1.));
                }
            }
            digits + what.len_utf8()
        } else if rest.starts_with("H:") || rest.starts_with("k:") {
            if first == 'H' {
                signs.push(Sign::Symbol("hammer".to_owned(), 1.));
            }
            let size = if first == 'H' { 1.1 } else { 1. };
            signs.push(Sign::Symbol(format!("kind-{}", &rest[2..word]), size));
            word
        } else {
            signs.push(match first {
                '>' => Sign::Arrow,
                '/' | '+' => Sign::Mark(first),
                'R' => Sign::Symbol("royal-favor".to_owned(), 1.1),
                cube => Sign::Symbol(format!("cube-{cube}"), 1.),
            });
            first.len_utf8()
        };
        rest = rest.get(taken..).unwrap_or_default();
    }
    signs
}

/// How much room a sign takes.
fn room(sign: &Sign, size: f64) -> f64 {
    match sign {
        Sign::Arrow => size * 0.68,
        Sign::Mark('/') => 6.5,
        Sign::Mark(_) => 7.,
        Sign::Many(_) => size * 0.56,
        Sign::Symbol(id, _) if id == "hammer" => size,
        Sign::Symbol(_, larger) | Sign::Number(_, larger, ..) => size * larger + 1.,
    }
}

fn draw_sign(sign: &Sign, x: f64, y: f64, size: f64) -> String {
    match sign {
        Sign::Arrow => symbol("arrow", x, y, size * 0.62, size),
        Sign::Mark(mark) => figure(x + 2.6, y + size * 0.78, &mark.to_string(), size * 0.86, "ink"),
        Sign::Many(digit) => figure(x + size * 0.25, y + size * 0.82, &digit.to_string(), size * 0.86, "ink"),
        Sign::Symbol(id, larger) => square(id, x, y - size * (larger - 1.) / 2., size * larger),
        Sign::Number(id, larger, amount, colour) => {
            let width = size * larger;
            let down = if *id == "prestige" { 0.6 } else { 0. };
            let letters = width * if amount.len() < 2 { 0.74 } else { 0.62 };
            square(id, x, y - (width - size) / 2., width)
                + &figure(x + width / 2., y + size * 0.5 + width * 0.26 - down, amount, letters, colour)
        }
    }
}

/// A row of icons from `x` on.
pub(super) fn icons(spec: &str, x: f64, y: f64, size: f64) -> String {
    let mut at = x;
    let mut out = String::new();
    for sign in signs(spec) {
        out += &draw_sign(&sign, at, y, size);
        at += room(&sign, size);
    }
    out
}

/// How wide a row of icons is.
pub(super) fn width(spec: &str, size: f64) -> f64 {
    signs(spec).iter().map(|sign| room(sign, size)).sum()
}

/// A row of icons with its middle at `x`.
pub(super) fn icons_around(spec: &str, x: f64, y: f64, size: f64) -> String {
    icons(spec, x - width(spec, size) / 2., y, size)
}

/// What a building does: one row, or two for a building with two deals.
pub(super) fn effect(spec: &str, x: f64, y: f64, size: f64) -> String {
    match spec.split_once('|') {
        None => icons(spec, x, y, size),
        Some((small, big)) => icons(small, x, y - 11.5, size) + &icons(big, x, y + 2.5, size),
    }
}

/// The band at the top of a tile, coloured and patterned by kind so that neither stands alone.
pub(super) fn band(width: u16, height: f64, kind: &str) -> String {
    let (third, two_thirds, half) = (number(height * 0.33), number(height * 0.67), number(height * 0.5));
    let pattern = match kind {
        "wood" => format!(r#"<path d="M0 {third}H{width}M0 {two_thirds}H{width}" class="band-pattern"/>"#),
        "stone" => {
            let joint = |x: u16| format!("M{x} 0v{half}M{} {half}v{half}", x + 9);
            let joints: String = (12..width - 9).step_by(18).map(joint).collect();
            format!(r#"<path d="M0 {half}H{width}{joints}" class="band-pattern"/>"#)
        }
        "prestige" => {
            let pair = |x: u16| format!("M{x} 0h5v{half}h-5zM{} {half}h5v{half}h-5z", x + 5);
            let pairs: String = (0..width - 9).step_by(10).map(pair).collect();
            format!(r#"<path d="{pairs}" class="band-checks"/>"#)
        }
        "residence" => {
            format!(
                r#"<path d="M0 {half}q3-4 6 0{}" class="band-pattern"/>"#,
                "t6 0".repeat(usize::from(width / 6 - 1))
            )
        }
        _ => String::new(),
    };
    let (inner, height) = (width - 9, number(height));
    format!(r#"<path d="M.5 4.5a4 4 0 0 1 4-4h{inner}a4 4 0 0 1 4 4V{height}H.5z" class="fill-kind-{kind}"/>{pattern}"#)
}

/// A coin with a price on it.
pub(super) fn price_tag(x: f64, y: f64, price: u16) -> String {
    square("coin", x, y, 16.) + &figure(x + 8., y + 12.2, &price.to_string(), 12., "on-coin")
}

/// What would come to stand there, and its price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ghost {
    /// What it is.
    pub of: GhostOf,
    /// What it costs in deniers, if it costs any.
    pub price: Option<u16>,
}

/// What can come to stand somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum GhostOf {
    /// A worker.
    Worker,
    /// A residence.
    Residence,
    /// A prestige tile.
    Prestige,
    /// Nothing: something is done with what is there.
    Nothing,
}

impl Ghost {
    /// As drawn on a tile or slot; `x`, `y` is the corner of a worker.
    pub(super) fn draw(self, x: f64, y: f64) -> String {
        let figure = match self.of {
            GhostOf::Worker => symbol("ghost", x, y, 21., 26.5),
            GhostOf::Residence => square("kind-residence", x + 1., y + 4., 19.),
            GhostOf::Prestige => square("kind-prestige", x + 1., y + 4., 19.),
            GhostOf::Nothing => String::new(),
        };
        figure + &self.price.map_or_else(String::new, |price| price_tag(x + 11., y + 15., price))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_icons_are_read_sign_by_sign() {
        let cube = |letter: &str| Sign::Symbol(format!("cube-{letter}"), 1.);
        assert_eq!(signs("W/F"), [cube("W"), Sign::Mark('/'), cube("F")]);
        let coin = |amount: &str| Sign::Number("coin", 1.08, amount.to_owned(), "on-coin");
        assert_eq!(signs("2d>NN"), [coin("2"), Sign::Arrow, cube("N"), cube("N")]);
        assert_eq!(signs("3C"), [Sign::Many('3'), cube("C")]);
        assert_eq!(signs("25P"), [Sign::Number("prestige", 1.3, "25".to_owned(), "on-prestige")]);
        assert_eq!(signs("H:stone").len(), 2);
        assert_eq!(signs("C1d>k:residence").len(), 4);
    }
}
