//! Commands and options that are named in documentation, units, container and compose file are those of the program.

use crate::{bailiwick, files, text};
use std::collections::{BTreeMap, BTreeSet};
use yaml_rust2::{Yaml, YamlLoader};

/// All commands, such as `admin backup`, each with its options. The empty one is the program without a command.
type Commands = BTreeMap<String, BTreeSet<String>>;

/// Asks the program for its commands and their options.
fn commands() -> Commands {
    let mut commands = Commands::new();
    let mut to_ask = vec![String::new()];
    while let Some(name) = to_ask.pop() {
        let path: Vec<&str> = name.split_whitespace().chain(["--help"]).collect();
        let help = bailiwick(&path);
        assert!(help.status.success(), "bailiwick {name} --help");
        let help = String::from_utf8(help.stdout).unwrap();
        let inner = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
        // Long help texts go on in lines that are further to the right.
        let inner = inner.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
        let inner = inner.filter_map(|line| line.split_whitespace().next()).filter(|inner| *inner != "help");
        to_ask.extend(inner.map(|inner| format!("{name} {inner}").trim().to_owned()));
        commands.insert(name, options(&help));
    }
    commands
}

/// The options that stand in a text.
fn options(text: &str) -> BTreeSet<String> {
    let word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let words = text.split(|letter| !word(letter)).filter(|word| word.starts_with("--") && word.len() > 2);
    words.filter(|word| word[2..].starts_with(|letter: char| letter.is_ascii_lowercase())).map(str::to_owned).collect()
}

/// What is wrong with the arguments of a call of the program.
fn wrong(commands: &Commands, arguments: &str) -> Option<String> {
    let mut name = String::new();
    for word in arguments.split_whitespace().take_while(|word| !word.starts_with('-')) {
        let longer = format!("{name} {word}").trim().to_owned();
        if commands.contains_key(&longer) {
            name = longer;
        } else if name.is_empty() {
            return Some(format!("there is no `bailiwick {word}`"));
        } else {
            break;
        }
    }
    let known = &commands[&name];
    let unknown: Vec<String> = options(arguments).into_iter().filter(|option| !known.contains(option)).collect();
    let has_inner = commands.keys().any(|other| other.starts_with(&format!("{name} ")) && !name.is_empty());
    match (unknown.is_empty(), has_inner) {
        (false, _) => Some(format!("`bailiwick {name}` has no {}", unknown.join(", "))),
        (true, true) => Some(format!("`bailiwick {name}` needs another command: {arguments}")),
        (true, false) => None,
    }
}

/// The calls of the program in lines of a shell, each with its arguments.
fn calls(lines: &str) -> Vec<String> {
    let joined = lines.replace("\\\n", " ");
    let mut calls = Vec::new();
    for line in joined.lines() {
        let code = line.split(" # ").next().unwrap_or(line);
        for part in code.split(['|', ';']).flat_map(|part| part.split("&&")) {
            // In the compose file, the service `admin` is `bailiwick admin`.
            if let Some((_, arguments)) = part.split_once("docker compose run --rm ") {
                calls.push(arguments.to_owned());
                continue;
            }
            let words: Vec<&str> = part.split_whitespace().collect();
            let is_program = |word: &str| word.trim_start_matches('\'').rsplit('/').next() == Some("bailiwick");
            // Folders and containers have the name of the program, too: it is what a command or an option follows.
            let follows = |place: &usize, what: fn(&str) -> bool| words.get(place + 1).is_some_and(|word| what(word));
            let places: Vec<usize> = (0..words.len()).filter(|place| is_program(words[*place])).collect();
            let command = |word: &str| word.bytes().all(|byte| byte.is_ascii_lowercase());
            let place = places.iter().rfind(|place| follows(place, command));
            let place = place.or_else(|| places.iter().find(|place| follows(place, |word| word.starts_with("--"))));
            calls.extend(place.map(|place| words[place + 1..].join(" ")));
        }
    }
    calls
}

/// The blocks of a language in a page of Markdown.
fn blocks(page: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    page.split(&fence).skip(1).map(|rest| rest.split("```").next().unwrap_or(rest).to_owned()).collect()
}

/// The texts between backticks of a page of Markdown, outside of blocks.
fn spans(page: &str) -> Vec<String> {
    let outside: String = page.split("```").step_by(2).collect();
    outside.split('`').skip(1).step_by(2).map(|span| span.replace('\n', " ")).collect()
}

