//! The level `master`: Monte-Carlo tree search over the turn with a value for each player (max^n), led by the policy and
//! judged at the end of the turn.
//!
//! Where something is hidden, every iteration deals it anew, the tree has only the decisions of the one who thinks, known
//! by all that he sees then, and the others play by policy on what they would see: nothing leaks. Positions that come up
//! again are found by what is seen, so the tree serves until the turn is over.

use crate::key::{Key, Keyed};
use crate::knowledge::{Knowledge, Mind, Room, SEATS};
use crate::rollout::{roll_out, root, step};
use crate::{Bot, Budget, numbers};
use game::{Random, Seat};
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// Plays by tree search.
pub struct Master<G: Knowledge> {
    budget: Budget,
    random: Random,
    /// One for each thread.
    searches: Vec<Search<G>>,
}

impl<G: Knowledge> Master<G> {
    /// Two with the same seed, the same number of threads and a number of iterations choose the same.
    pub fn new(mind: Arc<Mind<G>>, budget: Budget, seed: u64, threads: usize) -> Self {
        let search = |number| Search::new(mind.clone(), Random::stream(seed, number as u64));
        Master {
            budget: budget.share(threads),
            random: Random::stream(seed, u64::MAX),
            searches: (0..threads.max(1)).map(search).collect(),
        }
    }

    /// How often each action was tried, all threads together.
    pub(crate) fn visits(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Vec<f32> {
        let budget = self.budget;
        let mut visits = vec![0.0; legal.len()];
        let (first, rest) = match self.searches.split_first_mut() {
            Some(split) => split,
            None => return visits,
        };
        std::thread::scope(|scope| {
            for search in rest.iter_mut() {
                scope.spawn(|| search.think(view, seat, budget));
            }
            first.think(view, seat, budget);
        });
        for search in &self.searches {
            for edge in search.edges() {
                if let Some(place) = legal.iter().position(|action| *action == edge.action) {
                    visits[place] += edge.visits;
                }
            }
        }
        visits
    }
}

impl<G: Knowledge> Bot<G> for Master<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let mut visits = self.visits(view, seat, legal);
        if !G::is_secret(legal[0]) {
            return legal[numbers::best(&visits)];
        }
        // Who always does the best in secret is soon read: what is nearly as good is played too.
        visits.iter_mut().for_each(|number| *number *= *number);
        let sum: f32 = visits.iter().sum();
        visits.iter_mut().for_each(|number| *number /= sum);
        legal[numbers::draw(&visits, &mut self.random)]
    }
}

/// A decision that was met.
struct Node<A> {
    seat: Seat,
    visits: f32,
    /// The worst and the best that has been found: in a game that is as good as won, little makes a difference, and that
    /// little counts.
    range: [f32; 2],
    /// The most promising first.
    edges: Vec<Edge<A>>,
}

/// An action and what was found out about it.
struct Edge<A> {
    action: A,
    /// How likely the policy thinks it.
    prior: f32,
    visits: f32,
    /// What the acting seat had of the win.
    sum: f32,
}

/// How far the first guess may be from the best action of the policy, in points.
const PRIOR_TEMPERATURE: f32 = 1.5;
/// How much the policy may be wrong: this part of the first guess is shared out evenly, so that what it would never do is
/// tried too.
const DOUBT: f32 = 0.2;
/// How curious the search is.
const CURIOSITY: f32 = 1.0;
/// Differences that are looked for in any case.
const LEAST_RANGE: f32 = 0.02;
/// So many actions are tried from the beginning; one more whenever the visits have doubled.
const FIRST_WIDTH: usize = 6;
/// A tree that has grown to this grows no more, and the next decision plants a new one.
const MOST_NODES: usize = 300_000;

impl<A: Copy> Node<A> {
    /// The edge to try next: what has done well, and what the policy likes and has been tried little.
    fn next(&self) -> usize {
        let width = FIRST_WIDTH + (self.visits as u32 + 1).ilog2() as usize;
        let open = &self.edges[..width.min(self.edges.len())];
        let mean = open.iter().map(|edge| edge.sum).sum::<f32>() / self.visits.max(1.0);
        let range = (self.range[1] - self.range[0]).max(LEAST_RANGE);
        let pull = CURIOSITY * range * (self.visits + 1.0).sqrt();
        let mut best = (0, f32::NEG_INFINITY);
        for (place, edge) in open.iter().enumerate() {
            let found = if edge.visits > 0.0 { edge.sum / edge.visits } else { mean };
            let score = found + pull * edge.prior / (1.0 + edge.visits);
            if score > best.1 {
                best = (place, score);
            }
        }
        best.0
    }
}

