//! Search, tables and levels.
