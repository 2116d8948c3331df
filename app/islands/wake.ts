const selector = '[data-island]';

/** Signs that a visitor is about to use what is under the pointer or has focus. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** What ends each island that is awake. */
const ends = new Map<HTMLElement, () => void>();

async function start(island: HTMLElement): Promise<void> {
  const { hydrate } = await import('./hydrate.tsx');
  ends.set(island, await hydrate(island));
  island.dataset['awake'] = '';
}

/** Ends the islands of a page that was left. */
export function endLeft(): void {
  for (const [island, end] of ends) {
    if (island.isConnected) continue;
    end();
    ends.delete(island);
  }
}

/** Fetches the code of an island and lets it take over, once. Code that cannot be had may be asked for again. */
export function wake(island: HTMLElement): Promise<void> {
  const known = waking.get(island);
  if (known) return known;
  const started = start(island);
  waking.set(island, started);
  started.catch(() => waking.delete(island));
  return started;
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function quietly(island: HTMLElement): void {
  wake(island).catch((error: unknown) => console.error(error));
}

let observer: IntersectionObserver | undefined;

/** How far outside of the window islands wake: not at all until the visitor scrolls, then less than a window away. */
let margin = '0px';

/**
 * Wakes the islands of the page as they come near. One has no box of its own: what stands in it is watched or, where it is
 * still empty, what surrounds it. One that styles hide wakes when they show it.
 */
export function wakeIslands(): void {
  const watched = Map.groupBy(
    [...document.querySelectorAll<HTMLElement>(`${selector}:not([data-awake])`)].flatMap((island) =>
      boxesOf(island).map((box) => ({ box, island })),
    ),
    ({ box }) => box,
  );
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        for (const { island } of watched.get(target) ?? []) quietly(island);
      }
    },
    { rootMargin: margin },
  );
  for (const box of watched.keys()) observer.observe(box);
}

function boxesOf(island: HTMLElement): Element[] {
  const around = island.parentElement?.closest(`:not(${selector}, [data-slot])`);
  return island.children.length > 0 || !around ? [...island.children] : [around];
}

/** From the first scroll on, islands wake before they are seen. */
export function wakeAhead(): void {
  const onScroll = (): void => {
    margin = '100% 0px';
    wakeIslands();
  };
  addEventListener('scroll', onScroll, { once: true, passive: true });
}

/** A press that no script has heard yet shows that it was felt, and is done again once somebody listens. */
async function later(island: HTMLElement, control: HTMLElement, act: () => void): Promise<void> {
  control.setAttribute('aria-busy', 'true');
  try {
    await wake(island);
  } finally {
    control.removeAttribute('aria-busy');
  }
  act();
}

/** Listens for signs and presses in islands that are not awake, from the first moment on. */
export function keepPresses(): void {
  for (const sign of signs)
    document.addEventListener(
      sign,
      ({ target }) => {
        const island = islandOf(target);
        if (island) quietly(island);
      },
      { passive: true },
    );
  document.addEventListener(
    'click',
    ({ target }) => {
      const island = islandOf(target);
      const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
      if (island && button && !('awake' in island.dataset))
        later(island, button, () => button.click()).catch(() => undefined);
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const island = islandOf(event.target);
      const form = event.target;
      if (!island || 'awake' in island.dataset || !(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      // Without its code a form is sent as a browser without script sends it.
      later(island, form, () => form.requestSubmit()).catch(() => form.submit());
    },
    true,
  );
}
