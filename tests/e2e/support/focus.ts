import type { Page } from '@playwright/test';

/** What a visitor who uses the keyboard meets at one stop. */
export interface Stop {
  /** Tag and words, to tell a stop in a report. */
  name: string;
  /** Part of the page that it belongs to. */
  part: 'before' | 'header' | 'main' | 'footer' | 'after' | 'page';
  /** What is wrong with it. */
  faults: string[];
}

declare global {
  interface Window {
    /** Stop before this one, and all so far: kept in the page between two presses. */
    walked: { previous: Element | undefined; box: DOMRect | undefined; seen: Set<Element> };
  }
}

/** Looks at the element that has focus. Runs in the browser. */
function look(): Stop {
  window.walked ??= { previous: undefined, box: undefined, seen: new Set() };
  const element = document.activeElement;
  if (!element || element === document.body)
    return { name: 'none', part: 'page', faults: ['nothing has focus'] };
  const faults: string[] = [];
  const { previous, box: before, seen } = window.walked;
  const banner = document.querySelector('body > header');
  const chat = document.querySelector('body > aside');
  const part = (): Stop['part'] => {
    if (element.closest('body > header')) return 'header';
    if (element.closest('main')) return 'main';
    if (element.closest('body > footer')) return 'footer';
    return banner && banner.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
      ? 'before'
      : 'after';
  };
  // A field's label is what is seen of it where the field itself is drawn invisibly.
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);

  if (
    box.width < 2 ||
    box.height < 2 ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
    faults.push('cannot be seen');
  else if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    faults.push('is outside the window');
  else {
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    const inside = points.filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
    for (const [cover, what] of [
      [banner, 'the header'],
      [chat, 'the chat button'],
    ] as const) {
      const covered = inside.filter(([x, y]) => cover?.contains(document.elementFromPoint(x, y)));
      if (!cover?.contains(element) && covered.length > inside.length / 3) faults.push(`lies under ${what}`);
    }
  }

  const drawn =
    (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none';
  if (!drawn) faults.push('shows no focus');
  const channel = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (color: string): number | undefined => {
    const [r, g, b, a = 1] = (/^rgba?\(([^)]+)\)$/.exec(color)?.[1] ?? '').split(/[,/\s]+/).map(Number);
    if (r === undefined || g === undefined || b === undefined || a < 1) return undefined;
    return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  };
  const ground = (): number | undefined => {
    for (
      let at = parseFloat(style.outlineOffset) < 0 ? element : element.parentElement;
      at;
      at = at.parentElement
    ) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(at);
      // Over a picture the contrast is not one figure.
      if (backgroundImage !== 'none' || position === 'absolute') return undefined;
      if (at.parentElement?.querySelector(':scope > picture, :scope > div > picture')) return undefined;
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return luminance(backgroundColor);
    }
    return undefined;
  };
  const ring = luminance(style.outlineColor);
  const under = ground();
  if (drawn && ring !== undefined && under !== undefined) {
    const contrast = (Math.max(ring, under) + 0.05) / (Math.min(ring, under) + 0.05);
    if (contrast < 3) faults.push(`its focus has a contrast of ${contrast.toFixed(1)}`);
  }

  // How much of the ring the boxes around it let through, as a number of its sides.
  const reach = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
  const sides = {
    left: box.left - reach,
    right: box.right + reach,
    top: box.top - reach,
    bottom: box.bottom + reach,
  };
  let shown = 4;
  const cut = new Set<string>();
  for (
    let at = element.parentElement;
    at && at !== document.body && style.outlineStyle !== 'none';
    at = at.parentElement
  ) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const frame = at.getBoundingClientRect();
    if (sides.left < frame.left - 1 && box.left - parseFloat(style.outlineOffset) <= frame.left)
      cut.add('left');
    if (sides.right > frame.right + 1 && box.right + parseFloat(style.outlineOffset) >= frame.right)
      cut.add('right');
    if (sides.top < frame.top - 1 && box.top - parseFloat(style.outlineOffset) <= frame.top) cut.add('top');
    if (sides.bottom > frame.bottom + 1 && box.bottom + parseFloat(style.outlineOffset) >= frame.bottom)
      cut.add('bottom');
  }
  shown -= cut.size;
  if (shown < 2) faults.push(`its focus is cut off on ${4 - shown} sides`);

  const at = new DOMRect(box.x + scrollX, box.y + scrollY, box.width, box.height);
  if (previous) {
    if (previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
      faults.push('comes before the stop before it');
    if (
      part() === 'main' &&
      previous.closest('main') &&
      before &&
      at.bottom <= before.top &&
      at.right <= before.left
    )
      faults.push('stands above and left of the stop before it');
  }
  seen.add(element);
  window.walked = { previous: element, box: at, seen };
  const words =
    element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('name'));
  return { name: `${element.tagName} "${words?.replace(/\s+/g, ' ').slice(0, 50)}"`, part: part(), faults };
}

/** Controls of the page's content that the walk so far has passed by. Runs in the browser. */
function missed(): string[] {
  const radios = new Set<string>();
  return [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    ),
  ]
    .filter(
      (element) =>
        element.tabIndex >= 0 && !element.closest('[inert], dialog') && !element.matches(':disabled'),
    )
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !window.walked.seen.has(element),
    )
    .filter((element) => {
      // A group of choices is one stop.
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const known = radios.has(element.name);
      radios.add(element.name);
      return (
        !known &&
        ![...window.walked.seen].some(
          (other) => other instanceof HTMLInputElement && other.name === element.name,
        )
      );
    })
    .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 50)}"`);
}

/** Presses Tab until focus leaves the last of the given parts; returns all stops and the controls left out. */
export async function walk(
  page: Page,
  last: 'main' | 'footer',
): Promise<{ stops: Stop[]; missed: string[] }> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(look);
    // Between the inside of a frame and what follows it the browser itself may have focus.
    if (stop.part === 'page' && stops.at(-1)?.name.startsWith('IFRAME')) continue;
    stops.push(stop);
    const past = last === 'main' ? ['footer', 'after', 'page'] : ['after', 'page'];
    if (past.includes(stop.part) || stops.length > 400) break;
  }
  return { stops, missed: await page.evaluate(missed) };
}
