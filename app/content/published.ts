interface Dated {
  date: string;
  draft?: true | undefined;
}

/**
 * Records that may be shown on a day: no drafts, nothing dated later.
 * @param today ISO date
 */
export function published<T extends Dated>(records: ReadonlyMap<string, T>, today: string): Map<string, T> {
  return new Map([...records].filter(([, { draft, date }]) => !draft && date <= today));
}
