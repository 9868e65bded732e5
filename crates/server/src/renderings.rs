//! What has been rendered, kept for others who see the same: an update after a move is drawn and compressed once for a thousand
//! spectators. What is kept is bounded for the whole server, whatever anybody asks for: once the young half of the memory is used
//! up, it becomes the old half, and what was old and nobody has asked for since is dropped.

use crate::table::{Table, Viewer};
use axum::body::Bytes;
use flate2::{Compress, Compression, FlushCompress, Status};
use game::SeatSet;
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use ui::Fingerprint;

/// Bytes of answers that are kept.
const ANSWER_BYTES: usize = 16 << 20;
/// Bytes of fingerprints that are kept: what is known of the pages that people have before them.
const SHOWN_BYTES: usize = 32 << 20;
/// What an entry takes besides its content.
const ENTRY_BYTES: usize = 400;
/// The updates that are kept lead at most this many revisions back. Older ones are asked for by somebody who was away.
pub(crate) const NEWS: u64 = 4;
/// Compression of answers, from 1 to 9.
const COMPRESSION: u32 = 2;
/// Longer answers are few, and worth more work.
const LONG: usize = 96 << 10;
const COMPRESSION_OF_LONG: u32 = 5;
/// Shorter answers are not compressed.
const SHORT: usize = 400;

/// What is rendered for a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Rendering {
    /// What has changed on the page since a revision.
    ChangesSince(u64),
    /// The state for the API, while these players are here.
    State {
        /// The seats whose players are here.
        here: SeatSet,
    },
    /// What has changed by the action after a revision, though others have followed.
    MoveAfter(u64),
}

/// How an answer is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Encoding {
    /// As it is.
    Plain,
    /// Compressed.
    Gzip,
}

/// An answer that was rendered.
#[derive(Clone, Debug)]
pub(crate) struct Rendered {
    /// What is sent.
    pub(crate) body: Bytes,
    /// How it is written.
    pub(crate) encoding: Encoding,
}

impl Rendered {
    /// Writes a text as it was asked for, if that is worth it.
    pub(crate) fn new(text: Vec<u8>, encoding: Encoding) -> Rendered {
        if encoding == Encoding::Gzip
            && text.len() >= SHORT
            && let Ok(body) = compress(&text)
        {
            return Rendered { body: body.into(), encoding };
        }
        Rendered { body: text.into(), encoding: Encoding::Plain }
    }
}

fn compress(text: &[u8]) -> std::io::Result<Vec<u8>> {
    thread_local! {
        // Its tables are large: to clear them costs less than to ask the system for new ones.
        static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new_gzip(Compression::new(COMPRESSION), 15));
    }
    if text.len() > LONG {
        return compress_with(&mut Compress::new_gzip(Compression::new(COMPRESSION_OF_LONG), 15), text);
    }
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        compress_with(compressor, text)
    })
}

fn compress_with(compressor: &mut Compress, text: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 3 + 100);
    loop {
        let read = usize::try_from(compressor.total_in()).unwrap_or(usize::MAX);
        let rest = text.get(read..).unwrap_or_default();
        match compressor.compress_vec(rest, &mut bytes, FlushCompress::Finish).map_err(std::io::Error::other)? {
            Status::StreamEnd => return Ok(bytes),
            Status::Ok | Status::BufError => bytes.reserve(bytes.capacity()),
        }
    }
}

/// For whom something was rendered, and when.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Key {
    table: u64,
    edition: u64,
    revision: u64,
    viewer: Viewer,
    rendering: Rendering,
    encoding: Encoding,
}

/// A map of bounded size that forgets what was not asked for lately.
struct Kept<K, V> {
    most: usize,
    bytes: [usize; 2],
    young: HashMap<K, (V, usize)>,
    old: HashMap<K, (V, usize)>,
}

impl<K: Hash + Eq + Copy, V: Clone> Kept<K, V> {
    fn new(most: usize) -> Kept<K, V> {
        Kept { most, bytes: [0; 2], young: HashMap::new(), old: HashMap::new() }
    }

    fn get(&mut self, key: &K) -> Option<V> {
        if let Some((value, _)) = self.young.get(key) {
            return Some(value.clone());
        }
        let (value, bytes) = self.old.remove(key)?;
        self.bytes[1] -= bytes;
        self.insert(*key, value.clone(), bytes);
        Some(value)
    }

    fn insert(&mut self, key: K, value: V, bytes: usize) {
        // What would take all of it is not kept.
        if bytes > self.most / 4 {
            return;
        }
        if self.bytes[0] + bytes > self.most / 2 {
            self.age();
        }
        if let Some((_, before)) = self.old.remove(&key) {
            self.bytes[1] -= before;
        }
        self.bytes[0] += bytes;
        if let Some((_, before)) = self.young.insert(key, (value, bytes)) {
            self.bytes[0] -= before;
        }
    }

    fn age(&mut self) {
        self.old = std::mem::take(&mut self.young);
        self.bytes = [0, self.bytes[0]];
    }

    fn size(&self) -> (usize, usize) {
        (self.young.len() + self.old.len(), self.bytes.iter().sum())
    }
}

