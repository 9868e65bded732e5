//! The state of a table as the API sends it.

use super::Service;
use crate::dyn_game::{DynGame, Position};
use crate::renderings::{Encoding, Rendered, Rendering};
use crate::table::{Table, Viewer};
use game::{Seat, SeatSet};
use store::TableHeader;
use ui::HintOffer;
use words::{Chair, Sitter};

impl Service {
    /// Everything that a viewer may know, as JSON, and the revision that it is of.
    pub(crate) fn view(&self, table: &Table, viewer: Viewer, encoding: Encoding) -> (u64, Rendered) {
        let (now, rendering) = (table.now(), Rendering::State { here: table.presence.here() });
        let make = || serde_json::to_vec(&self.state_at(table, &*now, &viewer)).unwrap_or_default();
        (now.revision(), self.renderings.rendered(table, viewer, rendering, encoding, now.revision(), make))
    }

    /// Everything that a viewer may know now.
    pub(crate) fn state(&self, table: &Table, viewer: &Viewer) -> api::TableState {
        self.state_at(table, &*table.now(), viewer)
    }

    fn state_at(&self, table: &Table, now: &dyn DynGame, viewer: &Viewer) -> api::TableState {
        let TableHeader { id, name, game, rules_version, options, created, .. } = &table.header;
        let sight = viewer.sight(now.situation());
        let viewpoint = sight.viewpoint();
        let about = table.about(now, viewer, sight, &self.base_for(viewer.host));
        let legal = viewpoint.filter(|seat| viewer.mine.contains(*seat)).map(|seat| now.legal(seat));
        let asked = now.asked();
        let Position { heading, scores, others, outcome, view } = now.position(viewpoint);
        api::TableState {
            actions: now.actions(),
            asked: api::Asked { key: asked.key.to_owned(), rule: asked.rule.to_owned(), words: asked.words.to_owned() },
            created: *created,
            game: game.clone(),
            heading,
            hint: about.hinting.offer != HintOffer::None,
            hints_agreed: about.hinting.agreed,
            id: id.clone(),
            left: viewer.left.iter().collect(),
            legal: legal.unwrap_or_default(),
            name: name.clone(),
            options: options.clone(),
            others,
            outcome,
            players: now.players(),
            rematch: table.rematch().map(str::to_owned),
            revision: now.revision(),
            rules_version: *rules_version,
            scores,
            seats: Seat::ALL
                .into_iter()
                .zip(about.chairs)
                .zip(about.seat_links)
                .map(|seat| seat_state(seat, about.here))
                .collect(),
            seen_by: viewpoint,
            to_act: now.to_act().iter().collect(),
            undo: now.undo_left(sight, table.bots(now)).is_some(),
            view,
            you: viewer.mine.iter().collect(),
        }
    }
}

/// A seat as the API describes it.
fn seat_state(((seat, chair), address): ((Seat, Chair), Option<String>), here: SeatSet) -> api::TableSeat {
    let Chair { name, sitter } = chair;
    let (kind, level) = match sitter {
        Sitter::Nobody => (api::SeatKind::Open, None),
        Sitter::Person => (api::SeatKind::Person, None),
        Sitter::Bot(level) => (api::SeatKind::Bot, Some(level)),
    };
    let (invitation, link) = if kind == api::SeatKind::Open { (address, None) } else { (None, address) };
    api::TableSeat { here: here.contains(seat), invitation, kind, level, link, name, seat }
}
