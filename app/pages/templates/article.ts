import { articleCards } from '#app/content/articles.server.ts';
import { contrast, mix } from '#app/content/contrast.ts';
import { dateLabel } from '#app/content/dates.ts';
import { fillIn } from '#app/content/fill-in.ts';
import type { Inline, Prose } from '#app/content/model.ts';
import type { Picture } from '#app/content/shapes.ts';
import { chaptersOf, proseWords, readingMinutes } from '#app/content/prose.ts';
import { resolve } from '#app/content/resolve.server.ts';
import { sure } from '#app/content/sources.server.ts';
import type { Section, SectionProps } from '#app/sections/schemas.ts';
import type { PageSources } from '../collections.ts';
import type { Composition } from '../composition.ts';
import { authorOf } from '../facts.ts';
import { textOn } from '../grounds.ts';

type Article = NonNullable<ReturnType<PageSources['content']['articles']['get']>>;

/** Number of other articles below an article. */
const others = 9;

/** The work and the service an article is about, if they have a page. */
function relatedOf(
  { service, work }: Article,
  sources: PageSources,
): SectionProps<'article-related'>['related'] {
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
            picture: told.picture,
            evidence: { who: told.evidence.who, what: told.evidence.what, result: told.evidence.result },
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

const white = '#ffffff';

/**
 * CSS with the colour of the article's cover: as a ground, as a tint of the white one, and for figures on white if it
 * is dark enough. Scoped to `data-article`, as navigation leaves the first document's styles in place.
 */
function articleStyles(key: string, own: string): string {
  const figures = contrast(own, white) >= 4.5 ? `;--article-figures:${own}` : '';
  return `:root:has([data-article="${key}"]){--article:${own};--on-article:${textOn(own)};--article-tint:${mix(own, white, 0.84)}${figures}}`;
}

const isStrong = (node: Inline | undefined): boolean => typeof node === 'object' && node.type === 'strong';

type Chapters = Pick<SectionProps<'article-body'>, 'opening' | 'body'>;

/**
 * Splits a text in two at the end of the chapter nearest to its first third, of the first chapter at the earliest; a
 * diary, whose days follow each other, before its last chapter.
 */
function opened(prose: Prose, diary = false): Chapters {
  const third = proseWords(prose) / (diary ? 1 : 3);
  const distance = (at: number): number => Math.abs(proseWords(prose.slice(0, at)) - third);
  const [end = Math.floor(prose.length / 3)] = prose
    .flatMap((block, at) => (block.type === 'heading' && block.depth === 2 ? [at] : []))
    .slice(1)
    .toSorted((a, b) => distance(a) - distance(b));
  return {
    opening: chaptersOf(prose.slice(0, end)),
    body: chaptersOf(prose.slice(end)).filter(({ id, body }) => id ?? body.length > 0),
  };
}

/**
 * Words of a chapter that fit beside a picture: up to the first full-width block. Labels take its place in the margin.
 */
function room({ body }: Chapters['body'][number]): number {
  if (body.some((block) => block.type === 'paragraph' && isStrong(block.children[0]))) return 0;
  const wide = body.findIndex(({ type }) => type !== 'paragraph' && type !== 'heading');
  return proseWords(wide < 0 ? body : body.slice(0, wide));
}

/**
 * Places the pictures: the first beside the first chapter, others beside those with most space; the second chapter
 * comes last.
 */
function pictured({ opening, body }: Chapters, sides: readonly Picture[], caption?: string): Chapters {
  const [first, second, ...later] = [...opening, ...body];
  const places = [first, ...later.toSorted((a, b) => room(b) - room(a)), second];
  const withSide = (chapter: Chapters['body'][number]) => ({
    ...chapter,
    side: sides[places.indexOf(chapter)],
    ...(chapter === first && sides.length > 0 && { caption }),
  });
  return { opening: opening.map(withSide), body: body.map(withSide) };
}

export function articlePage(key: string, sources: PageSources): Composition {
  const record = sure(sources.content.articles.get(key), 'article', key);
  const { templates } = sources.content;
  const { article: labels, legal } = templates;
  const { root, picture, upright, detail, sides, body, author } = resolve(
    {
      root: labels.root,
      picture: record.cover ?? record.picture,
      upright: record.upright,
      detail: record.detail,
      sides: record.sides,
      body: record.body,
      author: record.author,
    },
    sources,
  );
  const words = proseWords(body);
  const trail = { label: templates.trail, links: [root], current: record.title };
  const related = relatedOf(record, sources);
  const cards = articleCards(sources, { after: key, count: others });
  const sections: Section[] = [
    {
      type: 'article-hero',
      article: key,
      trail,
      kind: record.type,
      date: record.date,
      dateLabel: dateLabel(record.date),
      minutes: fillIn(labels.minutes, { minutes: readingMinutes(body) }),
      author,
      byline: author && fillIn(labels.byline, { author: author.name }),
      heading: record.title,
      lead: record.lead,
      picture,
      upright,
    },
    {
      type: 'article-body',
      takeaway: { label: labels.known, text: record.takeaway },
      detail,
      diary: record.diary,
      ...pictured(opened(body, record.diary), sides, record.caption),
      contents: legal.contents,
      more: labels.more,
      less: labels.less,
    },
    ...(related.length > 0 ? [{ type: 'article-related' as const, heading: labels.behind, related }] : []),
    {
      type: 'article-cards',
      heading: labels.latest,
      next: labels.next,
      articles: cards,
    },
  ];
  const article = {
    headline: record.title,
    author: authorOf(record, sources.content),
    description: record.meta.description,
    published: record.date,
    modified: record.updated,
    section: record.type,
    language: 'en',
    words,
  };
  const styles = articleStyles(key, picture.color);
  return { meta: record.meta, facts: { trail, article }, styles, sections };
}