type Cell = Arc<OnceLock<Rendered>>;
/// What a viewer was shown last at a table, and at which revision: the next update starts from there.
type Shown = (u64, Arc<[Fingerprint]>);

/// What has been rendered, and what is known of the pages that are shown.
pub(crate) struct Renderings {
    answers: Mutex<Kept<Key, Rendered>>,
    /// Those that are being rendered, so that others who want the same wait for them.
    under_way: Mutex<HashMap<Key, Cell>>,
    shown: Mutex<Kept<(u64, Viewer), Shown>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Renderings {
    pub(crate) fn new() -> Renderings {
        Renderings {
            answers: Mutex::new(Kept::new(ANSWER_BYTES)),
            under_way: Mutex::default(),
            shown: Mutex::new(Kept::new(SHOWN_BYTES)),
        }
    }

    /// An answer that was rendered for an equal viewer.
    pub(crate) fn kept(
        &self,
        table: &Table,
        viewer: Viewer,
        rendering: Rendering,
        encoding: Encoding,
        revision: u64,
    ) -> Option<Rendered> {
        let key = Key { table: table.number, edition: table.edition(), revision, viewer, rendering, encoding };
        lock(&self.answers).get(&key)
    }

    /// An answer for a viewer at a revision, rendered once for equal viewers who ask for it at about the same time.
    pub(crate) fn rendered(
        &self,
        table: &Table,
        viewer: Viewer,
        rendering: Rendering,
        encoding: Encoding,
        revision: u64,
        make: impl FnOnce() -> Vec<u8>,
    ) -> Rendered {
        let key = Key { table: table.number, edition: table.edition(), revision, viewer, rendering, encoding };
        let is_news = match rendering {
            Rendering::ChangesSince(from) | Rendering::MoveAfter(from) => from + NEWS >= revision,
            Rendering::State { .. } => true,
        };
        if !is_news {
            return Rendered::new(make(), encoding);
        }
        if let Some(rendered) = lock(&self.answers).get(&key) {
            return rendered;
        }
        let cell = lock(&self.under_way).entry(key).or_default().clone();
        let rendered = cell.get_or_init(|| Rendered::new(make(), encoding)).clone();
        lock(&self.answers).insert(key, rendered.clone(), rendered.body.len() + ENTRY_BYTES);
        lock(&self.under_way).remove(&key);
        rendered
    }

    /// What a viewer was shown at a revision, if it was the last that they were shown.
    pub(crate) fn shown(&self, table: &Table, viewer: &Viewer, revision: u64) -> Option<Arc<[Fingerprint]>> {
        let (then, fingerprints) = lock(&self.shown).get(&(table.number, *viewer))?;
        (then == revision).then_some(fingerprints)
    }

    /// Notes what a viewer is shown.
    pub(crate) fn remember(&self, table: &Table, viewer: Viewer, revision: u64, fingerprints: Arc<[Fingerprint]>) {
        let bytes = ui::fingerprint_bytes(&fingerprints) + ENTRY_BYTES;
        lock(&self.shown).insert((table.number, viewer), (revision, fingerprints), bytes);
    }

    /// Drops what nobody has asked for since the last time.
    pub(crate) fn age(&self) {
        lock(&self.answers).age();
        lock(&self.shown).age();
    }

    /// Number of answers that are kept, and the bytes of everything.
    pub(crate) fn size(&self) -> (usize, usize) {
        let ((answers, bytes), (_, shown)) = (lock(&self.answers).size(), lock(&self.shown).size());
        (answers, bytes + shown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_bounded_and_what_is_asked_for_stays() {
        let mut kept: Kept<u32, u32> = Kept::new(1_000);
        for number in 0..10_000 {
            kept.insert(number, number, 10);
            assert!(kept.size().1 <= 1_000);
            assert_eq!(kept.get(&0), Some(0), "asked for all the time");
        }
        assert!(kept.size().0 <= 100 && kept.get(&9_999).is_some() && kept.get(&5_000).is_none());
        kept.insert(1, 1, 900);
        assert_eq!(kept.get(&1), None, "too large to be kept");
        kept.insert(0, 7, 20);
        assert_eq!(kept.get(&0), Some(7));
        let (number, bytes) = kept.size();
        kept.age();
        kept.age();
        assert!(number > 0 && bytes >= number * 10 && kept.size() == (0, 0));
    }

    #[test]
    fn what_is_compressed_can_be_read() {
        let short = Rendered::new(b"short".to_vec(), Encoding::Gzip);
        assert_eq!((short.encoding, &short.body[..]), (Encoding::Plain, &b"short"[..]));
        // Shorter and longer ones come in turn, because a compressor is used again.
        for times in [40, 10_000, 41, 39] {
            let text = "a text that says the same again. ".repeat(times);
            let rendered = Rendered::new(text.clone().into_bytes(), Encoding::Gzip);
            assert!(rendered.encoding == Encoding::Gzip && rendered.body.len() < text.len() / 4);
            let mut read = String::new();
            std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&rendered.body[..]), &mut read).unwrap();
            assert_eq!(read, text);
        }
    }
}
