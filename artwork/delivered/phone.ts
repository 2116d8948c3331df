import { box, clip, disc, fill, layers, palette, roundedPath, type Svg } from '#artwork/draw/index.ts';
import { condensed, plain, type Word } from '#artwork/stories/lettering.ts';
import { paths } from '#artwork/wordmarks/encode.ts';
import { boxOf, place } from '#artwork/wordmarks/shape.ts';
import type { Wordmark } from '#artwork/wordmarks/wordmark.ts';

/** Position and width of the page on a phone. */
export const page = { x: 152, y: 32, width: 316, height: 680, margin: 26 } as const;
const { x, y, width, height, margin } = page;

/** Left and right edge of the page's text. */
export const start = x + margin;
export const end = x + width - margin;

/** An upright phone with a page on it. */
export function phone(ground: string, screen: Svg): Svg {
  return layers(
    fill(
      roundedPath(x - 17, y - 18, width + 34, height + 40, 56),
      '#000000',
      'opacity=".24" transform="translate(16 14)"',
    ),
    fill(roundedPath(x - 17, y - 18, width + 34, height + 40, 56), palette.ink),
    clip(roundedPath(x, y, width, height, 40), box(x, y, width, height, ground) + screen),
    disc(x + width / 2, y + 24, 9, palette.ink),
  );
}

/** Lines of text, one below the other. */
export async function lines(
  texts: readonly string[],
  at: { y: number; colour: string; cap?: number; leading?: number; x?: number },
): Promise<Svg> {
  const { cap = 12, leading = cap * 2.05, colour } = at;
  const set = await Promise.all(texts.map((text) => plain(text, cap)));
  return set.map((word, row) => word.at(at.x ?? start, at.y + row * leading, colour)).join('');
}

/** A headline, set like `lines`. */
export async function headline(
  texts: readonly string[],
  at: { y: number; colour: string; cap: number; x?: number },
): Promise<Svg> {
  const set = await Promise.all(texts.map((text) => condensed(text, at.cap)));
  return set.map((word, row) => word.at(at.x ?? start, at.y + row * at.cap * 1.34, at.colour)).join('');
}

/** A word centred on a point. */
export const middle = (word: Word, at: number, baseline: number, colour: string): Svg =>
  word.at(at - word.width / 2, baseline, colour);

/** A client's wordmark, scaled to a width. */
export async function logo(
  { compose }: Wordmark,
  at: { x: number; y: number; width: number; colour: string },
): Promise<Svg> {
  const shape = await compose();
  const size = boxOf(shape);
  const scale = at.width / size.w;
  const body = paths(place(shape, -size.x * scale * 10, -size.y * scale * 10, scale * 10));
  return `<g transform="translate(${at.x} ${at.y}) scale(.1)" fill="${at.colour}">${body}</g>`;
}

/** A button across the page. */
export async function action(text: string, top: number, ground: string, colour: string): Promise<Svg> {
  const word = await plain(text, 14);
  return (
    fill(roundedPath(start, top, end - start, 56, 10), ground) + middle(word, x + width / 2, top + 35, colour)
  );
}
