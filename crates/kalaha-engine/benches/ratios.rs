//! Speed as ratios within one run; `--smoke` does a small part of the work, to see that it runs.

use kalaha_engine::bench::{Work, run};

fn main() {
    let smoke = std::env::args().any(|argument| argument == "--smoke");
    let report = run(if smoke { Work::Short } else { Work::Full }).expect("memory");
    println!("nodes {}", report.nodes);
    for speed in report.speeds {
        println!(
            "{}: {:.0}/s, readable rules {:.0}/s, ratio {:.2}",
            speed.what.as_str(),
            speed.fast,
            speed.plain,
            speed.ratio()
        );
    }
}
