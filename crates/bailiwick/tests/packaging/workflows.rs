//! The workflows of the hosting site are whole, and name what exists.

use crate::{files, root, text};
use yaml_rust2::{Yaml, YamlLoader};

fn workflow(name: &str) -> Yaml {
    let read = YamlLoader::load_from_str(&text(&format!(".github/workflows/{name}")));
    read.unwrap_or_else(|error| panic!("{name}: {error}")).remove(0)
}

#[test]
fn every_workflow_has_jobs_with_steps() {
    let names = files(".github/workflows");
    assert_eq!(names, ["check.yml", "fuzz.yml", "release.yml"]);
    for name in names {
        let workflow = workflow(&name);
        assert!(!workflow["on"].is_badvalue(), "{name} has no trigger");
        assert_eq!(workflow["permissions"]["contents"].as_str(), Some("read"), "{name} may do more than it needs");
        for (job, about) in workflow["jobs"].as_hash().unwrap() {
            assert!(!about["runs-on"].is_badvalue() && !about["timeout-minutes"].is_badvalue(), "{name}: {job:?}");
            for step in about["steps"].as_vec().unwrap() {
                let (uses, run) = (step["uses"].as_str(), step["run"].as_str());
                assert!(uses.is_some() != run.is_some(), "{name}: {step:?}");
                assert!(uses.is_none_or(|uses| uses.contains('@')), "{name}: {step:?}");
                // Scripts get what others can choose, such as names of branches, in variables only.
                let chosen = run.is_some_and(|run| run.contains("github.") || run.contains("inputs."));
                assert!(!chosen, "{name}: {step:?}");
            }
        }
    }
}

#[test]
fn every_fuzz_target_is_run() {
    let fuzz = workflow("fuzz.yml");
    let listed = fuzz["jobs"]["fuzz"]["strategy"]["matrix"]["target"].as_vec().unwrap();
    let listed: Vec<&str> = listed.iter().filter_map(Yaml::as_str).collect();
    let targets = files("fuzz/fuzz_targets");
    let targets: Vec<&str> = targets.iter().filter_map(|name| name.strip_suffix(".rs")).collect();
    assert_eq!(listed, targets);
}

#[test]
fn releases_are_built_for_every_system_with_what_belongs_to_them() {
    let release = workflow("release.yml");
    let systems = release["jobs"]["archive"]["strategy"]["matrix"]["include"].as_vec().unwrap();
    for system in ["linux", "darwin", "windows"] {
        assert!(systems.iter().any(|built| built["target"].as_str().unwrap().contains(system)), "{system}");
    }
    assert!(
        text(".github/workflows/release.yml").contains("deploy/pack")
            && text(".github/workflows/release.yml").contains("SHA256SUMS")
    );
    let pack = text("deploy/pack");
    let copied = pack.lines().filter_map(|line| line.strip_prefix("cp ")).flat_map(str::split_whitespace);
    let copied: Vec<&str> = copied.filter(|word| !word.contains(['"', '*'])).collect();
    for file in ["LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md"] {
        assert!(copied.contains(&file), "{file} is not packed");
    }
    for file in copied {
        assert!(root().join(file).exists(), "deploy/pack copies {file}, which does not exist");
    }
    assert!(text("Cargo.toml").contains("[profile.dist]"));
}

/// The notes of a release are the section of its version.
#[test]
fn the_changelog_has_a_section_for_the_version() {
    let cargo = text("Cargo.toml");
    let version = cargo.split("[workspace.package]").nth(1).unwrap().split("version = \"").nth(1).unwrap();
    let version = version.split('"').next().unwrap();
    let changelog = text("CHANGELOG.md");
    assert!(changelog.contains(&format!("\n## [{version}]")) && changelog.contains("\n## [Unreleased]"));
}
