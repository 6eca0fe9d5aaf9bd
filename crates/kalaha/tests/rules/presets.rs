//! Presets and aliases, literally.

use kalaha::{Error, PRESETS, Rules};

#[test]
fn what_each_preset_changes() {
    let told: Vec<(&str, String)> = PRESETS
        .iter()
        .map(|preset| {
            let changes = preset.rules.differences(&Rules::STANDARD);
            let changes: Vec<String> = changes
                .map(|(key, value)| format!("{key}={value}"))
                .collect();
            (preset.name, changes.join(" "))
        })
        .collect();
    let told: Vec<(&str, &str)> = told.iter().map(|(name, text)| (*name, &**text)).collect();
    assert_eq!(
        told,
        [
            ("standard", ""),
            ("regler-se", "end=mover_stuck"),
            ("noris", "seeds=3"),
            ("six", "seeds=6"),
            ("empty-capture", "capture=empty"),
            ("familie", "extra_turn_limit=1"),
            ("alga", "seeds=6 remaining=emptier"),
            ("seed-on", "lap=relay capture=none"),
            ("kgp", "majority=sweep"),
            ("clockwise", "direction=cw"),
            ("mirror", "direction=cw store_side=left"),
            ("all-stores", "sow_opponent_store=true"),
            ("skip-start", "skip_origin=true"),
            ("pie", "pie=true"),
        ]
    );
    for preset in PRESETS {
        assert_eq!(Rules::preset(preset.name), Ok(preset.rules));
        assert_eq!(preset.rules.check(), Ok(()));
    }
}

#[test]
fn aliases() {
    for (alias, name) in [
        ("ludii", "regler-se"),
        ("avalanche", "seed-on"),
        ("varv", "seed-on"),
    ] {
        assert_eq!(Rules::preset(alias), Rules::preset(name));
    }
    let aliases = PRESETS.iter().flat_map(|preset| preset.aliases);
    assert_eq!(aliases.count(), 3);
}

#[test]
fn an_unknown_name_finds_the_nearest() {
    let nearest = |name: &str| match Rules::preset(name) {
        Err(Error::UnknownPreset { nearest, .. }) => nearest,
        other => panic!("{other:?}"),
    };
    assert_eq!(nearest("standrad"), ["standard"]);
    assert_eq!(nearest("empty"), ["empty-capture"]);
    assert!(nearest("chess").is_empty());
}
