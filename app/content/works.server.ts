import type { Content } from './collections.ts';
import { evidenceBrief } from './evidence.server.ts';
import { isRef } from './ref.ts';
import type { Picture } from './shapes.ts';
import { slugOf } from './slug.ts';
import { pictureFor, type Sources, sure } from './sources.server.ts';

type WorkRecord = Content['works']['works'][number];

/** The inks of a work's story, in which its words stand where it goes across the window. */
function plateOf({ story = '' }: WorkRecord, { content }: Sources) {
  const inks = content.stories.get(story)?.inks;
  return inks && { ground: inks.ground, words: inks.paper };
}

/** Where a work hangs among others: for clients of the list with a figure, for others with one, other stories, studies; then what has no story, a figure first. */
function rankOf({ story, client, results }: WorkRecord): number {
  if (!story) return results?.length ? 4 : 5;
  if (!client) return 3;
  if (!results?.length) return 2;
  return isRef(client) ? 0 : 1;
}

/** A work's wide composition: it shows what the first does, so it is described in the same words. */
export function wideOf({ picture, wide }: WorkRecord, sources: Sources): Picture | undefined {
  return wide && { ...pictureFor(wide, sources), alt: picture.written.alt };
}

/** Where more is told of a work. */
export function storyAddress({ story }: { story?: string | undefined }): string | undefined {
  return story && `/works/${story}`;
}

/** Where a work stands among those of its category. */
export function listedAddress({ category, slug }: WorkRecord, { content }: Sources): string {
  const { label } = sure(
    content.works.categories.find(({ id }) => id === category),
    'category',
    slug,
  );
  return `/works#${slugOf(label)}`;
}

/** The categories and all works, category after category, as they hang there, as the works page and its data file hold them. */
export function workIndex(sources: Sources) {
  const { categories, works } = sources.content.works;
  return {
    categories: categories.map((category) => ({ ...category, slug: slugOf(category.label) })),
    items: works
      .toSorted((a, b) => a.category - b.category || rankOf(a) - rankOf(b))
      .map((work) => ({
        id: work.id,
        categoryId: work.category,
        rank: rankOf(work),
        image: pictureFor(work.picture, sources),
        wide: wideOf(work, sources),
        plate: plateOf(work, sources),
        heading: work.heading,
        description: work.description,
        // By the name that the filter beside it has.
        evidence: evidenceBrief(
          work,
          work.heading,
          sources,
          categories.find(({ id }) => id === work.category)?.label,
        ),
        href: storyAddress(work) ?? `/services/${work.service}`,
      })),
  };
}
