//! The program in the language of whoever reads it.

mod common;

use common::{Ran, finish, kalaha, program};

const STAYS: [&str; 3] = ["judge", "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s", "1"];

fn in_surroundings(variables: &[(&str, &str)], args: &[&str]) -> Ran {
    let mut program = program();
    program.envs(variables.iter().copied()).args(args);
    finish(&mut program, "")
}

#[test]
fn the_command_line_chooses_before_the_surroundings() {
    let english = "By the standard rules the last seed stays";
    let swedish = "Enligt standardreglerna blir sista kulan liggande";
    let german = "Nach den Standardregeln bleibt der letzte Stein";
    let norwegian = "Etter standardreglene blir den siste steinen liggende";
    let danish = "Efter standardreglerne bliver den sidste kugle liggende";
    for (variables, lang, start) in [
        (&[][..], None, english),
        (&[], Some("sv"), swedish),
        (&[], Some("no"), norwegian),
        (&[("LANG", "da_DK.UTF-8")], None, danish),
        (&[("LANG", "da_DK.UTF-8")], Some("de"), german),
        (
            &[("LANG", "da_DK"), ("LC_MESSAGES", "nn_NO")],
            None,
            norwegian,
        ),
        (&[("LC_ALL", "C"), ("LANG", "da_DK.UTF-8")], None, english),
        (&[("LC_ALL", ""), ("LANG", "de_AT@euro")], None, german),
        (&[("LANG", "fr_FR.UTF-8")], None, english),
    ] {
        let mut args = STAYS.to_vec();
        if let Some(tag) = lang {
            args.extend(["--lang", tag]);
        }
        let ran = in_surroundings(variables, &args);
        assert!(
            ran.out.starts_with(start),
            "{variables:?} {lang:?}: {}",
            ran.out
        );
        assert_eq!((ran.status, &*ran.err), (0, ""));
    }
}

#[test]
fn programs_get_the_same_in_every_language() {
    for args in [
        &["judge", "--json", "start", "3", "1", "N7"][..],
        &["judge", "--question", "2", "--json"],
        &["rules", "--json", "standart"],
        &["rules", "--options", "--json"],
        &[
            "solve",
            "--json",
            "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s",
            "--lang",
        ],
    ] {
        let english = kalaha(args);
        let other = in_surroundings(&[("LC_ALL", "de_DE.UTF-8")], args);
        assert_eq!(english.out, other.out);
        assert_eq!(english.err, other.err);
        assert_eq!(english.status, other.status);
        let asked = kalaha(&[&["--lang", "sv"], args].concat());
        assert_eq!(english.out, asked.out);
    }
}

#[test]
fn a_game_is_played_in_danish() {
    let typed = "grube 3\nSyd 6\nn7\nhvorfor\nhjælp\nfortryd\nrules\nslut\n";
    let ran = finish(program().args(["play", "--lang", "da"]), typed);
    for told in [
        "Syd, det er din tur. Vælg en grube: 1 2 3 4 5 6",
        "Syd sår 4 kugler fra grube 3. Syd lægger den sidste kugle i sin kalaha og får en ekstra tur!",
        "Syd sår 5 kugler fra grube 6.",
        "Der findes ingen grube 7.",
        "Turen går videre, for den sidste kugle lander i Nords grube 4",
        "\ngem FIL        gem spillet\n",
        "\n3              spil grube 3\n",
        "Ét træk er fortrudt.",
        "- Læg kuglerne én ad gangen",
        "Farvel!",
    ] {
        assert!(ran.out.contains(told), "{told}\n\n{}", ran.out);
    }
    assert_eq!((ran.status, &*ran.err), (0, ""));
}

