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

const root = document.documentElement;
const systemMotion = matchMedia('(prefers-reduced-motion: reduce)');
/** Whether nothing is to move: the system says so, or the settings of the page do. */
const reducedMotion = { get matches() { return systemMotion.matches || root.dataset.motion === 'off'; } };
let skipTransition = () => {};

/** Swaps something; pieces glide to their new places, where they may move. */
const glide = (swap) => {
  if (reducedMotion.matches || !document.startViewTransition || document.hidden) return void swap();
  const before = piecePlaces();
  const transition = document.startViewTransition(swap);
  skipTransition = () => transition.skipTransition();
  transition.ready.then(() => stagger(before)).catch(() => {});
  return transition;
};

// ---- following the others: their moves one by one, and scenes ----

/** How long a move is looked at, and all that have gathered, in milliseconds. */
const paces = { quick: { move: 750, all: 8000 }, calm: { move: 2000, all: Infinity } };
/** The pace that was chosen, or the usual one. */
const pace = () => root.dataset.pace ?? (reducedMotion.matches ? 'instant' : 'quick');
/** What hits the reader is looked at longer. */
const longer = 2.2;
let following = false;
let hurried = false;
let goOn = () => {};

/** Whether moves come one by one: not in a window that nobody sees, nor once somebody wants to see the end. */
const isPaced = () => Boolean(paces[pace()]) && !document.hidden && !hurried;

/** The scene that is open over the table. */
const openInterlude = () => document.querySelector('.interlude:popover-open');

/** Closes it; says whether there was one. */
const closeInterlude = () => {
  const open = openInterlude();
  open?.hidePopover();
  return Boolean(open);
};

/** Shows at once what is still to come; says whether there was anything. */
const skipAhead = () => {
  if (!following || openInterlude()) return false;
  hurried = true;
  skipTransition();
  goOn();
  return true;
};

/** Whether an update has a line that hits the reader. */
const hits = ({ changes }) => changes.some(({ part, children }) =>
  part === 'told' && children.some(([, markup]) => markup.includes('log-line hits')));

/** Waits until a scene over the table is closed. */
const sceneClosed = () => new Promise((done) => {
  const open = openInterlude();
  if (!open) done();
  else open.addEventListener('toggle', ({ newState }) => newState === 'closed' && done());
});

/** Lets a move be looked at before the next one comes. */
const lookAt = async (news) => {
  await sceneClosed();
  if (!news.left || !isPaced() || !news.changes.some(({ part }) => part === 'log')) return;
  const { move, all } = paces[pace()];
  const time = Math.min(move, all / news.left) * (hits(news) ? longer : 1);
  await new Promise((done) => {
    goOn = done;
    setTimeout(done, time);
  });
};

// What has been seen of scenes, by whom: the seat at a screen that several share has seen nothing of what the others saw.
const seenKey = (of) => `bailiwick-seen ${of}`;
const seenBy = (of) => {
  try {
    return JSON.parse(sessionStorage.getItem(seenKey(of))) ?? {};
  } catch {
    return null; // This browser keeps nothing: no scene opens by itself, because it would again and again.
  }
};
const saw = (of, seen) => seenBy(of) && sessionStorage.setItem(seenKey(of), JSON.stringify({ ...seenBy(of), ...seen }));

/** Opens a scene that has not been seen: over the table, or a page of its own, at what is new there. */
const openScene = () => {
  if (!play?.dataset.live || document.hidden || openInterlude()) return;
  const of = play.dataset.of;
  const seen = seenBy(of);
  if (!seen) return;
  const bids = document.querySelector('.interlude');
  const scored = document.getElementById('scored');
  const { round, entry } = scored?.dataset ?? {};
  const [newBids, newScoring] = [bids && seen.bids !== bids.id, scored && (seen.round !== round || Number(entry) > seen.entry)];
  saw(of, { bids: bids?.id ?? seen.bids });
  // Who comes to watch has not waited for it.
  const isLate = play.dataset.watching && seen.here === undefined;
  if (isLate) saw(of, { here: true, ...(scored && { round, entry: Number(entry) }) });
  if (root.dataset.scenes === 'off' || isLate) return;
  if (newBids) bids.showPopover();
  else if (newScoring) location.assign(scored.querySelector('a').href);
};

/** On a page of the scoring: goes on where the reader stopped, and remembers what they have seen. */
const scoringPage = document.querySelector('.scoring-page');
if (scoringPage) {
  const { of, round, entry } = scoringPage.dataset;
  const seen = seenBy(of) ?? {};
  const steps = [...scoringPage.querySelectorAll('.way [data-entry]')];
  const next = seen.round === round && steps.find((one) => Number(one.dataset.entry) > seen.entry);
  const cameFromTable = document.referrer && new URL(document.referrer).pathname === location.pathname.replace('/scoring', '');
  if (cameFromTable && next && next !== steps[0]) location.replace(next.href);
  else saw(of, { round, entry: Math.max(Number(entry), seen.round === round ? seen.entry : 0) });
  // Who goes back to the table has seen enough of what has happened.
  document.addEventListener('click', ({ target }) => {
    if (target.closest?.('a')?.pathname === of.split('?')[0]) saw(of, { round, entry: Number(steps.at(-1).dataset.entry) });
  });
}

