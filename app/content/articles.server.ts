import { fillIn } from './fill-in.ts';
import type { Content } from './collections.ts';
import { perContent } from './per-content.ts';
import { dateLabel } from './dates.ts';
import { parseProse, readingMinutes } from './prose.ts';
import { pictureFor, type Sources } from './sources.server.ts';

type Article = NonNullable<ReturnType<Content['articles']['get']>>;

/** An article as a card. */
export function articleCard(
  key: string,
  { title, type, lead, takeaway, date, picture, cover, upright, author, body }: Article,
  sources: Sources,
) {
  const { people, templates } = sources.content;
  const name = author && people.people.find(({ id }) => id === author.written)?.name;
  return {
    href: `/blogs/${key}`,
    title,
    type,
    lead,
    takeaway,
    date: { iso: date, label: dateLabel(date) },
    minutes: fillIn(templates.article.minutes, { minutes: readingMinutes(parseProse(body.written).prose) }),
    byline: name && fillIn(templates.article.byline, { author: name }),
    picture: pictureFor(cover ?? picture, sources),
    upright: upright && pictureFor(upright, sources),
  };
}

/** Articles with their keys, newest first; by key within a day. */
export const newestArticles = perContent(({ articles }): readonly (readonly [string, Article])[] =>
  [...articles].toSorted(([keyA, a], [keyB, b]) => b.date.localeCompare(a.date) || keyA.localeCompare(keyB)),
);

/** Cards of the newest articles; with `after`, the article that follows it comes first. */
export function articleCards(sources: Sources, { after, count }: { after?: string; count: number }) {
  const all = newestArticles(sources.content);
  const at = all.findIndex(([key]) => key === after);
  const next = at >= 0 ? all[(at + 1) % all.length] : undefined;
  return all
    .filter(([key]) => key !== after)
    .toSorted((a, b) => Number(b === next) - Number(a === next))
    .slice(0, count)
    .map(([key, article]) => articleCard(key, article, sources));
}
