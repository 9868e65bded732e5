//! Listing and applying actions does not allocate: searches call them millions of times a second.

/// Makes the allocation tests of a game. They need a test file of their own, because they replace the allocator of the whole
/// program, and unsafe code, because an allocator cannot be written without.
#[macro_export]
macro_rules! allocation_tests {
    ($game:ty) => {
        use game::{Game, Random, Settings};
        use std::alloc::{GlobalAlloc, Layout, System};
        use std::cell::Cell;

        struct Counting;

        thread_local! {
            static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
        }

        // SAFETY: everything is passed on to the system's allocator; counting touches no memory of the caller's.
        unsafe impl GlobalAlloc for Counting {
            unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
                ALLOCATIONS.with(|count| count.set(count.get() + 1));
                unsafe { System.alloc(layout) }
            }

            unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
                unsafe { System.dealloc(pointer, layout) }
            }
        }

        #[global_allocator]
        static COUNTING: Counting = Counting;

        fn allocations() -> u64 {
            ALLOCATIONS.with(Cell::get)
        }

        #[test]
        fn legal_and_apply_do_not_allocate() {
            let mut actions = Vec::with_capacity(<$game>::MOST_ACTIONS);
            for (players, settings) in game::conformance::every_setting::<$game>() {
                for seed in 0..20 {
                    let mut state = <$game>::new(players, &settings, seed).unwrap();
                    let mut random = Random::new(seed);
                    let before = allocations();
                    let mut decisions = 0;
                    while let Some(seat) = state.to_act().lowest() {
                        actions.clear();
                        state.legal(seat, &mut actions);
                        let action = actions[random.below(actions.len())];
                        state.play(seat, action, &mut ()).unwrap();
                        decisions += 1;
                    }
                    assert_eq!(allocations(), before, "in {decisions} decisions of {players} players, {settings}");
                }
            }
        }

        #[test]
        fn views_and_draws_do_not_allocate() {
            let mut random = Random::new(1);
            let state = <$game>::new(*<$game>::PLAYERS.end(), &Settings::new(<$game>::OPTIONS), 1).unwrap();
            let before = allocations();
            let drawn = <$game>::resample(&state.view(Some(game::Seat::One)), &mut random);
            assert_eq!((allocations(), drawn.players()), (before, state.players()));
        }

        #[test]
        fn the_counter_counts() {
            let before = allocations();
            let list = Settings::new(<$game>::OPTIONS);
            assert!(allocations() > before, "{list}");
        }
    };
}
