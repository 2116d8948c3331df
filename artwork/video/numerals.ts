import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

/** The display face of the site. */
const FACE = '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2';

/** A digit as commands with numbers: the same digit has the same commands at every width. */
export interface Outline {
  advance: number;
  commands: readonly { op: string; at: readonly number[] }[];
}

const OPS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

/** Outlines of the ten digits at one width of the face, 1 unit the height of a capital, baseline at y = 0. */
export async function numerals(width: number): Promise<Outline[]> {
  const file = await readFile(fileURLToPath(import.meta.resolve(FACE)));
  const axes = { wdth: width, wght: 800 };
  const sfnt = await subsetFont(file, '0123456789', { targetFormat: 'sfnt', variationAxes: axes });
  const font = create(Buffer.concat([sfnt, Buffer.alloc(64)]));
  if (!('layout' in font)) throw new Error('a collection is not a font');
  const unit = 1 / font.capHeight;
  return font.layout('0123456789').glyphs.map((glyph) => ({
    advance: glyph.advanceWidth * unit,
    commands: glyph.path.commands.map(({ command, args }) => ({
      op: OPS[command],
      at: args.map((value, index) => (index % 2 ? -value : value) * unit),
    })),
  }));
}

/** A digit on its way from narrow (0) to wide (1). */
export function between(narrow: Outline, wide: Outline, part: number): Outline {
  const mid = (a: number, b: number): number => a + (b - a) * part;
  return {
    advance: mid(narrow.advance, wide.advance),
    commands: narrow.commands.map(({ op, at }, index) => ({
      op,
      at: at.map((value, place) => mid(value, wide.commands[index]?.at[place] ?? value)),
    })),
  };
}

/** Path data of digits side by side, the first at `x`, baseline at `y`, capitals `size` high; all in pixels. */
export function setDigits(digits: readonly Outline[], x: number, y: number, size: number): string {
  let pen = x;
  return digits
    .map(({ advance, commands }) => {
      const from = pen;
      pen += advance * size;
      const place = (value: number, index: number): string =>
        (value * size + (index % 2 ? y : from)).toFixed(1);
      return commands.map(({ op, at }) => op + at.map(place).join(' ')).join('');
    })
    .join('');
}
