//! Where rules put the actions that are legal. The same code lists them for a player, counts them for perft, and tells
//! the driver whether there is anything to decide.

/// Something that takes legal actions one after another.
pub trait Choices<A> {
    /// One more legal action.
    fn push(&mut self, action: A);

    /// Whether every action is wanted; otherwise two are as good as all.
    #[inline]
    fn wants_all(&self) -> bool {
        true
    }

    /// Whether more actions would make no difference: rules may stop looking for them.
    #[inline]
    fn enough(&self) -> bool {
        false
    }

    /// The same action with each of the first so many of these: for long lists, which a `Vec` takes in a few wide
    /// operations if `items` comes in multiples of eight. The room for all of them is needed for a moment.
    #[inline]
    fn push_each<T: Copy>(&mut self, items: &[T], number: usize, action: impl Fn(T) -> A) {
        self.extend(items.iter().take(number).map(|item| action(*item)));
    }

    /// Several more. Who has seen enough need not look at all of them.
    #[inline]
    fn extend(&mut self, actions: impl Iterator<Item = A>) {
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
        Extend::extend(self, items.iter().map(|item| action(*item)));
        self.truncate(length);
    }
}

/// Keeps the first choice and whether there are more: a choice with a single legal action is made without asking.
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
    fn extend(&mut self, mut actions: impl Iterator<Item = A>) {
        if self.first.is_none() {
            self.first = actions.next();
        }
        self.more = self.more || actions.next().is_some();
    }
}

/// Counts the choices.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counter(pub u64);

impl<A> Choices<A> for Counter {
    #[inline]
    fn push(&mut self, _: A) {
        self.0 += 1;
    }
}