document.addEventListener('pointerdown', skipAhead);
document.addEventListener('visibilitychange', () => (document.hidden ? skipAhead() : openScene()));

/** Shows what changed; ready when the pieces have come to rest. */
const show = (news) => {
  if (news.over) return location.reload();
  // Somebody else at this screen is asked now, and may not see what this page shows.
  if (news.go) return location.replace(news.go);
  const swap = () => keepFocus(() => {
    beforeChange();
    keepReading(() => news.changes.forEach(change));
    keepQuiet();
    oneStop();
    play.dataset.revision = news.revision;
    document.title = document.getElementById('turn-of')?.dataset.title + ' · Bailiwick';
    showScripted();
    openScene();
  });
  return glide(swap)?.finished.catch(() => {});
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

/** The newest revision that this page has heard of. */
let newest = 0;
let askAgain;
/** Asks for everything that the page does not show yet, one move after the other. If there is no answer, it asks again after a
 * pause, and not before. */
const catchUp = async (revision, failures = 0) => {
  newest = Math.max(newest, revision);
  following = true;
  try {
    while (newest > shownRevision() && !askAgain) failures = await catchUpOnce(failures);
  } finally {
    following = hurried = false;
  }
};

/** Asks for the next move, or for all; says how often there was no answer. */
const catchUpOnce = async (failures) => {
  await sceneClosed();
  const answer = await server.ask(addressOf('changes') + (isPaced() ? '&step=1' : ''));
  server.reconnecting('changes', server.passes(answer));
  if (answer.ok) {
    const { news } = answer;
    await show(news);
    // Another page is on its way.
    if (news.go || news.over) return new Promise(() => {});
    newest = Math.max(newest, news.revision + news.left);
    await lookAt(news);
    return 0;
  }
  if (server.passes(answer)) {
    askAgain = setTimeout(() => {
      askAgain = null;
      enqueue(() => catchUp(newest, failures + 1));
    }, backoff.pause(failures, answer.asked));
    return failures;
  }
  location.reload();
  return new Promise(() => {});
};

openScene();
// One scene after the other.
document.addEventListener('toggle', ({ target, newState }) => {
  if (newState === 'closed' && target.matches('.interlude')) openScene();
}, true);

if (play?.dataset.live) {
  const table = play.dataset.path.split('/').pop();
  server.listen(table, shownRevision, ({ revision, here, away }) => {
    if (here) play.dataset.here = here.join(' ');
    if (revision !== undefined) enqueue(() => catchUp(revision));
    if (away !== undefined) server.reconnecting('stream', away);
    if (away === false) server.hurry();
  });
}

// A page that comes back from the browser's memory is old, and somebody else may sit before the screen now.
addEventListener('pageshow', (event) => event.persisted && location.reload());

// ---- the pointer ----

/** Where the mouse is, whether it has moved since the page last changed, and what it rested on then. */
const mouse = { x: -1, y: -1, moved: true, on: '' };
/** What a button does, as text. */
const deed = (button) => button && `${button.name} ${button.value} ${button.getAttribute('popovertarget') ?? ''}`;
/** The button of the table under an element. */
const buttonOf = (one) => one?.closest?.('.play button, .tip button');

const beforeChange = () => {
  if (!mouse.moved) return;
  mouse.moved = false;
  mouse.on = deed(buttonOf(document.elementFromPoint(mouse.x, mouse.y)));
};

/** The place that was clicked: nothing more is said about it until the pointer has left it. */
let clicked;
const keepQuiet = () => clicked && document.getElementById(clicked)?.classList.add('done-here');
const speakAgain = () => {
  document.getElementById(clicked)?.classList.remove('done-here');
  clicked = undefined;
};
const isPointedAt = (one) => {
  const { left, right, top, bottom } = one?.getBoundingClientRect() ?? {};
  return mouse.x >= left && mouse.x <= right && mouse.y >= top && mouse.y <= bottom;
};

document.addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
  if (pointerType !== 'mouse' || (clientX === mouse.x && clientY === mouse.y)) return;
  Object.assign(mouse, { x: clientX, y: clientY, moved: true });
  root.dataset.by = 'mouse';
  if (clicked && !isPointedAt(document.getElementById(clicked))) speakAgain();
});

