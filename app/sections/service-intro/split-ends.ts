/**
 * Splits a text into its first `count` words, the rest, and its last `count` words. The parts never overlap: a text of
 * at most twice as many words has no rest.
 */
export function splitEnds(text: string, count: number): { start: string; middle: string; end: string } {
  const words = text.trim().split(/\s+/);
  const endAt = Math.max(count, words.length - count);
  return {
    start: words.slice(0, count).join(' '),
    middle: words.slice(count, endAt).join(' '),
    end: words.slice(endAt).join(' '),
  };
}
