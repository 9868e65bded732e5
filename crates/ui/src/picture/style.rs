//! A style sheet, as far as a drawing that stands alone needs it: programs that draw SVG know neither custom properties nor
//! `calc`, nor where elements of a page stand. So both are worked out here, for the light theme and the wide board.

use std::collections::HashMap;

/// Properties of drawings. Everything else is about pages.
const OF_DRAWINGS: [&str; 16] = [
    "fill",
    "fill-opacity",
    "font",
    "font-family",
    "font-size",
    "font-weight",
    "letter-spacing",
    "opacity",
    "paint-order",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-opacity",
    "stroke-width",
    "text-anchor",
];

/// How many custom properties may stand inside one another.
const DEPTH: u8 = 16;

/// The rules of a style sheet that hold everywhere: those of media queries are left out.
pub(super) struct Style<'a> {
    rules: Vec<Rule<'a>>,
    root: Properties<'a>,
}

struct Rule<'a> {
    selectors: Vec<String>,
    declarations: Vec<(&'a str, &'a str)>,
}

/// Custom properties of an element.
pub(super) type Properties<'a> = HashMap<&'a str, &'a str>;

impl<'a> Style<'a> {
    /// Reads a minified style sheet.
    pub(super) fn read(css: &'a str) -> Style<'a> {
        let mut style = Style { rules: Vec::new(), root: Properties::new() };
        read_block(css, &[String::new()], &mut style.rules);
        let root = style.rules.iter().filter(|rule| rule.selectors.iter().any(|selector| selector == ":root"));
        style.root = root.flat_map(|rule| rule.declarations.iter().copied()).collect();
        style
    }

    /// The custom properties of the board itself: those of rules that end in `.board`.
    pub(super) fn of_board(&self) -> Properties<'a> {
        let is_board = |rule: &&Rule<'_>| rule.selectors.iter().any(|selector| selector.ends_with(".board"));
        let mut properties = self.root.clone();
        properties.extend(self.rules.iter().filter(is_board).flat_map(|rule| rule.declarations.iter().copied()));
        properties
    }

    /// The custom properties of an element by its id and classes. Rules about what an element stands in are passed over.
    pub(super) fn of_element(&self, id: &str, classes: &[&str]) -> Properties<'a> {
        let mut properties = self.root.clone();
        properties.extend(self.matching(id, classes, ""));
        properties
    }

    /// What is said of the drawing inside an element: how it is moved and turned there.
    pub(super) fn of_drawing_in(&self, id: &str, classes: &[&str]) -> Properties<'a> {
        self.matching(id, classes, ">:is(.drawing,.target)").collect()
    }

    /// The declarations of rules about what `inside` selects in an element, those that say most about the element last.
    fn matching(&self, id: &str, classes: &[&str], inside: &str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let weight_of = |selector: &String| weight(selector.strip_suffix(inside)?, id, classes);
        let of_rule = |rule: &Rule<'a>| rule.selectors.iter().filter_map(weight_of).max();
        let mut matching: Vec<(usize, Vec<(&'a str, &'a str)>)> =
            self.rules.iter().filter_map(|rule| Some((of_rule(rule)?, rule.declarations.clone()))).collect();
        // Of two rules that say as much about an element, the later one holds.
        matching.sort_by_key(|(weight, _)| *weight);
        matching.into_iter().flat_map(|(_, declarations)| declarations)
    }

    /// The rules about drawings, without custom properties.
    pub(super) fn of_drawings(&self) -> String {
        let mut css = String::new();
        for rule in &self.rules {
            let selectors: Vec<&str> =
                rule.selectors.iter().map(String::as_str).filter(|selector| is_plain(selector)).collect();
            let declarations: Vec<String> = rule.declarations.iter().filter_map(|known| self.drawn(*known)).collect();
            if !selectors.is_empty() && !declarations.is_empty() {
                css += &format!("{}{{{}}}", selectors.join(","), declarations.join(";"));
            }
        }
        css
    }

    fn drawn(&self, (name, value): (&str, &str)) -> Option<String> {
        if !OF_DRAWINGS.contains(&name) {
            return None;
        }
        let value = resolved(value, &self.root, DEPTH)?;
        let value = match value.strip_prefix("calc(") {
            Some(_) => arithmetic(&value.replace("px", ""))?.to_string(),
            None => value,
        };
        // What is a mixture of two colours, or depends on where it stands, has no simple form.
        let is_simple = !["color-mix(", "calc(", "clamp(", "max(", "min("].iter().any(|word| value.contains(word));
        is_simple.then(|| format!("{name}:{value}"))
    }
}

