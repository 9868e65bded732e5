//! The level `master`: Monte-Carlo tree search with priors from the policy (PUCT) and a value for each seat (max^n). An
//! iteration ends with a rollout by policy to the end of the turn, where the evaluation gives the values.
//!
//! In games with hidden information every iteration samples a determinization of what the thinking seat sees. Nodes are
//! then decisions of that seat alone (information sets, found by the hash of its view); the other seats play by policy on
//! their own views, so nothing leaks into their choices. Nodes are found by hash in all games, so transpositions are merged
//! and the tree serves all decisions of a turn.

use crate::budget::Clock;
use crate::knowledge::Knowledge;
use crate::mind::{Mind, SEATS, Scratch};
use crate::rollout::{determinize, roll_out, step};
use crate::thought::chances;
use crate::view_hash::{BuildViewHasher, view_hash};
use crate::{Bot, Budget, Limits, Thought, math, mixing};
use game::{Random, Seat, Stream};
use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::Arc;

/// Plays by tree search.
pub(crate) struct Master<G: Knowledge> {
    budget: Budget,
    random: Random,
    /// One for each thread.
    searches: Vec<Search<G>>,
}

impl<G: Knowledge> Master<G> {
    /// A bot whose choices follow from the seed and the number of threads, if the budget is a number of iterations.
    pub(crate) fn new(mind: Arc<Mind<G>>, budget: Budget, seed: u64, threads: usize) -> Self {
        let search = |number| Search::new(mind.clone(), Random::stream(seed, Stream::SearchThread(number as u64)));
        Master {
            budget,
            random: Random::stream(seed, Stream::SearchTies),
            searches: (0..threads.max(1)).map(search).collect(),
        }
    }

    /// The same bot, but more curious: so much of its priors is even over all actions. For lessons, in which what the policy does
    /// not think of yet has to be found.
    #[must_use]
    pub(crate) fn exploring(mut self, floor: f32) -> Self {
        self.searches.iter_mut().for_each(|search| search.floor = floor);
        self
    }

