// Makes the pages quicker; everything works without it too. Moves are posted in the background, news come as a stream,
// and what changed is swapped in inside a view transition, so that pieces glide.

const play = document.getElementById('play');

// ---- what changed ----

/** Builds an element from its markup. */
const element = (markup) => {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild;
};

/** Swaps the children of a part that are new or different, and puts all of them in order. */
const change = ({ part, order, children }) => {
  const parent = document.getElementById(part);
  if (!parent) return;
  const fresh = new Map(children);
  const kept = new Map([...parent.children].map((child) => [child.id, child]));
  const wanted = order.map((id) => (fresh.has(id) ? element(fresh.get(id)) : kept.get(id)) ?? kept.get(id));
  const ids = new Set(order);
  for (const [id, child] of kept) if (!ids.has(id) || fresh.has(id)) child.remove();
  wanted.forEach((child, place) => {
    if (child && parent.children[place] !== child) parent.insertBefore(child, parent.children[place] ?? null);
  });
};

/** Leaves what somebody reads where it is when they have scrolled away from the end of the news or the log. */
const keepReading = (swap) => {
  const read = [...document.querySelectorAll('.in-order')].filter((box) => box.scrollTop < -1);
  const tops = read.map((box) => box.scrollTop + box.scrollHeight);
  swap();
  read.forEach((box, number) => { box.scrollTop = tops[number] - box.scrollHeight; });
};

/** Focuses the same place after a swap as before it, or else the prompt; only where focus is visible (keyboard). */
const keepFocus = (swap) => {
  const focused = document.activeElement?.matches(':focus-visible') ? document.activeElement : null;
  const within = focused?.closest('[id]')?.id;
  swap();
  if (!focused || document.contains(focused) || focused === document.body) return;
  const again = within && document.getElementById(within);
  const target = again?.matches('button, [tabindex]') ? again : again?.querySelector('button, [tabindex]');
  (target ?? document.querySelector('#prompt button'))?.focus({ preventScroll: true });
};

/** Where the pieces are, by their view-transition names. */
const piecePlaces = () => new Map([...document.querySelectorAll('#board [id]')].flatMap((one) => {
  const name = getComputedStyle(one).viewTransitionName;
  const { x, y } = one.getBoundingClientRect();
  return name === 'none' ? [] : [[name, `${x} ${y}`]];
}));

/** Lets pieces that move at the same time set off one after the other, all within a second. */
const stagger = (before) => {
  const moved = [...piecePlaces()].filter(([name, place]) => before.get(name) !== place).map(([name]) => name);
  const gap = Math.min(80, 940 / moved.length);
  for (const animation of document.getAnimations()) {
    const name = animation.effect?.pseudoElement?.match(/^::view-transition-\w+\((.+)\)$/)?.[1];
    const place = moved.indexOf(name);
    if (place > 0) animation.effect.updateTiming({ delay: place * gap, fill: 'both' });
  }
};

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
let skipTransition = () => {};

/** Shows what changed; ready when the pieces have come to rest. */
const show = (news) => {
  if (news.over) return location.reload();
  // Somebody else at this screen is asked now, and may not see what this page shows.
  if (news.go) return location.replace(news.go);
  const swap = () => keepFocus(() => {
    keepReading(() => news.changes.forEach(change));
    play.dataset.revision = news.revision;
    document.title = document.getElementById('turn-of')?.dataset.title + ' · Bailiwick';
  });
  if (reducedMotion.matches || !document.startViewTransition || document.hidden) return swap();
  const before = piecePlaces();
  const transition = document.startViewTransition(swap);
  skipTransition = () => transition.skipTransition();
  transition.ready.then(() => stagger(before)).catch(() => {});
  return transition.finished.catch(() => {});
};

// ---- news ----

const shownRevision = () => Number(play.dataset.revision);
/** The address of something of this table, with the revision and the seat that the page shows. */
const addressOf = (what) => {
  const seat = play.dataset.seat ? `&seat=${play.dataset.seat}` : '';
  return `${play.dataset.path}/${what}?from=${shownRevision()}${seat}`;
};
let queue = Promise.resolve();
/** Runs tasks one after the other: an update is made for the revision that the page shows. */
const enqueue = (task) => (queue = queue.then(task).catch(console.error));

