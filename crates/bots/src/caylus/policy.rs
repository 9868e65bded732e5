//! The policy is a [table](crate::table): this says which facts of a position it knows, and which kinds of actions.

use super::evaluation::{batches, stage};
use crate::table::{Facts, Layout};
use caylus::tiles::{Effect, Tile};
use caylus::{Action, Cube, Cubes, Place, Question, Space, Spaces, State, WORKERS};
use game::{Choices, Game, Seat};

/// The groups of facts, in the order of [`facts`].
const FACTS: &[(&str, usize)] = &[
    ("stage", 19),
    ("deniers", 13),
    ("deniers beyond the price", 8),
    ("passed", 5),
    ("workers placed", 7),
    ("food", 6),
    ("wood", 6),
    ("stone", 6),
    ("cloth", 6),
    ("gold", 4),
    ("batches", 4),
    ("provost from bailiff", 10),
    ("section and castle queue", 20),
    ("in the castle queue", 2),
    ("room in the section", 9),
    ("own houses in the section", 16),
    ("favor A", 6),
    ("favor B", 6),
    ("favor C", 6),
    ("favor D", 6),
    ("place in order", 5),
    ("inn", 3),
    ("stables", 8),
    ("richest rival", 12),
    ("batches of rivals", 5),
    ("workers of rivals", 24),
    ("own tiles", 8),
    ("own residences", 4),
    ("question", 17),
    ("tile in question", 37),
    ("favours due", 4),
];

/// The decisions that have tables of their own.
#[derive(Clone, Copy)]
enum Decision {
    Placement,
    Gate,
    Provost,
    Offer,
    Cube,
    Building,
    Residence,
    Peddler,
    Castle,
    Line,
    Column,
}

const TILES: usize = Tile::ALL.len();
/// Off the road, in the order of the kinds.
const SPECIALS: [Place; 7] =
    [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::STABLES, Place::INN, Place::CASTLE];
const CUBES: usize = Cube::ALL.len();

/// The kinds of actions of each [`Decision`]; the last one is to do nothing.
const DECISIONS: &[(&str, usize)] = &[
    ("placement", TILES + SPECIALS.len() + 1),
    ("gate", TILES + SPECIALS.len() + 1),
    ("provost", 7),
    ("offer", 3),
    ("cube", CUBES + 1),
    ("building", TILES + 1),
    ("residence", TILES + 1),
    ("peddler", CUBES + CUBES * CUBES + 1),
    ("castle", CUBES * CUBES + 1),
    ("line", 5),
    ("column", 5 + 2 * CUBES + 1),
];

/// The most steps of the provost in one decision (C4.3, C5.1).
const MOST_STEPS: i8 = 3;
/// Distances of a worker from the provost that are told apart, and whose building it is.
const SPOTS: usize = 8 * 3;
/// Whose worker the provost reaches, before and after the Walls are counted.
const STAKES: usize = 4;

/// From here on the bailiff can reach the count of the Towers this turn (C7.6).
const LAST_TURN: u8 = 22;
/// What a point that an action brings at once counts for in the last turn.
const POINT: f32 = 2.0;

/// The rows and columns of the tables.
pub(super) fn layout() -> Layout {
    let spots = Tile::ALL.iter().map(|tile| (format!("spot {}", tile.name()), SPOTS));
    let stakes = Tile::ALL.iter().map(|tile| (format!("stake {}", tile.name()), STAKES));
    let paid = std::iter::once(("payment".to_owned(), Cube::PLAIN.len()));
    Layout { facts: FACTS.to_vec(), decisions: DECISIONS.to_vec(), traits: spots.chain(stakes).chain(paid).collect() }
}

