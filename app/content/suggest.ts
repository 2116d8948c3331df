/** Levenshtein distance (insert, remove, replace; Levenshtein 1966). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The one name a word is a prefix of, or the closest name if it is close enough to be a typo. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  const [begun, ...others] = word.length < 3 ? [] : all.filter((name) => name.startsWith(`${word}-`));
  if (begun !== undefined && others.length === 0) return begun;
  const farthest = Math.max(word.length < 4 ? 1 : 2, word.length / 3);
  let best: { name: string; far: number } | undefined;
  for (const name of all) {
    const far = distance(word.toLowerCase(), name.toLowerCase());
    if (far <= farthest && (!best || far < best.far)) best = { name, far };
  }
  return best?.name;
}

/** The closest names, nearest first, however far. */
export function mostLike(word: string, names: Iterable<string>, count: number): string[] {
  return [...names]
    .map((name) => ({
      name,
      far: distance(word.toLowerCase(), name.toLowerCase()) / Math.max(word.length, name.length),
    }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ name }) => name);
}
