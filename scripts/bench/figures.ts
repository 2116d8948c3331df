/** The smallest value that `share` (0 to 1) of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The median; for an even number of values, the lower of the two middle ones. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
