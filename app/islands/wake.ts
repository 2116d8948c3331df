/** Hydrated islands with their unmount functions. */
const woken = new Map<Element, Promise<() => void>>();

/** Hydrates the island around an element, if any. A failed load can be retried. */
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
  // The HTML works without it, and leaving a page cancels its requests. A click retries and reports.
  wake(place).catch(() => undefined);
}

/** Hydrates islands within `margin` of the viewport; hidden ones when they are displayed. */
function wakeWithin(margin: string): void {
  for (const island of document.querySelectorAll('[data-island]:not([data-awake])')) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // After a failed load it keeps watching, to try again.
        wake(island).then(
          () => observer.disconnect(),
          () => undefined,
        );
      },
      { rootMargin: margin },
    );
    // Islands generate no box (`display: contents`), so observe their children or, if empty, the parent.
    const boxes = island.children.length > 0 ? island.children : [island.parentElement ?? island];
    for (const box of boxes) observer.observe(box);
  }
}

/** Hydrates islands within one viewport height, and unmounts those of previous pages. */
export function wakeNear(): void {
  for (const [island, ready] of woken) {
    if (island.isConnected) continue;
    woken.delete(island);
    ready.then((end) => end()).catch(() => undefined);
  }
  wakeWithin('100% 0px');
}

/** Hydrates islands in the viewport or on interaction, and after the first scroll those nearby. */
export function wakeAsVisited(): void {
  wakeWithin('0px');
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(sign, ({ target }) => wakeAt(target), { passive: true });
  addEventListener('scroll', wakeNear, { once: true, passive: true });
}
