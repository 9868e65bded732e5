//! The prompt of each question: a title that says what to do, and the facts that matter for it.

use crate::caylus::effects::{favor_gives, its_effect};
use crate::caylus::names::{
    at_road_place, built, cubes, deniers, favors, line, number_of, of_section, points, short_place,
};
use crate::caylus::outcome::ActionOutcome;
use crate::caylus::reach::reach;
use crate::list::{Or, list};
use crate::sentence::Sentence;
use crate::{People, Prompt, Words};
use caylus::tiles::Class;
use caylus::{Action, Cube, FavorsDue, Line, Place, Question, Section, Space, State};
use game::{Game, Question as _, Seat};

/// What is asked of a seat that is to act, with what it can choose.
pub fn prompt(words: &Words, state: &State, seat: Seat, legal: &[Action], people: &People<'_>) -> Prompt {
    let about = About { words, state, seat, legal, people: people.facing(seat) };
    let Some(question) = state.question() else {
        return Prompt { title: words.text("caylus-tell-game-over").into_owned(), text: String::new() };
    };
    let title = Sentence::new(words, &format!("caylus-title-{}", question.topic()))
        .with("class", if let Question::Build(_, class) = question { class.name() } else { "" })
        .text();
    Prompt { title: people.asked(words, seat, title), text: about.facts(question).join(" ") }
}

/// What the others wait for: `Odile is choosing a place…`.
pub fn waiting(words: &Words, state: &State, people: &People<'_>) -> String {
    match (state.to_act().lowest(), state.question()) {
        (Some(seat), Some(question)) => {
            let message = format!("caylus-waiting-{}", question.topic());
            Sentence::new(words, &message).who(people, seat).text()
        }
        _ => words.text("caylus-tell-game-over").into_owned(),
    }
}

/// A question and everything that is known about it.
struct About<'a> {
    words: &'a Words,
    state: &'a State,
    seat: Seat,
    legal: &'a [Action],
    people: People<'a>,
}

