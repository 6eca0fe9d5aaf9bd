//! Asking the processor for memory ahead of its use.

/// Has the cache line of a place brought near. Most of a search's time goes by in waiting for tables
/// that fit in no cache; asked for in time they arrive while other work is done.
#[inline(always)]
pub(crate) fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    #[allow(unsafe_code, reason = "the instruction has no safe form")]
    {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: a prefetch reads nothing that the program can see and never faults, whatever the
        // address; this one is that of a live reference. SSE is part of every x86-64 processor.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(place).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}
