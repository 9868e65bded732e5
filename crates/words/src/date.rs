//! Days by the calendar, for readers and for programs.

use crate::Words;

/// Seconds of a day.
const DAY: u64 = 24 * 3600;

/// A day of the calendar: year, month, day. `seconds` are since 1970, in universal time.
fn day_of(seconds: u64) -> (u64, u64, u64) {
    // Years that begin in March end with the leap day. An era is 400 years; day 0 is 1 March of the year 0.
    let days = seconds / DAY + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (400 * era + year + later, month, day)
}

/// A moment as programs write it: `2026-11-17T14:05:00Z`. `seconds` are since 1970.
pub fn machine_time(seconds: u64) -> String {
    let ((year, month, day), time) = (day_of(seconds), seconds % DAY);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", time / 3600, time / 60 % 60, time % 60)
}

impl Words {
    /// A day as the reader writes it: `17 November 2026`. `seconds` are since 1970; the day is that of universal time.
    pub fn day(&self, seconds: u64) -> String {
        let (year, month, day) = day_of(seconds);
        let month = self.text_with("date-month", &[("month", month.into())]);
        // A year is no quantity: it has no separators.
        let arguments = [("day", day.into()), ("month", month.into()), ("year", year.to_string().into())];
        self.text_with("date-day", &arguments).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, day) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_078_012_800, "2004-02-29T00:00:00Z"),
            (1_794_924_300, "2026-11-17T14:05:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(machine_time(seconds), day);
        }
    }

    #[test]
    fn a_day_is_written_as_its_readers_do() {
        let days = Language::ALL.map(|language| Words::of(language).day(1_794_924_300));
        assert_eq!(days, ["17 November 2026", "17 novembre 2026", "17 de novembro de 2026"]);
        let days = Language::ALL.map(|language| Words::of(language).day(0));
        assert_eq!(days, ["1 January 1970", "1er janvier 1970", "1º de janeiro de 1970"]);
    }
}