let newest = 0;
let askAgain;
/** Asks for everything that the page does not show yet. If there is no answer, it asks again after a pause, and not before. */
const catchUp = async (revision, failures = 0) => {
  newest = Math.max(newest, revision);
  if (newest <= shownRevision() || askAgain) return;
  const answer = await server.ask(addressOf('changes'));
  server.reconnecting('changes', server.passes(answer));
  if (answer.ok) {
    await show(answer.news);
  } else if (server.passes(answer)) {
    askAgain = setTimeout(() => {
      askAgain = null;
      enqueue(() => catchUp(revision, failures + 1));
    }, patience.after(failures, answer.asked));
  } else {
    location.reload();
  }
};

if (play?.dataset.live) {
  const table = play.dataset.path.split('/').pop();
  server.listen(table, shownRevision, ({ revision, away }) => {
    if (revision !== undefined) enqueue(() => catchUp(revision));
    if (away !== undefined) server.reconnecting('stream', away);
  });
}

// A page that comes back from the browser's memory is old, and somebody else may sit before the screen now.
addEventListener('pageshow', (event) => event.persisted && location.reload());

// ---- acting ----

const refuse = (refusal) => {
  document.getElementById('refusal')?.remove();
  if (!refusal) return;
  const box = document.createElement('div');
  box.id = 'refusal';
  box.className = 'refusal';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = refusal.words + ' ';
  if (refusal.rule && play.dataset.rules) {
    const link = document.createElement('a');
    link.href = `${play.dataset.rules}#${refusal.rule}`;
    link.textContent = refusal.rule;
    text.append(link);
  }
  box.append(text);
  document.getElementById('prompt').prepend(box);
};

const act = async (button) => {
  const body = new URLSearchParams({ revision: shownRevision(), [button.name]: button.value });
  const seat = play.querySelector('input[name=seat]')?.value;
  if (seat) body.set('seat', seat);
  const address = button.getAttribute('formaction') ?? play.getAttribute('action');
  play.setAttribute('aria-busy', 'true');
  const answer = await server.send(address, body, (words) => refuse({ words }));
  play.removeAttribute('aria-busy');
  if (!answer) return;
  const { news, status, repeated } = answer;
  // A move that was sent twice and comes too late the second time was done the first time.
  refuse(repeated && status === 409 ? null : news.refusal);
  if (news.go || (news.changes && news.from === shownRevision())) await show(news);
  else if (news.revision) await catchUp(news.revision);
};

play?.addEventListener('submit', (event) => {
  const button = event.submitter;
  if (!button) return;
  event.preventDefault();
  skipTransition();
  // One move at a time; while one waits to be sent again, another may be chosen.
  if (!play.hasAttribute('aria-busy') || server.giveUp()) enqueue(() => act(button));
});

// ---- keys ----

const isTyping = (target) => target.matches('input[type=text], textarea, select') || target.isContentEditable;
let typed = '';
let waiting;

const keyed = () => [...document.querySelectorAll('[data-key]')].filter((one) => one.checkVisibility());

/** Of several with the same key the next one that is not ticked: two equal brokers are bid by pressing their digit twice. */
const press = (key) => {
  const targets = keyed().filter((one) => one.dataset.key === key);
  const target = targets.find((one) => !one.checked) ?? targets[0];
  if (target) target.click();
  return Boolean(target);
};

/** Some keys are several characters (12, -2, FW): those that follow have a moment's time to come. */
const type = (key) => {
  clearTimeout(waiting);
  const keys = keyed().map(({ dataset }) => dataset.key);
  const begins = (text) => keys.some((one) => one.startsWith(text));
  typed = begins(typed + key) ? typed + key : key;
  if (!begins(typed)) {
    typed = '';
    return false;
  }
  const done = () => {
    const whole = typed;
    typed = '';
    press(whole);
  };
  if (keys.some((one) => one.length > typed.length && one.startsWith(typed))) waiting = setTimeout(done, 700);
  else done();
  return true;
};

