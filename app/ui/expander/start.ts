/** Milliseconds of the transition; the same as in the stylesheets. */
const duration = 500;

/**
 * Sets a part's state: `closed`, no height; `moving`, a maximum height, as only lengths animate; `open`, no maximum,
 * so that text is never clipped.
 */
function setState(part: HTMLElement, open: boolean): void {
  part.dataset['state'] = 'moving';
  const settle = (): void => {
    if (part.dataset['state'] === 'moving') part.dataset['state'] = open ? 'open' : 'closed';
  };
  if (open) setTimeout(settle, duration);
  else requestAnimationFrame(settle);
}

function toggle(button: HTMLElement): void {
  const part = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!part) return;
  const open = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(open));
  setState(part, open);
  if (open && button.dataset['expander'] === 'once') {
    part.focus({ preventScroll: true });
    button.remove();
  }
  // Text collapsing above the button would leave the visitor further down the page.
  const isBelow = part.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!open && isBelow) part.closest('section')?.scrollIntoView({ behavior: 'instant' });
}

/**
 * The expander button of the part around an element, if that part is closed or moving. Some are hidden on wide
 * viewports.
 */
function closedBy(place: Element): HTMLElement | undefined {
  const part = place.closest('[data-state="closed"], [data-state="moving"]');
  const selector = `[data-expander][aria-controls="${CSS.escape(part?.id ?? '')}"]`;
  const button = document.querySelector<HTMLElement>(selector);
  return button?.checkVisibility() ? button : undefined;
}

/** Opens every disclosure and expander around an element, so that an anchor leads to it. True if one was closed. */
export function reveal(place: Element): boolean {
  let wasClosed = false;
  for (
    let around = place.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    wasClosed ||= !around.open;
    around.open = true;
  }
  const button = closedBy(place);
  if (!button) return wasClosed;
  const part = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (part) part.dataset['state'] = 'open';
  button.setAttribute('aria-expanded', 'true');
  if (button.dataset['expander'] === 'once') button.remove();
  return true;
}

/** One document listener, so expanders work after page changes. */
export function startExpanders(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-expander]') : null;
    if (button) toggle(button);
  });
}
