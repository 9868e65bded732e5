// ---- the analysis of a game: while it is worked on, the page asks how far it is ----

const analysing = document.getElementById('analysis-progress');
if (analysing) {
  const ask = async (failures) => {
    const answer = await fetch(analysing.dataset.state).catch(() => null);
    const news = answer?.ok ? await answer.json().catch(() => null) : null;
    const bar = analysing.querySelector('progress');
    // What is said changes with the state: the page is loaded again for that, the bar alone is not worth it.
    if (news && (news.state !== 'working' || !bar)) {
      if (news.state !== 'waiting') return location.reload();
    } else if (news) {
      bar.max = news.of;
      bar.value = news.done;
      analysing.querySelector('b').textContent = `${news.done} / ${news.of}`;
    }
    setTimeout(ask, news ? 1000 : backoff.pause(failures), news ? 0 : failures + 1);
  };
  setTimeout(ask, 1000, 0);
}
