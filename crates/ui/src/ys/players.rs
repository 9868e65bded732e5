//! The players in turn order: points, gems, how many brokers they have behind their screens and which in front of them,
//! their cards. All of it is public; what they bid, or send to the throne room, is a back until it is shown.

use super::BoardIndex;
use super::card::portrait;
use super::token::{Side, colour, picture};
use super::worth::name;
use crate::board::icon::{icon, quantity};
use crate::board::index::presence;
use crate::fragments::Fragment;
use crate::scene::Scene;
use game::Seat;
use maud::{Markup, html};
use words::ys as said;
use ys::{Active, Character, Color, Gem, Owner, State, Step, Values};

/// The players, a row for each, the neutral of two last. Its container is `section.players.card` with the id of the part.
pub fn players(scene: &Scene<'_, State>) -> Fragment {
    let look = BoardIndex::new(scene);
    let row = |(place, owner): (usize, Owner)| {
        let id = format!("player-{}", owner.number());
        let markup = player(&look, &id, place + 1, owner).into_string();
        (id, markup)
    };
    Fragment { id: "players", children: in_order(&look).enumerate().map(row).collect() }
}

/// The players in one line, for phones. Its container is `div.mini` with the id of the part.
pub fn mini(scene: &Scene<'_, State>) -> Fragment {
    let look = BoardIndex::new(scene);
    let entry = |owner: Owner| {
        let id = format!("mini-{}", owner.number());
        let now = owner.seat().is_some_and(|seat| scene.to_act.contains(seat));
        let markup = html! {
            span.now[now].own-row[is_own(scene, owner)] id=(id) {
                (icon(&format!("marker-{}", colour(owner)))) (score(&look, owner)) (icon("gold-point"))
                @if let Some(seat) = owner.seat() {
                    " " (icon(&format!("screen-{seat}"))) (look.view.board().behind(seat))
                }
            }
        };
        (id, markup.into_string())
    };
    Fragment { id: "mini", children: in_order(&look).map(entry).collect() }
}

/// Everybody by order card, the neutral last (Y8.2).
fn in_order<'a>(look: &BoardIndex<'a>) -> impl Iterator<Item = Owner> + use<'a> {
    let board = look.view.board();
    let neutral = board.owners().filter(|owner| *owner == Owner::Neutral);
    board.order().iter().copied().map(Owner::from).chain(neutral)
}

fn score(look: &BoardIndex<'_>, owner: Owner) -> i32 {
    let held = i32::from(look.view.board().holdings(owner).score);
    owner.seat().and_then(|seat| look.scene.scores.get(seat.index()).copied()).unwrap_or(held)
}

/// What the player is about to do, or that they have answered in secret.
fn tag(look: &BoardIndex<'_>, seat: Seat) -> Markup {
    let together = matches!(look.view.board().step(), Step::Bids | Step::Throne);
    let chosen = look.view.board().chosen().iter().position(|by| *by == Some(seat));
    html! {
        @if look.scene.to_act.contains(seat) {
            span.tag.now { (look.words.text(if together { "ysb-tag-thinks" } else { tag_name(look) })) }
        } @else if together && !look.scene.to_act.is_empty() {
            span.tag { (look.words.text("ysb-tag-sealed")) }
        } @else if let Some(place) = chosen {
            span.tag { (look.text_with("ysb-tag-chosen", &[("place", (place + 1).into())])) }
        }
    }
}

