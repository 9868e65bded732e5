//! Reads the facts of a scoring from what the viewer saw. Events open the steps one after the other; the state of the
//! narration is updated with them and knows who stands where.

use super::super::card::cargo;
use super::super::facts::trade_points;
use super::super::market::RowGem;
use super::facts::{
    Bidder, Columns, Contest, CountedBroker, District, Facts, Move, Played, Prize, Rank, Row, Score, Scoring, Sent,
    Stage, Step, Telling,
};
use game::Entry;
use game::Seat;
use words::ys::{NarrationState, TieBreakers};
use ys::components::{CARDS_A_ROUND, CHARACTERS, MERCHANTS_TRADE, Moment};
use ys::{Board, Character, Event, Face, Gem, Owner, Source, Spot, State, Values};

/// The step that an event belongs to, if that can be told from the event alone.
fn step_of(event: &Event) -> Option<Step> {
    let on = |spot: Spot| spot.district().map_or(Step::Rows, Step::District);
    Some(match *event {
        Event::Revealed { spot, .. } | Event::ZoneWon { spot, .. } => on(spot),
        Event::Ranked { district, .. } => Step::District(district.saturating_sub(1)),
        Event::RowWon { .. } => Step::Rows,
        Event::ColumnCounted { .. } | Event::ColumnRanked { .. } => Step::Columns,
        Event::Quoted { source: Source::Columns, .. } => Step::Columns,
        Event::MarketWon { .. } | Event::Quoted { source: Source::BestBidder, .. } => Step::Bidder,
        _ => return None,
    })
}

/// Once scoring has begun, a card that is played is one of those after it (Y5.3).
fn step_in_scoring(event: &Event) -> Option<Step> {
    step_of(event).or(match event {
        Event::CardPlayed { .. } => Some(Step::Cards),
        Event::Flattered { .. } => Some(Step::Throne),
        _ => None,
    })
}

/// The round that is scored in an entry of the log, if one is.
pub(in crate::ys) fn scored_round(entry: &Entry<State>) -> Option<u8> {
    entry.events.iter().any(|event| step_of(event).is_some()).then(|| entry.before.board().round())
}

/// The scoring of a round as the log tells it, if it has begun.
pub(super) fn read(log: &[Entry<State>], round: u8) -> Option<Scoring> {
    let first = log.iter().position(|entry| scored_round(entry) == Some(round))?;
    let mut reader = Reader::new(&log[first])?;
    for (number, entry) in log.iter().enumerate().skip(first) {
        if entry.before.board().round() != round {
            break;
        }
        reader.entry(number, entry);
    }
    Some(reader.finish())
}

struct Reader {
    scoring: Scoring,
    state: NarrationState,
    /// Ships and cards of the districts when scoring began.
    ships: Vec<Vec<(Gem, bool)>>,
    characters: Vec<Option<Character>>,
    /// Points when the present step began, by [`Owner::index`].
    points: [u16; 5],
    /// Whether a seat can play a card after scoring, as the public board shows (Y5.2).
    may_play: bool,
    /// Whether all brokers have gone back (Y4.10).
    is_over: bool,
    /// Whether the next round or the final count has begun.
    is_past: bool,
}

