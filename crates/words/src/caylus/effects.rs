//! Says what buildings, special buildings and favours do and what tiles cost, from what is printed on them.

use crate::Words;
use crate::caylus::names::{amounts, cubes, deniers, favors, line, number_of, points};
use crate::list::{And, Or, list};
use crate::sentence::Sentence;
use caylus::tiles::{Deal, Effect, Goods, Printed, RESIDENCE_DENIERS, Tile};
use caylus::{Cube, Edition, Line, Place, favor_deniers};

/// What a tile does for the worker on it, or that it takes no workers.
pub fn effect(words: &Words, tile: Tile, edition: Edition) -> String {
    effect_of(words, "none", tile, edition)
}

/// The effect of a building that has just been named: `It gives 2 wood.`
pub(crate) fn its_effect(words: &Words, tile: Tile, edition: Edition) -> String {
    effect_of(words, "it", tile, edition)
}

fn effect_of(words: &Words, subject: &'static str, tile: Tile, edition: Edition) -> String {
    let sentence = |message| Sentence::new(words, message).with("subject", subject);
    let printed = tile.printed(edition);
    match printed.effect {
        Effect::None => no_work(words, printed),
        Effect::Produce(options) => {
            let options: Vec<String> = options.iter().map(|option| cubes(words, *option)).collect();
            let choice = options.len();
            sentence("caylus-effect-produce").with("options", choice).with("cubes", list(words, Or, &options)).text()
        }
        Effect::Sell(price) => sentence("caylus-effect-sell").with("deniers", deniers(words, price)).text(),
        Effect::Peddle(one, None) => sentence("caylus-effect-peddle").with("deniers", deniers(words, one)).text(),
        Effect::Peddle(one, Some(two)) => sentence("caylus-effect-peddle-two")
            .with("deniers", deniers(words, one))
            .with("two", deniers(words, two))
            .text(),
        Effect::Deals(deals) => {
            let [small, big] = deals.map(|each| deal(words, &each));
            sentence("caylus-effect-deals").with("small", small).with("big", big).text()
        }
        Effect::Transmute => sentence("caylus-effect-transmute").text(),
        Effect::Build(class) => sentence("caylus-effect-build").with("class", class.name()).text(),
        Effect::MakeResidence => sentence("caylus-effect-residence").with("price", residence_price(words)).text(),
    }
}

fn no_work(words: &Words, printed: &Printed) -> String {
    let mut sentence = words.text("caylus-effect-none").into_owned();
    if printed.income > 0 {
        let income = Sentence::new(words, "caylus-effect-income").with("deniers", deniers(words, printed.income));
        sentence = format!("{} {sentence}", income.text());
    }
    sentence
}

fn residence_price(words: &Words) -> String {
    let cloth = number_of(words, Cube::Cloth, 1);
    list(words, And, &[cloth, deniers(words, RESIDENCE_DENIERS)])
}

/// `1 gold for 2 deniers`.
pub(crate) fn deal(words: &Words, deal: &Deal) -> String {
    let (pay, get) = (goods(words, &deal.pay), goods(words, &deal.get));
    Sentence::new(words, "caylus-deal").with("get", get).with("pay", pay).text()
}

/// Cubes, deniers and points together.
pub fn goods(words: &Words, goods: &Goods) -> String {
    let mut all = amounts(words, goods.cubes);
    if goods.deniers > 0 {
        all.push(deniers(words, goods.deniers));
    }
    if goods.points > 0 {
        all.push(points(words, goods.points));
    }
    list(words, And, &all)
}

/// What a tile costs: `1 wood and any 1 cube`; empty for tiles that are never built.
pub fn cost(words: &Words, tile: Tile, edition: Edition) -> String {
    let printed = tile.printed(edition);
    let mut all = amounts(words, printed.cost);
    if printed.any {
        all.push(words.text("caylus-any-cube").into_owned());
    }
    if tile == Tile::Residence {
        all.push(deniers(words, RESIDENCE_DENIERS));
    }
    list(words, And, &all)
}

/// What a tile costs and brings its builder; empty for tiles that are never built.
pub fn tile_sentence(words: &Words, tile: Tile, edition: Edition) -> String {
    let printed = tile.printed(edition);
    if printed.cost.is_empty() {
        return String::new();
    }
    let mut wins = vec![points(words, printed.points)];
    if printed.favors > 0 {
        wins.push(favors(words, printed.favors));
    }
    Sentence::new(words, "caylus-tile-sentence")
        .with("cost", cost(words, tile, edition))
        .with("wins", list(words, And, &wins))
        .text()
}

/// What a special building or the castle does.
pub fn special_effect(words: &Words, place: Place) -> String {
    words.text(&format!("caylus-effect-{place}")).into_owned()
}

/// What a column, 1 to 5, of a line of the favour table gives.
pub fn favor_effect(words: &Words, of: Line, column: u8) -> String {
    Sentence::new(words, "caylus-favor-effect")
        .with("letter", of.letter().to_string())
        .with("line", line(words, of))
        .with("column", column)
        .with("effect", favor_gives(words, of, column))
        .text()
}

/// What a column of a line gives, as a noun: `3 deniers`.
pub(crate) fn favor_gives(words: &Words, line: Line, column: u8) -> String {
    match line {
        Line::A => points(words, column.into()),
        Line::B => deniers(words, favor_deniers(column)),
        Line::C | Line::D => words.text(&format!("caylus-favor-{}{column}", line.letter())).into_owned(),
    }
}