/// The number that a custom property stands for.
pub(super) fn number(properties: &Properties<'_>, name: &str) -> Option<f64> {
    arithmetic(&resolved(properties.get(name)?, properties, DEPTH)?)
}

/// Whether a selector means the same in a drawing as on a page: elements by name, class and id, and what they stand in.
fn is_plain(selector: &str) -> bool {
    selector.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '#' | '-' | '_' | ' ' | '>'))
}

/// How much a selector of one element says about it; `None` if it is about another one.
fn weight(selector: &str, id: &str, classes: &[&str]) -> Option<usize> {
    let mut weight = 0;
    let mut rest = selector;
    while let Some(sign) = rest.chars().next() {
        let end = rest[1..].find(['.', '#', ' ', '>', ':', '[']).map_or(rest.len(), |end| end + 1);
        let (name, after) = (&rest[1..end], &rest[end..]);
        weight += match sign {
            '#' if name == id => 100,
            '.' if classes.contains(&name) => 1,
            _ => return None,
        };
        rest = after;
    }
    (weight > 0).then_some(weight)
}

/// Reads the rules of a block, those inside other rules with what they stand in before them; what comes after the block.
fn read_block<'a>(css: &'a str, outer: &[String], rules: &mut Vec<Rule<'a>>) -> &'a str {
    let (mut rest, mut declarations) = (css, Vec::new());
    let place = rules.len();
    loop {
        let end = sign_after(rest);
        let (text, sign) = (rest[..end].trim(), rest[end..].chars().next());
        rest = rest.get(end + 1..).unwrap_or_default();
        match sign {
            Some('{') if text.starts_with('@') => rest = read_block(rest, outer, &mut Vec::new()),
            Some('{') => rest = read_block(rest, &inside(outer, text), rules),
            _ => {
                declarations.extend(text.split_once(':'));
                if sign != Some(';') {
                    break;
                }
            }
        }
    }
    if !declarations.is_empty() {
        rules.insert(place, Rule { selectors: outer.to_vec(), declarations });
    }
    rest
}

/// The selectors of a rule inside another.
fn inside(outer: &[String], selectors: &str) -> Vec<String> {
    let one = |outer: &String, selector: &str| match selector.strip_prefix('&') {
        Some(more) => format!("{outer}{more}"),
        None => format!("{outer} {selector}").trim().to_owned(),
    };
    let selectors = apart(selectors);
    outer.iter().flat_map(|outer| selectors.iter().map(move |selector| one(outer, selector.trim()))).collect()
}

/// A list of selectors one by one: a comma between brackets is no end.
fn apart(selectors: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let is_end = |letter: char| {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        letter == ',' && depth == 0
    };
    selectors.split(is_end).collect()
}

/// Where the next sign stands that ends something: none of those between quotation marks.
fn sign_after(css: &str) -> usize {
    let mut quoted = None;
    for (place, letter) in css.char_indices() {
        match (quoted, letter) {
            (None, '{' | '}' | ';') => return place,
            (None, '"' | '\'') => quoted = Some(letter),
            (Some(mark), _) if mark == letter => quoted = None,
            _ => {}
        }
    }
    css.len()
}

/// A value with its custom properties filled in; `None` if one of them is not known.
fn resolved(value: &str, properties: &Properties<'_>, depth: u8) -> Option<String> {
    let Some((before, rest)) = value.split_once("var(") else { return Some(value.to_owned()) };
    let depth = depth.checked_sub(1)?;
    let mut open = 1;
    let close = rest.char_indices().find_map(|(place, letter)| {
        open += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        (open == 0).then_some(place)
    })?;
    let (inner, after) = (&rest[..close], &rest[close + 1..]);
    let (name, otherwise) = inner.split_once(',').map_or((inner, None), |(name, other)| (name, Some(other)));
    let filled = match properties.get(name.trim()) {
        Some(known) => resolved(known, properties, depth)?,
        None => resolved(otherwise?, properties, depth)?,
    };
    Some(format!("{before}{filled}{}", resolved(after, properties, depth)?))
}

