//! How long bots think is chosen with a slider, or as a number where there is no script.

use crate::server_process::ServerProcess;
use crate::window::{PHONE, WIDE, WITHOUT_SCRIPT, Window};

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn how_long_bots_think_is_chosen_in_the_form() {
    let server = ServerProcess::open("levels");
    for kind in [WIDE, PHONE, WITHOUT_SCRIPT] {
        let window = Window::open(kind).await;
        window.goto(&server.address("/")).await;
        window.choose(".settings select[name=seat2]", "expert").await;
        let slider = ".slider [type=range]:not([hidden])";
        assert_eq!(window.has(slider).await, kind.script, "a slider that does nothing is not shown");
        if kind.script {
            let slid = "const [slider, number] = document.querySelector('.slider').children;
                const at = (value) => { slider.value = value; slider.dispatchEvent(new Event('input')); return number.value; };
                return [100, 1, 40, 0, 60].map(at).join(' ') + ' ' + slider.getAttribute('aria-valuetext')";
            assert_eq!(window.run(slid).await, "20000 16 270  1100 1100", "each step by the same factor");
        } else {
            window.find("#iterations").await.send_keys("1100").await.expect("a number");
        }
        window.click(".settings > button").await;
        window.find("#play").await;
        assert!(window.run("return String(document.body.textContent.includes('expert (1100)'))").await == "true");
        window.close().await;
    }
}
