//! Ids and pieces are a promise to programs that have learned them.

use encoding::Encoded;

crate::for_both_games!(ids_never_change_their_meaning, pieces_never_move);

fn golden(name: &str) -> String {
    let path = format!("{}/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// To add an id, begin a new version with a file of its own: what programs have learned under the old one stays true.
fn ids_never_change_their_meaning<G: Encoded>() {
    let ids = 0..u16::try_from(G::ACTIONS).unwrap();
    let written: String = ids.map(|id| format!("{id} {}\n", G::id_text(id).unwrap())).collect();
    assert_eq!(written, golden(&format!("{}-{}-actions", G::NAME, G::VERSION)));
    assert_eq!(G::id_text(u16::MAX), None);
}

fn pieces_never_move<G: Encoded>() {
    let line = |piece: &encoding::Piece| format!("{} {} {:?} {}\n", piece.offset, piece.name, piece.shape, piece.high);
    let written: String = G::PIECES.iter().map(line).collect();
    assert_eq!(written, golden(&format!("{}-{}-observation", G::NAME, G::VERSION)));
    let mut end = 0;
    for piece in G::PIECES {
        assert_eq!(piece.offset, end, "{} has a gap before it", piece.name);
        assert!(!piece.is_empty() && piece.high > 0 && !piece.about.is_empty(), "{}", piece.name);
        end += piece.len();
    }
    assert_eq!(end, G::OBSERVATION);
}
