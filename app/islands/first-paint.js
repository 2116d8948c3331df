(() => {
  const { previousElementSibling: typefaces, dataset } = document.currentScript;
  const page = document.documentElement.dataset;
  try {
    const motion = localStorage.getItem('motion');
    if (motion) page.motion = motion;
  } catch {}
  // The scene at the foot of the page stands in the visitor's own hour.
  const now = new Date();
  const begun = [5, 8, 17, 19].filter((start) => now.getHours() >= start);
  page.hour = ['night', 'dawn', 'noon', 'dusk', 'night'][begun.length];
  page.month = now.getMonth() + 1;
  // As in `follow.ts`.
  if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash)
    page.rest = 'later';

  let script;
  const load = () => {
    script ??= import(dataset.entry);
    script.catch(() => (script = undefined));
    return script;
  };

  // A press that nothing hears yet shows that it was felt, and is done again once somebody listens.
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
      // Without its code a form is sent as a browser without script sends it.
      button.form?.requestSubmit(button);
    } finally {
      button.ariaBusy = null;
    }
  };
  addEventListener('click', keep, true);
  for (const sign of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(sign, load, { passive: true });

  // On a first visit the typefaces come after the first paint and the first pictures, and the script after those.
  if (!document.referrer.startsWith(`${location.origin}/`)) typefaces.media = 'not all';
  const painted = new Promise((resolve) => {
    // The first paint may be the ground alone.
    const seen = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve();
    new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
  });
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  const late = new Promise((resolve) => setTimeout(resolve, 3000));
  // Loaded first and added together, they cost one layout of the page. A rule that turns valid costs two.
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
    // Those of other scripts are fetched by the pages that show such letters.
    const latin = faces.filter((face) => face.unicodeRange === 'U+0-10FFFF');
    await Promise.race([Promise.allSettled(latin.map((face) => face.load())), late]);
    for (const face of faces) document.fonts.add(face);
    load();
  };
  Promise.race([Promise.all([painted, loaded]), late]).then(begin);
})();
