/** Islands that were woken, each with what ends it. */
const woken = new Map<Element, Promise<() => void>>();

/** Lets script take over the island around a place, if there is one. Code that cannot be had may be asked for again. */
export async function wake(place: Element): Promise<void> {
  const island = place.closest<HTMLElement>('[data-island]');
  if (!island) return;
  const ready = woken.get(island) ?? import('./hydrate.tsx').then(({ hydrate }) => hydrate(island));
  woken.set(island, ready);
  ready.catch(() => woken.delete(island));
  await ready;
}

function wakeAt(place: EventTarget | null): void {
  if (!(place instanceof Element)) return;
  // The HTML stands without it, and a page that is left is refused it, which is no fault. A press asks again and reports.
  wake(place).catch(() => undefined);
}

/** Wakes the islands of the page that come as near as `margin`; one that styles hide, when they show it. */
function wakeWithin(margin: string): void {
  for (const island of document.querySelectorAll('[data-island]:not([data-awake])')) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wakeAt(island);
      },
      { rootMargin: margin },
    );
    // An island has no box of its own: what stands in it is watched or, where it is empty, what surrounds it.
    const boxes = island.children.length > 0 ? island.children : [island.parentElement ?? island];
    for (const box of boxes) observer.observe(box);
  }
}

/** Wakes islands less than a window away, and ends those of a page that was left. */
export function wakeNear(): void {
  for (const [island, ready] of woken) {
    if (island.isConnected) continue;
    woken.delete(island);
    ready.then((end) => end()).catch(() => undefined);
  }
  wakeWithin('100% 0px');
}

/** Wakes islands in the window or about to be used, and from the first scroll on those that will soon be seen. */
export function wakeAsVisited(): void {
  wakeWithin('0px');
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(sign, ({ target }) => wakeAt(target), { passive: true });
  addEventListener('scroll', wakeNear, { once: true, passive: true });
}
