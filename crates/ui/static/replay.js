// ---- the replay: every step is a page of its own, and this one becomes it ----

const replay = document.getElementById('replay');
if (replay) {
  const [slider, run, speed, log] = ['step', 'run', 'speed', 'log'].map((id) => document.getElementById(id));
  const seat = replay.dataset.seat ? `&seat=${replay.dataset.seat}` : '';
  const address = (step) => `${replay.dataset.path}?at=${step}${seat}`;
  const last = Number(slider.max);
  let shown = Number(slider.value);
  let wanted = shown;
  let going = false;
  let next;

  /** The step that a link of this page leads to, seen with the same seat. */
  const stepOf = (link) => {
    const { pathname, searchParams } = new URL(link.href, location);
    const same = pathname === replay.dataset.path && (searchParams.get('seat') ?? '') === (replay.dataset.seat ?? '');
    return same && searchParams.has('at') ? Number(searchParams.get('at')) : null;
  };

  const lines = new Map();
  for (const line of log.querySelectorAll('a.log-line')) lines.set(stepOf(line), [...(lines.get(stepOf(line)) ?? []), line]);
  /** Marks a step in the log, and lets the log follow it. */
  const mark = (step) => {
    log.querySelectorAll('[aria-current]').forEach((line) => line.removeAttribute('aria-current'));
    lines.get(step)?.forEach((line) => line.setAttribute('aria-current', 'step'));
    // Of some steps nothing is told: then what was told last is in sight.
    const told = lines.get([...lines.keys()].findLast((other) => other <= step)) ?? [];
    if (!told.length) return;
    const box = log.parentElement;
    const [around, first, end] = [box, told[0], told.at(-1)].map((one) => one.getBoundingClientRect());
    if (first.top < around.top || end.bottom > around.bottom - 20) box.scrollTop += first.top - around.top - around.height / 3;
  };

  /** Asks for a step until there is an answer, with longer and longer pauses, or as long as the server asks for. */
  const stepTo = async (step) => {
    for (let failures = 0; ; failures += 1) {
      const answer = await server.ask(`${replay.dataset.path}/replay?from=${shown}&at=${step}${seat}`);
      const passes = server.passes(answer);
      server.reconnecting('replay', passes);
      if (!passes) return answer;
      await new Promise((over) => setTimeout(over, backoff.pause(failures, answer.asked)));
    }
  };

  /** Goes to a step; if another one is wanted meanwhile, then to that. */
  const go = async (step) => {
    wanted = Math.min(Math.max(step, 0), last);
    if (going) return;
    going = true;
    if (document.querySelector('#tab-result:checked')) document.querySelector('.first-tab').click();
    while (wanted !== shown) {
      const to = wanted;
      const answer = await stepTo(to);
      if (!answer.ok) return location.assign(address(to));
      const { changes } = answer.news;
      const swap = () => keepFocus(() => changes.forEach(change));
      await glide(swap)?.updateCallbackDone.catch(() => {});
      shown = to;
      slider.setAttribute('value', to);
      slider.value = wanted;
      mark(to);
    }
    going = false;
    history.replaceState(null, '', address(shown));
  };

  const labels = { true: run.dataset.pause, false: run.getAttribute('aria-label') };
  const setRunning = (is) => {
    clearTimeout(next);
    run.classList.toggle('running', is);
    run.title = labels[is];
    run.setAttribute('aria-label', labels[is]);
    if (is) next = setTimeout(runOn, Number(speed.value));
  };
  const runOn = async () => {
    await go(shown + 1);
    // Somebody may have stopped it meanwhile.
    if (run.classList.contains('running')) setRunning(shown < last);
  };

  run.addEventListener('click', async () => {
    const running = !run.classList.contains('running');
    setRunning(running);
    // At the last step it begins again.
    if (running && shown === last) await go(0);
  });
  slider.addEventListener('input', () => {
    setRunning(false);
    go(Number(slider.value));
  });
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = stepOf(link);
    if (step === null) return;
    event.preventDefault();
    setRunning(false);
    go(step);
  });
  speed.value = localStorage.getItem('bailiwick-replay') ?? speed.value;
  speed.addEventListener('change', () => {
    localStorage.setItem('bailiwick-replay', speed.value);
    if (run.classList.contains('running')) setRunning(true);
  });
  document.querySelectorAll('.tab-radio').forEach((tab) => tab.addEventListener('change', () => mark(shown)));
  mark(shown);
}
