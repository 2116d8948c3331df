import { evidenceBrief } from './evidence.server.ts';
import type { WorkIndex } from './model.ts';
import type { Inks, Plate } from './schema/inks.ts';
import { slugOf } from './slug.ts';
import { pictureFor, type Sources } from './sources.server.ts';

function plateOf(inks: Inks | undefined): Plate | undefined {
  return inks && { ground: inks.ground, words: inks.paper };
}

/** The categories and all works, category after category in the order of the file, as the works page and its data file hold them. */
export function workIndex(sources: Sources): WorkIndex {
  const { categories, works } = sources.content.works;
  return {
    categories: categories.map((category) => ({ ...category, slug: slugOf(category.label) })),
    items: works
      .toSorted((a, b) => a.category - b.category)
      .map((work) => ({
        id: work.id,
        categoryId: work.category,
        image: pictureFor(work.picture, sources),
        wide: work.wide && { ...pictureFor(work.wide, sources), alt: work.picture.written.alt },
        plate: work.inks ?? plateOf(sources.content.stories.get(work.story ?? '')?.inks),
        heading: work.heading,
        description: work.description,
        evidence: evidenceBrief(work, work.heading, sources),
        href: work.story && `/works/${work.story}`,
      })),
  };
}