impl Reader {
    /// Just before the scoring, by the entry in which it begins.
    fn new(entry: &Entry<State>) -> Option<Reader> {
        let begins = entry.events.iter().position(|event| step_of(event).is_some())?;
        let (board, before) = (entry.before.board(), &entry.events[..begins]);
        let mut state = NarrationState::of(&entry.before);
        state.follow(before);
        let mut ships: Vec<Vec<(Gem, bool)>> =
            (0..board.options().districts).map(|district| cargo(board, district)).collect();
        let mut trade = trade_points(board);
        for event in before {
            match *event {
                Event::ShipsSwapped { first, second } => {
                    ships.swap(usize::from(first).saturating_sub(1), usize::from(second).saturating_sub(1));
                }
                Event::CardPlayed { card: Character::Merchant, .. } => trade = MERCHANTS_TRADE,
                _ => {}
            }
        }
        let scoring = Scoring {
            districts: board.options().districts,
            phases: if board.options().kings_favor() { 5 } else { 4 },
            trade,
            market: [0, 1, 2].map(|row| RowGem::of(board, row)),
            ties: state.breakers.clone(),
            fronts: state.fronts,
            stages: Vec::new(),
            rest: Vec::new(),
        };
        Some(Reader {
            scoring,
            state,
            ships,
            characters: (0..board.options().districts).map(|district| board.character(district)).collect(),
            points: [0; 5],
            may_play: board.seats().any(|seat| can_play_later(board, seat)),
            is_over: false,
            is_past: false,
        })
    }

    /// What happened by one action.
    fn entry(&mut self, number: usize, entry: &Entry<State>) {
        let begins = if self.scoring.stages.is_empty() {
            entry.events.iter().position(|event| step_of(event).is_some()).unwrap_or(0)
        } else {
            self.state = NarrationState::of(&entry.before);
            0
        };
        for (place, event) in entry.events.iter().enumerate().skip(begins) {
            self.is_past |= matches!(
                event,
                Event::RoundStarted { .. }
                    | Event::Scored { source: Source::Gems(_) | Source::BlackGems | Source::Throne, .. }
                    | Event::ThroneShown { .. }
                    | Event::GameOver
            );
            if self.is_past {
                break;
            }
            if let Some(step) = step_in_scoring(event) {
                self.open(step);
            }
            let telling = Telling { entry: number, events: place..place + 1 };
            self.read_event(event, entry, telling);
            self.state.follow(std::slice::from_ref(event));
            self.settle(number, event);
        }
    }

    /// A step begins, unless it goes on already.
    fn open(&mut self, step: Step) {
        if self.scoring.stages.last().is_some_and(|stage| stage.step == step) {
            return;
        }
        if let Some(last) = self.scoring.stages.last_mut() {
            last.is_over = true;
        }
        self.points = self.state.holdings.map(|holdings| holdings.score);
        let quotes = [self.state.quotes; 2];
        let (facts, brokers) = (self.nothing_yet(step), self.brokers(step));
        let stage = Stage { step, facts, brokers, quotes, scores: self.scores(), is_over: false, last_entry: 0 };
        self.scoring.stages.push(stage);
    }

    fn nothing_yet(&self, step: Step) -> Facts {
        match step {
            Step::District(number) => Facts::District(District {
                number,
                ship: self.ships.get(usize::from(number)).cloned().unwrap_or_default(),
                character: self.characters.get(usize::from(number)).copied().flatten(),
                ranking: Vec::new(),
                zones: Vec::new(),
            }),
            Step::Rows => Facts::Rows(Vec::new()),
            Step::Columns => Facts::Columns(Columns::default()),
            Step::Bidder => Facts::Bidder(Bidder::default()),
            Step::Cards => Facts::Cards(Vec::new()),
            Step::Throne => Facts::Throne(Vec::new()),
        }
    }

    /// The brokers that a step is about, as they lie when it begins. Those of the market stay for three steps.
    fn brokers(&self, step: Step) -> Vec<CountedBroker> {
        let wanted = |spot: Spot| match step {
            Step::District(district) => spot.district() == Some(district),
            Step::Rows | Step::Columns | Step::Bidder => spot.is_market(),
            Step::Cards | Step::Throne => false,
        };
        if let (Step::Columns | Step::Bidder, Some(last)) = (step, self.scoring.stages.last()) {
            return last.brokers.clone();
        }
        let here = self.state.brokers().iter().filter(|broker| wanted(broker.spot));
        here.map(|broker| CountedBroker { broker: *broker, was_down: broker.face == Face::Down }).collect()
    }

