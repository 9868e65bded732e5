//! A disk that fails below the database when it is told to, and then works again.

use std::path::{Path, PathBuf};
use std::process::Command;

/// What makes the disk of a server fail.
pub struct FailingDisk {
    library: PathBuf,
    /// The file that says how the disk fails.
    fault: PathBuf,
}

impl FailingDisk {
    /// Makes one, with its files in a folder.
    pub fn new(folder: &Path) -> FailingDisk {
        std::fs::create_dir_all(folder).expect("a folder");
        let disk = FailingDisk { library: folder.join("faults.so"), fault: folder.join("fault") };
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/running/faults.c");
        let compile =
            Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&disk.library).args([source, "-ldl"]).status();
        assert!(compile.expect("a C compiler, which the database needs too").success());
        disk
    }

    /// Starts a process with it.
    pub fn under(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library).env("FAULT", &self.fault);
    }

    /// Lets the disk be `full`, `broken` or `unsynced` from now on.
    pub fn fail(&self, how: &str) {
        std::fs::write(&self.fault, how).expect("a file");
    }

    /// Lets the disk work again.
    pub fn heal(&self) {
        std::fs::remove_file(&self.fault).expect("a fault");
    }
}
