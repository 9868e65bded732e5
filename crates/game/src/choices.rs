//! A sink for legal actions. The same code of the rules lists them for a player, counts them for perft, and tells the driver
//! whether there is anything to decide.

/// A sink that takes legal actions one after another.
///
/// # Examples
///
/// A `Vec` lists the actions, a [`Counter`] counts them, and [`Single`] knows whether there is a choice at all:
///
/// ```
/// use game::{Choices, Counter, Single};
///
/// /// The rules of a game in which any number up to `most` can be named.
/// fn legal(most: u8, out: &mut impl Choices<u8>) {
///     out.push_all(1..=most);
/// }
///
/// let (mut listed, mut counted, mut single) = (Vec::new(), Counter::default(), Single::default());
/// legal(3, &mut listed);
/// legal(3, &mut counted);
/// legal(1, &mut single);
/// assert_eq!((listed, counted.0), (vec![1, 2, 3], 3));
/// assert_eq!((single.first, single.more), (Some(1), false));
/// ```
pub trait Choices<A> {
    /// Adds a legal action.
    fn push(&mut self, action: A);

    /// Whether every action is wanted. If not, any two are as good as all.
    #[inline]
    fn wants_all(&self) -> bool {
        true
    }

    /// Whether more actions would make no difference, so that rules may stop looking for them.
    #[inline]
    fn enough(&self) -> bool {
        false
    }

    /// Adds `action` of each of the first `number` items. For long lists: a `Vec` takes them in a few wide operations if the
    /// length of `items` is a multiple of eight. It needs capacity for all of `items` for a moment.
    #[inline]
    fn push_each<T: Copy>(&mut self, items: &[T], number: usize, action: impl Fn(T) -> A) {
        self.push_all(items.iter().take(number).map(|item| action(*item)));
    }

    /// Adds several actions; an implementation may stop early.
    #[inline]
    fn push_all(&mut self, actions: impl Iterator<Item = A>) {
        actions.for_each(|action| self.push(action));
    }
}

impl<A> Choices<A> for Vec<A> {
    #[inline]
    fn push(&mut self, action: A) {
        Vec::push(self, action);
    }

    #[inline]
    fn push_each<T: Copy>(&mut self, items: &[T], number: usize, action: impl Fn(T) -> A) {
        let length = self.len() + number;
        self.extend(items.iter().map(|item| action(*item)));
        self.truncate(length);
    }
}

/// Keeps the first action and whether there are more: a decision with a single legal action is taken without asking.
#[derive(Clone, Copy, Debug)]
pub struct Single<A> {
    /// The first action, if there is one.
    pub first: Option<A>,
    /// Whether there is another.
    pub more: bool,
}

impl<A> Default for Single<A> {
    fn default() -> Self {
        Single { first: None, more: false }
    }
}

impl<A> Choices<A> for Single<A> {
    #[inline]
    fn push(&mut self, action: A) {
        if self.first.is_none() {
            self.first = Some(action);
        } else {
            self.more = true;
        }
    }

    #[inline]
    fn wants_all(&self) -> bool {
        false
    }

    #[inline]
    fn enough(&self) -> bool {
        self.more
    }

    #[inline]
    fn push_all(&mut self, mut actions: impl Iterator<Item = A>) {
        if self.first.is_none() {
            self.first = actions.next();
        }
        self.more = self.more || actions.next().is_some();
    }
}

/// Counts the actions.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counter(pub u64);

impl<A> Choices<A> for Counter {
    #[inline]
    fn push(&mut self, _: A) {
        self.0 += 1;
    }
}
