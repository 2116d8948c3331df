const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2024-11-07` as `November 07, 2024`, the format of articles. */
export function dateLabel(iso: string): string {
  return longDateLabel(iso).replace(/^(\w+) (\d),/, '$1 0$2,');
}

/** `2024-03-08` as `March 8, 2024`, the format of case studies. */
export function longDateLabel(iso: string): string {
  return long.format(new Date(`${iso}T00:00:00Z`));
}