/// The tree of one thread.
struct Search<G: Knowledge> {
    mind: Arc<Mind<G>>,
    random: Random,
    room: Room<G>,
    nodes: Vec<Node<G::Action>>,
    /// Nodes by what is seen there.
    index: HashMap<u64, usize, Keyed>,
    /// What the thinker sees where he thinks now.
    root: u64,
    /// The turn that the tree is for, and who thinks.
    turn: Option<(u8, Seat)>,
    /// Node and edge, from the root on.
    path: Vec<(usize, usize)>,
}

impl<G: Knowledge> Search<G> {
    fn new(mind: Arc<Mind<G>>, random: Random) -> Self {
        Search {
            mind,
            random,
            room: Room::new(),
            nodes: Vec::new(),
            index: HashMap::default(),
            root: 0,
            turn: None,
            path: Vec::new(),
        }
    }

    fn think(&mut self, view: &G::View, seat: Seat, budget: Budget) {
        let mut clock = budget.start();
        let root = root::<G>(view, &mut self.random);
        let turn = root.turn();
        if self.turn != Some((turn, seat)) || self.nodes.len() >= MOST_NODES {
            self.turn = Some((turn, seat));
            self.nodes.clear();
            self.index.clear();
        }
        self.root = key(&root.view(Some(seat)));
        if !self.index.contains_key(&self.root) {
            self.plant(&root, seat, &root.view(Some(seat)));
        }
        while clock.tick() {
            self.iterate(view, seat, turn);
        }
    }

    /// What was found out at the root.
    fn edges(&self) -> &[Edge<G::Action>] {
        self.index.get(&self.root).map_or(&[], |place| &self.nodes[*place].edges)
    }

    /// Down the tree, one node more, by policy to the end of the turn.
    fn iterate(&mut self, view: &G::View, thinker: Seat, turn: u8) {
        let mut state = root::<G>(view, &mut self.random);
        self.path.clear();
        let chances = loop {
            let acting = state.to_act();
            let Some(lowest) = acting.lowest().filter(|_| state.turn() == turn) else {
                break self.mind.chances(&state);
            };
            // Secret answers are given in any order: the thinker's comes first.
            let seat = if acting.contains(thinker) { thinker } else { lowest };
            if G::HIDDEN && seat != thinker {
                step(&mut state, seat, &self.mind, &mut self.room, &mut self.random);
                continue;
            }
            let seen = state.view(Some(thinker));
            let Some(place) = self.index.get(&key(&seen)).copied() else {
                if self.nodes.len() < MOST_NODES {
                    self.plant(&state, seat, &seen);
                }
                break roll_out(&mut state, turn, &self.mind, &mut self.room, &mut self.random);
            };
            let edge = self.nodes[place].next();
            self.path.push((place, edge));
            state.apply(seat, self.nodes[place].edges[edge].action, &mut ());
        };
        self.learn(chances);
    }

    /// A node more.
    fn plant(&mut self, state: &G, seat: Seat, seen: &G::View) {
        self.room.actions.clear();
        self.room.scores.clear();
        state.legal(seat, &mut self.room.actions);
        self.mind.promise(seen, seat, &self.room.actions, &mut self.room.scores);
        numbers::soften(&mut self.room.scores, PRIOR_TEMPERATURE);
        let doubt = DOUBT / self.room.actions.len() as f32;
        let edge = |(action, chance): (&G::Action, &f32)| {
            let prior = (1.0 - DOUBT) * chance + doubt;
            Edge { action: *action, prior, visits: 0.0, sum: 0.0 }
        };
        let mut edges: Vec<_> = self.room.actions.iter().zip(&self.room.scores).map(edge).collect();
        edges.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        self.index.insert(key(seen), self.nodes.len());
        self.nodes.push(Node { seat, visits: 0.0, range: [1.0, 0.0], edges });
    }

    fn learn(&mut self, chances: [f32; SEATS]) {
        for (place, edge) in &self.path {
            let node = &mut self.nodes[*place];
            let chance = chances[node.seat.index()];
            node.visits += 1.0;
            node.range = [node.range[0].min(chance), node.range[1].max(chance)];
            let edge = &mut node.edges[*edge];
            edge.visits += 1.0;
            edge.sum += chance;
        }
    }
}

/// What a node is found by.
fn key(seen: &impl Hash) -> u64 {
    let mut key = Key::default();
    seen.hash(&mut key);
    key.finish()
}
