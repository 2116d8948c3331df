(() => {
  const { previousElementSibling: typefaces, dataset } = document.currentScript;
  const after = (event) => new Promise((resolve) => addEventListener(event, resolve, { once: true }));
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  try {
    const motion = localStorage.getItem('motion');
    if (motion) document.documentElement.dataset.motion = motion;
  } catch {}

  const kept = new Set();
  const own = 'command' in HTMLButtonElement.prototype ? ':not([commandfor])' : '';
  const keep = ({ target }) => {
    const button = target.closest?.(`button[type="button"]${own}`);
    if (!button) return;
    kept.add(button);
    button.setAttribute('aria-busy', 'true');
    start();
  };
  const listening = () => {
    removeEventListener('click', keep, true);
    for (const button of kept) {
      button.removeAttribute('aria-busy');
      button.click();
    }
  };
  let started;
  const start = () => (started ??= import(dataset.entry).then(listening, () => (started = undefined)));
  for (const sign of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(sign, start, { passive: true });
  addEventListener('click', keep, true);

  const first = !document.referrer.startsWith(`${location.origin}/`);
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 3000);
  });
  if (first) typefaces.media = 'not all';
  painted
    .then(frame)
    .then(() => {
      typefaces.media = 'all';
      return document.readyState === 'complete' || after('load');
    })
    .then(() => Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, 1000))]))
    .then(start);
})();
