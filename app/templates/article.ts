import { articleCards } from '#app/content/articles.server.ts';
import { dateLabel } from '#app/content/dates.ts';
import type { Prose } from '#app/content/model.ts';
import { plainText, proseWords } from '#app/content/prose.ts';
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

/** The work and the service that an article is about, each with its address. */
function relatedOf({ service, work }: Article, sources: Sources): SectionProps<'article-related'>['related'] {
  const { content } = sources;
  const { service: serviceLabel, work: workLabel } = content.templates.article;
  const offered = service && content.services.get(service);
  const told = work && resolve({ work }, sources).work;
  return [
    ...(told?.href
      ? [
          {
            kind: 'work' as const,
            label: workLabel,
            title: told.heading,
            text: told.description,
            href: told.href,
          },
        ]
      : []),
    ...(offered
      ? [
          {
            kind: 'service' as const,
            label: serviceLabel,
            title: offered.title,
            text: offered.subHeading.join(' '),
            href: `/services/${service}`,
          },
        ]
      : []),
  ];
}

/** Blocks that a small screen shows of an article before more is asked for. */
const longestOpening = 2;

/** What stands before the first heading of a text, at most two blocks of it, and the rest. */
function opened(prose: Prose): { opening: Prose; body: Prose } {
  const heading = prose.findIndex(({ type }) => type === 'heading');
  const end = Math.min(longestOpening, heading < 0 ? prose.length - 1 : heading);
  return { opening: prose.slice(0, end), body: prose.slice(end) };
}

/** The chapters of a text, by its headings. */
const chaptersOf = (prose: Prose): SectionProps<'article-body'>['sections'] =>
  prose.flatMap((block) =>
    block.type === 'heading' && block.depth === 2
      ? [{ id: block.id, heading: plainText(block.children) }]
      : [],
  );

/** An article's page. */
export function articlePage(key: string, sources: Sources): Composition | undefined {
  const record = sources.content.articles.get(key);
  if (!record) return undefined;
  const { trail, article: words, legal } = sources.content.templates;
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
  const related = relatedOf(record, sources);
  const sections: Section[] = [
    {
      type: 'article-hero',
      trail: { label: trail, links: [root], current: record.title },
      kind: record.type,
      date: record.date,
      dateLabel: dateLabel(record.date),
      minutes: words.minutes.replace('{minutes}', String(minutes)),
      author,
      byline: author && words.byline.replace('{author}', author.name),
      heading: record.title,
      picture,
    },
    {
      type: 'article-body',
      lead: record.lead,
      ...opened(body),
      contents: legal.contents,
      sections: chaptersOf(body),
      sides,
      more: words.more,
      less: words.less,
    },
    ...(related.length > 0 ? [{ type: 'article-related' as const, heading: words.behind, related }] : []),
    {
      type: 'article-cards',
      heading: words.latest,
      articles: articleCards(sources, { except: key, count: others }),
    },
  ];
  return { meta: record.meta, sections };
}
