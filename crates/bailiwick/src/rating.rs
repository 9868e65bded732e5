//! One number for how strong a bot is, from all meetings of all bots: the model of Bradley and Terry on the scale of Elo.
//! A bot that is 400 above another finishes before it ten times as often; the mean of all is 1500.

/// The result of two bots that played in one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Meeting {
    pub(crate) one: usize,
    pub(crate) other: usize,
    /// The score of `one`: 1 for the better place, a half for the same.
    pub(crate) score: f64,
}

/// The strength of a bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    pub(crate) rating: f64,
    /// The standard error.
    pub(crate) error: f64,
}

/// The prior: every bot has drawn this many meetings with a bot of mean strength. It keeps the rating of a bot that has
/// always won finite.
const PRIOR: f64 = 1.0;
const MIDDLE: f64 = 1500.0;
/// Natural units of the model in units of Elo: 400 / ln 10.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The ratings of bots, from their meetings by set-up.
pub(crate) fn fit(bots: usize, setups: &[Vec<Meeting>]) -> Vec<Rating> {
    let strengths = strengths(bots, setups);
    let inverse = inverse(information(&strengths, setups));
    let mean = strengths.iter().sum::<f64>() / bots as f64;
    let model = centred(&inverse);
    let found = centred(&product(&product(&inverse, &scatter(&strengths, setups)), &inverse));
    let rating = |bot: usize| Rating {
        rating: MIDDLE + ELO * (strengths[bot] - mean),
        // The error that the scatter of set-ups shows, but never less than the model alone expects.
        error: ELO * model[bot][bot].max(found[bot][bot]).max(0.0).sqrt(),
    };
    (0..bots).map(rating).collect()
}

/// The strengths of maximum likelihood, by Newton's method. Steps change no difference by more than 1, so that each
/// increases the likelihood.
fn strengths(bots: usize, setups: &[Vec<Meeting>]) -> Vec<f64> {
    let mut strengths = vec![0.0; bots];
    for _ in 0..100 {
        let mut slope: Vec<f64> = strengths.iter().map(|strength| PRIOR * (0.5 - chance(*strength, 0.0))).collect();
        setups.iter().for_each(|setup| add_surprise(&strengths, setup, &mut slope));
        let inverse = inverse(information(&strengths, setups));
        let step: Vec<f64> = inverse.iter().map(|row| dot(row, &slope)).collect();
        let longest = step.iter().fold(0.0f64, |longest, part| longest.max(part.abs()));
        let scale = 0.5 / longest.max(0.5);
        strengths.iter_mut().zip(&step).for_each(|(strength, part)| *strength += scale * part);
        if longest < 1e-10 {
            break;
        }
    }
    strengths
}

/// The probability that one finishes before another.
fn chance(one: f64, other: f64) -> f64 {
    1.0 / (1.0 + (other - one).exp())
}

/// Adds by how much each did better than expected.
fn add_surprise(strengths: &[f64], meetings: &[Meeting], out: &mut [f64]) {
    for meeting in meetings {
        let more = meeting.score - chance(strengths[meeting.one], strengths[meeting.other]);
        out[meeting.one] += more;
        out[meeting.other] -= more;
    }
}

type Matrix = Vec<Vec<f64>>;

/// Fisher's information about the strengths.
fn information(strengths: &[f64], setups: &[Vec<Meeting>]) -> Matrix {
    let bots = strengths.len();
    let mut known = vec![vec![0.0; bots]; bots];
    let spread = |chance: f64| chance * (1.0 - chance);
    for (bot, strength) in strengths.iter().enumerate() {
        known[bot][bot] = PRIOR * spread(chance(*strength, 0.0));
    }
    for meeting in setups.iter().flatten() {
        let (one, other) = (meeting.one, meeting.other);
        let more = spread(chance(strengths[one], strengths[other]));
        known[one][one] += more;
        known[other][other] += more;
        known[one][other] -= more;
        known[other][one] -= more;
    }
    known
}

/// The scatter of the set-ups: sums of the products of what they add to the slope.
fn scatter(strengths: &[f64], setups: &[Vec<Meeting>]) -> Matrix {
    let bots = strengths.len();
    let mut scatter = vec![vec![0.0; bots]; bots];
    for setup in setups {
        let mut surprise = vec![0.0; bots];
        add_surprise(strengths, setup, &mut surprise);
        for (row, one) in scatter.iter_mut().zip(&surprise) {
            row.iter_mut().zip(&surprise).for_each(|(sum, other)| *sum += one * other);
        }
    }
    scatter
}

