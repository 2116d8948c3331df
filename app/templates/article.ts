import { articleCards } from '#app/content/articles.server.ts';
import { dateLabel } from '#app/content/dates.ts';
import { proseWords } from '#app/content/prose.ts';
import { resolve, type Sources } from '#app/content/resolve.server.ts';
import type { Section, SectionProps } from '#app/sections/schemas.ts';
import type { Composition } from './composition.ts';

type Article = NonNullable<ReturnType<Sources['content']['articles']['get']>>;

/** Other articles below an article. */
const others = 9;

/** Words that a practised reader takes in per minute (Brysbaert 2019, silent reading of non-fiction in English). */
const wordsPerMinute = 238;

/** Whole minutes that a text takes to read; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The service and the work that an article is about, each with its address. */
function relatedOf(
  { service, work }: Article,
  { content }: Sources,
): SectionProps<'article-body'>['related'] {
  const { service: serviceLabel, work: workLabel } = content.templates.article;
  const title = service && content.services.get(service)?.title;
  const told = work && content.works.works.find(({ slug }) => slug === work.written);
  return [
    ...(title ? [{ label: serviceLabel, title, href: `/services/${service}` }] : []),
    ...(told?.story ? [{ label: workLabel, title: told.heading, href: `/works/${told.story}` }] : []),
  ];
}

/** An article's page. */
export function articlePage(key: string, sources: Sources): Composition | undefined {
  const record = sources.content.articles.get(key);
  if (!record) return undefined;
  const { trail, article: words } = sources.content.templates;
  const { root, picture, sides, body, author } = resolve(
    {
      root: words.root,
      picture: record.picture,
      sides: record.sides,
      body: record.body,
      author: record.author,
    },
    sources,
  );
  const minutes = readingMinutes(proseWords(body));
  const sections: Section[] = [
    {
      type: 'article-hero',
      trail: { label: trail, links: [root], current: record.title },
      kind: record.type,
      date: record.date,
      dateLabel: dateLabel(record.date),
      minutes: words.minutes.replace('{minutes}', String(minutes)),
      byline: author && words.byline.replace('{author}', author.name),
      heading: record.title,
      picture,
    },
    {
      type: 'article-body',
      lead: record.lead,
      body,
      sides,
      related: relatedOf(record, sources),
      more: words.more,
      less: words.less,
    },
    {
      type: 'article-cards',
      heading: words.latest,
      articles: articleCards(sources, { except: key, count: others }),
    },
  ];
  return { meta: record.meta, sections };
}
