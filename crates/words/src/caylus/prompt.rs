//! What is asked of somebody, and why: a title that says what to do, and the facts that it turns on.

use crate::caylus::actions::at_work;
use crate::caylus::effects::{favor_gives, its_effect};
use crate::caylus::names::{
    at_road_place, built, class_key, cubes, deniers, favors, line, number_of, of_section, points, short_place,
};
use crate::caylus::outcome::Outcome;
use crate::caylus::reach::reach;
use crate::list::{Or, list};
use crate::sentence::Sentence;
use crate::{People, Prompt, Words};
use caylus::tiles::{Class, Effect, Tile};
use caylus::{Action, Cube, FavorsDue, Line, Place, Section, Space, State};
use game::{Game, Seat};

/// What is asked of a seat that is to act, with what it can choose.
pub fn prompt(words: &Words, state: &State, seat: Seat, legal: &[Action], people: &People<'_>) -> Prompt {
    let about = About { words, state, seat, legal, people: people.facing(seat) };
    let key = state.asked().key;
    let title = Sentence::new(words, &format!("caylus-title-{}", topic(key)))
        .with("name", people.name(seat))
        .with("class", about.class())
        .text();
    Prompt { title, text: about.facts(topic(key)).join(" ") }
}

/// What those who are not asked wait for: `Odile is choosing a place…`.
pub fn waiting(words: &Words, state: &State, people: &People<'_>) -> String {
    match state.to_act().lowest() {
        Some(seat) => {
            let message = format!("caylus-waiting-{}", topic(state.asked().key));
            Sentence::new(words, &message).who(people, seat).text()
        }
        None => words.say("caylus-tell-game-over").into_owned(),
    }
}

/// The name of a question without what all of them begin with.
fn topic(key: &str) -> &str {
    key.strip_prefix("ask-").unwrap_or(key)
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

    fn facts(&self, topic: &str) -> Vec<String> {
        match topic {
            "placement" => self.placement(),
            "gate" => vec![self.sentence("caylus-text-gate").text()],
            "guild" => self.provost("caylus-text-guild"),
            "provost" => {
                let mut facts = self.provost("caylus-text-provost");
                facts.push(self.provost_after());
                facts
            }
            "joust" => vec![self.joust()],
            "inn" => vec![self.sentence("caylus-text-inn").text()],
            "production" | "market" | "peddler" | "deal" | "alchemist" | "residence" => self.building_does(),
            "owners-cube" => vec![self.owners_cube()],
            "build" => self.build(),
            "castle" => self.castle(),
            "line" => self.line(),
            "column" => vec![self.column()],
            "favor-building" => vec![self.favor_building()],
            _ => Vec::new(),
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
        let price = elsewhere.map(|place| Outcome::of(self.state, self.seat, Action::Place(place)).paid);
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

    /// Who moves him after this seat.
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

    fn tile(&self) -> Option<Tile> {
        at_work(self.state).and_then(|space| self.state.road().tile(space))
    }

    /// At the building that asks, in phase 5.
    fn at_building(&self) -> String {
        let Some(space) = at_work(self.state).filter(|_| self.state.phase() == 5) else { return String::new() };
        at_road_place(self.words, space, built(self.state, space), None, &self.people)
    }

    /// What the building that asks builds.
    fn class(&self) -> &'static str {
        let effect = self.tile().map(|tile| tile.printed(self.state.options().edition).effect);
        match effect {
            Some(Effect::Build(class)) => class_key(class),
            _ => class_key(Class::Wood),
        }
    }

    fn building_does(&self) -> Vec<String> {
        let does = self.tile().map(|tile| its_effect(self.words, tile, self.state.options().edition));
        let at = self.sentence("caylus-text-building").with("at", self.at_building()).text();
        std::iter::once(at).chain(does).collect()
    }

    fn owners_cube(&self) -> String {
        let sentence = self.sentence("caylus-text-owners-cube");
        match at_work(self.state).and_then(|space| self.state.road().worker(space)) {
            Some(user) => sentence.who(&self.people, user).with("at", self.at_building()).text(),
            None => String::new(),
        }
    }

    fn build(&self) -> Vec<String> {
        let mut facts = self.building_does();
        facts.push(self.where_built());
        facts
    }

    fn where_built(&self) -> String {
        if self.class() == class_key(Class::Prestige) {
            return self.sentence("caylus-text-build-residence").text();
        }
        let space = self.state.road().first_free().map_or(0, Space::number);
        self.sentence("caylus-text-build-space").with("space", space).text()
    }

    fn castle(&self) -> Vec<String> {
        let given = self.state.castle().queue.contains(self.seat) && self.given() > 0;
        let site = self.state.castle().building_site().unwrap_or(Section::Towers);
        let mut facts = vec![
            of_section(self.sentence("caylus-text-castle"), self.words, site)
                .with("points", points(self.words, site.points()))
                .text(),
        ];
        let message = if given { "caylus-text-castle-given" } else { "caylus-text-castle-none" };
        facts.push(self.sentence(message).with("number", self.given()).text());
        facts.push(self.sentence("caylus-text-castle-hand").with("cubes", cubes(self.words, self.hand())).text());
        facts
    }

    fn hand(&self) -> caylus::Cubes {
        self.state.player(self.seat).cubes
    }

    /// How many batches were given in this visit: those that being done now would be told of.
    fn given(&self) -> u8 {
        let mut events = Vec::new();
        let mut after = *self.state;
        after.apply(self.seat, Action::Done, &mut events);
        let done = events.iter().find_map(|event| match event {
            caylus::Event::CastleDone { batches, .. } => Some(*batches),
            _ => None,
        });
        done.unwrap_or(0)
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

    fn chosen_line(&self) -> (Line, u8) {
        let line = self.state.favors_due().and_then(|due| due.line).unwrap_or(Line::A);
        (line, self.state.player(self.seat).markers[line as usize])
    }

    fn column(&self) -> String {
        let (chosen, column) = self.chosen_line();
        self.sentence("caylus-text-column")
            .with("letter", chosen.letter().to_string())
            .with("line", line(self.words, chosen))
            .with("column", column)
            .text()
    }

    fn favor_building(&self) -> String {
        let (chosen, column) = self.chosen_line();
        let offers: Vec<String> = (2..=column).map(|column| favor_gives(self.words, chosen, column)).collect();
        self.sentence("caylus-text-favor-building").with("offers", list(self.words, Or, &offers)).text()
    }
}
