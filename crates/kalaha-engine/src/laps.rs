//! Rules compiled into a table: the fast form of the rules crate's `sow`.
//!
//! What a house with a number of seeds adds to both rows and stores, and where its last seed falls,
//! depends on nothing else, so it is looked up. Besides the compiler below nothing in this crate
//! looks at a field of [`Rules`]; tests hold every compiled rule set equal to `sow`.

use kalaha::{Capture, Direction, End, Lap as Sowing, Majority, Remaining, Rules, StoreSide};

use crate::row::Row;

/// Where a last seed falls, seen from the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// The mover's house of that byte.
    Own(u8),
    /// The opponent's house of that byte.
    Other(u8),
    /// The mover's store.
    OwnStore,
    /// The opponent's store.
    OtherStore,
}

/// What sowing one house changes, and where it ends.
#[derive(Clone, Copy, Debug)]
pub struct Lap<R> {
    /// What the mover's houses change by, all of them in one number to be added without a carry out of
    /// the row: seeds added, and taken away in the house that is lifted.
    pub own: R,
    /// The same of the opponent's houses; seeds are only taken away where a relay lifts one of them.
    pub other: R,
    /// Seeds added to the mover's store.
    pub own_store: u8,
    /// Seeds added to the opponent's store.
    pub other_store: u8,
    /// Where the last seed falls.
    pub last: Last,
    /// All bits of the own house in which the last seed falls and may capture; else none.
    last_own: R,
    /// How far the house opposite lies from bit 0.
    opposite_shift: u8,
}

/// The outcome of a sowing with its captures, before anybody asks who moves next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sown<R> {
    /// The mover's houses.
    pub own: R,
    /// The opponent's houses.
    pub other: R,
    /// Seeds that went into the mover's store.
    pub own_store: u8,
    /// Seeds that went into the opponent's store.
    pub other_store: u8,
    /// True if the last seed fell into the mover's store.
    pub again: bool,
}

/// What a last seed in an own empty house takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captures {
    /// Whether there are captures at all.
    pub any: bool,
    /// Whether the own seed is taken with them.
    pub own: bool,
    /// Whether the own seed is taken even if nothing lies opposite.
    pub bare: bool,
}

/// A compiled rule set for boards of a number of houses and up to a number of seeds.
#[derive(Clone, Debug)]
pub struct Laps<R> {
    /// Houses a side.
    pub houses: usize,
    /// By side (mover's houses first, for relay sowing the opponent's too), house and seeds.
    table: Vec<Lap<R>>,
    /// There are 2 to this power laps of each house, those of more seeds than the board has included.
    stride: u32,
    relay: bool,
    /// True if one sowing is a move, extra turns are not counted, and the game is over where a row is
    /// empty and nowhere else.
    pub(crate) is_usual: bool,
    /// What a capture takes.
    pub captures: Captures,
    /// When the game is over.
    pub end: End,
    /// Who gets the rest.
    pub remaining: Remaining,
    /// What more than half does.
    pub majority: Majority,
    /// Extra turns within a turn; 255 stands for no limit, since no turn has more.
    pub extra_turn_limit: u8,
    /// Whether a limit has to be counted at all.
    pub counts_extra_turns: bool,
    /// Whether every seed ends in a store, so that the margin to come has the parity of the seeds in
    /// the houses.
    pub counts_every_seed: bool,
}

impl<R: Row> Laps<R> {
    /// Compiles a rule set for boards with up to `seeds` seeds.
    #[must_use]
    pub fn new(rules: &Rules, seeds: u8) -> Self {
        let houses = usize::from(rules.houses);
        let relay = rules.lap == Sowing::Relay;
        let stride = (u32::from(seeds) + 1).next_power_of_two().ilog2();
        let most = ((1_u32 << stride) - 1) as u8;
        let origins = if relay { 2 * houses } else { houses };
        let table = (0..origins)
            .flat_map(|origin| laps_of(rules, origin, most))
            .collect();
        let captures = match rules.capture {
            Capture::Standard => Captures {
                any: true,
                own: true,
                bare: false,
            },
            Capture::Empty => Captures {
                any: true,
                own: true,
                bare: true,
            },
            Capture::None => Captures {
                any: false,
                own: false,
                bare: false,
            },
            Capture::LeaveOwn => Captures {
                any: true,
                own: false,
                bare: false,
            },
        };
        Self {
            houses,
            table,
            stride,
            relay,
            is_usual: !relay
                && rules.extra_turn_limit.is_none()
                && rules.end == End::EitherEmpty
                && rules.majority == Majority::Off,
            captures,
            end: rules.end,
            remaining: rules.remaining,
            majority: rules.majority,
            extra_turn_limit: rules.extra_turn_limit.unwrap_or(u8::MAX),
            counts_extra_turns: rules.extra_turn_limit.is_some(),
            counts_every_seed: rules.remaining != Remaining::Discard
                && rules.majority != Majority::Stop,
        }
    }

    /// How far apart two possible margins are at least.
    #[inline]
    #[must_use]
    pub fn step(&self) -> i16 {
        1 + i16::from(self.counts_every_seed)
    }

    /// True if the game can end by what the stores hold.
    #[must_use]
    pub fn ends_by_majority(&self) -> bool {
        self.majority != Majority::Off
    }

