import type { Content } from './collections.ts';
import { evidenceBrief, evidenceOf } from './evidence.server.ts';
import { isRef } from './ref.ts';
import type { Picture } from './shapes.ts';
import { slugOf } from './slug.ts';
import { pictureFor, type Sources, sure } from './sources.server.ts';

type WorkRecord = Content['works']['works'][number];

/** What was made, shown upright: a billboard, which fills its box, or without a scene the thing itself. */
function madeOf({ story, inUse, inUseTall, scene }: WorkRecord, sources: Sources): Picture | undefined {
  // Without a story its poster says more than one thing that was made.
  if (!story || !inUse || (scene && !inUseTall)) return undefined;
  const made = pictureFor(inUse, sources);
  return inUseTall ? { ...made, ...pictureFor(inUseTall, sources), alt: made.alt } : made;
}

/**
 * Sort rank. Works with a story first: listed clients with a result, other clients with one, other stories, studies;
 * then works without a story, those with a result or a picture of what was made first.
 */
function rankOf({ story, client, results, inUse }: WorkRecord): number {
  if (!story) return results?.length || inUse ? 4 : 5;
  if (!client) return 3;
  if (!results?.length) return 2;
  return isRef(client) ? 0 : 1;
}

/** Client, unless the heading names it, sector, market and year. */
function factsOf(work: WorkRecord, sources: Sources): string {
  const {
    client = sources.content.templates.evidence.study,
    sector,
    market,
    year,
  } = evidenceOf(work, sources);
  return [...(client === work.heading ? [] : [client]), sector, market, year].join(', ');
}

/** A work's wide composition, with the alternative text of its picture. */
export function wideOf({ picture, wide }: WorkRecord, sources: Sources): Picture | undefined {
  return wide && { ...pictureFor(wide, sources), alt: picture.written.alt };
}

/** Path of a work's story. */
export function storyAddress({ story }: { story?: string | undefined }): string | undefined {
  return story && `/works/${story}`;
}

/** What is set large beside a work: its first result. */
function toldOf(work: WorkRecord, sources: Sources) {
  const { result, figure } = evidenceBrief(work, work.heading, sources);
  return result && figure ? { says: result, figure } : undefined;
}

/** Address of a work in the list of its category. */
export function listedAddress({ category, slug }: WorkRecord, { content }: Sources): string {
  const { label } = sure(
    content.works.categories.find(({ id }) => id === category),
    'category',
    slug,
  );
  return `/works#${slugOf(label)}`;
}

/** Categories and works, by category and rank, for the works page and its data file. */
export function workIndex(sources: Sources) {
  const { categories, works } = sources.content.works;
  return {
    categories: categories.map((category) => ({ ...category, slug: slugOf(category.label) })),
    items: works
      .toSorted((a, b) => a.category - b.category || rankOf(a) - rankOf(b))
      .map((work) => ({
        work,
        made: madeOf(work, sources),
        inks: sources.content.stories.get(work.story ?? '')?.inks,
      }))
      .map(({ work, made, inks }) => ({
        id: work.id,
        categoryId: work.category,
        rank: rankOf(work),
        image: made ?? pictureFor(work.picture, sources),
        made: made && (work.inUseTall ? 'filled' : 'standing'),
        scene: work.scene && pictureFor(work.scene, sources),
        wide: work.scene ? undefined : wideOf(work, sources),
        stage: inks?.mark,
        ground: inks?.ground,
        heading: work.heading,
        description: work.description,
        detail: work.detail,
        told: toldOf(work, sources),
        lettered: work.lettered && pictureFor(work.lettered, sources),
        facts: factsOf(work, sources),
        service: evidenceOf(work, sources).service.title,
        href: storyAddress(work) ?? `/services/${work.service}`,
      })),
  };
}
