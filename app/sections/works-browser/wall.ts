/** A poster beside its words, across the window, or above its words; a square poster with a few lines. */
export type Size = 'wide' | 'full' | 'poster' | 'note';

/** A work's position: its share of a row of 36 columns, and its wall. */
export interface Spot {
  size: Size;
  span: number;
  wall: 0 | 1 | 2;
  /** Whether narrow viewports show it large: the first work alone. */
  large: boolean;
}

type Place = Pick<Spot, 'size' | 'span'>;

/** Works shown initially on narrow viewports: the stories. */
export const atFirst = 11;

const times = (count: number, size: Size, span: number): Place[] =>
  Array.from({ length: count }, () => ({ size, span }));

const wide: Place = { size: 'wide', span: 36 };
const full: Place = { size: 'full', span: 36 };

/** Pairs of a larger and a smaller poster, which change sides. */
const pairsOf = (works: number): Place[] =>
  Array.from({ length: works }, (_, at) => ({ size: 'poster', span: [0, 3].includes(at % 4) ? 21 : 15 }));

/** Stories: thirds, with one across the window before every second row of them; four are two pairs. */
function storiesOf(works: number): readonly Place[] {
  if (works === 1) return [wide];
  if (works < 4) return times(works, 'poster', 36 / works);
  if (works === 4) return pairsOf(works);
  const across = works > 6 ? [full] : [];
  return [...times(3, 'poster', 12), ...across, ...storiesOf(works - 3 - across.length)];
}

/** Works with a result: two take the window each, the others follow as stories do. */
function leadsOf(works: number): readonly Place[] {
  const others = Math.max(0, works - 2);
  return [...times(works - others, 'wide', 36), ...storiesOf(others)];
}

/** Studies: pairs, and thirds in the last row of an odd number. None is as wide as work for a client. */
function studiesOf(works: number): readonly Place[] {
  if (works < 4) return storiesOf(works);
  return works % 2 ? [...pairsOf(works - 3), ...times(3, 'poster', 12)] : pairsOf(works);
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
    ranked.map(({ id }, at) => [id, { ...(spots[at] ?? { ...wide, wall: 0 }), large: at === 0 }]),
  );
}
