/** A poster beside its words, across the window, or above its words; a row of a list; a square poster with a few lines. */
export type Size = 'wide' | 'full' | 'poster' | 'strip' | 'note';

/** A work's position: its share of a row of 36 columns, and its wall. */
export interface Spot {
  size: Size;
  span: number;
  wall: 0 | 1 | 2;
  /** Shown large on narrow viewports, where the others are rows. */
  large: boolean;
}

type Place = Pick<Spot, 'size' | 'span'>;

/** Works shown initially on narrow viewports: the stories. */
export const atFirst = 11;

/** Whether narrow viewports show a work large: the first, then one after every three rows. */
const isLarge = (at: number): boolean => at % 4 === 0;

const times = (count: number, size: Size, span: number): Place[] =>
  Array.from({ length: count }, () => ({ size, span }));

const wide: Place = { size: 'wide', span: 36 };
const full: Place = { size: 'full', span: 36 };

/** Stories: a list, of which one in seven goes across the window; few share a row. */
function storiesOf(works: number): readonly Place[] {
  if (works === 1) return [wide];
  if (works < 4) return times(works, 'poster', 36 / works);
  return times(works, 'strip', 36).map((strip, at) => (at % 7 === 4 ? full : strip));
}

/** Works with a result: two take the window each, the others follow as stories do. */
function leadsOf(works: number): readonly Place[] {
  const others = Math.max(0, works - 2);
  return [...times(works - others, 'wide', 36), ...storiesOf(others)];
}

/** One study in four goes across the window, and the second is beside its words; the others are a list. */
function studiesOf(works: number): readonly Place[] {
  if (works < 4) return storiesOf(works);
  const list = times(works, 'strip', 36).map((strip, at) => (at % 4 === 0 ? full : strip));
  return list.with(1, wide);
}

/** Four in a row; a remainder is spread over rows of three. One or two, and two of five, share the row. */
function notesOf(works: number): readonly Place[] {
  if (works < 3) return times(works, 'note', 36 / Math.max(1, works));
  if (works === 5) return [...times(3, 'note', 12), ...times(2, 'note', 18)];
  const threes = 3 * ((4 - (works % 4)) % 4);
  return [...times(works - threes, 'note', 9), ...times(threes, 'note', 12)];
}

/**
 * Positions by wall: client work, studies, works without a story. Ranks 0 and 1 have a result and come first.
 */
export function hang<Work extends { id: number; rank: number }>(
  works: readonly Work[],
): Map<Work['id'], Spot> {
  const ranked = works.toSorted((a, b) => a.rank - b.rank);
  const count = (from: number, to: number): number =>
    ranked.filter(({ rank }) => rank >= from && rank <= to).length;
  const walls: readonly (readonly Place[])[] = [
    [...leadsOf(count(0, 1)), ...storiesOf(count(2, 2))],
    studiesOf(count(3, 3)),
    notesOf(count(4, 5)),
  ];
  const spots = walls.flatMap((places, wall) =>
    places.map((place): Omit<Spot, 'large'> => ({ ...place, wall: wall as Spot['wall'] })),
  );
  return new Map(
    ranked.map(({ id }, at) => [id, { ...(spots[at] ?? { ...wide, wall: 0 }), large: isLarge(at) }]),
  );
}