#[test]
fn calls_that_are_wrong_are_found() {
    let commands = commands();
    for good in ["", "serve --listen 0.0.0.0:1", "replay a.txt --json", "--data x", "man --out x"] {
        assert_eq!(wrong(&commands, good), None, "{good}");
    }
    for bad in ["serve --lisen 0.0.0.0:1", "replay --games 3", "--no-such", "man --json", "serf --data x"] {
        assert!(wrong(&commands, bad).is_some(), "{bad}");
    }
    let found = calls(
        "a=1 bailiwick serve \\\n    --data /x/bailiwick y/ | gzip; docker run --name bailiwick -d bailiwick man # bailiwick x",
    );
    assert_eq!(found, ["serve --data /x/bailiwick y/", "man"]);
    assert_eq!(calls("bailiwick --data x; docker build --tag bailiwick ."), ["--data x"]);
}

#[test]
fn documentation_names_commands_and_options_that_exist() {
    let commands = commands();
    let all: BTreeSet<String> = commands.values().flatten().cloned().collect();
    let mut faults = Vec::new();
    let mut looked_at = 0;
    for file in ["docs/operating.md", "README.md", "SECURITY.md", "CHANGELOG.md"] {
        let page = text(file);
        let called = blocks(&page, "sh").iter().flat_map(|block| calls(block)).collect::<Vec<_>>();
        let in_text = spans(&page);
        let named = in_text.iter().filter_map(|span| span.strip_prefix("bailiwick ")).map(str::to_owned);
        for call in called.into_iter().chain(named) {
            looked_at += 1;
            // A command that has others may be named alone, as in "`bailiwick admin`".
            let alone = commands.contains_key(call.trim_end_matches(" --help"));
            faults.extend(wrong(&commands, &call).filter(|_| !alone).map(|fault| format!("{file}: {fault}")));
        }
        let others = ["cargo", "docker", "sudo", "curl"];
        for span in in_text.iter().filter(|span| !others.iter().any(|other| span.starts_with(other))) {
            let unknown = options(span).into_iter().filter(|option| !all.contains(option));
            faults.extend(unknown.map(|option| format!("{file}: there is no {option} (`{span}`)")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(looked_at > 40, "{looked_at}");
}

/// What is counted and told to Prometheus has the names that the page for operators tells.
#[test]
fn documentation_names_metrics_that_exist() {
    let page = text("docs/operating.md");
    let word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let named: BTreeSet<&str> =
        page.split(|letter| !word(letter)).filter(|word| word.starts_with("bailiwick_")).collect();
    let counted = text("crates/server/src/metrics.rs");
    assert!(named.len() > 3);
    for name in named {
        assert!(counted.contains(&format!("\"{name}\"")), "there is no metric {name}");
    }
}

/// Settings that are given in the environment are known to a command. Those of units that systemd puts into the command itself
/// are not the program's.
#[test]
fn settings_in_the_environment_are_known() {
    let help: String = commands()
        .keys()
        .map(|name| {
            let path: Vec<&str> = name.split_whitespace().chain(["--help"]).collect();
            String::from_utf8(bailiwick(&path).stdout).unwrap()
        })
        .collect();
    let mut named = BTreeSet::new();
    let mut texts = vec![text("docs/operating.md"), text("compose.yaml"), text("deploy/example.env")];
    texts.extend(
        files("deploy").iter().filter(|name| name.ends_with(".service")).map(|name| text(&format!("deploy/{name}"))),
    );
    let word = |letter: char| letter.is_ascii_uppercase() || letter == '_';
    for page in &texts {
        named.extend(
            page.split(|letter| !word(letter)).filter(|word| word.starts_with("BAILIWICK_") || *word == "DATABASE_URL"),
        );
    }
    assert!(named.contains("BAILIWICK_WORKER_KEY") && named.contains("DATABASE_URL"));
    for name in named.iter().filter(|name| !["BAILIWICK_OPTIONS", "BAILIWICK_SERVER"].contains(name)) {
        assert!(help.contains(name), "no command knows {name}");
    }
}

/// Systemd replaces `%%` by `%`, and takes variables from the environment.
#[test]
fn units_call_the_program_as_it_wants_to_be_called() {
    let commands = commands();
    let mut looked_at = 0;
    for unit in files("deploy").iter().filter(|name| name.ends_with(".service")) {
        let starts = text(&format!("deploy/{unit}"));
        let starts: String =
            starts.lines().filter(|line| line.starts_with("Exec")).map(|line| format!("{line}\n")).collect();
        for call in calls(&starts.replace("exec ", "")) {
            looked_at += 1;
            assert_eq!(wrong(&commands, &call), None, "{unit}");
        }
    }
    assert_eq!(looked_at, 3);
}

#[test]
fn the_container_calls_the_program_as_it_wants_to_be_called() {
    let (commands, dockerfile) = (commands(), text("Dockerfile"));
    let mut looked_at = 0;
    for line in dockerfile.lines().filter_map(|line| line.trim().strip_prefix("CMD [")) {
        let words: Vec<&str> = line.trim_end_matches(']').split(", ").map(|word| word.trim_matches('"')).collect();
        let arguments =
            words.iter().filter(|word| !word.ends_with("/bailiwick")).copied().collect::<Vec<_>>().join(" ");
        looked_at += 1;
        assert_eq!(wrong(&commands, &arguments), None, "{line}");
    }
    assert_eq!(looked_at, 2, "the server, and whether it is healthy");
    assert!(dockerfile.contains("USER 65532:65532"), "it is not root");
    // The compiler is one that can compile this.
    let version = |text: &str| -> Vec<u32> { text.split('.').map(|part| part.parse().unwrap()).collect() };
    let image = dockerfile.split("FROM rust:").nth(1).unwrap().split('-').next().unwrap();
    let cargo = text("Cargo.toml");
    let least = cargo.split("rust-version = \"").nth(1).unwrap().split('"').next().unwrap();
    assert!(version(image) >= version(least), "{image} is older than {least}");
}

/// Whatever is compiled into the program reaches the machine that builds the container.
#[test]
fn the_container_is_built_from_everything_that_it_needs() {
    let ignore = text(".dockerignore");
    let let_through: BTreeSet<&str> = ignore.lines().filter_map(|line| line.strip_prefix('!')).collect();
    let mut folders: BTreeSet<String> =
        ["crates", "Cargo.toml", "Cargo.lock", ".cargo", "LICENSE-MIT", "LICENSE-APACHE"].map(str::to_owned).into();
    let cargo = text("Cargo.toml");
    let members = cargo.split("members = [").nth(1).unwrap().split(']').next().unwrap();
    folders.extend(members.split('"').skip(1).step_by(2).map(|member| member.split('/').next().unwrap().to_owned()));
    let mut sources = vec![crate::root().join("crates")];
    while let Some(path) = sources.pop() {
        if path.is_dir() && !path.ends_with("tests") && !path.ends_with("examples") {
            sources.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            for included in source.split("include_str!(\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
                let file = path.parent().unwrap().join(included).canonicalize();
                let inside = file.ok().and_then(|file| Some(file.strip_prefix(crate::root()).ok()?.to_owned()));
                folders.extend(inside.map(|inside| inside.iter().next().unwrap().to_str().unwrap().to_owned()));
            }
        }
    }
    assert!(folders.contains("rules") && folders.contains("docs"), "{folders:?}");
    for folder in &folders {
        assert!(let_through.contains(folder.as_str()), ".dockerignore keeps {folder} from the build");
    }
}

/// All texts of a list, or the one text.
fn words(yaml: &Yaml) -> Vec<String> {
    match yaml {
        Yaml::Array(items) => items.iter().flat_map(words).collect(),
        Yaml::String(text) => vec![text.clone()],
        _ => Vec::new(),
    }
}

#[test]
fn the_compose_file_is_a_site_of_three_nodes_and_two_workers() {
    let compose = &YamlLoader::load_from_str(&text("compose.yaml")).unwrap()[0];
    let commands = commands();
    let mut called = Vec::new();
    for (name, service) in compose["services"].as_hash().unwrap() {
        // An alias is the whole mapping; what is merged stands under `<<`.
        let command = [&service["command"], &service["<<"]["command"]].into_iter().find(|yaml| !yaml.is_badvalue());
        let image = [&service["image"], &service["<<"]["image"]].into_iter().find(|yaml| !yaml.is_badvalue()).unwrap();
        if image.as_str() != Some("bailiwick") {
            continue;
        }
        let Some(command) = command else { continue };
        let call = words(command).join(" ");
        assert_eq!(wrong(&commands, &call), None, "{name:?}");
        called.push(call.split(' ').next().unwrap().to_owned());
    }
    called.sort();
    assert_eq!(called, ["serve", "serve", "serve", "work", "work"]);
    // What has to be set is told, and the proxy knows all nodes.
    let (settings, proxy) = (text("deploy/example.env"), text("deploy/Caddyfile"));
    for variable in text("compose.yaml").split("${").skip(1).map(|rest| rest.split([':', '}']).next().unwrap()) {
        assert!(settings.contains(&format!("\n{variable}=")), "{variable} is not in deploy/example.env");
    }
    for node in ["node1:8420", "node2:8420", "node3:8420"] {
        assert!(proxy.contains(node), "{node}");
    }
}
