import type { Content } from './collections.ts';
import { dateLabel } from './dates.ts';
import type { ArticleCard } from './model.ts';
import { pictureFor, type Sources } from './sources.server.ts';

type Article = NonNullable<ReturnType<Content['articles']['get']>>;

/** An article as other pages show it. */
export function articleCard(key: string, { title, type, date, picture }: Article, sources: Sources): ArticleCard {
  return {
    href: `/blogs/${key}`,
    title,
    type,
    date: { iso: date, label: dateLabel(date) },
    picture: pictureFor(picture, sources),
  };
}

/** The newest articles, newest first; of one day, in the order of their addresses. */
export function articleCards(sources: Sources, { except, count }: { except?: string; count: number }): ArticleCard[] {
  return [...sources.content.articles]
    .filter(([key]) => key !== except)
    .toSorted(([keyA, a], [keyB, b]) => b.date.localeCompare(a.date) || keyA.localeCompare(keyB))
    .slice(0, count)
    .map(([key, article]) => articleCard(key, article, sources));
}
