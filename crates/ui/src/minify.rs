//! Style sheets and sprites are written to be read and served without what only readers need.

/// A style sheet without comments and needless space. Space around `+` and `-` stays, which are nothing without it; what
/// stands in quotation marks stays as it is.
pub(crate) fn css(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' if rest.starts_with("/*") => {
                rest = rest.split_once("*/").map_or("", |(_, after)| after);
                continue;
            }
            '"' | '\'' => rest[1..].find(first).map_or(rest.len(), |end| end + 2),
            _ => first.len_utf8(),
        };
        if first.is_whitespace() {
            if !out.is_empty() && !out.ends_with([' ', '{', '}', ';', ',', ':', '>', '(']) {
                out.push(' ');
            }
        } else {
            if matches!(first, '{' | '}' | ';' | ',' | '>' | ')') && out.ends_with(' ') {
                out.pop();
            }
            if first == '}' && out.ends_with(';') {
                out.pop();
            }
            out += &rest[..length];
        }
        rest = &rest[length..];
    }
    out
}

/// Sprites one after the other, without the space between their elements.
pub(crate) fn svg(files: &[&str]) -> String {
    files.iter().flat_map(|file| file.lines()).map(str::trim).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn style_sheets_mean_what_they_meant() {
        for (source, minified) in [
            ("/* a */\n.a,\n.b > p {\n  color: red;\n  margin: 0 1px;\n}\n", ".a,.b>p{color:red;margin:0 1px}"),
            ("a { width: calc(1px + 2 * (3vw - 4px)); }", "a{width:calc(1px + 2 * (3vw - 4px))}"),
            ("html { font-size: clamp(100%, .5vw + 8px, 125%); }", "html{font-size:clamp(100%,.5vw + 8px,125%)}"),
            (".a :is(b, i)::after { content: \" {;  } \"; }", ".a :is(b,i)::after{content:\" {;  } \"}"),
            (
                "@media (min-width: 9px) and (hover: none) { .a { b { top: 0; } } }",
                "@media (min-width:9px) and (hover:none){.a{b{top:0}}}",
            ),
            (
                ".a:has(> .b) { inset: auto 0 /* x */ 1px; color: #fff !important; }",
                ".a:has(>.b){inset:auto 0 1px;color:#fff !important}",
            ),
        ] {
            assert_eq!(css(source), minified);
        }
    }

    #[test]
    fn space_between_elements_is_left_out() {
        let files = ["<svg>\n  <text x=\"1\">A b</text>\n</svg>\n", "<svg/>\n"];
        assert_eq!(svg(&files), "<svg><text x=\"1\">A b</text></svg><svg/>");
    }
}
