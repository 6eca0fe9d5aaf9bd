//! A real browser, driven by `WebDriver` commands, and by Chromium's own where there is none.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use http::Method;
use serde_json::{Map, Value, json};
use url::{ParseError, Url};

/// How long a page may take to come to what is waited for; generous, since it is only reached
/// when something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long to wait between two looks at a page.
const LOOK: Duration = Duration::from_millis(25);

/// One browser with a profile of its own, gone when dropped.
pub(crate) struct Browser {
    pub(crate) client: Client,
    driver: Child,
}

/// What a window shows and how.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    /// Width and height, in CSS pixels.
    pub(crate) size: (u32, u32),
    pub(crate) dark: bool,
    pub(crate) reduced_motion: bool,
    pub(crate) forced_colors: bool,
}

impl Look {
    pub(crate) const DESK: Self = Self {
        size: (1280, 900),
        dark: false,
        reduced_motion: true,
        forced_colors: false,
    };
    pub(crate) const PHONE: Self = Self {
        size: (320, 640),
        ..Self::DESK
    };

    pub(crate) const fn dark(self) -> Self {
        Self { dark: true, ..self }
    }
}

impl Browser {
    /// A new browser, or none where no browser is installed, which is said; with `browser` in
    /// `KALAHA_REQUIRE` that is a failure.
    pub(crate) async fn open() -> Option<Self> {
        let required = std::env::var("KALAHA_REQUIRE").is_ok_and(|list| list.contains("browser"));
        let driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // A group of its own, so that the browser ends with its driver.
            .process_group(0)
            .spawn();
        let mut driver = match driver {
            Ok(driver) => driver,
            Err(error) => {
                assert!(!required, "chromedriver is required: {error}");
                println!("passed over: no chromedriver ({error})");
                return None;
            }
        };
        let port = read_port(&mut driver);
        let mut capabilities = Map::new();
        capabilities.insert(
            "goog:chromeOptions".to_owned(),
            json!({"args": [
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--lang=en",
            ]}),
        );
        // What is wrong with a page may take a while to find on a busy machine.
        let patience = json!({"script": 4 * PATIENCE.as_millis()});
        capabilities.insert("timeouts".to_owned(), patience);
        let client = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("the browser starts");
        let browser = Self { client, driver };
        browser.look(Look::DESK).await;
        Some(browser)
    }

    /// One of Chromium's own commands.
    pub(crate) async fn chromium(&self, command: &'static str, parameters: Value) -> Value {
        self.client
            .issue_cmd(Chromium {
                command,
                parameters,
            })
            .await
            .unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Runs no scripts of pages from now on.
    pub(crate) async fn without_scripts(&self) {
        self.chromium(
            "Emulation.setScriptExecutionDisabled",
            json!({"value": true}),
        )
        .await;
    }

    /// Shows pages at a size, in light or dark, with or without motion.
    pub(crate) async fn look(&self, look: Look) {
        let (width, height) = look.size;
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.chromium("Emulation.setDeviceMetricsOverride", metrics)
            .await;
        let scheme = if look.dark { "dark" } else { "light" };
        let motion = if look.reduced_motion {
            "reduce"
        } else {
            "no-preference"
        };
        let forced = if look.forced_colors { "active" } else { "none" };
        let features = json!({"features": [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
            {"name": "forced-colors", "value": forced},
        ]});
        self.chromium("Emulation.setEmulatedMedia", features).await;
    }

    /// Takes the network away or gives it back.
    pub(crate) async fn network(&self, on: bool) {
        self.chromium("Network.enable", json!({})).await;
        let conditions =
            json!({"offline": !on, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        self.chromium("Network.emulateNetworkConditions", conditions)
            .await;
    }

    pub(crate) async fn goto(&self, address: &str) {
        self.client
            .goto(address)
            .await
            .unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    /// The element that a selector names, as soon as it is there.
    pub(crate) async fn find(&self, css: &str) -> Element {
        let wait = self.client.wait().at_most(PATIENCE).every(LOOK);
        match wait.for_element(Locator::Css(css)).await {
            Ok(element) => element,
            Err(error) => panic!("{css}: {error}\n{}", self.seen().await),
        }
    }

    /// Presses an element; once more where the page has just put another in its place.
    pub(crate) async fn click(&self, css: &str) {
        while let Err(error) = self.find(css).await.click().await {
            assert!(error.is_stale_element_reference(), "{css}: {error}");
        }
    }

    /// What a script says of the page; `null` where it throws nothing and says nothing.
    pub(crate) async fn ask(&self, script: &str) -> Value {
        self.client
            .execute(script, Vec::new())
            .await
            .unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// The text of an element now.
    pub(crate) async fn text(&self, css: &str) -> String {
        let script = format!(
            "const e = document.querySelector({}); return e ? e.textContent.trim() : ''",
            json!(css)
        );
        self.ask(&script).await.as_str().unwrap_or("").to_owned()
    }

    /// All text of the page as people see it.
    async fn seen(&self) -> String {
        let page = self.ask("return document.body.innerText").await;
        page.as_str().unwrap_or("").to_owned()
    }

    /// Waits until a script answers `true`.
    pub(crate) async fn until(&self, what: &str, script: &str) {
        let since = Instant::now();
        loop {
            // A page that is just being left answers with an error.
            if let Ok(Value::Bool(true)) = self.client.execute(script, Vec::new()).await {
                return;
            }
            assert!(
                since.elapsed() < PATIENCE,
                "{what} does not come: {script}\n{}",
                self.seen().await
            );
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Presses and lets go one key after the other, wherever the focus is.
    pub(crate) async fn keys(&self, keys: &str) {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for value in keys.chars() {
            actions = actions
                .then(KeyAction::Down { value })
                .then(KeyAction::Up { value });
        }
        self.client
            .perform_actions(actions)
            .await
            .expect("keys can be pressed");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let group = format!("-{}", self.driver.id());
        // Already gone is as good.
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.driver.wait();
    }
}

/// The port that a driver says it listens at.
fn read_port(driver: &mut Child) -> u16 {
    let out = driver.stdout.take().expect("the pipe is there");
    let mut lines = BufReader::new(out).lines().map_while(Result::ok);
    let port = lines
        .find_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        })
        .expect("the driver names its port");
    // Nobody else reads what it says; a full pipe would stop it.
    std::thread::spawn(move || lines.for_each(drop));
    port
}

/// Chromium's own command, through its driver.
#[derive(Debug)]
struct Chromium {
    command: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for Chromium {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/goog/cdp/execute"))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let body = json!({"cmd": self.command, "params": self.parameters});
        (Method::POST, Some(body.to_string()))
    }
}
