//! Programs with everything that they start, so that nothing of it is left behind: neither when a program is ended, nor when we
//! are.

#[cfg(unix)]
pub(super) use unix::Family;

#[cfg(unix)]
mod unix {
    use rustix::process::{Pid, Signal, kill_process_group};
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;
    use std::io;
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command};
    use std::sync::{Mutex, MutexGuard, Once, PoisonError};

    /// A program with all that it has started: a process group of its own.
    pub(crate) struct Family(Pid);

    /// The process groups that are running.
    static RUNNING: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

    fn running() -> MutexGuard<'static, Vec<Pid>> {
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
    }

    impl Family {
        /// Starts a program.
        pub(crate) fn spawn(command: &mut Command) -> io::Result<(Child, Family)> {
            pass_signals_on();
            let mut running = running();
            let child = command.process_group(0).spawn()?;
            let group = Pid::from_child(&child);
            running.push(group);
            Ok((child, Family(group)))
        }

        /// Ends all that is left of it.
        pub(crate) fn end(&self) {
            end(self.0);
            running().retain(|group| *group != self.0);
        }
    }

    /// Ctrl-C at the terminal does not reach other process groups: when we are ended, the programs are too. The list stays locked
    /// then, so that no other is started.
    fn pass_signals_on() {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) else { return };
            std::thread::spawn(move || {
                for signal in &mut signals {
                    let running = running();
                    running.iter().for_each(|group| end(*group));
                    let _ = emulate_default_handler(signal);
                }
            });
        });
    }

    fn end(group: Pid) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// A program. What it starts is its own affair on other systems.
#[cfg(not(unix))]
pub(super) struct Family;

#[cfg(not(unix))]
impl Family {
    /// Starts a program.
    pub(super) fn spawn(command: &mut std::process::Command) -> std::io::Result<(std::process::Child, Family)> {
        Ok((command.spawn()?, Family))
    }

    /// Ends all that is left of it, beside the program itself.
    pub(super) fn end(&self) {}
}