#[test]
fn moves_are_judged_in_peoples_own_words() {
    let by_words = kalaha(&[
        "judge",
        "--lang",
        "sv",
        "start",
        "grop 3",
        "syd 6",
        "Nord grop 1",
    ]);
    let by_notation = kalaha(&["judge", "--lang", "sv", "start", "3", "S6", "N1"]);
    assert_eq!(by_words.out, by_notation.out);
    assert_eq!(by_words.status, 0);
    let swap = kalaha(&[
        "judge", "--set", "pie=true", "--lang", "de", "start", "2", "tausch",
    ]);
    assert!(swap.out.contains("die Seiten tauschen"), "{}", swap.out);
}

#[test]
fn numbers_and_sizes_are_written_as_the_language_does() {
    let perft = |lang| kalaha(&["perft", "--depth", "6", "--lang", lang]).out;
    assert!(perft("en").contains(" 23,233"), "{}", perft("en"));
    assert!(perft("de").contains(" 23.233"), "{}", perft("de"));
    assert!(perft("sv").contains(" 23\u{a0}233"), "{}", perft("sv"));
}

#[test]
fn faults_are_told_in_the_language() {
    for (lang, sentence) in [
        (
            "sv",
            "Det finns ingen variant som heter ”standart”. Menade du ”standard”?\n",
        ),
        (
            "nb",
            "Det finnes ingen variant som heter «standart». Mente du «standard»?\n",
        ),
        (
            "da",
            "Der findes ingen variant, der hedder ”standart”. Mente du ”standard”?\n",
        ),
        (
            "de",
            "Es gibt keine Variante namens „standart“. Meinst du „standard“?\n",
        ),
    ] {
        let ran = kalaha(&["rules", "standart", "--lang", lang]);
        assert_eq!((&*ran.err, ran.status), (sentence, 2));
    }
}

#[test]
fn help_is_given_in_the_language() {
    let help = |lang| kalaha(&["judge", "--help", "--lang", lang]).out;
    for (lang, told) in [
        (
            "sv",
            [
                "Avgör en tvist",
                "\nArgument:\n",
                "Användning: kalaha judge [VAL]",
                "Exempel:\n",
            ],
        ),
        (
            "nb",
            [
                "Avgjør en tvist",
                "\nArgumenter:\n",
                "Bruk: kalaha judge [VALG]",
                "Eksempler:\n",
            ],
        ),
        (
            "da",
            [
                "Afgør en tvist",
                "\nValg:\n",
                "Brug: kalaha judge [VALG]",
                "Vis hjælpen\n",
            ],
        ),
        (
            "de",
            [
                "Streit schlichten",
                "\nOptionen:\n",
                "Aufruf: kalaha judge [OPTIONEN]",
                "JSON-Objekt",
            ],
        ),
        (
            "en",
            [
                "Settle a dispute",
                "\nOptions:\n",
                "Usage: kalaha judge [OPTIONS]",
                "Examples:\n",
            ],
        ),
    ] {
        for told in told {
            assert!(help(lang).contains(told), "{lang}: {told}\n{}", help(lang));
        }
    }
    for args in [
        &["--help"][..],
        &["help"],
        &["help", "tables"],
        &["tables"],
        &["match", "-h"],
    ] {
        let ran = kalaha(&[args, &["--lang", "de"]].concat());
        let text = ran.out + &ran.err;
        for english in [
            "Usage", "Print", "Options", "OPTIONS", "COMMAND", "Commands", "default:",
        ] {
            assert!(!text.contains(english), "{args:?}: {english}\n{text}");
        }
    }
}

