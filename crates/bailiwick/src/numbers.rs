//! Formatting of numbers.

/// A whole number with its thousands apart: `21 695 815`.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!([0.0, 999.0, 1000.0, 1_234_567.8].map(grouped), ["0", "999", "1 000", "1 234 568"]);
    }
}