/// The number of the decision, and the facts of the position. There is no loop in here, so that the compiler knows where each group
/// begins.
pub(super) fn facts(state: &State, seat: Seat) -> (usize, Facts) {
    let (mut facts, mut group) = (Facts::default(), 0);
    let mut note = |fact: usize| {
        facts.push(fact, FACTS[group].1);
        group += 1;
    };
    let (player, castle, passed) = (state.player(seat), state.castle(), state.passed());
    let own = usize::from(player.deniers);
    note((stage(state) * 6.0 + 0.5) as usize);
    note(own);
    note(own.saturating_sub(passed.len()));
    note(passed.len());
    note(placed(state, seat));
    let cubes = expected(state, seat);
    note(cubes.number(Cube::Food).into());
    note(cubes.number(Cube::Wood).into());
    note(cubes.number(Cube::Stone).into());
    note(cubes.number(Cube::Cloth).into());
    note(cubes.number(Cube::Gold).into());
    note(batches(cubes).into());
    let ahead = i16::from(state.provost().number()) - i16::from(state.bailiff().number());
    note((ahead + 4).clamp(0, 9) as usize);
    let site = castle.building_site();
    let section = site.map_or(3, |section| section as usize);
    note(section * 5 + castle.queue.len());
    note(usize::from(castle.queue.contains(seat)));
    note(site.map_or(0, |section| section.size() - castle.houses(section).len()));
    note(site.map_or(0, |section| castle.houses(section).count(seat)).min(3) * 4 + section);
    let [a, b, c, d] = player.markers;
    note(a.into());
    note(b.into());
    note(c.into());
    note(d.into());
    note(state.order().iter().position(|other| other == seat).unwrap_or(0));
    note(match state.special().inn_right {
        None => 0,
        Some(other) if other == seat => 1,
        Some(_) => 2,
    });
    let stables = state.special().stables;
    note(stables.len() * 2 + usize::from(stables.contains(seat)));
    let [deniers, batches, workers] = rivals(state, seat);
    note(deniers);
    note(batches);
    note(workers);
    note(state.road().owned_by(seat).len());
    note(state.road().residences(seat).len());
    let (decision, question, tile) = asked(state);
    note(question);
    note(tile.map_or(TILES, |tile| tile as usize));
    note(state.favors_due().map_or(0, |due| due.number.into()));
    (decision as usize, facts)
}

fn placed(state: &State, seat: Seat) -> usize {
    WORKERS.saturating_sub(state.player(seat).workers).into()
}

/// Of the rivals who have not passed, the most deniers and batches, one more than they have; and the workers that all have placed.
fn rivals(state: &State, seat: Seat) -> [usize; 3] {
    let [mut deniers, mut batches_of, mut workers] = [0; 3];
    for rival in Seat::first(state.players()).filter(|rival| *rival != seat) {
        workers += placed(state, rival);
        if !state.passed().contains(rival) {
            let player = state.player(rival);
            deniers = deniers.max(usize::from(player.deniers) + 1);
            batches_of = batches_of.max(usize::from(batches(player.cubes)) + 1);
        }
    }
    [deniers, batches_of, workers]
}

/// Own cubes, with those that workers up to the provost will surely produce.
fn expected(state: &State, seat: Seat) -> Cubes {
    let (road, mut cubes) = (state.road(), state.player(seat).cubes);
    if state.phase() > 4 {
        return cubes;
    }
    for space in road.occupied().and(Spaces::up_to(state.provost())) {
        if road.worker(space) == Some(seat)
            && let Some(tile) = road.tile(space)
            && let Effect::Produce([only]) = tile.printed(state.options().edition).effect
        {
            cubes = cubes.plus(*only);
        }
    }
    cubes
}

