//! What is refused changes nothing.

use kalaha::{Error, Game, Key, Rules, Value};

use crate::movable::every_move;

/// Holds for any game: illegal moves, and undo and redo with nothing to do.
pub fn game(game: &Game) {
    for chosen in every_move() {
        let mut tried = game.clone();
        if tried.play(chosen).is_err() {
            assert_eq!(tried, *game, "after {chosen}");
        }
    }
    let mut back = game.clone();
    while back.undo().is_ok() {}
    assert_eq!(back.position(), game.start_position());
    let at_start = back.clone();
    assert_eq!(back.undo(), Err(Error::NothingToUndo));
    assert_eq!(back, at_start);

    let played = game.moves().len();
    for _ in 0..played {
        back.redo().expect("every move was taken back");
    }
    assert_eq!(back, *game, "after undoing and redoing all");
    while back.redo().is_ok() {}
    let at_end = back.clone();
    assert_eq!(back.redo(), Err(Error::NothingToRedo));
    assert_eq!(back, at_end);
}

/// Holds for any rule set, and any key and value as they are typed.
pub fn rules(rules: &Rules, key: &str, value: &str) {
    let mut tried = *rules;
    let set = tried.set(key, &Value::read(value));
    let changed: Vec<Key> = tried.differences(rules).map(|(key, _)| key).collect();
    let allowed = |changed: &Key| set.is_ok() && changed.as_str() == key;
    assert!(
        changed.iter().all(allowed),
        "{key}={value} changed {changed:?}"
    );
}
