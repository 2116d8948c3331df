import type { Page } from '@playwright/test';

/** Layout faults of a page; empty if there are none. Runs in the browser. */
function inspect(): string[] {
  /** Sub-pixel differences and descenders do not count as overlap. */
  const tolerance = 3;
  const root = document.documentElement;
  const faults: string[] = [];
  /** Reads each element once: nearly every text asks for the same ancestors. */
  const once = <T>(read: (node: Element) => T): ((node: Element) => T) => {
    const known = new Map<Element, T>();
    return (node) => {
      const value = known.get(node) ?? read(node);
      known.set(node, value);
      return value;
    };
  };
  const styleOf = once((node) => {
    const { position, display, overflowX, overflowY, contain } = getComputedStyle(node);
    return { position, display, overflowX, overflowY, contain };
  });
  const boxOf = once((node) => node.getBoundingClientRect());
  const hasDropCap = once(
    (node) =>
      !/^(normal)?$/.test(getComputedStyle(node, '::first-letter').getPropertyValue('initial-letter')),
  );
  const isFixed: (node: Element) => boolean = once(
    (node) =>
      styleOf(node).position === 'fixed' || (node.parentElement !== null && isFixed(node.parentElement)),
  );
  const name = (node: Element): string =>
    `${node.tagName}.${String(node.className).slice(0, 40)} "${node.textContent?.trim().slice(0, 30)}"`;
  if (root.scrollWidth > root.clientWidth) {
    const held = (node: Element): boolean => {
      for (let at = node.parentElement; at && at !== document.body; at = at.parentElement)
        if (styleOf(at).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')]
      .filter((node) => {
        const { left, right } = boxOf(node);
        return left < -1 || right > root.clientWidth + 1;
      })
      .filter((node) => node.checkVisibility() && !held(node))
      .slice(0, 4)
      .map(name);
    faults.push(`${root.scrollWidth} px wide in ${root.clientWidth}: ${wide.join(', ')}`);
  }

  interface Line {
    block: Element;
    text: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  const blockOf = (node: Element): Element => {
    let at = node;
    while (at.parentElement && styleOf(at).display.startsWith('inline')) at = at.parentElement;
    return at;
  };
  /** The part of a box that its ancestors do not clip, and the ancestor that clips it without scrolling, if any. */
  const clip = (node: Element, box: DOMRect): { box: DOMRect; cut: Element | undefined } => {
    let { left, right, top, bottom } = box;
    let cut: Element | undefined;
    for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display, contain } = styleOf(at);
      if (display === 'inline') continue;
      if (overflowX === 'visible' && overflowY === 'visible' && !contain.includes('paint')) continue;
      const frame = boxOf(at);
      const scrolls = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
      // A one-pixel box holds text for screen readers.
      const cuts = !scrolls && overflowY !== 'visible';
      if (frame.width > 1 && cuts && (bottom - frame.bottom > 6 || frame.top - top > 6)) cut ??= at;
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      if (overflowY === 'visible') continue;
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { box: new DOMRect(left, top, right - left, bottom - top), cut };
  };
  const aside = '.visually-hidden, script, style, noscript, dialog, [aria-hidden=true], [inert], svg';

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest(aside)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isFixed(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [first] = range.getClientRects();
    for (const rect of range.getClientRects()) {
      // The ink of a drop cap stands at the edge, and its box beyond it.
      if (rect.left === first?.left && rect.top === first.top && hasDropCap(parent)) continue;
      const seen = clip(parent, rect);
      const text = node.textContent.trim().slice(0, 40);
      if (seen.cut && rect.width > 1) faults.push(`"${text}" is cut off by ${name(seen.cut)}`);
      if (seen.box.width < 2 || seen.box.height < 2) continue;
      const block = blockOf(parent);
      const room = boxOf(block);
      if (seen.box.right > room.right + tolerance || seen.box.left < room.left - tolerance)
        faults.push(`"${text}" leaves ${name(block)}`);
      // Letters fill about the middle three fifths of their line box.
      const inset = rect.height * 0.2;
      lines.push({
        block,
        text,
        left: seen.box.left,
        right: seen.box.right,
        top: seen.box.top + inset,
        bottom: seen.box.bottom - inset,
      });
    }
  }

  lines.sort((a, b) => a.top - b.top);
  for (const [index, line] of lines.entries())
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.top >= line.bottom) break;
      if (other.block === line.block) continue;
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const down = Math.min(line.bottom, other.bottom) - other.top;
      if (across > tolerance && down > tolerance)
        faults.push(
          `"${line.text}" (${name(line.block)}) and "${other.text}" (${name(other.block)}) overlap`,
        );
    }

  // Wordmarks keep their size while their cells shrink. An absolutely positioned picture has no cell.
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src$=".svg"]')) {
    const picture = image.closest('picture') ?? image;
    // One that is cropped to its box is no wordmark.
    if (styleOf(picture).position === 'absolute' || getComputedStyle(image).objectFit === 'cover') continue;
    const item = image.closest('li');
    // An item that is only a grouping (`display: contents`) has no box of its own.
    const grouping = item && styleOf(item).display === 'contents';
    const holder = grouping ? picture.parentElement : (item ?? image.parentElement);
    const [mark, cell] = [image, holder].map((node) => node?.getBoundingClientRect());
    if (!mark || !cell || !image.checkVisibility() || mark.width === 0) continue;
    // Edges of what is scaled differ by millionths of a pixel.
    if (mark.left < cell.left - 0.01 || mark.right > cell.right + 0.01)
      faults.push(`the picture ${image.currentSrc.split('/').pop()} leaves its cell`);
  }
  return [...new Set(faults)];
}

/**
 * Text that overlaps, is cut off or overflows its box, wordmarks that overflow their cell, and causes of horizontal
 * scrolling.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(inspect);
}

/** Adds rules to a page whose policy allows no style elements; returns a function that removes them. */
export async function addRules(page: Page, rules: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Titles that are links but not underlined, or underlined but not links. */
export function wronglyUnderlined(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main h3')]
      .filter((title) => {
        const link = title.closest('a') ?? title.querySelector('a');
        const marked = [title, link].some(
          (part) => part && getComputedStyle(part).textDecorationLine.includes('underline'),
        );
        // In a list of links an arrow replaces the underline.
        if (link && title.querySelector('svg')) return false;
        // So does a line below the title that says where it leads.
        const lines = [...(link?.querySelectorAll('p') ?? [])];
        if (lines.some((line) => getComputedStyle(line).textDecorationLine.includes('underline')))
          return false;
        return title.checkVisibility() && !title.querySelector('button') && marked !== Boolean(link);
      })
      .map((title) => title.textContent ?? ''),
  );
}
