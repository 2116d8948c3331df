import { box, clip, layers, palette, type Svg } from '#artwork/draw/index.ts';
import { plain, type Word } from '#artwork/stories/lettering.ts';

export const WIDTH = 640;
export const HEIGHT = 800;

const { ink, paper } = palette;

/** A rounded rectangle as a path, for what is cut to it. */
function rounded(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** A phone that runs out of the picture at the foot, so that a crop from below takes nothing that matters. */
export function phone(x: number, y: number, width: number, screen: Svg, ground: string = paper): Svg {
  return layers(
    box(x - 14, y - 14, width + 28, 900, ink, 58),
    clip(rounded(x, y, width, 900, 44), box(x, y, width, 900, ground) + screen),
    box(x + width / 2 - 46, y + 14, 92, 20, ink, 10),
  );
}

/** A ground of one colour, and the phone in the middle of it. */
export const onPhone = (colour: string, screen: Svg, ground?: string): Svg =>
  layers(box(0, 0, WIDTH, HEIGHT, colour), phone(66, 52, 508, screen, ground));

/** A field to search in, with what was asked. */
export async function asked(
  x: number,
  y: number,
  width: number,
  question: string,
  field = '#FFFFFF',
): Promise<Svg> {
  const word = await plain(question, 17);
  return layers(
    box(x, y, width, 66, field, 33),
    `<circle cx="${x + 36}" cy="${y + 30}" r="11" fill="none" stroke="${ink}" stroke-width="4"/><path d="M${x + 44} ${y + 39}l9 9" stroke="${ink}" stroke-width="4"/>`,
    word.at(x + 66, y + 42, ink, Math.min(1, (width - 90) / word.width)),
  );
}

/** A word in the middle of something. */
export const centred = (word: Word, x: number, y: number, colour: string): Svg =>
  word.at(x - word.width / 2, y, colour);

/** A word that ends somewhere. */
export const flush = (word: Word, x: number, y: number, colour: string): Svg =>
  word.at(x - word.width, y, colour);