#[test]
fn what_is_wrong_with_a_command_line_is_told_in_the_language() {
    for (args, sentence) in [
        (
            &["rulez"][..],
            "Det finns inget kommando ”rulez”. Menade du ”rules”?\n",
        ),
        (
            &["rules", "--lst"],
            "”--lst” är inte känt här. Menade du ”--list”?\n",
        ),
        (
            &["rules", "--list", "--full"],
            "”--list” kan inte användas tillsammans med ”--full”.\n",
        ),
        (&["judge", "start"], "Något saknas: ”<DRAG>...”.\n"),
        (
            &["perft", "--depth", "0"],
            "”--depth <D>” kan inte vara ”0”. Det måste vara ett heltal från 1 till 100.\n",
        ),
        (
            &["solve", "4", "3", "--memory", "mycket"],
            "”--memory <STORLEK>” kan inte vara ”mycket”. \
             Det måste vara ett antal byte, eller ett som 512M eller 4G.\n",
        ),
        (
            &["solve", "4", "3", "--memory"],
            "”--memory <STORLEK>” behöver ett värde.\n",
        ),
        (
            &["sheet", "poster"],
            "”<SLAG>” kan inte vara ”poster”. \
             Det måste vara card, house-rules, rules, referee, board eller worksheet.\n",
        ),
    ] {
        let ran = kalaha(&[&["--lang", "sv"], args].concat());
        assert!(ran.err.starts_with(sentence), "{args:?}: {}", ran.err);
        assert!(ran.err.ends_with("Mer finns med --help.\n"), "{}", ran.err);
        assert_eq!((ran.status, &*ran.out), (2, ""));
    }
    let ran = in_surroundings(&[("LANG", "da_DK.UTF-8")], &["rules", "--lang", "latin"]);
    let sentence =
        "”--lang <SPROG>” kan ikke være ”latin”. Det skal være sv, nb, da, de eller en.\n";
    assert!(ran.err.starts_with(sentence), "{}", ran.err);
}

/// What a command says, line by line, the tags of a sheet taken away.
fn lines(args: &[&str], language: &str) -> Vec<String> {
    let ran = kalaha(&[args, &["--lang", language]].concat());
    let text = ran.out + &ran.err;
    let text = match text.split_once("</style>") {
        Some((_, sheet)) => sheet
            .split('<')
            .filter_map(|tag| tag.split_once('>'))
            .fold(String::new(), |text, (_, words)| text + "\n" + words),
        None => text,
    };
    let lines = text.lines().map(|line| line.trim().to_owned());
    lines.filter(|line| !line.is_empty()).collect()
}

/// Notation, commands and names, which are the same everywhere.
fn is_the_same_everywhere(line: &str) -> bool {
    let names = ["Kalaha", "Univ. Graz", "Name:"];
    let words = |line: &str| line.chars().filter(char::is_ascii_lowercase).count();
    words(line) < 3
        || line.starts_with("S ")
        || line.starts_with("kalaha ")
        || line.contains('=')
        || names.contains(&line.trim_start_matches("- "))
}

#[test]
fn nothing_is_said_in_english_where_another_language_is_asked_for() {
    let mut commands: Vec<Vec<String>> = (1..=22)
        .map(|question| format!("judge --question {question}"))
        .chain(
            [
                "judge start 3 1 7",
                "judge --set remaining=emptier start 3 6 N4",
                "rules --options",
                "rules --list",
                "rules clockwise --full",
                "rules mirror",
                "solve 3 2 --moves",
                "match 2 random --games 2",
                "puzzle 3 --solution",
                "puzzle 4 1",
                "judge --claims",
                "judge --claim capture --claim relay start 1",
                "learn",
                "learn 4",
                "learn 4 2",
                "read",
                "read strategy",
                "read history",
                "perft --depth 2",
                "tables info nowhere.tables",
                "analyze nowhere.kalaha",
                "sheet card",
                "sheet house-rules --set seeds=3",
                "sheet rules",
                "sheet referee",
                "sheet board",
                "sheet worksheet",
            ]
            .map(str::to_owned),
        )
        .map(|line| line.split(' ').map(str::to_owned).collect())
        .collect();
    commands.push(STAYS.map(str::to_owned).to_vec());
    let mut wrong = Vec::new();
    for command in &commands {
        let args: Vec<&str> = command.iter().map(String::as_str).collect();
        let english = lines(&args, "en");
        for language in ["sv", "nb", "da", "de"] {
            let own = lines(&args, language);
            let left = own.iter().filter(|line| english.contains(line));
            let left = left.filter(|line| !is_the_same_everywhere(line));
            wrong.extend(left.map(|line| format!("{language}, {}: {line}", command.join(" "))));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
