// ---- settings: what is chosen holds at once; the server remembers it ----

const settings = document.querySelector('#settings form');
settings?.addEventListener('change', ({ target }) => {
  if (target.type !== 'radio') return;
  root.dataset[target.name] = target.value;
  if (target.name === 'sound') tick();
  const body = new URLSearchParams(new FormData(settings));
  fetch(settings.action, { method: 'POST', body, headers: { Accept: 'application/json' } }).catch(() => {});
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
