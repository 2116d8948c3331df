import { after } from '../ticker/ticker.ts';

/** Milliseconds that opening and closing take; the stylesheets have the same. */
const duration = 500;

/**
 * Sets how far a part is open: `closed`, without height; `moving`, with a limit of height, because only a length can be
 * animated; `open`, without a limit, so that no text is ever cut.
 */
function setState(part: HTMLElement, open: boolean): void {
  part.dataset['state'] = 'moving';
  const settle = (): void => {
    if (part.dataset['state'] === 'moving') part.dataset['state'] = open ? 'open' : 'closed';
  };
  if (open) after(duration, settle);
  else requestAnimationFrame(settle);
}

/** The button above or below a part of the page, and that part. */
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
  // Text that vanishes above the button would leave the visitor somewhere below it.
  const isBelow = part.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!open && isBelow) part.closest('section')?.scrollIntoView({ behavior: 'instant' });
}

/** The button of an expander that a place is in, where that part is closed or on the way. Wide windows may have none. */
function closedBy(place: Element): HTMLElement | undefined {
  const part = place.closest('[data-state="closed"], [data-state="moving"]');
  const selector = `[data-expander][aria-controls="${CSS.escape(part?.id ?? '')}"]`;
  const button = document.querySelector<HTMLElement>(selector);
  return button?.checkVisibility() ? button : undefined;
}

/** Opens whatever hides a place, so that a link to it leads there. */
export function reveal(place: Element): void {
  for (
    let around = place.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  const button = closedBy(place);
  if (!button) return;
  const part = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (part) part.dataset['state'] = 'open';
  button.setAttribute('aria-expanded', 'true');
  if (button.dataset['expander'] === 'once') button.remove();
}

/** Lets expanders answer, on this and every later page of the visit. */
export function startExpanders(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-expander]') : null;
    if (button) toggle(button);
  });
}
