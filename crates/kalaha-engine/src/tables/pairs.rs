//! The matrices of a layer, and those of them that are worked at together.

/// T(p, q) and T(q, p), only the first of both if p = q, with their turned forms where these are kept.
pub(super) struct Pair<'a> {
    pub(super) south: usize,
    pub(super) t: &'a mut [u8],
    pub(super) u: Option<&'a mut [u8]>,
    pub(super) mirrored_t: Option<&'a mut [u8]>,
    pub(super) mirrored_u: Option<&'a mut [u8]>,
}

impl Pair<'_> {
    pub(super) fn positions(&self) -> usize {
        self.t.len() + self.mirrored_t.as_ref().map_or(0, |t| t.len())
    }
}

/// Cuts a plane into its matrices.
pub(super) fn split<'a>(offsets: &[usize], mut plane: &'a mut [u8]) -> Vec<&'a mut [u8]> {
    offsets
        .windows(2)
        .map(|bounds| {
            let (matrix, rest) = core::mem::take(&mut plane).split_at_mut(bounds[1] - bounds[0]);
            plane = rest;
            matrix
        })
        .collect()
}

/// The pairs of a layer, the largest last.
pub(super) fn pairs<'a>(
    offsets: &[usize],
    t: &'a mut [u8],
    u: Option<&'a mut [u8]>,
) -> Vec<Pair<'a>> {
    let mut t: Vec<_> = split(offsets, t).into_iter().map(Some).collect();
    let mut u: Vec<_> = match u {
        Some(u) => split(offsets, u).into_iter().map(Some).collect(),
        None => t.iter().map(|_| None).collect(),
    };
    let last = t.len() - 1;
    let mut pairs = Vec::new();
    for south in 0..=last / 2 {
        let Some(own) = t[south].take() else { continue };
        pairs.push(Pair {
            south,
            t: own,
            u: u[south].take(),
            mirrored_t: t[last - south].take(),
            mirrored_u: u[last - south].take(),
        });
    }
    pairs
}