document.addEventListener('focusin', ({ target }) => {
  if (clicked && target.closest('.item')?.id !== clicked) speakAgain();
});

// What has come under a resting mouse was not meant: only the next click is.
document.addEventListener('click', (event) => {
  const button = buttonOf(event.target);
  if (!play || !button) return;
  if (event.pointerType === 'mouse' && event.detail && !mouse.moved && deed(button) !== mouse.on) {
    event.preventDefault();
    event.stopImmediatePropagation();
    mouse.moved = true;
    refuse({ words: play.dataset.moved }, true);
    return;
  }
  clicked = button.closest('.item')?.id ?? clicked;
  keepQuiet();
}, true);

// ---- acting ----

/** Says why something was not done: above what is asked, or, where nothing may move, at the edge of the window. */
const refuse = (refusal, atEdge = false) => {
  document.getElementById('refusal')?.remove();
  if (!refusal) return;
  const box = document.createElement('div');
  box.id = 'refusal';
  box.className = atEdge ? 'refusal at-edge' : 'refusal';
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
  if (isPaced()) body.set('step', '1');
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
  if (button.name === 'hint') document.getElementById('hint')?.showPopover();
  if (news.left) enqueue(() => catchUp(news.revision + news.left));
};

play?.addEventListener('submit', (event) => {
  const button = event.submitter;
  if (!button) return;
  event.preventDefault();
  skipTransition();
  // One move at a time; while one waits to be sent again, another may be chosen.
  if (!play.hasAttribute('aria-busy') || server.giveUp()) enqueue(() => act(button));
});

// ---- boxes of which so many can be ticked (`data-most`): one more takes the place of the one that was ticked first ----

let ticked = [];
document.addEventListener('change', ({ target }) => {
  if (target.matches('.pick')) refuse();
  if (!target.matches('.pick[type=checkbox]')) return;
  ticked = ticked.filter((one) => one !== target && one.isConnected && one.checked);
  if (target.checked) ticked.push(target);
  const said = document.getElementById('ticks-said');
  said.textContent = '';
  if (ticked.length <= said.dataset.most) return;
  const gone = ticked.shift();
  gone.checked = false;
  said.textContent = said.dataset.replaced.replace('%new', target.dataset.key).replace('%old', gone.dataset.key);
});

// ---- where a piece is chosen first and then a place for it, a place says so ----

