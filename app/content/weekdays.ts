/** Formats weekdays: a range if consecutive, else a list. A week starts after the days off: `Sunday – Thursday`. */
export function weekdays(days: readonly number[], names: readonly string[]): string {
  const sorted = days.toSorted((a, b) => a - b);
  const named = sorted.map((day) => names[day - 1] ?? '');
  const starts = sorted.filter((day) => !sorted.includes(day === 1 ? 7 : day - 1));
  if (starts.length > 1 || sorted.length < 3) return named.join(', ');
  const [first = 1] = starts;
  return `${names[first - 1]} – ${names[(first + sorted.length - 2) % 7]}`;
}
