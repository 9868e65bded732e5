//! `bailiwick admin backup` and `restore`.

use super::age::now;
use super::archive::ArchiveWriter;
use super::args::{BackupArgs, RestoreArgs};
use super::copy::{self, Wanted};
use super::place::{self, Whole};
use super::source::{Found, Source};
use crate::failure::Failure;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use store::{Location, Store};

/// Writes a backup.
pub(super) fn backup(args: &BackupArgs) -> Result<(), Failure> {
    let location = place::location(&args.place)?;
    let file = &args.file;
    if file.exists() {
        return Err(exists(file));
    }
    // What is written has another name until it is whole.
    let unfinished = beside(file);
    let written = match &location {
        // The file is a copy of the database, whatever its version.
        Location::Folder(folder) => Store::open_for_backup(folder)?.backup(&unfinished).map_err(Failure::from),
        Location::Postgres(_) => write_archive(&location, &unfinished),
    };
    let kept = written.and_then(|()| keep(&unfinished, file));
    if kept.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    kept?;
    writeln!(io::stdout(), "{}: everything of {location}", file.display())?;
    Ok(())
}

fn exists(file: &Path) -> Failure {
    Failure::exists(format!("{}: this exists already, and nothing is overwritten: choose another name", file.display()))
}

/// The name of a file while it is being written.
fn beside(file: &Path) -> PathBuf {
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    file.with_file_name(format!("{name}.unfinished-{}", std::process::id()))
}

/// Gives a file that is whole, and on the disk, its name, unless another has it by now.
fn keep(unfinished: &Path, file: &Path) -> Result<(), Failure> {
    let on_disk = File::open(unfinished).and_then(|file| file.sync_all());
    on_disk.map_err(|error| Failure::file(unfinished, error))?;
    match fs::hard_link(unfinished, file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(exists(file)),
        Ok(()) => fs::remove_file(unfinished),
        // Some file systems have no links.
        Err(_) => fs::rename(unfinished, file),
    }
    .map_err(|error| Failure::file(file, error))?;
    // The name is on the disk when its folder is. Where folders cannot be opened, that is left to the system.
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

/// Creates a file that only its owner can read.
fn create(path: &Path) -> Result<File, Failure> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|error| Failure::file(path, error))
}

/// Writes an archive of a store. A damaged table would be missing in it, so it is refused.
fn write_archive(location: &Location, file: &Path) -> Result<(), Failure> {
    let source = Source::open(&Whole::Store(location.clone()))?;
    let mut archive = ArchiveWriter::new(BufWriter::new(create(file)?), now())?;
    source.keys()?.iter().try_for_each(|key| archive.key(key))?;
    source.each(&mut |found| match found {
        Found::Table(table) => archive.table(&table),
        Found::Damaged { id, why } => Err(Failure::data(format!(
            "table {id} is damaged: {why}; `bailiwick admin check` lists what is damaged, and the database's own backup \
             (pg_dump) takes it as it is"
        ))),
    })?;
    archive.finish()?.flush().map_err(|error| Failure::file(file, error))
}

/// Reads a backup into an empty place.
pub(super) fn restore(args: &RestoreArgs) -> Result<(), Failure> {
    let backup = place::backup(&args.file)?;
    let location = place::location(&args.place)?;
    if let (Whole::Sqlite(file), Location::Folder(folder)) = (&backup, &location) {
        restore_file(file, folder)?;
    } else {
        // Whether the backup can be read is seen before anything is made.
        let source = Source::open(&backup)?;
        if let Location::Folder(folder) = &location {
            refuse_used(folder)?;
        }
        let target = place::open(&location)?;
        copy::refuse_full(&target, &location)?;
        copy::tell(&copy::copy(&source, &target, &Wanted::default())?)?;
    }
    writeln!(io::stdout(), "{location}: everything of {}", args.file.display())?;
    Ok(())
}

/// Refuses a folder that has a database, or what belongs to one.
fn refuse_used(folder: &Path) -> Result<(), Failure> {
    let names = ["bailiwick.sqlite", "bailiwick.sqlite-wal", "bailiwick.sqlite-shm"];
    match names.iter().find(|name| folder.join(name).exists()) {
        Some(name) => Err(exists(&folder.join(name))),
        None => Ok(()),
    }
}

/// Puts a backup that is a database into a folder, as it is.
fn restore_file(file: &Path, folder: &Path) -> Result<(), Failure> {
    refuse_used(folder)?;
    let damage = Store::open_for_backup(file)?.damage()?;
    if let Some(damage) = damage.first() {
        return Err(Failure::data(format!("{}: the file is damaged: {damage}", file.display())));
    }
    fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
    let path = folder.join("bailiwick.sqlite");
    let unfinished = beside(&path);
    let copied = create(&unfinished).and_then(|mut out| {
        let mut from = File::open(file).map_err(|error| Failure::file(file, error))?;
        io::copy(&mut from, &mut out).map_err(|error| Failure::file(&unfinished, error))?;
        Ok(())
    });
    let kept = copied.and_then(|()| keep(&unfinished, &path));
    if kept.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    kept?;
    // Brings an older version up to date, as the server would.
    drop(place::open(&Location::Folder(folder.to_owned()))?);
    Ok(())
}