/** Moves the focus along the road by its numbers, or through the spots of a board in the order of the page. */
const moveFocus = (step) => {
  const spots = [...document.querySelectorAll('#board .placed[id^="at-"]')].filter((one) => one.checkVisibility());
  const road = spots.filter((one) => /^at-\d+$/.test(one.id));
  road.sort((one, other) => Number(one.id.slice(3)) - Number(other.id.slice(3)));
  const places = road.length ? road : spots;
  const here = places.findIndex((one) => one.contains(document.activeElement));
  if (here < 0) return false;
  const next = places[Math.min(Math.max(here + step, 0), places.length - 1)];
  [...next.querySelectorAll('button, [tabindex="0"]')].find((one) => one.checkVisibility())?.focus();
  return true;
};

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  skipTransition();
  const { key } = event;
  const onRange = event.target.matches('input[type=range]');
  if (onRange) return;
  if (key === 'ArrowRight' && moveFocus(1)) event.preventDefault();
  else if (key === 'ArrowLeft' && moveFocus(-1)) event.preventDefault();
  else if (key.length === 1 ? type(key.toUpperCase()) : key !== 'Enter' && press(key)) event.preventDefault();
});

// ---- small things ----

document.addEventListener('focusin', ({ target }) => {
  if (target.dataset.copy) target.select();
});

/** Keeps the place in a rulebook when the language changes: the rule in the address, or the first one in sight. */
document.querySelector('form[action="/language"]')?.addEventListener('submit', ({ target }) => {
  const seen = [...document.querySelectorAll('.book :is(strong, h2, h3)[id]')].filter((one) => {
    const { top } = one.getBoundingClientRect();
    return top > -2 && top < innerHeight;
  });
  const rule = seen.find((one) => one.matches(':target')) ?? seen[0];
  target.action = `/language${scrollY > innerHeight && rule ? `#${rule.id}` : location.hash}`;
});

/** The list and the board point at each other. */
document.addEventListener('mouseover', ({ target }) => {
  document.querySelectorAll('.pointed-at').forEach((one) => one.classList.remove('pointed-at'));
  const value = target.closest?.('button[name=action]')?.value;
  if (!value) return;
  document.querySelectorAll('button[name=action]').forEach((one) => one.classList.toggle('pointed-at', one.value === value));
});

// ---- setting up a table: options that do not go with the number of players are disabled ----

const setUp = document.querySelector('form.settings:has([name=game])');
if (setUp) {
  const chosen = new Set();
  const disableOptions = () => {
    const seats = [...setUp.querySelectorAll('[name^=seat]')].filter((one) => one.checkVisibility());
    const players = String(seats.filter(({ value }) => value !== 'nobody').length);
    for (const select of setUp.querySelectorAll('select:has([data-players])')) {
      const options = [...select.options];
      options.forEach((one) => { one.disabled = !(one.dataset.players ?? players).split(' ').includes(players); });
      // A select that was not changed by hand follows the number of players.
      if (select.selectedOptions[0]?.disabled || !chosen.has(select)) {
        const able = options.filter((one) => !one.disabled);
        const usual = able.find((one) => one.defaultSelected) ?? able[0];
        if (usual) usual.selected = true;
      }
    }
  };
  setUp.addEventListener('change', ({ target }) => {
    chosen.add(target);
    disableOptions();
  });
  disableOptions();
}

// ---- the replay: a slider, and playing on by itself ----

const slider = document.getElementById('step');
if (slider) {
  const address = (step, run) => {
    const to = new URL(location.href);
    to.searchParams.set('at', step);
    to.searchParams.delete('run');
    if (run) to.searchParams.set('run', '1');
    return to;
  };
  let resting;
  slider.addEventListener('input', () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      sessionStorage.setItem('slider', 'yes');
      location.replace(address(slider.value));
    }, 350);
  });
  if (sessionStorage.getItem('slider')) slider.focus();
  sessionStorage.removeItem('slider');
  if (new URL(location.href).searchParams.has('run') && Number(slider.value) < Number(slider.max)) {
    const on = setTimeout(() => location.replace(address(Number(slider.value) + 1, true)), 900);
    document.addEventListener('pointerdown', () => clearTimeout(on));
    document.addEventListener('keydown', () => clearTimeout(on));
  }
}
