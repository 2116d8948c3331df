import type { Page } from '@playwright/test';

/** Limits for the width of a fetched picture, relative to its displayed width. */
const limits = { most: 1.5, least: 0.45 };

/**
 * Pictures whose candidates or `sizes` do not fit their box, one line each. Computes what a browser at one pixel per
 * point would fetch, because a browser that has a larger file keeps using it.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(({ most, least }) => {
    const ruler = document.body.appendChild(document.createElement('div'));
    ruler.style.position = 'fixed';
    const pixels = (length: string): number => {
      ruler.style.inlineSize = length;
      return ruler.getBoundingClientRect().width;
    };
    /** The first of `(condition) length` whose condition matches; the last has no condition. */
    const stated = (sizes: string): number => {
      const entries = sizes.split(/,(?![^(]*\))/).map((entry) => entry.trim());
      const entry = entries.find(
        (each) => !each.startsWith('(') || matchMedia(/^\([^)]*\)/.exec(each)?.[0] ?? '').matches,
      );
      return pixels((entry ?? '100vw').replace(/^\([^)]*\)\s*/, ''));
    };
    const sourceOf = (image: HTMLImageElement): HTMLSourceElement | undefined =>
      [...(image.closest('picture')?.querySelectorAll('source') ?? [])].find(
        ({ media, type }) => type === 'image/avif' && (media === '' || matchMedia(media).matches),
      );
    const drawn = (image: HTMLImageElement, source: HTMLSourceElement): number => {
      const { width, height } = image.getBoundingClientRect();
      const own = source.hasAttribute('width') ? source : image;
      const ratio = Number(own.getAttribute('width')) / Number(own.getAttribute('height'));
      return getComputedStyle(image).objectFit === 'cover' ? Math.max(width, height * ratio) : width;
    };
    const misfit = (image: HTMLImageElement): string[] => {
      const source = sourceOf(image);
      const box = source && image.checkVisibility() ? drawn(image, source) : 0;
      if (!source || box === 0) return [];
      const widths = [...source.srcset.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));
      const needed = stated(source.sizes);
      const chosen = widths.find((width) => width >= needed) ?? widths.at(-1) ?? 0;
      const isSmall = chosen < box * least && chosen !== widths.at(-1);
      const isLarge = chosen > box * most && chosen !== widths[0];
      const name = /[^/]+(?=-\d+\.[0-9a-f]+\.avif)/.exec(source.srcset)?.[0];
      return isSmall || isLarge ? [`${name}: ${chosen} for ${Math.round(box)} px, "${source.sizes}"`] : [];
    };
    const found = [...document.images].flatMap(misfit);
    ruler.remove();
    return [...new Set(found)];
  }, limits);
}
