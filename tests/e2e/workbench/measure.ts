/** A section's position, and the padding above and below its content. */
export interface Placed {
  /** Page coordinates of the section and of its first and last part. */
  top: number;
  contentTop: number;
  contentBottom: number;
  bottom: number;
  /** Background colour; empty if it is the page's own. */
  ground: string;
}

/** Runs in the browser. */
export function placedSections(): Placed[] {
  // An island has no box.
  const boxes = (part: Element): Element[] =>
    getComputedStyle(part).display === 'contents' ? [...part.children].flatMap(boxes) : [part];
  return [...document.querySelectorAll('main > *')].map((section) => {
    const parts = [...section.children]
      .flatMap(boxes)
      // Elements fixed to the bottom of the viewport are not content.
      .filter((part) => getComputedStyle(part).position !== 'fixed')
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const { top, bottom } = section.getBoundingClientRect();
    return {
      top: top + section.clientTop,
      contentTop: Math.min(...parts.map((part) => part.top)),
      contentBottom: Math.max(...parts.map((part) => part.bottom)),
      bottom,
      ground: getComputedStyle(section).backgroundColor,
    };
  });
}

/** Layout faults of the rendered sections. Runs in the browser. */
export function brokenLayout(): string[] {
  const main = document.querySelector('main');
  if (!main) return ['no sections'];
  const found: string[] = [];
  const named = (element: Element): string =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`scrolls sideways to ${document.documentElement.scrollWidth} px`);
  const seen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], .visually-hidden');

  // Text that a box cuts off. Carousels and scrolling lists are excluded.
  for (const element of main.querySelectorAll('h1, h2, h3, p, dd, dt, blockquote, button, li > a')) {
    if (!seen(element) || element.querySelector('img')) continue;
    // Text for assistive technology has a tiny box.
    if (element.clientWidth < 4) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut: ${named(element)}`);
    if (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 8)
      found.push(`cut: ${named(element)}`);
  }

  // Items of a list that overlap.
  for (const list of main.querySelectorAll('ul, ol, dl')) {
    const items = [...list.children].filter(
      (item) => seen(item) && getComputedStyle(item).position !== 'absolute',
    );
    const boxes = items.map((item) => item.getBoundingClientRect());
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2) found.push(`overlap in ${named(list)}`);
      }
    for (const [index, { width, height }] of boxes.entries())
      if (width < 8 || height < 8) found.push(`empty: ${named(items[index] ?? list)}`);
  }
  return [...new Set(found)];
}
