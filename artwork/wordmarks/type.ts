import { instance, type Face } from '#artwork/wordmarks/faces.ts';
import { boxOf, place, type Box, type Command, type Shape } from '#artwork/wordmarks/shape.ts';

export interface Style {
  /** Height of the capitals, in units of the drawing. */
  cap: number;
  /** Extra space between letters as a share of the capitals' height. */
  track?: number;
  /** Variation axes by tag: wght, wdth, opsz, SOFT, WONK. */
  axes?: Record<string, number>;
}

/** One letter as set: its outlines and position. */
export interface Letter {
  shape: Shape;
  box: Box;
}

/** A set line: baseline at y = 0, starting at x = 0. */
export interface Line {
  letters: Letter[];
  shape: Shape;
  box: Box;
}

const OPS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

/** Sets one line of text as outlines, with the kerning and ligatures of the face. */
export async function setLine(face: Face, text: string, style: Style): Promise<Line> {
  const font = await instance(face, text, style.axes ?? {});
  const capHeight = font.capHeight || font.unitsPerEm * 0.7;
  const scale = style.cap / capHeight;
  const letters: Letter[] = [];
  const run = font.layout(text);
  let pen = 0;
  run.glyphs.forEach((glyph, i) => {
    const at = run.positions[i];
    const commands = glyph.path.commands.map(({ command, args }): Command => ({
      op: OPS[command],
      p: args.map((v, k) => (k % 2 ? -v : v)),
    }));
    const flat: Shape = [{ commands, rule: 'nonzero' }];
    const shape = place(flat, (pen + (at?.xOffset ?? 0)) * scale, -(at?.yOffset ?? 0) * scale, scale);
    if (commands.length > 0) letters.push({ shape, box: boxOf(shape) });
    pen += (at?.xAdvance ?? glyph.advanceWidth) + ((style.track ?? 0) * style.cap) / scale;
  });
  return lineOf(letters);
}

/** Rebuilds a line after letters were moved, removed or replaced. */
export function lineOf(letters: Letter[]): Line {
  const shape = letters.flatMap((letter) => letter.shape);
  return { letters, shape, box: boxOf(shape) };
}

/** The same line with one letter redrawn. */
export function swap(line: Line, index: number, draw: (letter: Letter) => Shape): Line {
  return lineOf(
    line.letters.map((letter, i) => {
      if (i !== index) return letter;
      const shape = draw(letter);
      return { shape, box: boxOf(shape) };
    }),
  );
}
