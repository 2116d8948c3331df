// Runs in the head, right behind the style element of the typefaces. It is read as text, so it must stand on its own.
// What the first screen does not need waits until that is painted: the typefaces, because their fallbacks take the
// same room, and everything below the second section, with its pictures. `window.firstPaint` says when that is done.
(() => {
  const typefaces = document.currentScript.previousElementSibling;
  const page = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  const tells = PerformanceObserver.supportedEntryTypes?.includes('paint');
  // Back, a reload and an anchor need the height of the whole page at once.
  const fromTop = tells && visit?.type === 'navigate' && !visit.name.includes('#');
  // Who comes from another page of ours has the typefaces in the browser's cache.
  const first = fromTop && !document.referrer.startsWith(`${location.origin}/`);

  const painted = new Promise((resolve) => {
    if (!tells) return resolve(false);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve(true);
    });
    observer.observe({ type: 'paint', buffered: true });
    // A crawler may never paint.
    setTimeout(resolve, 3000, false);
  });
  // Nor may it draw again after it has painted.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 500);
    });

  const load = ({ style }) => {
    const value = (name) => style.getPropertyValue(name);
    const family = value('font-family').replaceAll(/["']/g, '');
    const ranges = { weight: value('font-weight'), stretch: value('font-stretch') || 'normal' };
    return new FontFace(family, value('src'), ranges).load().catch(() => {});
  };

  // To set a page anew is work: headlines get their face in one frame, text in the next.
  const set = async () => {
    const faces = Array.from(typefaces.sheet.cssRules, load);
    for (const loading of faces) {
      const face = await loading;
      if (face) document.fonts.add(face);
      await frame();
    }
  };

  const waits = () => page.hasAttribute('data-first');
  const standWhole = () => {
    page.removeAttribute('data-first');
    document.body.style.minBlockSize = '';
  };

  // To lay out a whole page is one long task, so its sections come one a frame.
  const unfold = async () => {
    for (let next; waits() && (next = document.querySelector('main > :nth-child(n + 3):not([data-shown])')); ) {
      next.setAttribute('data-shown', '');
      await frame();
    }
  };

  // Until then the page is about as high as it will be, so that its scrollbar, and who measures it to scroll through
  // it, are not misled. A section has some 1,100 pixels, and so has the footer.
  const reserve = () => {
    const sections = document.querySelectorAll('main > *').length;
    if (waits()) document.body.style.minBlockSize = `${(sections + 1) * 1100}px`;
  };

  page.toggleAttribute('data-first', fromTop);
  typefaces.disabled = first;
  if (fromTop) {
    addEventListener('DOMContentLoaded', reserve, { once: true });
    // Who scrolls gets all of it at once.
    addEventListener('scroll', standWhole, { once: true, passive: true });
  }
  window.firstPaint = painted
    .then(async (seen) => {
      // The picture of the first screen is often painted a frame after its words.
      if (seen) await frame();
      const dressed = first ? set() : undefined;
      if (waits() && seen) {
        page.setAttribute('data-first', 'painted');
        // The fewer words stand, the fewer are set anew; but on a slow line nobody waits for them.
        await Promise.race([dressed, new Promise((resolve) => setTimeout(resolve, 300))]);
        await unfold();
      }
      standWhole();
      await dressed;
      await frame();
    })
    .catch(() => {
      standWhole();
      typefaces.disabled = false;
    });
})();