impl<'a> About<'a> {
    fn sentence(&self, message: &'a str) -> Sentence<'a> {
        Sentence::new(self.words, message)
    }

    fn facts(&self, question: Question) -> Vec<String> {
        match question {
            Question::Placement => self.placement(),
            Question::Gate => vec![self.sentence("caylus-text-gate").text()],
            Question::Guild => self.provost("caylus-text-guild"),
            Question::Provost => {
                let mut facts = self.provost("caylus-text-provost");
                facts.push(self.provost_after());
                facts
            }
            Question::Joust => vec![self.joust()],
            Question::Inn => vec![self.sentence("caylus-text-inn").text()],
            Question::Production(space)
            | Question::Market(space)
            | Question::Peddler(space)
            | Question::Deal(space)
            | Question::Alchemist(space)
            | Question::Residence(space) => self.building_does(space),
            Question::OwnersCube(space) => self.owners_cube(space).into_iter().collect(),
            Question::Build(space, class) => {
                let mut facts = self.building_does(space);
                facts.push(self.where_built(class));
                facts
            }
            Question::Castle => self.castle(),
            Question::Line => self.line(),
            Question::Column(line) => vec![self.column(line)],
            Question::FavorBuilding => vec![self.favor_building()],
        }
    }

    /// `2 deniers a place, 1 in your Park. Passing takes place 2.`
    fn placement(&self) -> Vec<String> {
        let is_own = |space: Space| self.state.road().owner(space) == Some(self.seat);
        let places = || {
            self.legal.iter().filter_map(|action| match action {
                Action::Place(place) => Some(*place),
                _ => None,
            })
        };
        let own: Vec<Place> = places().filter(|place| place.space().is_some_and(is_own)).collect();
        let elsewhere = places().find(|place| !place.space().is_some_and(is_own));
        let price = elsewhere.map(|place| ActionOutcome::of(self.state, self.seat, Action::Place(place)).paid);
        let building = own.first().map(|place| short_place(self.words, self.state, *place)).unwrap_or_default();
        let inn = self.state.special().inn_right == Some(self.seat);
        let message = match (price, own.len()) {
            (Some(1), _) if inn => "caylus-text-placement-inn",
            (Some(1), _) | (Some(_), 0) => "caylus-text-placement",
            (Some(_), 1) => "caylus-text-placement-own-one",
            (Some(_), _) => "caylus-text-placement-own",
            (None, _) => "caylus-text-placement-only-own",
        };
        let cost = self.sentence(message).with("deniers", deniers(self.words, price.unwrap_or(1)));
        let place = self.state.passed().len() + 1;
        let message = if place == 1 { "caylus-text-pass-first" } else { "caylus-text-pass" };
        vec![cost.with("building", building).text(), self.sentence(message).with("place", place).text()]
    }

    /// Where the provost stands and what it means.
    fn provost(&self, message: &'a str) -> Vec<String> {
        let at = self.state.provost();
        let place = at_road_place(self.words, at, built(self.state, at), None, &self.people);
        let mut facts = vec![self.sentence(message).text()];
        facts.push(self.sentence("caylus-text-provost-at").with("at", place).text());
        facts.extend(reach(self.words, self.state, self.seat, at, &self.people));
        facts
    }

    /// Who moves the provost after this seat.
    fn provost_after(&self) -> String {
        let after = self.state.passed().iter().skip_while(|seat| *seat != self.seat).skip(1);
        let after: Vec<Seat> = after.filter(|seat| self.state.player(*seat).deniers > 0).collect();
        let names = self.people.persons(self.words, after.iter().copied());
        self.sentence("caylus-text-provost-after").with("number", after.len()).with("names", names).text()
    }

    fn joust(&self) -> String {
        let player = self.state.player(self.seat);
        self.sentence("caylus-text-joust")
            .with("deniers", deniers(self.words, player.deniers))
            .with("cloth", number_of(self.words, Cube::Cloth, player.cubes.number(Cube::Cloth)))
            .text()
    }

    /// At the building that asks.
    fn at_building(&self, space: Space) -> String {
        at_road_place(self.words, space, built(self.state, space), None, &self.people)
    }

    fn building_does(&self, space: Space) -> Vec<String> {
        let tile = self.state.road().tile(space);
        let does = tile.map(|tile| its_effect(self.words, tile, self.state.options().edition));
        let at = self.sentence("caylus-text-building").with("at", self.at_building(space)).text();
        std::iter::once(at).chain(does).collect()
    }

    fn owners_cube(&self, space: Space) -> Option<String> {
        let user = self.state.road().worker(space)?;
        let sentence = self.sentence("caylus-text-owners-cube").who(&self.people, user);
        Some(sentence.with("at", self.at_building(space)).text())
    }

    fn where_built(&self, class: Class) -> String {
        if class == Class::Prestige {
            return self.sentence("caylus-text-build-residence").text();
        }
        let space = self.state.road().first_free().map_or(0, Space::number);
        self.sentence("caylus-text-build-space").with("space", space).text()
    }

    fn castle(&self) -> Vec<String> {
        let given = self.state.batches().now;
        let site = self.state.castle().building_site().unwrap_or(Section::Towers);
        let hand = self.state.player(self.seat).cubes;
        let gives = of_section(self.sentence("caylus-text-castle"), self.words, site);
        let message = if given > 0 { "caylus-text-castle-given" } else { "caylus-text-castle-none" };
        vec![
            gives.with("points", points(self.words, site.points())).text(),
            self.sentence(message).with("number", given).text(),
            self.sentence("caylus-text-castle-hand").with("cubes", cubes(self.words, hand)).text(),
        ]
    }

    /// Why there are favours, how many, and what may be chosen.
    fn line(&self) -> Vec<String> {
        let Some(FavorsDue { number, .. }) = self.state.favors_due() else { return Vec::new() };
        let player = self.state.player(self.seat);
        let used = Line::ALL.into_iter().any(|line| player.lines_used.contains(line));
        let counted = self.state.castle().uncounted().first().copied().unwrap_or(Section::Towers);
        // C8.4: joust and castle give one favour each, so that another can only come from what was built with it.
        let message = match self.state.phase() {
            3 if !used => "caylus-text-line-joust",
            6 if !used => "caylus-text-line-batches",
            7 => "caylus-text-line-count",
            _ => "caylus-text-line-built",
        };
        let why = self.sentence(message).with("favors", favors(self.words, number));
        let why = of_section(why, self.words, counted).text();
        let open = self.sentence("caylus-text-line-open").with("columns", self.state.open_columns());
        vec![why, open.text()]
    }

    /// How far the marker has come in a line.
    fn marker(&self, line: Line) -> u8 {
        self.state.player(self.seat).markers[line as usize]
    }

    fn column(&self, chosen: Line) -> String {
        self.sentence("caylus-text-column")
            .with("letter", chosen.letter().to_string())
            .with("line", line(self.words, chosen))
            .with("column", self.marker(chosen))
            .text()
    }

    fn favor_building(&self) -> String {
        let columns = 2..=self.marker(Line::D);
        let offers: Vec<String> = columns.map(|column| favor_gives(self.words, Line::D, column)).collect();
        self.sentence("caylus-text-favor-building").with("offers", list(self.words, Or, &offers)).text()
    }
}
