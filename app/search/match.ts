/** An entry of the index. */
export interface SearchEntry {
  href: string;
  title: string;
  kind: 'page' | 'service' | 'work' | 'article';
  /** One or two sentences. */
  text: string;
  /** All distinct words of the page, in lower case without accents. */
  words: string;
}

/** Score of a word by where it was found. */
const weights = { whole: 14, title: 10, text: 4, words: 1 } as const;

/** Splits into lower case words without accents and punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Score of a word that may still be incomplete: prefixes match. */
function points(word: string, entry: SearchEntry): number {
  const title = wordsOf(entry.title);
  if (title.includes(word)) return weights.whole;
  if (title.some((candidate) => candidate.startsWith(word))) return weights.title;
  if (wordsOf(entry.text).some((candidate) => candidate.startsWith(word))) return weights.text;
  return ` ${entry.words}`.includes(` ${word}`) ? weights.words : 0;
}

/** Entries that match every word, best first; ties keep the order of the index. */
export function search(query: string, entries: readonly SearchEntry[]): SearchEntry[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  const found = entries.flatMap((entry) => {
    const scores = asked.map((word) => points(word, entry));
    return scores.includes(0) ? [] : [{ entry, score: scores.reduce((sum, score) => sum + score, 0) }];
  });
  return found.toSorted((a, b) => b.score - a.score).map(({ entry }) => entry);
}

/** Splits a title into parts and flags matching words. */
export function marked(title: string, query: string): { part: string; hit: boolean }[] {
  const asked = wordsOf(query);
  return title.split(/([\p{L}\p{M}\p{N}]+)/u).map((part) => {
    const [word = ''] = wordsOf(part);
    return { part, hit: asked.some((start) => word.startsWith(start)) };
  });
}
