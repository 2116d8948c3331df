/** The days of a week as people write them: the first and the last where they follow each other, else all of them. */
export function weekdays(days: readonly number[], names: readonly string[]): string {
  const sorted = days.toSorted((a, b) => a - b);
  const named = sorted.map((day) => names[day - 1] ?? '');
  const follow = sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1);
  return follow && named.length > 2 ? `${named.at(0)} – ${named.at(-1)}` : named.join(', ');
}
