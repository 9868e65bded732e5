//! Rows of the weights file that the code reads by name.

/// Declares an enum whose variants are rows of the weights file, each with its name there.
macro_rules! weight_rows {
    ($(#[$about:meta])* enum $type:ident { $($(#[$doc:meta])* $row:ident = $name:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum $type {
            $($(#[$doc])* $row,)*
        }

        impl $type {
            /// The names in the weights file.
            pub(crate) const NAMES: [&'static str; [$($name),*].len()] = [$($name),*];
            /// The rows in their order.
            #[allow(dead_code, reason = "not every game needs them by value")]
            pub(crate) const ALL: [$type; $type::NAMES.len()] = [$($type::$row),*];
        }
    };
}

pub(crate) use weight_rows;
