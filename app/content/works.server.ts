import { evidenceBrief } from './evidence.server.ts';
import type { WorkIndex } from './model.ts';
import { slugOf } from './slug.ts';
import { pictureFor, type Sources } from './sources.server.ts';

/** The categories and all works in the order of their categories, as the works page and its data file hold them. */
export function workIndex(sources: Sources): WorkIndex {
  const { categories, works } = sources.content.works;
  return {
    categories: categories.map((category) => ({ ...category, slug: slugOf(category.label) })),
    items: works
      .toSorted((a, b) => a.category - b.category || a.id - b.id)
      .map((work) => ({
        id: work.id,
        categoryId: work.category,
        image: pictureFor(work.picture, sources),
        heading: work.heading,
        description: work.description,
        evidence: evidenceBrief(work, work.heading, sources),
        href: work.story && `/works/${work.story}`,
      })),
  };
}
