const selector = '[data-island]';

/** Islands that were woken, each with what ends it. */
const woken = new Map<HTMLElement, Promise<() => void>>();

/** How far outside of the window islands wake: not at all until the visitor scrolls, then less than a window away. */
let margin = '0px';

let observer: IntersectionObserver | undefined;

/** Lets script take over the island around a place, if there is one. Code that cannot be had may be asked for again. */
export async function wake(place: Element): Promise<void> {
  const island = place.closest<HTMLElement>(selector);
  if (!island) return;
  const ready = woken.get(island) ?? import('./hydrate.tsx').then(({ hydrate }) => hydrate(island));
  woken.set(island, ready);
  try {
    await ready;
  } catch (error) {
    woken.delete(island);
    throw error;
  }
}

function wakeAt(place: EventTarget | null): void {
  if (!(place instanceof Element)) return;
  // A page that is left while it loads code is refused that, which is no fault: it is gone before it could say so.
  wake(place).catch((error: unknown) => setTimeout(() => console.error(error), 5000));
}

/** An island has no box of its own: what stands in it is watched or, where it is empty, what surrounds it. */
function boxesOf(island: HTMLElement): Element[] {
  const { children, parentElement } = island;
  return children.length > 0 || !parentElement ? [...children] : [parentElement];
}

/** Wakes the islands of the page as they come near; one that styles hide, when they show it. */
export function wakeIslands(): void {
  const asleep = [...document.querySelectorAll<HTMLElement>(`${selector}:not([data-awake])`)];
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries) => {
      const seen = new Set(
        entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target),
      );
      for (const island of asleep) if (boxesOf(island).some((box) => seen.has(box))) wakeAt(island);
    },
    { rootMargin: margin },
  );
  for (const box of asleep.flatMap(boxesOf)) observer.observe(box);
}

/** Wakes an island that a visitor is about to use, and from the first scroll on those that will soon be seen. */
export function wakeOnSigns(): void {
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(sign, ({ target }) => wakeAt(target), { passive: true });
  const onScroll = (): void => {
    margin = '100% 0px';
    wakeIslands();
  };
  addEventListener('scroll', onScroll, { once: true, passive: true });
}

/** Ends the islands of a page that was left. */
export function endLeft(): void {
  for (const [island, ready] of woken) {
    if (island.isConnected) continue;
    woken.delete(island);
    ready.then((end) => end()).catch(() => undefined);
  }
}
