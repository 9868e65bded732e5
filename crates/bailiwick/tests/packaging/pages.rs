//! Man pages and completions.

use crate::bailiwick;
use std::fs;

fn stdout(args: &[&str]) -> String {
    let output = bailiwick(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn every_command_has_a_man_page() {
    let folder = std::env::temp_dir().join(format!("bailiwick-man-{}", std::process::id()));
    stdout(&["man", "--out", folder.to_str().unwrap()]);
    for command in ["", "-serve", "-play", "-simulate", "-man"] {
        let page = fs::read_to_string(folder.join(format!("bailiwick{command}.1"))).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{command}");
    }
    let (serve, program) = ("bailiwick-serve.1", "bailiwick.1");
    let page = |name| fs::read_to_string(folder.join(name)).unwrap();
    assert!(page(serve).contains("base\\-url") && page(program) == stdout(&["man"]));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn every_shell_completes_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = stdout(&["completions", shell]);
        for word in ["simulate", "serve", "base-url", "completions"] {
            assert!(script.contains(word), "{shell} does not complete {word}");
        }
    }
}

#[test]
fn what_cannot_be_printed_or_written_is_said() {
    let unknown = bailiwick(&["completions", "tcsh"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("[possible values: bash"));
    assert_eq!(bailiwick(&["completions"]).status.code(), Some(2));
    let file = std::env::temp_dir().join(format!("bailiwick-man-file-{}", std::process::id()));
    fs::write(&file, "a file").unwrap();
    let refused = bailiwick(&["man", "--out", file.to_str().unwrap()]);
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains(file.to_str().unwrap()));
    assert_eq!(fs::read_to_string(&file).unwrap(), "a file");
    fs::remove_file(file).unwrap();
}
