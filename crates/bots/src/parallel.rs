//! Many independent games on several threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Calls `job` with every number below `count` on several threads. The results are in the order of the numbers, for any
/// number of threads. `progress` is called on this thread after each.
///
/// # Errors
///
/// Returns the first error that arrives; jobs that have not begun by then are left out.
///
/// # Examples
///
/// ```
/// let squares = bots::in_parallel(4, 2, |number| Ok::<_, std::convert::Infallible>(number * number), || {});
/// assert_eq!(squares, Ok(vec![0, 1, 4, 9]));
/// ```
pub fn in_parallel<T: Send, E: Send>(
    count: u64,
    threads: usize,
    job: impl Fn(u64) -> Result<T, E> + Sync,
    mut progress: impl FnMut(),
) -> Result<Vec<T>, E> {
    let (next, job) = (&AtomicU64::new(0), &job);
    let mut results = Vec::new();
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // After an error the receiver is gone.
                    if number >= count || sender.send((number, job(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (number, result) in receiver {
            results.push((number, result?));
            progress();
        }
        Ok(())
    })?;
    results.sort_by_key(|(number, _)| *number);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}
