//! The tables, in the order in which they came. Both databases read the same statements.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};

/// What is kept: a game's head, and its entries by number. A hash is null where the computer sits.
/// Times are milliseconds since 1970.
const GAMES: &str = "
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    head TEXT NOT NULL,
    south_hash TEXT,
    north_hash TEXT
);
CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, number)
);
";

/// All of them. A migration that was released is never changed.
pub(super) fn migrator() -> Migrator {
    let migration = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(
            version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            Cow::Borrowed(sql),
            false,
        )
    };
    let all = [("games and entries", GAMES)];
    Migrator {
        migrations: (1..).zip(all).map(migration).collect(),
        ..Migrator::DEFAULT
    }
}
