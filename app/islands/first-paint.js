(() => {
  const { previousElementSibling: typefaces, dataset } = document.currentScript;
  const page = document.documentElement.dataset;
  try {
    const motion = localStorage.getItem('motion');
    if (motion) page.motion = motion;
  } catch {}
  // The scene at the foot of the page shows the visitor's time of day.
  const now = new Date();
  const begun = [5, 8, 17, 19].filter((start) => now.getHours() >= start);
  page.hour = ['night', 'dawn', 'noon', 'dusk', 'night'][begun.length];
  page.month = now.getMonth() + 1;
  // Defers layout of the lower sections, as in `follow.ts`.
  if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash)
    page.rest = 'later';

  let script;
  const load = () => {
    script ??= import(dataset.entry);
    script.catch(() => (script = undefined));
    return script;
  };

  // A click before anything listens marks its button busy, and is repeated once the code has loaded.
  const own = 'command' in HTMLButtonElement.prototype ? ':not([commandfor])' : '';
  const keep = async (event) => {
    const button = event.target.closest?.(`button${own}`);
    if (!button || ('script' in page && !button.closest('[data-island]:not([data-awake])'))) return;
    event.preventDefault();
    event.stopPropagation();
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    try {
      await (await load()).wake(button);
      button.click();
    } catch (error) {
      reportError(error);
      // Without its code, post the form natively.
      button.form?.requestSubmit(button);
    } finally {
      button.ariaBusy = null;
    }
  };
  addEventListener('click', keep, true);
  for (const sign of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(sign, load, { passive: true });

  // On a first visit, typefaces load after the first paint and the first pictures, and the script after those.
  if (!document.referrer.startsWith(`${location.origin}/`)) typefaces.media = 'not all';
  const painted = new Promise((resolve) => {
    // The first paint may be just the background.
    const seen = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve();
    new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
  });
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  const late = new Promise((resolve) => setTimeout(resolve, 3000));
  // Loading the faces first and adding them together costs one reflow; enabling the stylesheet's rules costs two.
  const begin = async () => {
    const faces = [...typefaces.sheet.cssRules].map(({ style }) => {
      const said = (name) => style.getPropertyValue(name) || undefined;
      return new FontFace(said('font-family').replaceAll('"', ''), said('src'), {
        weight: said('font-weight'),
        stretch: said('font-stretch'),
        unicodeRange: said('unicode-range'),
        display: said('font-display'),
      });
    });
    // Faces of other scripts load only on pages that show such letters.
    const latin = faces.filter((face) => face.unicodeRange === 'U+0-10FFFF');
    await Promise.race([Promise.allSettled(latin.map((face) => face.load())), late]);
    for (const face of faces) document.fonts.add(face);
    load();
  };
  Promise.race([Promise.all([painted, loaded]), late]).then(begin);
})();
