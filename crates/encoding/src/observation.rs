//! Named parts of an observation. A game lists them once; their places follow.

/// A part of an observation: where it is, what shape it has and how big its numbers get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Its name, which never changes under one version.
    pub name: &'static str,
    /// Where it begins in the row.
    pub offset: usize,
    /// Its shape; its length is the product.
    pub shape: &'static [usize],
    /// The number that its bytes usually do not pass, to scale by: 1 for flags. More than 255 of something is written as 255.
    pub high: u8,
    /// What stands there.
    pub about: &'static str,
}

impl Piece {
    /// How many bytes it has.
    pub const fn len(&self) -> usize {
        product(self.shape)
    }

    /// Whether it has none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A part of an observation, before it has its place.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct PieceSpec {
    pub name: &'static str,
    pub shape: &'static [usize],
    pub high: u8,
    pub about: &'static str,
}

const fn product(shape: &[usize]) -> usize {
    let (mut product, mut at) = (1, 0);
    while at < shape.len() {
        product *= shape[at];
        at += 1;
    }
    product
}

/// The pieces one after another.
pub(crate) const fn laid_out<const N: usize>(specs: [PieceSpec; N]) -> [Piece; N] {
    let mut pieces = [Piece { name: "", offset: 0, shape: &[], high: 0, about: "" }; N];
    let (mut at, mut offset) = (0, 0);
    while at < N {
        let PieceSpec { name, shape, high, about } = specs[at];
        pieces[at] = Piece { name, offset, shape, high, about };
        offset += product(shape);
        at += 1;
    }
    pieces
}

/// Lists the pieces of a game, as an enum `At` of their names in the code, the array `LAID_OUT`, and the length `SIZE` of all.
macro_rules! pieces {
    ($($id:ident = $name:literal, $shape:expr, $high:literal, $about:literal;)*) => {
        #[derive(Clone, Copy)]
        enum At { $($id,)* }

        const NUMBER: usize = [$(At::$id,)*].len();

        pub(crate) static LAID_OUT: [$crate::Piece; NUMBER] = PIECES_CONST;

        const PIECES_CONST: [$crate::Piece; NUMBER] = $crate::observation::laid_out([
            $($crate::PieceSpec { name: $name, shape: $shape, high: $high, about: $about },)*
        ]);

        pub(crate) const SIZE: usize = {
            let last = PIECES_CONST[NUMBER - 1];
            last.offset + last.len()
        };
    };
}
pub(crate) use pieces;

/// The bytes of a piece in a whole row: the place is known when this is compiled.
macro_rules! piece {
    ($row:expr, $id:ident) => {
        &mut $row[const { PIECES_CONST[At::$id as usize].offset }..const {
            PIECES_CONST[At::$id as usize].offset + PIECES_CONST[At::$id as usize].len()
        }]
    };
}
pub(crate) use piece;

/// A number as one byte: 255 stands for everything from there on.
#[inline]
pub(crate) fn byte(number: impl TryInto<u8>) -> u8 {
    number.try_into().unwrap_or(u8::MAX)
}

/// Sets a flag, if it is there.
#[inline]
pub(crate) fn flag(piece: &mut [u8], at: usize) {
    if let Some(flag) = piece.get_mut(at) {
        *flag = 1;
    }
}
