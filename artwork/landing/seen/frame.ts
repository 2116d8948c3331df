import { box, clip, layers, palette, type Svg } from '#artwork/draw/index.ts';
import { plain, type Word } from '#artwork/stories/lettering.ts';

export const WIDTH = 640;
export const HEIGHT = 800;

/** Bounds of a drawing, and those of one that leads its page, with a ground beside the phone. */
export const NARROW = { left: 0, width: WIDTH, height: HEIGHT } as const;
export const WIDE = { left: -260, width: 1160, height: 725 } as const;

const { ink, paper } = palette;

/** A rounded rectangle as a path, for clipping. */
function rounded(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** A phone cropped at the bottom, so that cropping from below loses nothing important. */
export function phone(x: number, y: number, width: number, screen: Svg, ground: string = paper): Svg {
  return layers(
    box(x - 14, y - 14, width + 28, 900, ink, 58),
    clip(rounded(x, y, width, 900, 44), box(x, y, width, 900, ground) + screen),
    box(x + width / 2 - 46, y + 14, 92, 20, ink, 10),
  );
}

/** A phone centred on a single-colour background. */
export const onPhone = (colour: string, screen: Svg, ground?: string): Svg =>
  layers(box(0, 0, WIDTH, HEIGHT, colour), phone(66, 52, 508, screen, ground));

/** A search field with a query. */
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

/** A centred word. */
export const centred = (word: Word, x: number, y: number, colour: string): Svg =>
  word.at(x - word.width / 2, y, colour);

/** A right-aligned word. */
export const flush = (word: Word, x: number, y: number, colour: string): Svg =>
  word.at(x - word.width, y, colour);