    fn scores(&self) -> Vec<Score> {
        let TieBreakers { order, .. } = &self.state.breakers;
        let neutral = self.state.owners().filter(|owner| *owner == Owner::Neutral);
        let score = |owner: Owner| {
            let points = self.state.holdings[owner.index()].score;
            Score { owner, points, gained: points.saturating_sub(self.points[owner.index()]) }
        };
        order.iter().copied().map(Owner::from).chain(neutral).map(score).collect()
    }

    /// The winner with their sum, and the others there behind them. Theirs are the sums of the brokers that were seen; should they
    /// not agree with what the rules have found, the winner stands alone.
    fn contest(&self, winner: Option<Owner>, sum: u8, wanted: impl Fn(Spot) -> bool) -> Contest {
        let Some(owner) = winner else { return Contest::default() };
        let ranking = self.state.ranking(wanted);
        let ranking = if ranking.first() == Some(&(owner, sum)) { ranking } else { vec![(owner, sum)] };
        Contest { ranking, winner, prizes: Vec::new() }
    }

    /// Notes what an event tells.
    fn read_event(&mut self, event: &Event, entry: &Entry<State>, telling: Telling) {
        let contest = match *event {
            Event::ZoneWon { spot, owner, sum } => self.contest(owner, sum, |other| other == spot),
            Event::RowWon { row, owner, sum } => {
                self.contest(owner, sum, |spot| spot.row().is_some_and(|other| other + 1 == row))
            }
            Event::MarketWon { owner, sum } => self.contest(owner, sum, Spot::is_market),
            _ => Contest::default(),
        };
        let (before, fronts, gems) = (self.state.quotes, self.state.fronts, self.state.market_gems);
        let Some(stage) = self.scoring.stages.last_mut() else { return };
        match (&mut stage.facts, *event) {
            (Facts::District(district), Event::Ranked { owner, sum, .. }) => {
                district.ranking.push(Rank { owner, sum, takes: Vec::new() });
            }
            (Facts::District(district), Event::ZoneWon { spot, .. }) => {
                district.zones.extend(spot.kind().map(|zone| (zone, contest)));
            }
            (Facts::Rows(rows), Event::RowWon { row, .. }) => {
                let gem = gems.get(usize::from(row).wrapping_sub(1)).copied().flatten();
                rows.push(Row { number: row, gem, contest });
            }
            (Facts::Columns(columns), Event::ColumnCounted { color, sum, brokers }) => {
                columns.counted.push((color, sum, brokers));
            }
            (Facts::Columns(columns), Event::ColumnRanked { color, .. }) => {
                // Only the first was chosen; the others follow from it (Y4.8).
                let chosen = (entry.seat.is_some() && telling.events.start == 0).then_some(telling);
                columns.ranked.push((color, chosen));
            }
            (Facts::Columns(columns), Event::Quoted { color, steps, now, .. }) => {
                columns.moves.push(Move { color, steps, from: before[color.index()], to: now });
            }
            (Facts::Bidder(bidder), Event::MarketWon { .. }) => bidder.contest = contest,
            (Facts::Bidder(bidder), Event::Quoted { color, steps, now, .. }) => {
                bidder.moved = Some(Move { color, steps, from: before[color.index()], to: now });
            }
            (Facts::Cards(cards), Event::CardPlayed { seat, card }) => cards.push(Played { seat, card, telling }),
            (Facts::Cards(cards), _) => with_the_card(cards, event, telling),
            (Facts::Throne(sent), Event::Flattered { seat, value }) => {
                sent.push(Sent { seat, value, front: front_of(&fronts, seat), telling });
            }
            (facts, _) => give(facts, event),
        }
    }

