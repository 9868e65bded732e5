//! The level `uct`: plain Monte-Carlo tree search (UCT) with random playouts to the end of the game. It needs nothing but the
//! rules, so every game has it; for games with knowledge it is a baseline. What is hidden is determinized in every iteration.

use crate::{Bot, Budget, Limits, Thought};
use game::{Game, Random, Seat, random_playout};

/// Plays by plain UCT.
pub(crate) struct Uct<G: Game> {
    budget: Budget,
    random: Random,
    nodes: Vec<Node<G::Action>>,
}

/// The position after a sequence of actions, whatever is hidden in it.
struct Node<A> {
    action: A,
    /// The seat that chose the action.
    seat: Seat,
    visits: f32,
    /// Sum of that seat's shares of wins.
    wins: f32,
    children: Vec<usize>,
}

/// A tree of this size hardly grows any more.
const MOST_NODES: usize = 1_000_000;
/// Exploration constant: the usual square root of 2.
const C_UCT: f32 = std::f32::consts::SQRT_2;

impl<G: Game> Uct<G> {
    /// A bot whose choices follow from the seed, if the budget is a number of iterations.
    pub(crate) fn new(budget: Budget, seed: u64) -> Self {
        Uct { budget, random: Random::new(seed), nodes: Vec::new() }
    }

    /// Selection, expansion, random playout and backup.
    fn iterate(&mut self, view: &G::View, thinker: Seat, actions: &mut Vec<G::Action>, path: &mut Vec<usize>) {
        let mut state = G::resample(view, &mut self.random);
        path.clear();
        path.push(0);
        let mut at = 0;
        while let Some(lowest) = state.to_act().lowest() {
            // Simultaneous answers may be given in any order: the thinker's comes first.
            let seat = if state.to_act().contains(thinker) { thinker } else { lowest };
            actions.clear();
            state.legal(seat, actions);
            let (next, new) = self.descend(at, seat, actions);
            state.apply(seat, self.nodes[next].action, &mut ());
            path.push(next);
            at = next;
            if new {
                break;
            }
        }
        random_playout(&mut state, &mut self.random, actions);
        let outcome = state.outcome();
        for place in path.iter() {
            let node = &mut self.nodes[*place];
            node.visits += 1.0;
            node.wins += outcome.as_ref().map_or(0.0, |outcome| outcome.share(node.seat) as f32);
        }
    }

    /// Adds a child for an action that has not been tried at this node, or selects the child with the highest upper bound.
    /// Tells whether the child is new.
    fn descend(&mut self, at: usize, seat: Seat, actions: &[G::Action]) -> (usize, bool) {
        let known = &self.nodes[at].children;
        let untried = actions.iter().filter(|action| known.iter().all(|child| self.nodes[*child].action != **action));
        let untried: Vec<G::Action> = untried.copied().collect();
        if !untried.is_empty() && (self.nodes.len() < MOST_NODES || known.is_empty()) {
            let action = untried[self.random.below(untried.len())];
            let node = Node { action, seat, visits: 0.0, wins: 0.0, children: Vec::new() };
            self.nodes.push(node);
            let new = self.nodes.len() - 1;
            self.nodes[at].children.push(new);
            return (new, true);
        }
        let parent = self.nodes[at].visits.max(1.0);
        let bound = |child: &usize| {
            let node = &self.nodes[*child];
            node.wins / node.visits + C_UCT * (logarithm(parent) / node.visits).sqrt()
        };
        let open = known.iter().filter(|child| actions.contains(&self.nodes[**child].action));
        let best = open.max_by(|a, b| bound(a).total_cmp(&bound(b))).copied();
        (best.unwrap_or(at), false)
    }

    /// The children of the root whose actions are among these.
    fn children_among(&self, legal: &[G::Action]) -> Vec<usize> {
        let children = self.nodes[0].children.iter().copied();
        children.filter(|child| legal.contains(&self.nodes[*child].action)).collect()
    }

    /// The actions that were tried most, one after another.
    fn line(&self) -> Vec<(Seat, G::Action)> {
        let mut line = Vec::new();
        let mut at = 0;
        // The first of the most visited.
        let visits = |child: &&usize| self.nodes[**child].visits;
        while let Some(next) = self.nodes[at].children.iter().rev().max_by(|a, b| visits(a).total_cmp(&visits(b))) {
            at = *next;
            line.push((self.nodes[at].seat, self.nodes[at].action));
        }
        line
    }
}

/// The natural logarithm of numbers from 1, interpolated linearly between powers of two: the same bits on every platform.
fn logarithm(x: f32) -> f32 {
    let power = f32::from(x.to_bits().wrapping_shr(23) as u8) - 127.0;
    let rest = f32::from_bits(x.to_bits() & 0x7f_ffff | 0x3f80_0000) - 1.0;
    std::f32::consts::LN_2 * (power + rest)
}

impl<G: Game> Bot<G> for Uct<G> {
    fn think(&mut self, view: &G::View, seat: Seat, legal: &[G::Action], limits: Limits<'_>) -> Thought<G::Action> {
        if let [only] = legal {
            return Thought::at_once(*only);
        }
        self.nodes.clear();
        self.nodes.push(Node { action: legal[0], seat, visits: 0.0, wins: 0.0, children: Vec::new() });
        let (mut actions, mut path) = (Vec::with_capacity(G::MOST_ACTIONS), Vec::new());
        let mut clock = limits.start(self.budget, 1);
        while clock.tick() {
            self.iterate(view, seat, &mut actions, &mut path);
        }
        // The tree knows the rules alone: where the caller leaves actions out, it has more than `legal`.
        self.nodes[0].children = self.children_among(legal);
        let line = self.line();
        let action = line.first().map_or(legal[0], |(_, action)| *action);
        Thought { action, values: Vec::new(), line, iterations: clock.done() }
    }
}
