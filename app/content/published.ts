import type { Content } from './collections.ts';

interface Dated {
  date: string;
  draft?: true | undefined;
}

/** ISO date of a moment in a time zone. */
export function dayIn(timeZone: string, moment = new Date()): string {
  // Swedish dates have the ISO 8601 format.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The next day (ISO date) on which a record becomes visible. */
export function nextPublication(records: ReadonlyMap<string, Dated>, today: string): string | undefined {
  const later = [...records.values()].filter(({ draft, date }) => !draft && date > today);
  return later.map(({ date }) => date).toSorted()[0];
}

/**
 * Records visible on a day: no drafts, nothing dated later.
 * @param today ISO date
 */
export function published<T extends Dated>(records: ReadonlyMap<string, T>, today: string): Map<string, T> {
  return new Map([...records].filter(([, { draft, date }]) => !draft && date <= today));
}

/** Prefix that marks an unpublished article. */
function markOf({ draft, date }: Dated, today: string): string {
  if (draft) return 'Draft · ';
  return date > today ? `From ${date} · ` : '';
}

/** Content including unpublished articles, marked as such: the editors' preview. */
export function withMarks<C extends Content>(content: C, today: string): C {
  const articles = [...content.articles].map(
    ([key, article]) => [key, { ...article, type: markOf(article, today) + article.type }] as const,
  );
  return { ...content, articles: new Map(articles) };
}
