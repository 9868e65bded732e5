//! Where rules put the actions that are legal. The same code lists them for a player and counts them for the driver.

/// Something that takes legal actions one after another.
pub trait Choices<A> {
    /// One more legal action.
    fn push(&mut self, action: A);

    /// Several more. A counter needs only their number.
    fn extend(&mut self, actions: impl ExactSizeIterator<Item = A>) {
        actions.for_each(|action| self.push(action));
    }
}

impl<A> Choices<A> for Vec<A> {
    #[inline]
    fn push(&mut self, action: A) {
        Vec::push(self, action);
    }

    #[inline]
    fn extend(&mut self, actions: impl ExactSizeIterator<Item = A>) {
        for action in actions {
            Vec::push(self, action);
        }
    }
}

/// Counts the choices and keeps the first one: a choice with a single legal action is made without asking.
#[derive(Clone, Copy, Debug)]
pub struct Single<A> {
    /// The first action, if there is one.
    pub first: Option<A>,
    /// How many there are.
    pub count: usize,
}

impl<A> Default for Single<A> {
    fn default() -> Self {
        Single { first: None, count: 0 }
    }
}

impl<A> Choices<A> for Single<A> {
    #[inline]
    fn push(&mut self, action: A) {
        if self.count == 0 {
            self.first = Some(action);
        }
        self.count += 1;
    }

    #[inline]
    fn extend(&mut self, mut actions: impl ExactSizeIterator<Item = A>) {
        let more = actions.len();
        if self.count == 0 {
            self.first = actions.next();
        }
        self.count += more;
    }
}
