//! Drawings as pixels. The fonts are part of the package, so that a picture is the same on every machine.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};
use std::sync::{Arc, OnceLock};

/// The widest picture.
pub(crate) const MOST: u32 = 8192;

/// The families of the fonts, of which only the condensed faces are there.
const SANS: &str = "DejaVu Sans";
const SERIF: &str = "DejaVu Serif";

/// Pixels from the left to the right and from the top to the bottom, three bytes each: red, green, blue.
pub(crate) struct Pixels {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) bytes: Vec<u8>,
}

/// A drawing as wide as this on white ground; `None` if it is none, or of no size.
pub(crate) fn drawn(svg: &str, width: u32) -> Option<Pixels> {
    let options = Options { fontdb: fonts(), font_family: SANS.to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).ok()?;
    let scale = width as f32 / tree.size().width();
    let mut canvas = Pixmap::new(width, (tree.size().height() * scale).round() as u32)?;
    canvas.fill(Color::WHITE);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut canvas.as_mut());
    let bytes = canvas.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    Some(Pixels { width: canvas.width() as usize, height: canvas.height() as usize, bytes })
}

fn fonts() -> Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    let fonts = FONTS.get_or_init(|| {
        let mut fonts = Database::new();
        for font in [
            dejavu::sans_condensed::regular(),
            dejavu::sans_condensed::bold(),
            dejavu::serif_condensed::regular(),
            dejavu::serif_condensed::bold(),
        ] {
            fonts.load_font_data(font.to_vec());
        }
        fonts.set_sans_serif_family(SANS);
        fonts.set_serif_family(SERIF);
        Arc::new(fonts)
    });
    fonts.clone()
}
