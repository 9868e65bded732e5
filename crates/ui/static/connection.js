// How a page talks with the server: what fails is said in words beside what is asked, and tried again where that is safe. Part
// of the script of pages; it has one name there.

const server = (() => {
  /** How long to wait for an answer, in milliseconds. */
  const LONGEST_WAIT = 10_000;
  /** How often a move is sent. */
  const MOST_ATTEMPTS = 7;
  const { dataset } = document.getElementById('play') ?? document.body;

  /** Whether another answer may come soon: there was none, there were too many requests, or the fault is the server's. */
  const passes = ({ status }) => status === 0 || status === 408 || status === 429 || status >= 500;

  /** Until when the server has asked for silence, and the answer that said so. */
  let silence = { until: 0 };

  /** Asks the server. There is always an answer, with the status 0 if nobody gave one. While the server wants silence, nothing
   *  is sent. */
  const ask = async (address, request = {}) => {
    const left = silence.until - Date.now();
    if (left > 0) return { ...silence.answer, asked: left / 1000 };
    const options = { ...request, signal: AbortSignal.timeout(LONGEST_WAIT), headers: { Accept: 'application/json' } };
    const answer = await fetch(address, options).catch(() => null);
    const news = await answer?.json().catch(() => null);
    if (!answer || (answer.ok && !news)) return { status: 0, ok: false, asked: 0, news: {} };
    const said = { status: answer.status, ok: answer.ok, asked: backoff.retryAfter(answer), news: news ?? {} };
    if (said.asked) silence = { until: Date.now() + said.asked * 1000, answer: said };
    return said;
  };

  const troubled = new Set();
  /** Shows that the page is reconnecting as long as the stream or what the page asked for has no answer. */
  const reconnecting = (what, is) => {
    if (is) troubled.add(what);
    else troubled.delete(what);
    const sign = document.getElementById('connection');
    if (sign) sign.hidden = troubled.size === 0;
  };

  let endPause = null;
  const pause = (milliseconds) => new Promise((over) => {
    endPause = over;
    setTimeout(() => over(true), milliseconds);
  }).finally(() => { endPause = null; });

  /** Sends a move until it has an answer, and tells `say` what is wrong meanwhile. It is for the same revision every time, so it
   *  is done once at most. Returns nothing if it was not done, or if something else was chosen meanwhile. */
  const send = async (address, body, say) => {
    for (let failures = 0; ; failures += 1) {
      const answer = await ask(address, { method: 'POST', body });
      if (!passes(answer)) return { ...answer, repeated: failures > 0 };
      const last = failures + 1 === MOST_ATTEMPTS;
      say(`${answer.news.refusal?.words ?? dataset.lost} ${last ? dataset.notSent : dataset.trying}`);
      if (last || !(await pause(backoff.pause(failures, answer.asked)))) return null;
    }
  };

  /** Gives up a move that waits to be sent again; says whether there was one. */
  const giveUp = () => {
    const waits = endPause !== null;
    endPause?.(false);
    return waits;
  };

  /** Sends a move that waits to be sent again at once, because the server is there again. */
  const hurry = () => endPause?.(true);

  /** Hears of news of a table from the stream that all tabs share: `{ revision }`, and `{ away }` when the server is or was. */
  const listen = (table, shown, hear) => {
    let port;
    const watch = () => port?.postMessage({ table, revision: shown() });
    const leave = () => port?.postMessage({ leave: true });
    const open = (other) => {
      port = other;
      port.onmessage = ({ data }) => hear(data);
      watch();
    };
    const alone = async () => {
      const { connect } = await import(dataset.stream);
      const { port1, port2 } = new MessageChannel();
      connect(port2);
      open(port1);
      // Without a shared stream, those of hidden tabs would use up the connections.
      const look = () => (document.hidden ? leave() : watch());
      document.addEventListener('visibilitychange', look);
      look();
    };
    addEventListener('pagehide', leave);
    if (!globalThis.SharedWorker) return alone();
    const worker = new SharedWorker(dataset.stream, { type: 'module', name: 'bailiwick' });
    worker.onerror = alone;
    return open(worker.port);
  };

  return { ask, giveUp, hurry, listen, passes, reconnecting, send };
})();
