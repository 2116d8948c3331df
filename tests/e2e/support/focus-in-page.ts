/* Runs in the browser: `focus.ts` injects its source without types and `export`, so it must not import anything. */

/** One stop of a keyboard user. */
export interface Stop {
  /** Tag and text, for reports. */
  name: string;
  /** The part of the page it is in. */
  part: 'before' | 'header' | 'main' | 'footer' | 'after' | 'page';
  faults: string[];
}

/** The previous stop, its position on the page, and all stops so far. */
const walked: { previous: Element | undefined; box: DOMRect | undefined; seen: Set<Element> } = {
  previous: undefined,
  box: undefined,
  seen: new Set(),
};

const banner = (): Element | null => document.querySelector('body > header');
const follows = (first: Element, second: Element): boolean =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

function partOf(element: Element): Stop['part'] {
  if (element.closest('body > header')) return 'header';
  if (element.closest('main')) return 'main';
  if (element.closest('body > footer')) return 'footer';
  const header = banner();
  return header && follows(element, header) ? 'before' : 'after';
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const drawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return drawn && width >= 2 && height >= 2;
}

const isInWindow = ({ top, bottom, left, right }: DOMRect): boolean =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

/** Fixed elements that cover more than a third of an element. */
function covers(element: Element): string[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const points = parts
    .flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const))
    .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
  const header = banner();
  if (!header || header.contains(element)) return [];
  const covered = points.filter(([x, y]) => header.contains(document.elementFromPoint(x, y)));
  // Of the whole element: one taller than the window always has its start or its end out of it.
  const isCovered = covered.length > parts.length ** 2 / 3 || covered.length === points.length;
  return isCovered ? ['the header'] : [];
}

/** Relative luminance as in WCAG 2.2; undefined for colours that are not opaque. */
function luminance(color: string): number | undefined {
  const [r, g, b, a = 1] = (/^rgba?\(([^)]+)\)$/.exec(color)?.[1] ?? '').split(/[,/\s]+/).map(Number);
  if (r === undefined || g === undefined || b === undefined || a < 1) return undefined;
  const channel = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
}

/** Luminance of the background behind an element's focus ring; undefined over a picture, where it varies. */
function groundOf(element: Element): number | undefined {
  const inside = parseFloat(getComputedStyle(element).outlineOffset) < 0;
  for (let at = inside ? element : element.parentElement; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, position } = getComputedStyle(at);
    if (backgroundImage !== 'none' || position === 'absolute') return undefined;
    if (at.parentElement?.querySelector(':scope > picture, :scope > div > picture')) return undefined;
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return luminance(backgroundColor);
  }
  return undefined;
}

function ringFaults(element: Element): string[] {
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
  const isDrawn = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  if (!isDrawn) return ['shows no focus'];
  const [ring, ground] = [luminance(outlineColor), groundOf(element)];
  if (ring === undefined || ground === undefined) return [];
  const contrast = (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05);
  return contrast < 3 ? [`its focus has a contrast of ${contrast.toFixed(1)}`] : [];
}

/** Sides on which an ancestor clips an element's focus ring. */
function cutSides(element: Element): number {
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === 'none') return 0;
  const box = element.getBoundingClientRect();
  const offset = parseFloat(outlineOffset);
  const reach = offset + parseFloat(outlineWidth);
  const cut = new Set<string>();
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const frame = at.getBoundingClientRect();
    // If the frame clips the element itself, that is not a fault of the ring.
    if (box.left - reach < frame.left - 1 && box.left - offset <= frame.left) cut.add('left');
    if (box.right + reach > frame.right + 1 && box.right + offset >= frame.right) cut.add('right');
    if (box.top - reach < frame.top - 1 && box.top - offset <= frame.top) cut.add('top');
    if (box.bottom + reach > frame.bottom + 1 && box.bottom + offset >= frame.bottom) cut.add('bottom');
  }
  return cut.size;
}

/** Whether CSS makes the visual order of two stops differ from the markup. */
function isTurned(element: Element, previous: Element): boolean {
  let around = element.parentElement;
  while (around && !around.contains(previous)) around = around.parentElement;
  return around !== null && getComputedStyle(around).getPropertyValue('reading-flow') === 'flex-visual';
}

/** Whether the stops follow the page from top to bottom, in markup order or in the visual order set by CSS. */
function orderFaults(element: Element, at: DOMRect): string[] {
  const { previous, box } = walked;
  if (!previous || !box) return [];
  const faults =
    follows(element, previous) && !isTurned(element, previous)
      ? ['comes before the previous stop in the page']
      : [];
  const isContent = partOf(element) === 'main' && previous.closest('main');
  if (isContent && at.bottom <= box.top && at.right <= box.left)
    faults.push('stands above and to the left of the previous stop');
  return faults;
}

function faultsOf(element: Element, at: DOMRect): string[] {
  // Controls inside a third-party frame scroll into view and show focus themselves.
  if (element instanceof HTMLIFrameElement) return orderFaults(element, at);
  const faults = ringFaults(element);
  if (!isSeen(element)) faults.push('cannot be seen');
  else if (!isInWindow(element.getBoundingClientRect())) faults.push('is outside the window');
  else faults.push(...covers(element).map((cover) => `lies under ${cover}`));
  const cut = cutSides(element);
  if (cut > 2) faults.push(`its focus is cut off on ${cut} sides`);
  return [...faults, ...orderFaults(element, at)];
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Positions of a carousel's slides, and which are inert. */
function stateOf(carousel: Element): string {
  return [...carousel.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')]
    .map((slide) => `${slide.getBoundingClientRect().left} ${slide.inert}`)
    .join();
}

/**
 * Waits for effects of the focus change. A carousel scrolls and makes the next slide focusable after an intersection
 * callback: settled once nothing has changed for three frames.
 */
export async function atRest(): Promise<void> {
  await nextFrame();
  const carousel = document.activeElement?.closest('[aria-roledescription=carousel]');
  if (!carousel) return;
  let before = '';
  for (let same = 0; same < 3; same++) {
    const now = stateOf(carousel);
    if (now !== before) same = 0;
    before = now;
    await nextFrame();
  }
}

/** Inspects the focused element and records it as a stop. */
export function look(): Stop {
  const element = document.activeElement;
  if (!element || element === document.body)
    return { name: 'none', part: 'page', faults: ['nothing has focus'] };
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = new DOMRect(x + scrollX, y + scrollY, width, height);
  const faults = faultsOf(element, at);
  walked.seen.add(element);
  walked.previous = element;
  walked.box = at;
  const words =
    element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('name'));
  const name = `${element.tagName} "${words?.replace(/\s+/g, ' ').slice(0, 50)}"`;
  return { name, part: partOf(element), faults };
}

/** Whether `main` has a frame after the last stop. */
export function isFrameAhead(): boolean {
  const { previous } = walked;
  return [...document.querySelectorAll('main iframe')].some((frame) => previous && follows(previous, frame));
}

/** A radio group is one stop, represented by its first radio button. */
function standsForGroup(element: Element, index: number, all: readonly Element[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
  const isSame = (other: Element): boolean =>
    other instanceof HTMLInputElement && other.name === element.name;
  return !all.slice(0, index).some(isSame) && ![...walked.seen].some(isSame);
}

/** Controls in `main` that the walk has skipped. */
export function missed(): string[] {
  const controls = 'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])';
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => element.tabIndex >= 0 && !element.closest('[inert], dialog'))
    .filter((element) => !element.matches(':disabled') && !walked.seen.has(element))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(standsForGroup)
    .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 50)}"`);
}