document.addEventListener('click', ({ target }) => {
  if (target.closest?.('.spot.unchosen')) refuse({ words: target.closest('[data-choose]').dataset.choose });
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

/** Says why the place of a key cannot be chosen, in the words of the list of all that cannot. */
const sayWhyNot = (key) => {
  const places = [...document.querySelectorAll('[data-why]')].filter(({ dataset }) => dataset.why === key);
  const unchosen = places.find((one) => one.matches('.unchosen') && one.checkVisibility());
  const refused = places.find((one) => one.matches('.why-not *'));
  if (unchosen) refuse({ words: unchosen.closest('[data-choose]').dataset.choose });
  else if (refused) {
    const [what, why] = ['dt', 'dd > span'].map((part) => refused.querySelector(part).textContent);
    refuse({ words: `${what}. ${why}`, rule: refused.dataset.rule });
  }
};

/** Some keys are several characters (12, -2, FW): those that follow have a moment's time to come. */
const type = (key) => {
  clearTimeout(waiting);
  const keys = [...keyed().map(({ dataset }) => dataset.key),
    ...[...document.querySelectorAll('[data-why]')].map(({ dataset }) => dataset.why)];
  const begins = (text) => keys.some((one) => one.startsWith(text));
  typed = begins(typed + key) ? typed + key : key;
  if (!begins(typed)) {
    typed = '';
    return false;
  }
  const done = () => {
    const whole = typed;
    typed = '';
    if (!press(whole)) sayWhyNot(whole);
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

/** The log is one stop of the keyboard: from there arrows go from line to line. Without script each line is a stop. */
const oneStop = () => document.querySelectorAll('.in-order .log-line').forEach((line) => { line.tabIndex = -1; });
oneStop();
const moveLine = (box, step) => {
  const lines = [...box.querySelectorAll('.log-line')];
  const here = lines.indexOf(document.activeElement);
  const next = here < 0 ? lines.length - 1 : Math.min(Math.max(here + step, 0), lines.length - 1);
  lines[next]?.focus();
};

document.addEventListener('keydown', (event) => {
  root.dataset.by = 'keys';
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  skipTransition();
  const { key } = event;
  // Whoever waits for the others presses a key to see the end of it, and acts with the next one.
  const inScene = event.target.closest('.interlude');
  const isMine = document.querySelector('#ask.asked');
  if (key !== 'Tab' && !inScene && (closeInterlude() || (skipAhead() && !isMine))) return event.preventDefault();
  if (key === 'Escape' && event.target.closest('.item')) event.target.blur();
  // Space on a button is a click of its own.
  if (key === ' ' ? event.target.matches('button, summary') : event.target.matches('input[type=range]')) return;
  const log = event.target.closest('.in-order');
  if (log && (key === 'ArrowUp' || key === 'ArrowDown')) {
    moveLine(log, key === 'ArrowUp' ? -1 : 1);
    event.preventDefault();
  } else if (key === 'ArrowRight' && moveFocus(1)) event.preventDefault();
  else if (key === 'ArrowLeft' && moveFocus(-1)) event.preventDefault();
  else if (key.length === 1 ? type(key.toUpperCase()) : key !== 'Enter' && press(key)) event.preventDefault();
});

// ---- people: links are copied and shared ----

/** Copies a link. Without https browsers offer only the old way, which needs the text to be selected. */
const copy = async (field) => {
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand('copy');
};

/** Shows the buttons of links that this browser has a use for; updates of the page bring them hidden. */
const showLinkButtons = () => {
  document.querySelectorAll('[data-copy-link]').forEach((one) => { one.hidden = false; });
  if (navigator.share) document.querySelectorAll('[data-share]').forEach((one) => { one.hidden = false; });
};
showLinkButtons();
document.getElementById('invitations')?.addEventListener('toggle', showLinkButtons);

document.addEventListener('click', async ({ target }) => {
  const button = target.closest?.('[data-copy-link], [data-share]');
  const field = button?.closest('.link')?.querySelector('input');
  if (!field) return;
  if (button.dataset.share) {
    // Whoever closes the list of ways to share has changed their mind.
    await navigator.share({ title: button.dataset.share, url: field.value }).catch(() => {});
    return;
  }
  await copy(field).catch(() => {});
  const label = button.textContent;
  if (label === button.dataset.copyLink) return;
  button.textContent = button.dataset.copyLink;
  setTimeout(() => { button.textContent = label; }, 2000);
});

/** Days as the reader's own clock has them. */
for (const one of document.querySelectorAll('time[datetime]')) {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  one.textContent = format.format(new Date(one.dateTime));
}

// ---- rules are read beside the table, so that nothing that is chosen there is lost ----

const panel = document.getElementById('rule-panel');
const books = new Map();
/** The rulebook at a path, asked for once. */
const bookAt = async (path) => {
  if (!books.has(path)) {
    const page = await (await fetch(path)).text();
    const book = new DOMParser().parseFromString(page, 'text/html').querySelector('.book');
    // Names in the book may be those of parts of the table.
    book.querySelectorAll('[id]').forEach((one) => {
      one.dataset.named = one.id;
      one.removeAttribute('id');
    });
    books.set(path, book);
  }
  return books.get(path);
};

const showRule = async ({ href, pathname, hash }) => {
  const book = await bookAt(pathname).catch(() => null);
  if (!book) return window.open(href, '_blank');
  const text = panel.querySelector('.rule-text');
  text.replaceChildren(book);
  panel.querySelector('a').href = href;
  if (!panel.open) panel.show();
  text.querySelectorAll('.wanted').forEach((one) => one.classList.remove('wanted'));
  const rule = hash && text.querySelector(`[data-named="${CSS.escape(hash.slice(1))}"]`);
  rule?.classList.add('wanted');
  text.scrollTop = 0;
  rule?.scrollIntoView({ block: 'center' });
};

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a[href^="/rules/"], .rule-text a[href^="#"]');
  if (!panel || !link || link.matches('.rule-ways a') || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // What the book names is in the book.
  showRule(new URL(link.getAttribute('href'), panel.contains(link) ? panel.querySelector('a').href : location));
});

panel?.addEventListener('keydown', (event) => event.key === 'Escape' && panel.close());

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
  slideIterations(setUp.querySelector('.slider'));
}

// How long bots think, with a slider beside the number: 0 is what is usual, then the numbers grow by the same factor.
function slideIterations(field) {
  const [slider, number] = field.children;
  const [least, most, steps] = [Number(number.min), Number(number.max), slider.max - 1];
  const rounded = (value) => Number(value.toPrecision(2));
  const follow = () => {
    const at = Math.log(number.value / least) / Math.log(most / least);
    slider.value = number.value ? 1 + Math.round(at * steps) : 0;
    slider.setAttribute('aria-valuetext', number.value || number.placeholder);
  };
  slider.addEventListener('input', () => {
    const at = (slider.value - 1) / steps;
    const ends = { 0: '', 1: least, [slider.max]: most };
    number.value = ends[slider.value] ?? rounded(least * (most / least) ** at);
    slider.setAttribute('aria-valuetext', number.value || number.placeholder);
  });
  number.addEventListener('input', follow);
  slider.hidden = false;
  follow();
}
