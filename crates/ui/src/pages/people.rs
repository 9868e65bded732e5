//! The people at a table: links for the seats that are free and for those who watch, and what a player can do with their own
//! seat. It opens over the table; everything in it is a form or a link.

use super::shell::{symbol, worker};
use crate::{Fragment, Scene, WebBoard};
use game::Seat;
use maud::{Markup, html};
use words::{Words, player_name};

/// A link to share.
struct Link<'a> {
    /// The seat that it is for; none to watch.
    seat: Option<Seat>,
    label: String,
    address: &'a str,
    /// Whether it is to be sent to others.
    is_for_others: bool,
}

/// The content of the dialog. Its container is an element with `popover` and the id of the part.
pub(super) fn people_part<G: WebBoard>(scene: &Scene<'_, G>) -> Fragment {
    let head = html! {
        div.head #people-head {
            h2 { (scene.words.text("people-title")) }
            button.close type="button" popovertarget="invitations" popovertargetaction="hide" {
                span aria-hidden="true" { "×" } span.visually-hidden { (scene.words.text("table-close")) }
            }
        }
    };
    let children = [("people-head", head), ("links", links(scene)), ("own-seats", own_seats(scene))];
    let children = children.map(|(id, markup)| (id.to_owned(), markup.into_string()));
    Fragment { id: "invitations", children: children.into() }
}

/// The links for others: an invitation for each free seat, and the address for spectators.
fn links<G: WebBoard>(scene: &Scene<'_, G>) -> Markup {
    let (words, about) = (scene.words, scene.about);
    let free = words::free_seats(&about.chairs);
    let free: Vec<(Seat, &str)> = Seat::ALL
        .into_iter()
        .zip(&about.seat_links)
        .filter_map(|(seat, link)| Some((seat, link.as_deref().filter(|_| free.contains(seat))?)))
        .collect();
    html! {
        div #links {
            @if !free.is_empty() {
                h3 { (words.text("people-invite")) }
                p { (words.text_with("people-invite-text", &[("number", free.len().into())])) }
            }
            @for (seat, address) in free {
                @let label = words.text_with("people-free", &[("seat", seat.number().into())]).into_owned();
                (link(words, &about.name, &Link { seat: Some(seat), label, address, is_for_others: true }))
                form.instead method="post" action=(format!("{}/leave", about.path)) {
                    input type="hidden" name="seat" value=(seat);
                    button.button { (words.text("people-bot-instead")) }
                }
            }
            h3 { (words.text("people-watch")) }
            @let label = words.text("people-watch-link").into_owned();
            (link(words, &about.name, &Link { seat: None, label, address: &about.address, is_for_others: true }))
        }
    }
}

/// A link in a field, with the ways to pass it on. The script shows the buttons that this browser has a use for.
fn link(words: &Words, table: &str, link: &Link<'_>) -> Markup {
    html! {
        div.link {
            label {
                @if let Some(seat) = link.seat { (worker(seat, "")) } @else { (symbol("building-gate", "")) }
                span { (link.label) }
                input type="text" readonly value=(link.address) data-copy="yes";
            }
            div.pass-on {
                button.button type="button" hidden="" data-copy-link=(words.text("people-copied")) { (words.text("people-copy")) }
                @if link.is_for_others {
                    button.button type="button" hidden="" data-share=(table) { (words.text("people-share")) }
                }
                details {
                    summary.button { (words.text("people-qr")) }
                    img src=(format!("{}/qr", path(link.address))) alt=(words.text("people-qr-about")) width="220" height="220" loading="lazy";
                }
            }
        }
    }
}

/// The path of an address on this server.
fn path(address: &str) -> &str {
    let start = address.find("://").map_or(0, |scheme| scheme + 3);
    address[start..].find('/').map_or("", |slash| &address[start + slash..])
}

/// What a player can do with their own seats.
fn own_seats<G: WebBoard>(scene: &Scene<'_, G>) -> Markup {
    let (words, path) = (scene.words, &scene.about.path);
    html! {
        div #own-seats {
            @if scene.lesson.is_none() {
                @for seat in scene.sight.mine().iter() { (own_seat(scene, seat)) }
            }
            @if !scene.about.left.is_empty() {
                form #come-back method="post" action=(format!("{path}/return")) {
                    p { (words.text("people-left")) }
                    button.button.primary { (words.text("people-come-back")) }
                }
            }
        }
    }
}

fn own_seat<G: WebBoard>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let (words, about) = (scene.words, scene.about);
    let name = about.chairs.get(seat.index()).map_or("", |chair| chair.name.as_str());
    let own_link = about.seat_links.get(seat.index()).and_then(Option::as_deref);
    let label = words.text_with("people-own-link", &[("seat", seat.number().into())]).into_owned();
    html! {
        section.own-seat {
            form.rename method="post" action=(scene.address("/name")) {
                label {
                    span { (worker(seat, "")) (words.text("start-your-name")) }
                    input type="text" name="name" value=(name) maxlength=(player_name::LONGEST) autocomplete="nickname";
                }
                input type="hidden" name="seat" value=(seat);
                button.button { (words.text("people-rename")) }
            }
            @if let Some(address) = own_link {
                details.own-link {
                    summary { (words.text("people-other-device")) }
                    p { (words.text("people-other-device-text")) }
                    (link(words, &about.name, &Link { seat: Some(seat), label, address, is_for_others: false }))
                    details.revoke {
                        summary { (words.text("people-revoke")) }
                        p { (words.text("people-revoke-text")) }
                        form method="post" action=(scene.address("/revoke")) {
                            input type="hidden" name="seat" value=(seat);
                            button.button { (words.text("people-revoke-button")) }
                        }
                    }
                }
            }
            details.leave {
                summary { (words.text("people-leave")) }
                p { (words.text("people-leave-text")) }
                form method="post" action=(format!("{}/leave", about.path)) {
                    input type="hidden" name="seat" value=(seat);
                    button.button { (words.text("people-leave-button")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_an_address_is_what_follows_the_host() {
        let cases = [("http://a:1/join/x", "/join/x"), ("https://b/t/y", "/t/y"), ("http://c", ""), ("/t/z", "/t/z")];
        for (address, wanted) in cases {
            assert_eq!(path(address), wanted);
        }
    }
}
