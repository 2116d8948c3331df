import type { Content } from './collections.ts';

interface Dated {
  date: string;
  draft?: true | undefined;
}

/** The ISO date of a moment in a time zone. */
export function dayIn(timeZone: string, moment = new Date()): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The first day (ISO date) after today on which one more record may be shown. */
export function nextPublication(records: ReadonlyMap<string, Dated>, today: string): string | undefined {
  const later = [...records.values()].filter(({ draft, date }) => !draft && date > today);
  return later.map(({ date }) => date).toSorted()[0];
}

/**
 * Records that may be shown on a day: no drafts, nothing dated later.
 * @param today ISO date
 */
export function published<T extends Dated>(records: ReadonlyMap<string, T>, today: string): Map<string, T> {
  return new Map([...records].filter(([, { draft, date }]) => !draft && date <= today));
}

/** What an article that is not published says before its kind, where pages and cards show that. */
function markOf({ draft, date }: Dated, today: string): string {
  if (draft) return 'Draft · ';
  return date > today ? `From ${date} · ` : '';
}

/** Content with articles that are not published, marked as such: for editors, while they write. */
export function withMarks<C extends Content>(content: C, today: string): C {
  const articles = [...content.articles].map(
    ([key, article]) => [key, { ...article, type: markOf(article, today) + article.type }] as const,
  );
  return { ...content, articles: new Map(articles) };
}
