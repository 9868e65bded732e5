// ---- settings: what is chosen holds at once; the server remembers it ----

const settings = document.querySelector('#settings form');
settings?.addEventListener('change', ({ target }) => {
  if (target.type !== 'radio') return;
  // The first value is the usual one, which says nothing.
  if (target === settings.elements[target.name][0]) delete root.dataset[target.name];
  else root.dataset[target.name] = target.value;
  if (target.name === 'sound') tick();
  const body = new URLSearchParams(new FormData(settings));
  fetch(settings.action, { method: 'POST', body, headers: { Accept: 'application/json' } }).catch(() => {});
});

/** Shows what is there for a script only, and boxes that stand for a setting as it is. */
const showScripted = () => {
  document.querySelectorAll('[data-with-script]').forEach((one) => { one.hidden = false; });
  for (const one of document.querySelectorAll('[data-setting]')) one.checked = root.dataset[one.dataset.setting] === one.value;
};
showScripted();

document.addEventListener('change', ({ target }) => {
  if (!target.dataset?.setting) return;
  const values = [...settings.elements[target.dataset.setting]];
  (target.checked ? values.find(({ value }) => value === target.value) : values[0]).click();
});

/** A soft tick, for those who want one. */
let audio;
const tick = () => {
  if (root.dataset.sound !== 'on') return;
  audio ??= new AudioContext();
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = 740;
  loudness.gain.setValueAtTime(.07, audio.currentTime);
  loudness.gain.exponentialRampToValueAtTime(.0005, audio.currentTime + .16);
  tone.connect(loudness).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + .17);
};

/** It ticks when it becomes the visitor's turn. */
const promptBox = document.getElementById('prompt');
if (promptBox) {
  const isAsked = () => Boolean(promptBox.querySelector('.asked'));
  let asked = isAsked();
  new MutationObserver(() => {
    if (isAsked() && !asked) tick();
    asked = isAsked();
  }).observe(promptBox, { childList: true });
}
