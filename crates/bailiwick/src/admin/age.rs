//! Ages, dates and the time of now.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

/// An age in seconds, written like `90d`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Age(pub(super) u64);

/// The text is not an age.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AgeError;

impl fmt::Display for AgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("write a number and its unit: `90d` for days, `12h` for hours, `30m` for minutes")
    }
}

impl std::error::Error for AgeError {}

impl FromStr for Age {
    type Err = AgeError;

    fn from_str(text: &str) -> Result<Age, AgeError> {
        let unit = text.chars().next_back().ok_or(AgeError)?;
        let seconds = match unit {
            'd' => 24 * 3600,
            'h' => 3600,
            'm' => 60,
            _ => return Err(AgeError),
        };
        // Without digits only, `+3d` would be an age.
        let number = text.strip_suffix(unit).filter(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
        let number = number.and_then(|number| number.parse::<u64>().ok()).ok_or(AgeError)?;
        number.checked_mul(seconds).map(Age).ok_or(AgeError)
    }
}

/// The time now, in seconds since 1970.
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// A time in seconds since 1970 as people read it: `2026-03-01 17:05` (UTC).
pub(super) fn date(seconds: u64) -> String {
    let (days, minutes) = (seconds / (24 * 3600), seconds / 60 % (24 * 60));
    // The civil calendar, by eras of 400 years that begin with March.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_are_numbers_with_units() {
        assert_eq!("90d".parse(), Ok(Age(7_776_000)));
        assert_eq!("12h".parse(), Ok(Age(43_200)));
        assert_eq!("0m".parse(), Ok(Age(0)));
        for bad in
            ["", "d", "90", "9 d", "-1d", "+1d", "1.5h", "1y", "99999999999999999999d", "18446744073709551615d", "3é"]
        {
            assert_eq!(bad.parse::<Age>(), Err(AgeError), "{bad}");
        }
    }

    /// Compared with `date --utc`.
    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(date(0), "1970-01-01 00:00");
        assert_eq!(date(951_827_696), "2000-02-29 12:34");
        assert_eq!(date(1_709_251_199), "2024-02-29 23:59");
        assert_eq!(date(1_709_251_200), "2024-03-01 00:00");
        assert_eq!(date(4_102_444_799), "2099-12-31 23:59");
        assert!(!date(u64::MAX).is_empty());
    }
}