/// The decision, the number of the question, and the tile that is asked about.
fn asked(state: &State) -> (Decision, usize, Option<Tile>) {
    let question = state.question();
    let tile = question.and_then(Question::space).and_then(|space| state.road().tile(space));
    let (decision, number) = match question {
        Some(Question::Placement) | None => (Decision::Placement, 0),
        Some(Question::Gate) => (Decision::Gate, 0),
        Some(Question::Guild) => (Decision::Provost, 1),
        Some(Question::Provost) => (Decision::Provost, 2),
        Some(Question::Joust) => (Decision::Offer, 3),
        Some(Question::Inn) => (Decision::Offer, 4),
        Some(Question::Deal(_)) => (Decision::Offer, 5),
        Some(Question::Alchemist(_)) => (Decision::Offer, 6),
        Some(Question::Production(_)) => (Decision::Cube, 7),
        Some(Question::OwnersCube(_)) => (Decision::Cube, 8),
        Some(Question::Market(_)) => (Decision::Cube, 9),
        Some(Question::Build(..)) => (Decision::Building, 10),
        Some(Question::FavorBuilding) => (Decision::Building, 11),
        Some(Question::Residence(_)) => (Decision::Residence, 0),
        Some(Question::Peddler(_)) => (Decision::Peddler, 0),
        Some(Question::Castle) => (Decision::Castle, 0),
        Some(Question::Line) => (Decision::Line, 0),
        Some(Question::Column(line)) => (Decision::Column, 12 + line as usize),
    };
    (decision, number, tile)
}

/// The kind of an action among those of its decision.
pub(super) fn kind(state: &State, action: Action) -> usize {
    let tile_at = |space: Space| state.road().tile(space).map_or(0, |tile| tile as usize);
    match action {
        Action::Place(place) | Action::Move(place) => match place.space() {
            Some(space) => tile_at(space),
            None => TILES + SPECIALS.into_iter().position(|special| special == place).unwrap_or(0),
        },
        Action::Pass | Action::Recall => TILES + SPECIALS.len(),
        Action::Provost(steps) => (steps + 3).clamp(0, 6) as usize,
        Action::Joust | Action::Stay => 0,
        Action::Leave => 2,
        Action::Deal(size) => size as usize,
        Action::Pay(paid) => usize::from(paid.cubes().plain() > 2),
        Action::Take(cube) | Action::Sell(cube) => cube as usize,
        Action::Build(tile) | Action::BuildPaying(tile, _) | Action::BuildOn(tile, _) => tile as usize,
        Action::Residence(space) => tile_at(space),
        Action::Buy { cube, second: None } => cube as usize,
        Action::Buy { cube, second: Some(second) } => CUBES + cube as usize * CUBES + second as usize,
        Action::Batch(one, other) => one as usize * CUBES + other as usize,
        Action::Favor(line) => line as usize,
        Action::Use(column) => usize::from(column.clamp(1, 5)) - 1,
        Action::UseChoice(cube) => 5 + cube as usize,
        Action::Exchange { give, .. } => 5 + CUBES + give as usize,
        Action::Done => DECISIONS[Decision::Castle as usize].1 - 1,
        Action::Skip => DECISIONS[asked(state).0 as usize].1 - 1,
    }
}

/// Tells what an action alone is like: the spot that a worker is placed on, the workers that the provost reaches, what is paid.
#[inline]
pub(super) fn traits(state: &State, seat: Seat, action: Action, out: &mut impl FnMut(usize, f32)) {
    match action {
        Action::Place(place) | Action::Move(place) => {
            if let Some(space) = place.space()
                && let Some(tile) = state.road().tile(space)
            {
                out(tile as usize * SPOTS + spot(state, seat, space), 1.0);
            }
        }
        Action::Provost(steps) => stakes(state, seat, steps, out),
        Action::Pay(paid) => {
            for (place, cube) in Cube::PLAIN.into_iter().enumerate() {
                out(TILES * (SPOTS + STAKES) + place, paid.cubes().number(cube).into());
            }
        }
        _ => {}
    }
}

/// In what may be the last turn, adds the points that actions bring at once. Most games are decided by then, so the search that a
/// table learns from hardly tells these actions apart; and what is rare before, like prestige buildings, is worth the most there.
pub(super) fn add_points(state: &State, seat: Seat, actions: &[Action], scores: &mut [f32]) {
    let (decision, ..) = asked(state);
    let waits = matches!(decision, Decision::Placement | Decision::Gate | Decision::Provost);
    if waits || state.bailiff().number() < LAST_TURN {
        return;
    }
    let before = points(state, seat);
    for (action, score) in actions.iter().zip(scores) {
        *score += POINT * (points_after(state, seat, *action) - before);
    }
}