/// The covariance of differences from the mean of all, which is set and not found.
fn centred(covariance: &Matrix) -> Matrix {
    let bots = covariance.len();
    let share = 1.0 / bots as f64;
    let entry = |row: usize, column: usize| f64::from(u8::from(row == column)) - share;
    let centre: Matrix = (0..bots).map(|row| (0..bots).map(|column| entry(row, column)).collect()).collect();
    product(&product(&centre, covariance), &centre)
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn product(one: &Matrix, other: &Matrix) -> Matrix {
    let entry = |row: &[f64], column: usize| row.iter().zip(other).map(|(part, row)| part * row[column]).sum();
    one.iter().map(|row| (0..other.len()).map(|column| entry(row, column)).collect()).collect()
}

/// The inverse of a positive definite matrix, by Gauss and Jordan; such a matrix needs no exchange of rows.
fn inverse(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    for (place, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == place))));
    }
    for place in 0..size {
        let pivot = matrix[place][place];
        matrix[place].iter_mut().for_each(|part| *part /= pivot);
        let used = matrix[place].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(other, _)| *other != place) {
            let times = row[place];
            row.iter_mut().zip(&used).for_each(|(part, used)| *part -= times * used);
        }
    }
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Set-ups with one meeting each.
    fn meetings(number: usize, one: usize, other: usize, score: f64) -> Vec<Vec<Meeting>> {
        vec![vec![Meeting { one, other, score }]; number]
    }

    fn ratings(bots: usize, setups: &[Vec<Meeting>]) -> Vec<f64> {
        fit(bots, setups).into_iter().map(|rating| rating.rating).collect()
    }

    #[test]
    fn three_wins_to_one_are_191_points() {
        // 400 log10(3) = 190.85; with this many meetings the prior does not show.
        let setups = [meetings(30_000, 0, 1, 1.0), meetings(10_000, 1, 0, 1.0)].concat();
        let found = ratings(2, &setups);
        assert!((found[0] - found[1] - 190.85).abs() < 0.1, "{found:?}");
        assert!((found[0] + found[1] - 3000.0).abs() < 1e-6);
    }

    #[test]
    fn ten_to_one_are_400_points_whoever_they_meet() {
        // 0 beats 1, and 1 beats 2, ten to one; 0 and 2 never meet.
        let both = |one, other| [meetings(10_000, one, other, 1.0), meetings(1_000, other, one, 1.0)].concat();
        let found = ratings(3, &[both(0, 1), both(1, 2)].concat());
        for (rating, right) in found.iter().zip([1900.0, 1500.0, 1100.0]) {
            assert!((rating - right).abs() < 1.5, "{found:?}");
        }
    }

    #[test]
    fn draws_and_circles_leave_all_equal() {
        assert_eq!(ratings(2, &meetings(10, 0, 1, 0.5)), [1500.0, 1500.0]);
        let circle = [meetings(5, 0, 1, 1.0), meetings(5, 1, 2, 1.0), meetings(5, 2, 0, 1.0)].concat();
        assert!(ratings(3, &circle).iter().all(|rating| (rating - 1500.0).abs() < 1e-6));
        assert_eq!(ratings(1, &[]), [1500.0]);
    }

    #[test]
    fn who_always_wins_has_a_finite_rating_that_grows() {
        let lead = |number| {
            let found = ratings(2, &meetings(number, 0, 1, 1.0));
            found[0] - found[1]
        };
        // Of n wins and a drawn meeting with the middle each: n (1 - p(d)) = p(d / 2) - 1/2.
        let natural = lead(100) / ELO;
        let balance = 100.0 * (1.0 - chance(natural, 0.0)) - (chance(natural / 2.0, 0.0) - 0.5);
        assert!(balance.abs() < 1e-6, "{balance}");
        assert!(lead(1) > 50.0 && lead(10) > lead(1) && lead(1000) > lead(100) && lead(100_000) < 3000.0);
    }

    #[test]
    fn errors_are_those_of_independent_meetings() {
        // 400 meetings, half won: the difference has the error 2 / sqrt(400), each rating half of it; times 173.7.
        let setups = [meetings(200, 0, 1, 1.0), meetings(200, 0, 1, 0.0)].concat();
        let found = fit(2, &setups);
        assert!(found.iter().all(|rating| (rating.error - 8.69).abs() < 0.05), "{found:?}");
    }

    #[test]
    fn set_ups_that_go_alike_tell_less() {
        // A hundred set-ups, four meetings each that all go the same way, are worth a hundred meetings: twice the error.
        let setup = |score| vec![Meeting { one: 0, other: 1, score }; 4];
        let setups = [vec![setup(1.0); 50], vec![setup(0.0); 50]].concat();
        let found = fit(2, &setups);
        assert!((found[0].error - 17.37).abs() < 0.1, "{found:?}");
    }

    #[test]
    fn who_always_wins_has_a_large_error() {
        assert!(fit(2, &meetings(100, 0, 1, 1.0))[0].error > 50.0);
    }

    #[test]
    fn a_matrix_times_its_inverse_is_one() {
        let matrix = vec![vec![4.0, 1.0, 0.5], vec![1.0, 3.0, 0.2], vec![0.5, 0.2, 2.0]];
        for (place, row) in product(&matrix, &inverse(matrix.clone())).iter().enumerate() {
            for (column, entry) in row.iter().enumerate() {
                let right = if place == column { 1.0 } else { 0.0 };
                assert!((entry - right).abs() < 1e-12);
            }
        }
    }
}
