/** So many marks spread over so many rows, as evenly as whole numbers allow. */
export function rows(count: number, lines: number): number[] {
  return Array.from(
    { length: lines },
    (_, row) => Math.floor((count * (row + 1)) / lines) - Math.floor((count * row) / lines),
  );
}
