// Runs in the page, in place of the framework's own start. It is read as text, so it must stand on its own.
// Hydration is fetched after the page has loaded, painted and got its typefaces, or at the first sign that the
// visitor wants to act.
(() => {
  const signs = ['pointerdown', 'keydown', 'touchstart'];
  let started = false;

  // Between two steps a browser may paint or answer the visitor.
  const pause = () => new Promise((resolve) => setTimeout(resolve));

  const start = async () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start);
    for (const href of PRELOADS) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
      await pause();
    }
    const state = fetch(STATE).then((response) => response.text());
    await import(MANIFEST);
    const modules = await Promise.all(ROUTES.map(([, href]) => import(href)));
    window.__reactRouterRouteModules = Object.fromEntries(ROUTES.map(([id], index) => [id, modules[index]]));
    window.__reactRouterContext.streamController.enqueue(await state);
    window.__reactRouterContext.streamController.close();
    await import(ENTRY);
  };

  // On a phone, pictures sideways outside of the window wait for this (carousel.module.css).
  const move = () => document.documentElement.setAttribute('data-moved', '');

  for (const sign of signs) addEventListener(sign, start, { passive: true });
  addEventListener('scroll', move, { once: true, passive: true, capture: true });
  const frame = () => new Promise(requestAnimationFrame);
  // The first picture is decoded after it is loaded, and shown a frame later still.
  const afterPaint = async () => {
    await document.querySelector('[fetchpriority=high]')?.decode().catch(() => {});
    await frame();
    await frame();
    await window.firstPaint;
    start();
  };
  // Somebody acted before this script was there (early-presses.js).
  if (document.querySelector('button[aria-busy=true]')) start();
  else if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
})();