    /// Searches, and returns the visits of each action, summed over all threads.
    pub(crate) fn visits(&mut self, view: &G::View, seat: Seat, legal: &[G::Action], limits: Limits<'_>) -> Vec<f32> {
        let (budget, threads) = (self.budget, self.searches.len());
        let mut visits = vec![0.0; legal.len()];
        let (first, rest) = match self.searches.split_first_mut() {
            Some(split) => split,
            None => return visits,
        };
        std::thread::scope(|scope| {
            for search in rest.iter_mut() {
                scope.spawn(|| search.think(view, seat, legal, limits.start(budget, threads)));
            }
            first.think(view, seat, legal, limits.start(budget, threads));
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

    /// Chooses by the visits of each action.
    fn choose_by(&mut self, visits: &[f32], legal: &[G::Action]) -> G::Action {
        if G::hidden_part(legal[0]).is_none() {
            return legal[math::argmax(visits)];
        }
        // Always choosing the best action would be predictable.
        let value = |action: &G::Action| self.searches.iter().map(|search| search.value_of(*action)).sum();
        let values: Vec<f32> = legal.iter().map(value).collect();
        legal[mixing::choose::<G>(legal, visits, &values, &mut self.random)]
    }

    /// What the searches found out about an action.
    fn thought(&self, action: G::Action, view: &G::View, seat: Seat) -> Thought<G::Action> {
        let mut sums = [0.0; SEATS];
        for search in &self.searches {
            sums.iter_mut().zip(search.sums_of(action)).for_each(|(sum, more)| *sum += more);
        }
        let root = determinize(view, &self.searches[0].mind, &mut self.random.clone());
        Thought {
            action,
            values: chances(&sums[..root.players().into()]),
            line: self.searches.first().map_or(Vec::new(), |search| search.line(root, seat, action)),
            iterations: self.searches.iter().map(|search| search.iterations).sum(),
        }
    }
}

impl<G: Knowledge> Bot<G> for Master<G> {
    fn think(&mut self, view: &G::View, seat: Seat, legal: &[G::Action], limits: Limits<'_>) -> Thought<G::Action> {
        if let [only] = legal {
            return Thought::at_once(*only);
        }
        let visits = self.visits(view, seat, legal, limits);
        let action = self.choose_by(&visits, legal);
        self.thought(action, view, seat)
    }
}

/// A decision.
struct Node<A> {
    seat: Seat,
    visits: f32,
    /// The lowest and the highest value found. Exploration scales with the difference, so that small differences still count
    /// in a game that is all but decided.
    range: [f32; 2],
    /// By prior, the highest first.
    edges: Vec<Edge<A>>,
}

/// An action of a node with its statistics.
struct Edge<A> {
    action: A,
    /// Probability by the policy.
    prior: f32,
    visits: f32,
    /// Sum of the acting seat's values.
    sum: f32,
    /// The points that a character likes it for, if it is the thinker's.
    liked: f32,
    /// The node that the action leads to, where that is always the same one and it has been found.
    child: Option<NonZeroU32>,
}

/// Exploration constant of PUCT.
const C_PUCT: f32 = 1.0;
/// Lower bound of the range of values that exploration scales with.
const LEAST_RANGE: f32 = 0.02;
/// Progressive widening: number of actions that are open at first; one more opens whenever the visits double.
const FIRST_WIDTH: usize = 6;
/// A long search opens one more for every so many visits instead, so that in the end it tries everything.
const VISITS_TO_OPEN: u32 = 512;
/// A tree of this size grows no more, and the next decision starts a new one.
const MOST_NODES: usize = 300_000;

impl<A: Copy> Node<A> {
    /// Selects the edge with the highest upper bound (PUCT). An edge without visits is given the mean value of the node.
    fn select(&self) -> usize {
        let visits = self.visits as u32 + 1;
        let width = FIRST_WIDTH + visits.ilog2().max(visits / VISITS_TO_OPEN) as usize;
        let open = &self.edges[..width.min(self.edges.len())];
        let mean = open.iter().map(|edge| edge.sum).sum::<f32>() / self.visits.max(1.0);
        let range = (self.range[1] - self.range[0]).max(LEAST_RANGE);
        let exploration = C_PUCT * range * (self.visits + 1.0).sqrt();
        let mut best = (0, f32::NEG_INFINITY);
        for (place, edge) in open.iter().enumerate() {
            let value = if edge.visits > 0.0 { edge.sum / edge.visits } else { mean };
            let score = value + exploration * edge.prior / (1.0 + edge.visits);
            if score > best.1 {
                best = (place, score);
            }
        }
        best.0
    }

    /// The edge with the most visits, the first of several; `None` without any.
    fn most_tried(&self) -> Option<&Edge<A>> {
        let tried = self.edges.iter().rev().filter(|edge| edge.visits > 0.0);
        tried.max_by(|a, b| a.visits.total_cmp(&b.visits))
    }
}

/// The search tree of one thread.
pub(crate) struct Search<G: Knowledge> {
    mind: Arc<Mind<G>>,
    random: Random,
    scratch: Scratch<G>,
    nodes: Vec<Node<G::Action>>,
    /// Nodes by the hash of the view.
    index: HashMap<u64, usize, BuildViewHasher>,
    /// The share of a prior that is even over all actions.
    floor: f32,
    /// Hash of the view at the root.
    root: u64,
    /// The turn that the tree is for, and the thinking seat.
    turn: Option<(u8, Seat)>,
    /// Nodes and edges of this iteration, from the root on.
    path: Vec<(usize, usize)>,
    /// The sums of all seats' values by edge of the root, for this decision alone: to tell, not to choose by.
    sums: Vec<[f32; SEATS]>,
    /// The iterations of this decision.
    iterations: u32,
}

impl<G: Knowledge> Search<G> {
    pub(crate) fn new(mind: Arc<Mind<G>>, random: Random) -> Self {
        Search {
            mind,
            random,
            scratch: Scratch::new(),
            nodes: Vec::new(),
            index: HashMap::default(),
            floor: G::TEMPERATURES.floor,
            root: 0,
            turn: None,
            path: Vec::new(),
            sums: Vec::new(),
            iterations: 0,
        }
    }

    fn think(&mut self, view: &G::View, seat: Seat, legal: &[G::Action], mut clock: Clock<'_>) {
        let turn = self.take_root(view, seat);
        self.keep_at_root(legal);
        self.sums.clear();
        self.sums.resize(self.edges().len(), [0.0; SEATS]);
        while clock.tick() {
            self.iterate(view, seat, turn);
        }
        self.iterations = clock.done();
    }

    /// Makes the decision of a view the root, and returns its turn.
    fn take_root(&mut self, view: &G::View, seat: Seat) -> u8 {
        let root = determinize(view, &self.mind, &mut self.random);
        let turn = root.turn();
        if self.turn != Some((turn, seat)) || self.nodes.len() >= MOST_NODES {
            self.turn = Some((turn, seat));
            self.nodes.clear();
            self.index.clear();
        }
        let seen = root.remembered(seat);
        self.root = view_hash(&seen);
        if !self.index.contains_key(&self.root) {
            self.expand(&root, seat, &seen, self.root);
        }
        turn
    }

    /// Leaves nothing at the root but these actions: the caller may have left some out that the rules allow.
    fn keep_at_root(&mut self, legal: &[G::Action]) {
        let Some(place) = self.index.get(&self.root) else { return };
        let edges = &mut self.nodes[*place].edges;
        edges.retain(|edge| legal.contains(&edge.action));
        if edges.is_empty() {
            let prior = 1.0 / legal.len() as f32;
            let edge =
                |action: &G::Action| Edge { action: *action, prior, visits: 0.0, sum: 0.0, liked: 0.0, child: None };
            edges.extend(legal.iter().map(edge));
        }
    }

    /// The actions of a decision that are worth a thought, the most promising by policy first.
    pub(crate) fn considered(&mut self, view: &G::View, seat: Seat) -> Vec<G::Action> {
        self.take_root(view, seat);
        self.edges().iter().map(|edge| edge.action).collect()
    }

    /// What the search knows by heart of its game.
    pub(crate) fn mind(&self) -> &Arc<Mind<G>> {
        &self.mind
    }

    /// Plays on from a state to the end of the turn as the search does, with these random numbers, and learns from it. The state
    /// is then the one in which the turn ended. What was played is added to `trace`, if there is one.
    pub(crate) fn play_on(
        &mut self,
        state: &mut G,
        thinker: Seat,
        turn: u8,
        random: Random,
        trace: Option<&mut Vec<(Seat, G::Action)>>,
    ) {
        self.random = random;
        self.scratch.trace = trace.is_some().then(Vec::new);
        self.descend(state, thinker, turn);
        if let (Some(trace), Some(played)) = (trace, self.scratch.trace.take()) {
            trace.extend(played);
        }
    }

    /// Plays from a state to the end of the game by policy alone.
    pub(crate) fn play_to_the_end(&mut self, state: &mut G) {
        while let Some(seat) = state.to_act().lowest() {
            step(state, seat, &self.mind, &mut self.scratch, &mut self.random);
        }
    }

    /// The edges of the root.
    fn edges(&self) -> &[Edge<G::Action>] {
        self.index.get(&self.root).map_or(&[], |place| &self.nodes[*place].edges)
    }

    /// The sum of the acting seat's values after an action at the root.
    fn value_of(&self, action: G::Action) -> f32 {
        self.edges().iter().find(|edge| edge.action == action).map_or(0.0, |edge| edge.sum)
    }

    /// The sums of all seats' values after an action at the root.
    fn sums_of(&self, action: G::Action) -> [f32; SEATS] {
        let place = self.edges().iter().position(|edge| edge.action == action);
        place.and_then(|place| self.sums.get(place)).copied().unwrap_or_default()
    }

    /// The line of play that begins with an action at the root and goes on with what was tried most. Where something is hidden it
    /// ends with the thinker's own decisions, because the tree has no others.
    pub(crate) fn line(&self, mut state: G, thinker: Seat, action: G::Action) -> Vec<(Seat, G::Action)> {
        let turn = state.turn();
        let mut line = vec![(thinker, action)];
        state.apply(thinker, action, &mut ());
        while let Some(seat) = state.to_act().lowest().filter(|_| state.turn() == turn)
            && (!G::HIDDEN || seat == thinker)
            && let Some(place) = self.index.get(&view_hash(&state.remembered(thinker)))
            && let Some(edge) = self.nodes[*place].most_tried()
        {
            line.push((seat, edge.action));
            state.apply(seat, edge.action, &mut ());
        }
        line
    }

    /// One iteration: selection, expansion, rollout and backup.
    fn iterate(&mut self, view: &G::View, thinker: Seat, turn: u8) {
        let mut state = determinize(view, &self.mind, &mut self.random);
        self.descend(&mut state, thinker, turn);
    }

    /// Goes down the tree from a state, plays on by policy where the tree ends, and backs up what the end of the turn is worth.
    fn descend(&mut self, state: &mut G, thinker: Seat, turn: u8) {
        self.path.clear();
        self.scratch.liked = (thinker, 0.0);
        let values = loop {
            let acting = state.to_act();
            let Some(lowest) = acting.lowest().filter(|_| state.turn() == turn) else {
                break self.mind.win_shares(state);
            };
            // Simultaneous answers may be given in any order: the thinker's comes first.
            let seat = if acting.contains(thinker) { thinker } else { lowest };
            if G::HIDDEN && seat != thinker {
                step(state, seat, &self.mind, &mut self.scratch, &mut self.random);
                continue;
            }
            let Some(place) = self.find(state, thinker, seat) else {
                break roll_out(state, turn, &self.mind, &mut self.scratch, &mut self.random);
            };
            let edge = self.nodes[place].select();
            self.path.push((place, edge));
            let action = self.nodes[place].edges[edge].action;
            self.scratch.note(seat, action);
            state.apply(seat, action, &mut ());
        };
        self.back_up(values, self.mind.point(state));
    }

    /// The node of a position; `None` if it is new, and then it is added.
    ///
    /// Without hidden information an action always leads to the same position. So its edge remembers the node, and a view
    /// is hashed only where the tree grows.
    fn find(&mut self, state: &G, thinker: Seat, seat: Seat) -> Option<usize> {
        let parent = self.path.last().copied().filter(|_| !G::HIDDEN);
        if let Some((node, edge)) = parent
            && let Some(child) = self.nodes[node].edges[edge].child
        {
            return Some(child.get() as usize);
        }
        let seen = state.remembered(thinker);
        let key = view_hash(&seen);
        let known = self.index.get(&key).copied();
        if known.is_none() && self.nodes.len() < MOST_NODES {
            self.expand(state, seat, &seen, key);
        }
        if let Some((node, edge)) = parent {
            self.nodes[node].edges[edge].child = known.and_then(|place| NonZeroU32::new(place as u32));
        }
        known
    }

    /// Adds a node with its priors.
    fn expand(&mut self, state: &G, seat: Seat, seen: &G::View, key: u64) {
        let thinker = self.turn.map_or(seat, |(_, thinker)| thinker);
        let mind = self.mind.of(seat, thinker);
        self.scratch.actions.clear();
        self.scratch.scores.clear();
        state.legal(seat, &mut self.scratch.actions);
        let Scratch { actions, scores, memo, .. } = &mut self.scratch;
        mind.policy_scores(seen, seat, actions, memo, scores);
        math::softmax(&mut self.scratch.scores, G::TEMPERATURES.prior);
        mixing::spread::<G>(&self.scratch.actions, &mut self.scratch.scores);
        let even = self.floor;
        let floor = even / self.scratch.actions.len() as f32;
        let edge = |(action, probability): (&G::Action, &f32)| {
            let prior = (1.0 - even) * probability + floor;
            let liked = mind.liked(seen, seat, *action);
            Edge { action: *action, prior, visits: 0.0, sum: 0.0, liked, child: None }
        };
        // What the policy rules out has exactly no probability.
        let considered = self.scratch.actions.iter().zip(&self.scratch.scores).filter(|(_, share)| **share > 0.0);
        let mut edges: Vec<_> = considered.map(edge).collect();
        edges.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        self.index.insert(key, self.nodes.len());
        self.nodes.push(Node { seat, visits: 0.0, range: [1.0, 0.0], edges });
    }

    /// Adds the value of the acting seat to every node and edge of the path. What the thinker likes from there on counts, too,
    /// by the worth of a point.
    fn back_up(&mut self, values: [f32; SEATS], point: f32) {
        if let Some(sums) = self.path.first().and_then(|(_, edge)| self.sums.get_mut(*edge)) {
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        let (thinker, mut liked) = self.scratch.liked;
        for (place, edge) in self.path.iter().rev() {
            let node = &mut self.nodes[*place];
            liked += node.edges[*edge].liked;
            let likes = if node.seat == thinker { liked * point } else { 0.0 };
            let value = values[node.seat.index()] + likes;
            node.visits += 1.0;
            node.range = [node.range[0].min(value), node.range[1].max(value)];
            let edge = &mut node.edges[*edge];
            edge.visits += 1.0;
            edge.sum += value;
        }
    }
}