    /// What the step looks like after an event.
    fn settle(&mut self, entry: usize, event: &Event) {
        let (scores, quotes) = (self.scores(), self.state.quotes);
        let standing = self.state.brokers();
        let Some(stage) = self.scoring.stages.last_mut() else { return };
        (stage.scores, stage.quotes[1], stage.last_entry) = (scores, quotes, entry);
        match event {
            Event::Revealed { .. } => {
                let now = standing.iter().filter(|broker| match stage.step {
                    Step::District(district) => broker.spot.district() == Some(district),
                    _ => broker.spot.is_market(),
                });
                stage.brokers.iter_mut().zip(now).for_each(|(shown, broker)| shown.broker = *broker);
            }
            Event::DistrictOver { .. } => stage.is_over = true,
            Event::RoundOver { .. } => (stage.is_over, self.is_over) = (true, true),
            _ => {}
        }
    }

    /// Everything that is known; and what is still to come.
    fn finish(mut self) -> Scoring {
        let scoring = &mut self.scoring;
        if let Some(last) = scoring.stages.last_mut() {
            let moved = matches!(&last.facts, Facts::Bidder(Bidder { moved, contest })
                if moved.is_some() || contest.winner.is_none());
            last.is_over |= self.is_past || moved;
        }
        let happened = |step: Step| scoring.stages.iter().any(|stage| stage.step == step);
        let mut way: Vec<Step> = (0..scoring.districts).map(Step::District).collect();
        way.extend([Step::Rows, Step::Columns, Step::Bidder]);
        way.extend((self.may_play && !self.is_over).then_some(Step::Cards));
        way.extend((scoring.phases > 4 && !self.is_past).then_some(Step::Throne));
        way.retain(|step| !happened(*step));
        scoring.rest = way;
        self.scoring
    }
}

/// What belongs to the card that was played last is told with it: gems, quotations.
fn with_the_card(cards: &mut [Played], event: &Event, telling: Telling) {
    let belongs = matches!(event, Event::Returned { .. } | Event::Gained { .. } | Event::Quoted { .. });
    if let Some(last) = cards.last_mut().filter(|last| belongs && last.telling.entry == telling.entry) {
        last.telling.events.end = telling.events.end;
    }
}

fn front_of(fronts: &[Values; 4], seat: Seat) -> Values {
    fronts.get(seat.index()).copied().unwrap_or(Values::NONE)
}

/// Whether a seat holds a card for after scoring that it can play in this round (Y5.1).
fn can_play_later(board: &Board, seat: Seat) -> bool {
    let old = board.cards(seat).len().saturating_sub(board.fresh(seat));
    let mut cards = board.cards(seat).iter().take(old);
    board.played(seat) < CARDS_A_ROUND && cards.any(|card| CHARACTERS[card as usize].moment == Moment::EndOfScoring)
}

/// Gives a prize to its winner: a rank in the district, or the last place that was won.
fn give(facts: &mut Facts, event: &Event) {
    let (owner, prize) = match *event {
        Event::Gained { owner, gem, .. } => (Some(owner), Prize::Gem(gem)),
        Event::WonWhite { seat, .. } => (Some(Owner::from(seat)), Prize::White(None)),
        Event::GainedBlack { owner, .. } => (Some(owner), Prize::Black),
        Event::Scored { owner, points, .. } => (Some(owner), Prize::Points(points)),
        Event::CardWon { seat, card } => (Some(Owner::from(seat)), Prize::Card(card)),
        Event::CardDiscarded { card } => (None, Prize::Discarded(card)),
        _ => return,
    };
    let prizes = match facts {
        Facts::District(District { ranking, zones, .. }) => match zones.last_mut() {
            Some((_, contest)) => Some(&mut contest.prizes),
            None => ranking.iter_mut().find(|rank| Some(rank.owner) == owner).map(|rank| &mut rank.takes),
        },
        Facts::Rows(rows) => rows.last_mut().map(|row| &mut row.contest.prizes),
        _ => None,
    };
    let Some(prizes) = prizes else { return };
    match (prizes.last_mut(), prize) {
        // Y4.5: it becomes a colour.
        (Some(white @ Prize::White(None)), Prize::Gem(color)) => *white = Prize::White(Some(color)),
        _ => prizes.push(prize),
    }
}
