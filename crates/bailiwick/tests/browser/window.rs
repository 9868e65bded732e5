//! A browser window, driven as a person would: by looking, clicking and typing.

use fantoccini::actions::{InputSource, MouseActions, PointerAction};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How a window is to be.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    pub width: u32,
    pub height: u32,
    pub phone: bool,
    pub script: bool,
}

pub const WIDE: Kind = Kind { width: 1366, height: 768, phone: false, script: true };
pub const PHONE: Kind = Kind { width: 390, height: 844, phone: true, script: true };
pub const WITHOUT_SCRIPT: Kind = Kind { script: false, ..WIDE };

/// A window and the driver behind it.
pub struct Window {
    pub client: Client,
    driver: Child,
    kind: Kind,
}

/// How long to wait for something to appear.
const PATIENCE: Duration = Duration::from_secs(20);

/// Starts chromedriver; none if the port that it chose was taken meanwhile by another one that started.
fn start_driver() -> Option<(Child, u16)> {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver is installed (./check does it)");
    let mut lines = BufReader::new(driver.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let port =
        lines.find_map(|line| line.split("successfully on port ").nth(1)?.trim_end_matches('.').parse::<u16>().ok());
    std::thread::spawn(move || lines.for_each(drop));
    match port {
        Some(port) => Some((driver, port)),
        None => {
            let _ = driver.wait();
            None
        }
    }
}

impl Window {
    /// Opens a window with nothing remembered from others.
    pub async fn open(kind: Kind) -> Window {
        let (driver, port) = (0..3).find_map(|_| start_driver()).expect("chromedriver says its port");
        let connector = hyper_util::client::legacy::connect::HttpConnector::new();
        let client = ClientBuilder::new(connector)
            .capabilities(capabilities(kind))
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("Chromium starts");
        if !kind.phone {
            // The window's frame is part of its size: grow it until the page has the size that is wanted.
            client.set_window_size(kind.width, kind.height).await.expect("a size");
            if kind.script {
                let inner = client.execute("return [innerWidth, innerHeight]", vec![]).await.expect("a size");
                let more =
                    |at: usize, wanted: u32| wanted + wanted.saturating_sub(inner[at].as_u64().unwrap_or(0) as u32);
                client.set_window_size(more(0, kind.width), more(1, kind.height)).await.expect("a size");
            }
        }
        Window { client, driver, kind }
    }

    /// Opens a page. Moves of others arrive at once and no scene opens by itself, unless a test wants it so afterwards.
    pub async fn goto(&self, address: &str) {
        self.client.goto(address).await.expect("the page");
        if self.kind.script {
            self.keep("pace", "instant").await;
            self.keep("scenes", "off").await;
        }
    }

    /// Chooses a setting, without opening the settings; the usual value for nothing. It is kept when this returns.
    pub async fn keep(&self, setting: &str, value: &str) {
        let script = format!(
            "const form = document.querySelector('#settings form'), {{ dataset }} = document.documentElement;
            if ((dataset.{setting} ?? '') === '{value}' || !form) return null;
            if ('{value}') dataset.{setting} = '{value}'; else delete dataset.{setting};
            const values = [...form.elements.{setting}];
            (values.find((one) => one.value === '{value}') ?? values[0]).checked = true;
            const body = new URLSearchParams(new FormData(form));
            return fetch(form.action, {{ method: 'POST', body, headers: {{ Accept: 'application/json' }} }}).then(() => null);"
        );
        self.run(&script).await;
    }

    /// The first element that a selector finds, as soon as there is one.
    pub async fn find(&self, selector: &str) -> Element {
        let wait = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(selector)).await;
        if wait.is_err() {
            self.picture("stuck").await;
        }
        wait.unwrap_or_else(|error| panic!("{selector}: {error}"))
    }

    pub async fn all(&self, selector: &str) -> Vec<Element> {
        self.client.find_all(Locator::Css(selector)).await.expect("a selector")
    }

    pub async fn has(&self, selector: &str) -> bool {
        !self.all(selector).await.is_empty()
    }

    pub async fn click(&self, selector: &str) {
        self.find(selector).await.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    /// Clicks an element if it is there now, and says whether it was.
    pub async fn click_if_there(&self, selector: &str) -> bool {
        match self.all(selector).await.first() {
            Some(one) => one.click().await.is_ok(),
            None => false,
        }
    }

    /// Chooses from a list.
    pub async fn choose(&self, selector: &str, value: &str) {
        let list = self.find(selector).await;
        list.select_by_value(value).await.unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    pub async fn text(&self, selector: &str) -> String {
        self.find(selector).await.text().await.expect("a text")
    }

    pub async fn attribute(&self, selector: &str, name: &str) -> String {
        self.find(selector).await.attr(name).await.expect("an attribute").unwrap_or_default()
    }

    /// Takes the mouse off the board, so that the words about the last place cover nothing.
    pub async fn rest(&self) {
        let away = PointerAction::MoveTo { duration: None, x: 4.0, y: 4.0 };
        let mouse = MouseActions::new("mouse".to_owned()).then(away);
        self.client.perform_actions(mouse).await.expect("the mouse moves");
    }

    /// Moves the mouse onto an element, and waits until the words about it are there.
    pub async fn hover(&self, selector: &str) {
        let place = format!(
            "const box = document.querySelector('{selector}').getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2]"
        );
        let place = self.run(&place).await;
        let [x, y] = [0, 1].map(|at| place[at].as_f64().expect("a number"));
        let mouse = MouseActions::new("mouse".to_owned()).then(PointerAction::MoveTo {
            duration: Some(Duration::from_millis(250)),
            x,
            y,
        });
        self.client.perform_actions(mouse).await.expect("the mouse moves");
        let seen = format!(
            "const tip = document.querySelector('{selector}').closest('.item').querySelector('.tip');
            return tip.checkVisibility({{ visibilityProperty: true, opacityProperty: true }}) || null"
        );
        self.until(&format!("the words about {selector}"), &seen).await;
    }

    /// Moves the mouse to a point of the page.
    pub async fn point_at(&self, x: f64, y: f64) {
        let mouse = MouseActions::new("mouse".to_owned()).then(PointerAction::MoveTo { duration: None, x, y });
        self.client.perform_actions(mouse).await.expect("the mouse moves");
    }

    /// Clicks where the mouse is.
    pub async fn click_here(&self) {
        let mouse = MouseActions::new("mouse".to_owned())
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 });
        self.client.perform_actions(mouse).await.expect("a click");
    }

    /// Moves the mouse to the middle of an element, whatever lies over it there.
    pub async fn point_at_place(&self, selector: &str) {
        let place = format!(
            "const one = document.querySelector('{selector}'); one.scrollIntoView({{ block: 'center' }});
            const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]"
        );
        let place = self.run(&place).await;
        let [x, y] = [0, 1].map(|at| place[at].as_f64().expect("a number"));
        self.point_at(x, y).await;
    }

    /// Clicks where an element is, whatever lies over it there.
    pub async fn tap(&self, selector: &str) {
        self.point_at_place(selector).await;
        self.click_here().await;
    }

    /// Presses a key, wherever the keyboard is.
    pub async fn press(&self, key: &str) {
        let active = self.client.active_element().await.expect("something has the keyboard");
        active.send_keys(key).await.expect("a key");
    }

    pub async fn tab(&self) {
        self.press(&char::from(Key::Tab).to_string()).await;
    }

    pub async fn run(&self, script: &str) -> Value {
        self.client.execute(script, vec![]).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// How much has been written about the table, as the page knows it.
    pub async fn revision(&self) -> u64 {
        self.attribute("#play", "data-revision").await.parse().expect("a number")
    }

    /// Looks at the page again and again until a script finds something. The page may be left between two looks at it.
    pub async fn until(&self, looked_for: &str, script: &str) -> Value {
        self.until_within(PATIENCE, looked_for, script).await
    }

    /// As [`Window::until`], for what takes its time.
    pub async fn until_within(&self, patience: Duration, looked_for: &str, script: &str) -> Value {
        let started = Instant::now();
        loop {
            let found = self.client.execute(script, vec![]).await.unwrap_or_default();
            if found != Value::Null {
                return found;
            }
            if started.elapsed() > patience {
                self.picture("stuck").await;
                panic!("{looked_for}: {}", self.text("body").await);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until the page has moved on, a curtain has fallen, a scoring has opened, or the game is over; says whether it goes
    /// on.
    pub async fn moved_on(&self, from: u64) -> bool {
        let look = format!(
            "if (document.querySelector('body.end')) return false;
            const now = document.querySelector('#play')?.dataset.revision;
            return document.querySelector('.curtain-scene, .scoring-page') || now > {from} ? true : null;"
        );
        self.until(&format!("the page has moved on from {from}"), &look).await == true
    }

    /// Waits until somebody at this window is asked, or the game is over.
    pub async fn waits_for_me(&self) {
        self.find("#ask.asked, body.end").await;
    }

    /// Waits until one of this window's seats is asked, or the game is over; says whether it is asked.
    pub async fn asked(&self) -> bool {
        let look = "if (document.querySelector('body.end')) return false;
            return document.querySelector('#prompt button[name=action]') ? true : null;";
        self.until("somebody is asked", look).await == true
    }

    /// A picture of the page, kept for people to look at.
    pub async fn picture(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("screenshots");
        std::fs::create_dir_all(&folder).expect("a folder");
        let size = if self.kind.phone { "phone" } else { "wide" };
        for theme in ["light", "dark"] {
            self.media(&[("prefers-color-scheme", theme)]).await;
            let picture = self.client.screenshot().await.expect("a picture");
            std::fs::write(folder.join(format!("{name}-{size}-{theme}.png")), picture).expect("a file");
        }
        self.media(&[("prefers-reduced-motion", "reduce")]).await;
    }

    /// What the visitor prefers: a theme, less motion.
    pub async fn media(&self, features: &[(&str, &str)]) {
        let features: Vec<Value> = features.iter().map(|(name, value)| json!({"name": name, "value": value})).collect();
        self.chromium("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// A command of Chromium's own.
    pub async fn chromium(&self, command: &'static str, parameters: Value) {
        self.client.issue_cmd(Chromium { command, parameters }).await.expect("a command of Chromium");
    }

    pub async fn close(mut self) {
        let _ = self.client.close().await;
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

fn capabilities(kind: Kind) -> serde_json::Map<String, Value> {
    let mut options = json!({
        "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--disable-quic", "--hide-scrollbars", "--lang=en"],
    });
    if kind.phone {
        let metrics = json!({"width": kind.width, "height": kind.height, "pixelRatio": 2.0, "touch": true});
        options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
    }
    if !kind.script {
        options["prefs"] = json!({"profile.managed_default_content_settings.javascript": 2});
    }
    let capabilities = json!({"browserName": "chrome", "goog:chromeOptions": options});
    capabilities.as_object().expect("an object").clone()
}

/// A command that WebDriver does not know, but Chromium does.
#[derive(Debug)]
struct Chromium {
    command: &'static str,
    parameters: Value,
}

impl fantoccini::wd::WebDriverCompatibleCommand for Chromium {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({"cmd": self.command, "params": self.parameters}).to_string()))
    }
}
