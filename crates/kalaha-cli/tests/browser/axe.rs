//! What axe-core says of a page.

use std::path::PathBuf;

use serde_json::Value;

use crate::driver::Browser;

/// axe-core, to be run in pages.
pub(crate) struct Axe(String);

impl Axe {
    /// Its file: `KALAHA_AXE`, or where the checks of this repository install it. Where there is
    /// none that is said; with `browser` in `KALAHA_REQUIRE` it is a failure.
    pub(crate) fn read() -> Option<Self> {
        let installed = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../kalaha-web/checks/node_modules/axe-core/axe.min.js"
        );
        let file = std::env::var_os("KALAHA_AXE").map_or_else(|| installed.into(), PathBuf::from);
        let required = std::env::var("KALAHA_REQUIRE").is_ok_and(|list| list.contains("browser"));
        match std::fs::read_to_string(&file) {
            Ok(script) => Some(Self(script)),
            Err(error) => {
                let file = file.display();
                assert!(!required, "axe-core is required: {file}: {error}");
                println!("passed over: no axe-core at {file}");
                None
            }
        }
    }

    /// Holds that nothing is wrong with a page as it is now, what is folded included.
    pub(crate) async fn finds_nothing(&self, browser: &Browser, what: &str) {
        browser
            .ask("document.querySelectorAll('details').forEach(d => d.open = true)")
            .await;
        browser.ask(&self.0).await;
        let found = browser
            .client
            .execute_async(
                "const done = arguments[0];
                 axe.run().then(r => done(r.violations.map(v =>
                     [v.id, v.help, v.nodes.map(n => n.html + ' ' + n.failureSummary)])))",
                Vec::new(),
            )
            .await
            .expect("axe runs");
        assert_eq!(found, Value::Array(Vec::new()), "{what}: {found:#}");
    }
}
