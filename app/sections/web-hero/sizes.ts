/** Approximate widths in ems of condensed letters that differ from the average. */
const breadths: Readonly<Record<string, number>> = {
  i: 0.22,
  l: 0.22,
  j: 0.24,
  f: 0.3,
  t: 0.32,
  r: 0.34,
  m: 0.66,
  w: 0.64,
};

/** Sizes the stylesheet supports, in vw. */
const sizes = [46, 40, 34, 31, 27, 23, 19, 15, 11, 8] as const;

/** Width of letters in ems. */
export function breadth(letters: string): number {
  return [...letters.replaceAll(' ', '')].reduce((sum, letter) => sum + (breadths[letter] ?? 0.45), 0);
}

/** The largest size at which each part fits its share of the width. */
export function fitting(parts: readonly { letters: string; share: number }[], largest: number): number {
  const room = Math.min(...parts.map(({ letters, share }) => (share * 96) / breadth(letters)));
  return sizes.find((size) => size <= largest && size <= room) ?? 8;
}