fn tag_name(look: &BoardIndex<'_>) -> &'static str {
    let board = look.view.board();
    match board.step() {
        _ if board.white().is_some() => "ysb-tag-gem",
        Step::Places(_) => "ysb-tag-order",
        Step::Up(_) | Step::Down(_) | Step::Neutral(_) => "ysb-tag-place",
        Step::Gems(..) => "ysb-tag-gem",
        Step::Columns | Step::Quotation => "ysb-tag-market",
        _ => "ysb-tag-card",
    }
}

fn gems(look: &BoardIndex<'_>, owner: Owner) -> Markup {
    let holdings = look.view.board().holdings(owner);
    let black = (holdings.black, said::black_gems(look.words, holdings.black), "gem-k".to_owned());
    let colored = Color::ALL.map(|color| {
        let number = holdings.gems[color.index()];
        (number, said::number_of(look.words, Gem::ALL[color.index()], number), format!("gem-{color}"))
    });
    html! {
        span.gem-counts {
            @for (number, name, symbol) in colored.into_iter().chain([black]) {
                (quantity(if number == 0 { "quantity zero" } else { "quantity" }, &name, &symbol, html! { (number) }))
            }
        }
    }
}

/// How many are behind the screen, and what they may be for all that the viewer has seen.
fn behind(look: &BoardIndex<'_>, seat: Seat) -> Markup {
    let number = look.view.board().behind(seat);
    let unseen = look.view.unseen(seat);
    // What one's own face-down brokers are together is for the head to work out (Y3.6).
    let name = if unseen.is_empty() || look.view.viewer() == Some(seat) {
        look.text_with("ysb-behind-screen", &[("number", number.into())])
    } else {
        let unseen = said::values(look.words, unseen);
        look.text_with("ysb-behind-unseen", &[("number", number.into()), ("values", unseen.into())])
    };
    quantity("quantity behind-screen", &name, &format!("screen-{seat}"), html! { (number) })
}

/// What stands in front of a screen: of a bid that is not shown yet, two backs, whatever they are (Y2.1).
fn front(look: &BoardIndex<'_>, seat: Seat) -> Markup {
    let (board, owner) = (look.view.board(), Owner::from(seat));
    let (shown, answered) = (board.front(seat), !look.scene.to_act.contains(seat));
    let own = look.view.own().filter(|_| look.view.viewer() == Some(seat)).map_or(Values::NONE, |own| own.answer);
    let sealed = match board.step() {
        Step::Bids => 2,
        Step::Throne => 1,
        _ => 0,
    };
    let said = look.text_with("ysb-in-front-are", &[("brokers", said::values(look.words, shown).into())]);
    html! {
        span.front-brokers title=(said) {
            span.visually-hidden { (said) }
            @for value in shown.iter().rev() { (picture(owner, Side::Up(value))) }
            @if !own.is_empty() {
                @for value in own.iter().rev() { (picture(owner, Side::Own(value))) }
            } @else {
                @for _ in 0..sealed {
                    @if answered { (picture(owner, Side::Down)) } @else { i.thinking {} }
                }
            }
        }
    }
}

/// The cards that a seat holds, and its cards that are in force.
fn cards(look: &BoardIndex<'_>, seat: Seat) -> Markup {
    let board = look.view.board();
    let in_force = board.active().filter_map(|active| match active {
        Active::Illusionist(by) | Active::Spy(by) | Active::Schemer(by) => (by == seat).then_some(active.character()),
        Active::Merchant => None,
    });
    let card = |character: Character, class: &str, state: &str| {
        let (name, effect) = (said::character(look.words, character), said::character_effect(look.words, character));
        let title = look.text_with(state, &[("name", name.into()), ("effect", effect.into())]);
        html! { span class=(class) title=(title) { (icon(&portrait(character))) span.visually-hidden { (title) } } }
    };
    html! {
        span.card-list {
            @for character in in_force { (card(character, "in-force", "ysb-card-in-force")) }
            @for character in board.cards(seat).iter() { (card(character, "", "ysb-card-held")) }
        }
    }
}

/// Whether it is the reader.
fn is_own(scene: &Scene<'_, State>, owner: Owner) -> bool {
    owner.seat().is_some_and(|seat| scene.reader() == Some(seat))
}

fn player(look: &BoardIndex<'_>, id: &str, place: usize, owner: Owner) -> Markup {
    let seat = owner.seat();
    let now = seat.is_some_and(|seat| look.scene.to_act.contains(seat));
    let points = score(look, owner);
    let scored = look.text_with("ysb-points", &[("points", points.into())]);
    let order = look.text_with("ysb-order-card", &[("place", place.into())]);
    let shown_name = seat.map_or_else(|| name(look, owner), |seat| look.name(seat).to_owned());
    html! {
        section.player.now[now].own-row[is_own(look.scene, owner)] id=(id) aria-label=(shown_name) {
            @if seat.is_some() {
                svg.piece viewBox="0 0 20 26" role="img" aria-label=(order) {
                    use href=(format!("#order-{place}")) {}
                }
            } @else { span.piece {} }
            div.who {
                (icon(&format!("marker-{}", colour(owner))))
                b { (shown_name) }
                @if let Some(seat) = seat { small { (look.sitter(seat)) (presence(look.scene, seat)) } (tag(look, seat)) }
            }
            div.points title=(scored) {
                span.visually-hidden { (scored) }
                span.quantity-value aria-hidden="true" { (points) (icon("gold-point")) }
            }
            div.goods {
                (gems(look, owner))
                @if let Some(seat) = seat { (behind(look, seat)) (front(look, seat)) (cards(look, seat)) }
            }
        }
    }
}