/// The points after an action; of a favour, after its best use.
fn points_after(state: &State, seat: Seat, action: Action) -> f32 {
    let mut after = *state;
    after.apply(seat, action, &mut ());
    if !matches!(action, Action::Favor(_)) || after.to_act().lowest() != Some(seat) {
        return points(&after, seat);
    }
    let mut best = BestUse { state: after, seat, points: f32::NEG_INFINITY };
    after.legal(seat, &mut best);
    best.points
}

/// Prestige, and the bonus of the end (C7.10).
fn points(state: &State, seat: Seat) -> f32 {
    f32::from(state.player(seat).prestige) + state.bonus(seat).into_iter().map(f32::from).sum::<f32>()
}

/// Finds the use of a favour that brings the most points, as the rules list the uses (C8.5, C8.6).
struct BestUse {
    state: State,
    seat: Seat,
    points: f32,
}

impl Choices<Action> for BestUse {
    fn push(&mut self, action: Action) {
        let mut used = self.state;
        used.apply(self.seat, action, &mut ());
        self.points = self.points.max(points(&used, self.seat));
    }
}

fn spot(state: &State, seat: Seat, space: Space) -> usize {
    let distance = match i16::from(space.number()) - i16::from(state.provost().number()) {
        ..=-4 => 0,
        -3 | -2 => 1,
        beyond => (beyond + 3).min(7) as usize,
    };
    let owner = match state.road().owner(space) {
        None => 0,
        Some(owner) if owner == seat => 1,
        Some(_) => 2,
    };
    distance * 3 + owner
}

/// Which workers the provost will reach: probably, as long as others can still move it. Those whom it reaches as well, or as
/// little, wherever it goes now are left out.
fn stakes(state: &State, seat: Seat, steps: i8, out: &mut impl FnMut(usize, f32)) {
    let Some(provost) = state.provost().step(steps) else { return };
    let others_follow = state.phase() == 3 || state.passed().iter().last() != Some(seat);
    let road = state.road();
    let late = usize::from(state.castle().counted > 1);
    for space in road.occupied().and(in_question(state.provost(), others_follow)) {
        let (Some(worker), Some(tile)) = (road.worker(space), road.tile(space)) else { continue };
        let reached = if others_follow { reach(space, provost) } else { f32::from(u8::from(space <= provost)) };
        out(TILES * SPOTS + tile as usize * STAKES + late * 2 + usize::from(worker != seat), reached);
    }
}

/// The spaces of workers for whom the next move of the provost makes a difference.
fn in_question(provost: Space, others_follow: bool) -> Spaces {
    let behind = provost.step(-MOST_STEPS - 1).map_or(Spaces::NONE, Spaces::up_to);
    let ahead = provost.step(if others_follow { 2 * MOST_STEPS } else { MOST_STEPS });
    ahead.map_or(Spaces::ALL, Spaces::up_to).without(behind)
}

/// The probability that the provost ends at a space or beyond, before it has been moved this turn.
pub(super) fn reach(space: Space, provost: Space) -> f32 {
    const BEYOND: [f32; 4] = [0.88, 0.7, 0.45, 0.25];
    match space.number().checked_sub(provost.number()) {
        None => 0.97,
        Some(beyond) => BEYOND.get(usize::from(beyond)).copied().unwrap_or(0.03),
    }
}

/// Whether a seat has hardly begun its turn, with deniers for more workers while these are cheap. Bots that learn from each
/// other find a convention in which all pass after one worker, because that makes workers dearer for the others. People find
/// it absurd, so nobody considers it.
pub(super) fn is_too_soon(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    let placed = WORKERS.saturating_sub(player.workers);
    let (least, deniers) = if state.turn() == 1 { (3, 3) } else { (2, 5) };
    placed < least && player.deniers >= deniers && state.passed().len() < 2 && state.castle().counted < 2
}
