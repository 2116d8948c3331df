/** Distributes `count` marks over rows as evenly as possible. */
export function rows(count: number, lines: number): number[] {
  return Array.from(
    { length: lines },
    (_, row) => Math.floor((count * (row + 1)) / lines) - Math.floor((count * row) / lines),
  );
}