/// The value of an expression of numbers.
fn arithmetic(expression: &str) -> Option<f64> {
    let plain = expression.replace("calc", "");
    let mut rest = plain.as_str();
    let value = sum(&mut rest)?;
    rest.trim().is_empty().then_some(value)
}

fn sum(rest: &mut &str) -> Option<f64> {
    let mut value = product(rest)?;
    while let Some(sign) = next_of(rest, ['+', '-']) {
        let other = product(rest)?;
        value += if sign == '+' { other } else { -other };
    }
    Some(value)
}

fn product(rest: &mut &str) -> Option<f64> {
    let mut value = factor(rest)?;
    while let Some(sign) = next_of(rest, ['*', '/']) {
        let other = factor(rest)?;
        value = if sign == '*' { value * other } else { value / other };
    }
    Some(value)
}

fn factor(rest: &mut &str) -> Option<f64> {
    if next_of(rest, ['(', '(']).is_some() {
        let value = sum(rest)?;
        return next_of(rest, [')', ')']).map(|_| value);
    }
    let text = rest.trim_start();
    let sign = usize::from(text.starts_with(['-', '+']));
    let digits = text[sign..].find(|letter: char| !letter.is_ascii_digit() && letter != '.');
    let end = digits.map_or(text.len(), |end| end + sign);
    *rest = &text[end..];
    text[..end].parse().ok()
}

/// The next sign, if it is one of these.
fn next_of(rest: &mut &str, signs: [char; 2]) -> Option<char> {
    let text = rest.trim_start();
    let sign = text.chars().next().filter(|sign| signs.contains(sign))?;
    *rest = &text[1..];
    Some(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_worked_out() {
        let css = ":root{--red:#f00}.token{--side:-1;--x:calc(308 + var(--side)*var(--d) - var(--width)/2)}\
                   .token.near{--width:20;--d:40}.near{--width:9}#a{--x:1}@media print{.token{--side:5}}";
        let style = Style::read(css);
        assert_eq!(number(&style.of_element("b", &["token", "near"]), "--x"), Some(258.));
        assert_eq!(number(&style.of_element("a", &["token", "near"]), "--x"), Some(1.));
        assert_eq!(number(&style.of_element("b", &["near"]), "--x"), None);
    }

    #[test]
    fn drawings_are_moved_and_turned() {
        let css =
            ".a,.p.up>:is(.drawing,.target){transform:rotate(-90deg)}.p>:is(.drawing,.target){left:54%;transform:none}";
        let style = Style::read(css);
        let turned = style.of_drawing_in("x", &["p", "up"]);
        assert_eq!((turned.get("left"), turned.get("transform")), (Some(&"54%"), Some(&"rotate(-90deg)")));
        assert_eq!(style.of_drawing_in("x", &["p"]).get("transform"), Some(&"none"));
        assert!(style.of_drawing_in("x", &["a", "up"]).is_empty());
    }

    #[test]
    fn drawings_have_no_custom_properties() {
        let css = ":root{--ink:#123}.a>text,.b:hover{fill:var(--ink);stroke:var(--none);opacity:calc(.95 - .95 * \
                   var(--lit,0));margin:0}.c{fill:red;b{fill:blue}}@media print{.d{fill:red}}.e{display:grid}";
        let drawn = Style::read(css).of_drawings();
        assert_eq!(drawn, ".a>text{fill:#123;opacity:0.95}.c{fill:red}.c b{fill:blue}");
    }

    #[test]
    fn nonsense_has_no_value() {
        for text in ["", "1 +", "(1", "1)", "x", "1 2", "calc()", "--1", "1.2.3"] {
            assert_eq!(arithmetic(text), None, "{text}");
        }
        let endless: Properties<'_> = [("--a", "var(--b)"), ("--b", "var(--a)")].into();
        assert_eq!(number(&endless, "--a"), None);
        for css in ["{", "}", "a{b:c", "a{{", "@media", ";;", "a{b:'}"] {
            Style::read(css).of_drawings();
        }
    }
}
