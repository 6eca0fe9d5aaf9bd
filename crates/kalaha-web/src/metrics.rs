//! What operators can see: counts and times, without anything about players.

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// The kind of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

/// What was asked, and how it was answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answer {
    route: String,
    status: u16,
}

/// All metrics of a process.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// Games begun.
    pub(crate) games: Counter,
    entries: Family<Kind, Counter>,
    seconds: Histogram,
    requests: Family<Answer, Counter>,
    streams: Gauge,
    known: Gauge,
    thinking: Gauge,
    analyses: Gauge,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("kalaha"),
            games: Counter::default(),
            entries: Family::default(),
            // From half a millisecond to sixteen seconds.
            seconds: Histogram::new(exponential_buckets(0.0005, 2.0, 16)),
            requests: Family::default(),
            streams: Gauge::default(),
            known: Gauge::default(),
            thinking: Gauge::default(),
            analyses: Gauge::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("games", "Games begun", metrics.games.clone());
        let entries = metrics.entries.clone();
        registry.register("entries", "Changes of games written", entries);
        registry.register_with_unit(
            "write",
            "Time until a change of a game was on disk",
            Unit::Seconds,
            metrics.seconds.clone(),
        );
        let requests = metrics.requests.clone();
        registry.register("requests", "Requests answered", requests);
        registry.register("streams", "Live connections", metrics.streams.clone());
        registry.register("games_in_memory", "Games in memory", metrics.known.clone());
        let thinking = metrics.thinking.clone();
        registry.register("thinking", "Moves that the computer has to make", thinking);
        let analyses = metrics.analyses.clone();
        registry.register("analyses", "Analyses that wait or run", analyses);
        metrics
    }
}

impl Metrics {
    pub(crate) fn written(&self, kind: &'static str, time: Duration) {
        self.entries.get_or_create(&Kind { kind }).inc();
        self.seconds.observe(time.as_secs_f64());
    }

    pub(crate) fn answered(&self, route: &str, status: u16) {
        let answer = Answer {
            route: route.to_owned(),
            status,
        };
        self.requests.get_or_create(&answer).inc();
    }

    /// The text that Prometheus reads, with the present counts.
    pub(crate) fn text(&self, now: Now) -> String {
        let set = |gauge: &Gauge, count: usize| {
            gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
        };
        set(&self.streams, now.streams);
        set(&self.known, now.known);
        set(&self.thinking, now.thinking);
        set(&self.analyses, now.analyses);
        let mut text = String::new();
        // Writing into a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// Counts of the moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Now {
    pub(crate) streams: usize,
    pub(crate) known: usize,
    pub(crate) thinking: usize,
    pub(crate) analyses: usize,
}
