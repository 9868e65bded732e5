// One stream of news for all tabs of a browser. Over HTTP/1.1 a browser has six connections to a server; a stream for every
// open table would use them up, and no tab could ask for anything any more. This is a SharedWorker; where there is none, each
// page runs it for itself.
//
// A page tells it what it shows, { table, revision }, and { leave: true } when it goes. It is told { revision, here } when its table
// has moved on or somebody has come or gone, and { away } with true or false when the server cannot be reached and when it can be again.

/** A stream says something at least every 25 seconds. One that is silent for longer is dead. */
const LONGEST_SILENCE = 60_000;
/** Most tables that the server takes in one stream. */
const MOST_TABLES = 100;

/** What the pages show, by their ports; the latest last. */
const pages = new Map();
/** The newest known revisions of their tables. */
const known = new Map();
let away = false;
let followed = '';
let endStream = () => {};

const tellAll = (message) => {
  for (const port of pages.keys()) port.postMessage(message);
};

const setAway = (now) => {
  if (away !== now) tellAll({ away: now });
  away = now;
};

const moved = ({ table, revision, here }) => {
  known.set(table, revision);
  for (const [port, page] of pages) if (page.table === table) port.postMessage({ revision, here });
};

/** Reads events until the stream ends. */
const read = async (body, heard) => {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const events = (text + value).split('\n\n');
    text = events.pop();
    for (const event of events) {
      const data = event.split('\n').find((line) => line.startsWith('data:'));
      if (data) moved(JSON.parse(data.slice('data:'.length)));
    }
  }
};

/** Opens a stream and reads it to its end. Says whether it was opened, and for how long the server asks to be left alone. */
const readStream = async (tables, ended) => {
  const connection = new AbortController();
  const silence = () => connection.abort();
  let watch = setTimeout(silence, LONGEST_SILENCE);
  const heard = () => {
    clearTimeout(watch);
    watch = setTimeout(silence, LONGEST_SILENCE);
  };
  ended.addEventListener('abort', silence);
  let answer;
  try {
    const list = tables.map((table) => `${table}:${known.get(table)}`).join(',');
    answer = await fetch(`/events?tables=${list}`, { signal: connection.signal });
    if (answer.ok) {
      setAway(false);
      await read(answer.body, heard);
    }
  } catch {
    // It was ended, here or there.
  }
  clearTimeout(watch);
  return { opened: answer?.ok ?? false, asked: backoff.retryAfter(answer) };
};

/** Keeps a stream about these tables open until it is to end. */
const keepStream = async (tables, ended) => {
  let failures = 0;
  while (!ended.aborted) {
    const { opened, asked } = await readStream(tables, ended);
    if (ended.aborted) return;
    failures = opened ? 0 : failures + 1;
    if (!opened) setAway(true);
    const pause = backoff.pause(failures, asked);
    await new Promise((over) => setTimeout(over, pause));
  }
};

/** Follows the tables that the pages show now. */
const follow = () => {
  const shown = [...pages.values()].map(({ table }) => table);
  const tables = [...new Set(shown.reverse())].slice(0, MOST_TABLES).sort();
  if (tables.join() === followed) return;
  followed = tables.join();
  for (const table of known.keys()) if (!tables.includes(table)) known.delete(table);
  endStream();
  const end = new AbortController();
  endStream = () => end.abort();
  if (tables.length) keepStream(tables, end.signal);
};

/** Serves a page. */
export const connect = (port) => {
  const leave = () => {
    pages.delete(port);
    follow();
  };
  port.addEventListener('close', leave);
  port.onmessage = ({ data }) => {
    if (data.leave) return leave();
    const { table, revision } = data;
    pages.delete(port);
    pages.set(port, data);
    // The others may have heard of something that this page was drawn without.
    if (known.get(table) > revision) port.postMessage({ revision: known.get(table) });
    else known.set(table, revision);
    port.postMessage({ away });
    follow();
  };
};

if ('SharedWorkerGlobalScope' in globalThis) globalThis.onconnect = ({ ports: [port] }) => connect(port);
