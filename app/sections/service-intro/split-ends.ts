/**
 * Splits a text into its first `count` words, the rest, and its last `count` words. The parts never overlap: a text of
 * at most twice as many words has no rest. Words that stay on one line still do.
 */
export function splitEnds(text: string, count: number): { start: string; middle: string; end: string } {
  const words = text
    .trim()
    .replaceAll(/[^\S\u00A0]+/g, ' ')
    .split(/(?<=\s)/);
  const joined = (from: number, to?: number) => words.slice(from, to).join('').trimEnd();
  const endAt = Math.max(count, words.length - count);
  return {
    start: joined(0, count),
    middle: joined(count, endAt),
    end: joined(endAt),
  };
}