    /// True if a filled last house is sown on, so that what a house adds depends on both rows.
    #[must_use]
    pub fn is_relay(&self) -> bool {
        self.relay
    }

    /// What a mover's house with so many seeds adds, before any relay or capture.
    #[inline(always)]
    #[must_use]
    pub fn lap(&self, house: usize, seeds: u8) -> &Lap<R> {
        &self.table[(house << self.stride) + usize::from(seeds)]
    }

    /// Sows a filled house of the mover and captures.
    #[inline(always)]
    #[must_use]
    pub fn sow(&self, own: R, other: R, house: usize) -> Sown<R> {
        if self.relay {
            self.sow_on(own, other, house)
        } else {
            self.sow_once(own, other, house)
        }
    }

    /// The same without relay.
    #[inline(always)]
    pub(crate) fn sow_once(&self, own: R, other: R, house: usize) -> Sown<R> {
        let lap = self.lap(house, own.get(house));
        self.capture(Self::laid_out(own, other, lap), lap)
    }

    #[inline(always)]
    fn laid_out(own: R, other: R, lap: &Lap<R>) -> Sown<R> {
        Sown {
            own: own.plus(lap.own),
            other: other.plus(lap.other),
            own_store: lap.own_store,
            other_store: lap.other_store,
            again: lap.last == Last::OwnStore,
        }
    }

    /// Captures if the last seed fell into an own house that was empty.
    ///
    /// Whether it did is as good as random, so nothing here branches on it.
    #[inline(always)]
    fn capture(&self, mut sown: Sown<R>, lap: &Lap<R>) -> Sown<R> {
        let was_empty = sown.own.only_one(lap.last_own);
        let opposite = sown.other.byte_at(lap.opposite_shift);
        let captures = was_empty & (self.captures.bare | (opposite > 0));
        let takes_own = captures & self.captures.own;
        sown.other = sown.other.byte_cleared(lap.opposite_shift, captures);
        sown.own = sown.own.cleared(lap.last_own, takes_own);
        sown.own_store += u8::from(takes_own) + if captures { opposite } else { 0 };
        sown
    }

    /// Sows, lifts filled last houses and sows on, until a store or an empty house ends it. On its own,
    /// so that the boards of other rules stay in registers.
    #[inline(never)]
    fn sow_on(&self, own: R, other: R, house: usize) -> Sown<R> {
        let mut lap = self.lap(house, own.get(house));
        let mut sown = Self::laid_out(own, other, lap);
        loop {
            let (origin, hand) = match lap.last {
                Last::Own(house) => (usize::from(house), sown.own.get(house.into())),
                Last::Other(house) => (
                    self.houses + usize::from(house),
                    sown.other.get(house.into()),
                ),
                Last::OwnStore | Last::OtherStore => break,
            };
            if hand == 1 {
                break;
            }
            lap = self.lap(origin, hand);
            sown.own = sown.own.plus(lap.own);
            sown.other = sown.other.plus(lap.other);
            sown.own_store += lap.own_store;
            sown.other_store += lap.other_store;
        }
        sown.again = lap.last == Last::OwnStore;
        self.capture(sown, lap)
    }
}

/// What 0, 1, 2 … up to `most` seeds from a house add. Houses 0 up to `houses` are the mover's, in
/// sowing order, then come the opponent's.
fn laps_of<R: Row>(rules: &Rules, origin: usize, most: u8) -> Vec<Lap<R>> {
    let houses = usize::from(rules.houses);
    let own_store_first =
        (rules.direction == Direction::CounterClockwise) == (rules.store_side == StoreSide::Right);
    // The ring: the mover's row, a store, the opponent's row, the other store.
    let (own_store, other_store) = if own_store_first {
        (houses, 2 * houses + 1)
    } else {
        (2 * houses + 1, houses)
    };
    let origin = if origin < houses { origin } else { origin + 1 };
    let is_skipped = |pit| {
        (pit == other_store && !rules.sow_opponent_store) || (pit == origin && rules.skip_origin)
    };
    let mut ring = (0..2 * houses + 2)
        .cycle()
        .skip(origin + 1)
        .filter(|&pit| !is_skipped(pit));
    let mut lap = Lap {
        own: R::EMPTY,
        other: R::EMPTY,
        own_store: 0,
        other_store: 0,
        last: Last::OwnStore,
        last_own: R::EMPTY,
        opposite_shift: 0,
    };
    let mut laps = vec![lap];
    for pit in ring.by_ref().take(most.into()) {
        // One more is lifted.
        if origin < houses {
            lap.own = lap.own.minus(R::one(origin));
        } else {
            lap.other = lap.other.minus(R::one(origin - houses - 1));
        }
        lap.last_own = R::EMPTY;
        lap.last = if pit == own_store {
            lap.own_store += 1;
            Last::OwnStore
        } else if pit == other_store {
            lap.other_store += 1;
            Last::OtherStore
        } else if pit < houses {
            lap.own = lap.own.plus(R::one(pit));
            if rules.capture != Capture::None {
                lap.last_own = R::whole(pit);
                lap.opposite_shift = (8 * (houses - 1 - pit)) as u8;
            }
            Last::Own(pit as u8)
        } else {
            lap.other = lap.other.plus(R::one(pit - houses - 1));
            Last::Other((pit - houses - 1) as u8)
        };
        laps.push(lap);
    }
    laps
}
