//! The program `kalaha`.
fn main() {}
