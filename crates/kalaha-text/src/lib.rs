//! Every word that people read, by rule id.
