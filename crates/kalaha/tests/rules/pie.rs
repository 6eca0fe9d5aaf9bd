//! The swap: the second player's, once, in place of his first sowing.

use kalaha::{Error, Game, Move, Position, Side, SwapRight};

use crate::{position, rules};

fn game() -> Game {
    Game::start(rules("pie=true")).unwrap()
}

fn play(game: &mut Game, moves: &str) -> Result<(), Error> {
    for text in moves.split_whitespace() {
        let chosen = game.position().read_move(text)?;
        game.play(chosen)?;
    }
    Ok(())
}

#[test]
fn the_swap_waits_for_the_whole_first_turn() {
    let mut game = game();
    assert_eq!(game.play(Move::Swap), Err(Error::NoSwap));
    play(&mut game, "S3").unwrap();
    assert_eq!(game.position().swap_right(), SwapRight::Coming);
    assert_eq!(game.play(Move::Swap), Err(Error::NoSwap));
    play(&mut game, "S6").unwrap();
    assert_eq!(
        game.position().to_string(),
        "S 4 4 0 5 5 0 (2) / N 5 5 5 5 4 4 (0) n pie"
    );
    play(&mut game, "swap").unwrap();
    assert_eq!(
        game.position().to_string(),
        "S 5 5 5 5 4 4 (0) / N 4 4 0 5 5 0 (2) s"
    );
}

#[test]
fn the_swap_is_offered_once() {
    let mut swapped = game();
    play(&mut swapped, "S1 swap").unwrap();
    assert_eq!(swapped.play(Move::Swap), Err(Error::NoSwap));
    play(&mut swapped, "S1").unwrap();
    assert_eq!(swapped.play(Move::Swap), Err(Error::NoSwap));

    let mut sown = game();
    play(&mut sown, "S1").unwrap();
    assert!(
        sown.position()
            .legal_moves()
            .any(|chosen| chosen == Move::Swap)
    );
    // North's extra turn is no second chance.
    play(&mut sown, "N3").unwrap();
    assert_eq!(sown.position().to_move(), Side::North);
    assert_eq!(sown.play(Move::Swap), Err(Error::NoSwap));
}

#[test]
fn no_swap_without_the_rule() {
    let mut game = Game::start(rules("")).unwrap();
    play(&mut game, "S1").unwrap();
    assert_eq!(game.play(Move::Swap), Err(Error::NoSwap));
}

#[test]
fn people_keep_their_names() {
    let mut game = game();
    game.players.south = "Anna".to_owned();
    game.players.north = "Bo".to_owned();
    play(&mut game, "S1 swap").unwrap();
    assert_eq!(game.players.south, "Anna");
    let read: Game = game.to_string().parse().unwrap();
    assert_eq!(read, game);
}

#[test]
fn undo_and_redo_across_the_swap() {
    let mut game = game();
    play(&mut game, "S3 S6 swap S1").unwrap();
    let end = *game.position();
    game.undo().unwrap();
    assert_eq!(game.undo(), Ok(Move::Swap));
    assert_eq!(game.position().swap_right(), SwapRight::Open);
    assert_eq!(game.position().to_move(), Side::North);
    assert_eq!(game.redo().unwrap().0, Move::Swap);
    game.redo().unwrap();
    assert_eq!(*game.position(), end);
    let movers: Vec<Side> = game.history().map(|(before, _)| before.to_move()).collect();
    assert_eq!(movers, [Side::South, Side::South, Side::North, Side::South]);
}

#[test]
fn a_position_says_whether_the_swap_is_open() {
    let start = Position::start(rules("pie=true")).unwrap();
    assert_eq!(start.swap_right(), SwapRight::Coming);
    let board = "S 4 4 4 0 5 5 (1) / N 5 4 4 4 4 4 (0) n";
    assert_eq!(position("pie=true", board).swap_right(), SwapRight::Gone);
    let open = position("pie=true", &format!("{board} pie"));
    assert_eq!(open.swap_right(), SwapRight::Open);
    // A game that starts from a board has its first turn before it.
    let fresh = Game::from_position(position("pie=true", board));
    assert_eq!(fresh.position().swap_right(), SwapRight::Coming);
    let going_on = Game::resume(position("pie=true", board));
    assert_eq!(going_on.position().swap_right(), SwapRight::Gone);
}
