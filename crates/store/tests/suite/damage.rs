//! What happens when somebody, or a disk, changes what was written.

use super::{header, line, on_both_engines};
use crate::support::Place;
use store::{LineKind, StoreError};

on_both_engines!(damage_is_noticed_and_stays_within_its_table);

fn damage_is_noticed_and_stays_within_its_table(place: &Place) {
    let harms = [
        "UPDATE log SET text = 'place 5' WHERE id = 'a' AND revision = 1",
        "UPDATE log SET seat = 2 WHERE id = 'a' AND revision = 1",
        "UPDATE log SET kind = 'undo' WHERE id = 'a' AND revision = 1",
        "UPDATE log SET checksum = checksum + 1 WHERE id = 'a' AND revision = 1",
        "UPDATE log SET seat = 3000 WHERE id = 'a' AND revision = 1",
        "DELETE FROM log WHERE id = 'a' AND revision = 1",
        "UPDATE log SET revision = 7 WHERE id = 'a' AND revision = 2",
    ];
    for harm in harms {
        {
            let store = place.open();
            for id in ["a", "b"] {
                store.create(header(id), Vec::new()).wait().unwrap();
                for revision in 0..3 {
                    store.append(id, revision, line(1, LineKind::Action, "place 4"), false, None).wait().unwrap();
                }
            }
        }
        place.meddle(harm);
        let store = place.open();
        let noticed = store.load("a").unwrap_err();
        assert!(matches!(&noticed, StoreError::Damaged { table, .. } if table == "a"), "{harm}: {noticed:?}");
        assert_eq!(store.load("b").unwrap().map(|table| table.lines.len()), Some(3), "{harm}");
        store.append("b", 3, line(1, LineKind::Action, "pass"), false, None).wait().unwrap();
        for id in ["a", "b"] {
            store.delete(id).wait().unwrap();
        }
    }
}

/// SQLite keeps anything in any column.
#[test]
fn a_line_that_is_no_text_is_damaged() {
    let place = Place::folder("no_text");
    place.open().create(header("a"), Vec::new()).wait().unwrap();
    place.open().append("a", 0, line(1, LineKind::Action, "pass"), false, None).wait().unwrap();
    for harm in ["UPDATE log SET text = x'ff00'", "UPDATE log SET kind = 7", "UPDATE log SET checksum = 'x'"] {
        place.meddle(harm);
        assert!(matches!(place.open().load("a"), Err(StoreError::Damaged { .. })), "{harm}");
    }
}
