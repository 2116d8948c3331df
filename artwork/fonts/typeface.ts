import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** A typeface of a new site: its file, and the axes that pages use. */
export interface Typeface {
  family: string;
  source: string;
  weight: readonly [number, number];
  stretch?: readonly [number, number];
  /** A single weight for a face used only in headlines: it replaces all heavy ones, at half the bytes. */
  heavy?: number;
}

/** Western European letters, and the punctuation used in copy. */
const glyphs = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x20ac, 0x20ac],
]
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  .join('')
  .concat('ŒœŠšŽžŁłŸ‘’“”–—…•');

/** Characters that headlines do not need, such as those of code. */
const spare = /[#$*;<=>[\\\]^_`{|}~\u00a1-\u00bf\u00d7\u00f7]/g;

/** The file that pages load, with only the letters and axes in use. */
export function cut({ source, weight: [light, most], stretch, heavy }: Typeface): Promise<Buffer> {
  const variationAxes = {
    wght: heavy ?? { min: light, max: most },
    ...(stretch ? { wdth: { min: stretch[0], max: stretch[1] } } : {}),
  };
  const letters = heavy
    ? glyphs.replaceAll(spare, '')
    : glyphs.replaceAll(/[<>[\\\]^`{}~\u00a1-\u00a8\u00aa-\u00af\u00b1-\u00b6\u00b8-\u00bf]/g, '');
  return subsetFont(readFileSync(source), letters, { targetFormat: 'woff2', variationAxes });
}

/** One instance of a typeface, for reading its outlines. */
async function instance({ source, weight, stretch }: Typeface, wght: number, wdth: number): Promise<Font> {
  const clamp = (value: number, [low, high]: readonly [number, number]): number =>
    Math.min(high, Math.max(low, value));
  const variationAxes = { wght: clamp(wght, weight), ...(stretch ? { wdth: clamp(wdth, stretch) } : {}) };
  const sfnt = await subsetFont(readFileSync(source), glyphs, { targetFormat: 'sfnt', variationAxes });
  const font = create(Buffer.concat([sfnt, Buffer.alloc(64)]));
  if (!('layout' in font)) throw new Error(`${source} is a collection, not a typeface`);
  return font;
}

export interface Outline {
  d: string;
  /** In the requested units; capitals are on the baseline at 0. */
  width: number;
  capHeight: number;
}

/** Converts text to outlines; `size` is the font size in drawing units. */
export type Setter = (words: string, size: number) => Outline;

export async function setter(face: Typeface, wght: number, wdth: number): Promise<Setter> {
  const font = await instance(face, wght, wdth);
  return (words, size) => {
    const scale = size / font.unitsPerEm;
    const { glyphs: set, positions } = font.layout(words);
    let pen = 0;
    const d = set.map((glyph, at) => {
      const path = glyph.path.scale(scale, -scale).translate(pen, 0);
      pen += (positions[at]?.xAdvance ?? glyph.advanceWidth) * scale;
      return path
        .toSVG()
        .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
    });
    return { d: d.join(''), width: pen, capHeight: (font.capHeight || font.unitsPerEm * 0.7) * scale };
  };
}

const sample = 'the quick brown fox jumps over the lazy dog and asks what it costs';
/** Widths of lower-case letters in Arial and Arial Bold, a to z and the space, in thousandths. */
const arial = [
  556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
  500, 722, 500, 500, 500, 278,
];
const bold = [
  556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611,
  556, 778, 556, 556, 500, 278,
];

const widthIn = (widths: readonly number[]): number =>
  [...sample].reduce(
    (sum, letter) => sum + (widths[letter === ' ' ? 26 : letter.charCodeAt(0) - 97] ?? 0),
    0,
  ) / 1000;

/**
 * Metric-compatible fallbacks from the visitor's fonts until a typeface loads, so that nothing shifts: one per tenth
 * of its widths, and separate ones for light and heavy weights if it has both.
 */
export async function fallbacks(face: Typeface): Promise<string> {
  const { family, weight, stretch } = face;
  const weights: (readonly [number, number])[] =
    weight[0] < 560 && weight[1] > 560
      ? [
          [weight[0], 559],
          [560, weight[1]],
        ]
      : [weight];
  const steps = stretch
    ? Array.from({ length: Math.ceil((stretch[1] - stretch[0]) / 10) }, (_, at) => stretch[0] + at * 10)
    : [100];
  const rules = await Promise.all(
    weights.flatMap(([low, high]) =>
      steps.map(async (from) => {
        const to = stretch ? Math.min(from + 9.9, stretch[1]) : 100;
        const heavy = high >= 560;
        // Requests beyond the range get the widest.
        const wide = to === stretch?.[1] ? to : (from + to) / 2;
        const font = await instance(face, heavy ? Math.min(high, 780) : 450, wide);
        const width = font.layout(sample).advanceWidth / font.unitsPerEm;
        const adjust = width / widthIn(heavy ? bold : arial);
        const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;
        return `@font-face {
  font-family: '${family} fallback';
  src: ${heavy ? "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')" : "local('Arial'), local('Liberation Sans'), local('Roboto')"};
  font-weight: ${low} ${high};${stretch ? `\n  font-stretch: ${from}% ${to}%;` : ''}
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(font.ascent / font.unitsPerEm / adjust)};
  descent-override: ${percent(-font.descent / font.unitsPerEm / adjust)};
}
`;
      }),
    ),
  );
  return rules.join('\n');
}
