import { setLine, type Line } from '#artwork/wordmarks/type.ts';

/** A block of display type: lines of equal height, each set to a width within the font's range. */
export interface Block {
  lines: readonly Line[];
  /** Cap height and line spacing, in pixels. */
  cap: number;
  leading: number;
}

/** Space for a block, in pixels. */
export interface Room {
  width: number;
  height: number;
  /** The largest cap height that leaves enough empty space. */
  maxCap: number;
}

/** Range of widths of the display face: narrower, letters close up; wider is too loud. */
const NARROW = 56;
const WIDE = 132;
const WEIGHT = 820;
const NOTE_WEIGHT = 660;
const TRACK = -0.012;
/** Line spacing and descender depth, relative to the cap height. */
const LEADING = 1.3;
export const DESCENT = 0.26;

const cache = new Map<string, Promise<Line>>();

/** One line of display type, 100 units high; cached, because both ends of the width axis are used repeatedly. */
function setAt(text: string, wdth: number): Promise<Line> {
  const name = `${wdth} ${text}`;
  const known =
    cache.get(name) ?? setLine('display', text, { cap: 100, track: TRACK, axes: { wght: WEIGHT, wdth } });
  cache.set(name, known);
  return known;
}

/** The width of a line per unit of cap height, at the narrow and at the wide end. */
interface Reach {
  text: string;
  narrow: number;
  wide: number;
}

async function reach(text: string): Promise<Reach> {
  const [narrow, wide] = await Promise.all([setAt(text, NARROW), setAt(text, WIDE)]);
  return { text, narrow: narrow.box.w / 100, wide: wide.box.w / 100 };
}

/** All ways to break words into a given number of lines. */
function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return words.slice(0, words.length - count + 1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return breaks(words.slice(index + 1), count - 1).map((rest) => [first, ...rest]);
  });
}

interface Setting {
  lines: Reach[];
  cap: number;
  score: number;
}

/**
 * Score of a line break: tall letters are good, lines that do not fill the width even at their widest are bad, and a
 * single short word on a line is worst.
 */
async function judge(texts: readonly string[], room: Room): Promise<Setting> {
  const lines = await Promise.all(texts.map(reach));
  const tightest = room.width / Math.max(...lines.map((line) => line.narrow));
  const tallest = room.height / ((texts.length - 1) * LEADING + 1 + DESCENT);
  const cap = Math.min(room.maxCap, tightest, tallest);
  const filled = lines.map((line) => Math.min(1, (line.wide * cap) / room.width));
  const short = filled.reduce((sum, share) => sum + (1 - share) ** 2, 0) / lines.length;
  const orphans = texts.filter((text) => text.length <= 3).length;
  return { lines, cap, score: cap * (1 - 0.9 * short) * 0.72 ** orphans };
}

/** A line set to fill a width. */
async function fill(
  { text, narrow, wide }: Reach,
  cap: number,
  measure: number,
  weight: number,
): Promise<Line> {
  const share = (measure / cap - narrow) / (wide - narrow);
  const wdth = Math.round((NARROW + Math.max(0, Math.min(1, share)) * (WIDE - NARROW)) * 2) / 2;
  return setLine('display', text, { cap, track: TRACK, axes: { wght: weight, wdth } });
}

/** Sets a title to fill a space. */
export async function setBlock(title: string, room: Room): Promise<Block> {
  const words = title.split(' ');
  const counts = [1, 2, 3, 4, 5].filter((count) => count <= words.length);
  const settings = await Promise.all(
    counts.flatMap((count) => breaks(words, count)).map((texts) => judge(texts, room)),
  );
  const { lines, cap } = settings.reduce((a, b) => (b.score > a.score ? b : a));
  const set = await Promise.all(lines.map((line) => fill(line, cap, room.width, WEIGHT)));
  return { lines: set, cap, leading: cap * LEADING };
}

/** Sets the line below a title to the same width, up to a cap height of `cap`. */
export async function setNote(note: string, measure: number, cap: number): Promise<Line> {
  const line = await reach(note);
  const height = Math.min(cap, measure / line.narrow);
  return fill(line, height, Math.min(measure, line.wide * height * 0.82), NOTE_WEIGHT);
}
