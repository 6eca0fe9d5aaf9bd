//! The README's console examples do what they show. A line `…` stands for any lines left out.

mod common;

use std::path::Path;

#[test]
fn the_readme_shows_what_happens() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::env::set_current_dir(root).expect("the project's folder");
    let readme = std::fs::read_to_string("README.md").expect("the README");
    let blocks = readme.split("```console\n$ kalaha ").skip(1);
    let examples: Vec<(&str, &str)> = blocks
        .filter_map(|block| block.split_once("```")?.0.split_once('\n'))
        .collect();
    assert_eq!(
        examples.len(),
        13,
        "an example for each command, three for judge"
    );
    for (command, shown) in examples {
        let ran = common::kalaha(&arguments(command));
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{command}");
        let answer = ran.out;
        assert!(shows(shown, &answer), "{command} answers\n{answer}");
    }
}

/// Words, where single quotes hold words together.
fn arguments(command: &str) -> Vec<&str> {
    let parts = command.split('\'').enumerate();
    parts
        .flat_map(|(i, part)| {
            if i % 2 == 0 {
                part.split_whitespace().collect()
            } else {
                vec![part]
            }
        })
        .collect()
}

fn shows(shown: &str, answer: &str) -> bool {
    let mut parts = shown.split("…\n");
    let first = parts.next().unwrap_or_default();
    let Some(rest) = answer.strip_prefix(first) else {
        return false;
    };
    let rest = parts.try_fold(rest, |rest, part| {
        rest.split_once(part).map(|(_, after)| after)
    });
    rest.is_some_and(|rest| rest.is_empty() || shown.ends_with("…\n"))
}
