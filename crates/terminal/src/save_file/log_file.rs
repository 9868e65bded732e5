//! The file of a game, open for appending. Lines are only added, and an action is not done before its line is on the disk.

use super::{EXTENSION, SaveHeader};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The file of a game. It is locked: no other program can open it meanwhile.
pub(crate) struct SaveLog {
    pub(super) path: PathBuf,
    pub(super) file: File,
    /// Length up to the end of the last whole line.
    pub(super) length: u64,
}

impl SaveLog {
    /// Creates the file of a game in a folder, under a name that is free.
    pub(crate) fn create(folder: &Path, header: &SaveHeader) -> io::Result<SaveLog> {
        fs::create_dir_all(folder)?;
        let stem = format!("{}-{}p-seed{}", header.game, header.chairs.len(), header.seed);
        let free = |path: &PathBuf| !path.exists() && !path.with_extension("txt").exists();
        let names = (1_u32..).map(|number| if number == 1 { stem.clone() } else { format!("{stem}-{number}") });
        for path in names.map(|name| folder.join(format!("{name}.{EXTENSION}"))).filter(free) {
            let file = match OpenOptions::new().read(true).write(true).create_new(true).open(&path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                opened => opened?,
            };
            file.lock()?;
            let mut log = SaveLog { path, file, length: 0 };
            log.write(&header.text())?;
            sync_folder(folder)?;
            return Ok(log);
        }
        Err(io::Error::other("no name is free"))
    }

    /// A file on a disk that is full.
    #[cfg(all(test, target_os = "linux"))]
    pub(crate) fn full() -> io::Result<SaveLog> {
        let path = PathBuf::from("/dev/full");
        let file = OpenOptions::new().read(true).write(true).open(&path)?;
        Ok(SaveLog { path, file, length: 0 })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Appends text, and returns when it is on the disk. Text that cannot be written whole is removed again.
    pub(crate) fn write(&mut self, text: &str) -> io::Result<()> {
        let mut add = || {
            self.file.seek(SeekFrom::Start(self.length))?;
            self.file.write_all(text.as_bytes())?;
            self.file.sync_data()
        };
        if let Err(error) = add() {
            // If this fails too, the next line overwrites it, and an unfinished line is not read.
            let _ = self.file.set_len(self.length);
            return Err(error);
        }
        self.length += text.len() as u64;
        Ok(())
    }

    /// Replaces the file of a finished game by its record, which has the same name with another extension.
    pub(crate) fn finish(&mut self, record: &str) -> io::Result<()> {
        let (new, end) = (self.path.with_extension("new"), self.path.with_extension("txt"));
        let mut file = File::create(&new)?;
        file.write_all(record.as_bytes())?;
        file.sync_all()?;
        fs::rename(&new, &end)?;
        if let Some(folder) = end.parent() {
            sync_folder(folder)?;
        }
        fs::remove_file(&self.path)?;
        self.path = end;
        Ok(())
    }
}

/// A new name is on the disk once its folder is. Where folders cannot be opened as files, the system takes care of that.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
