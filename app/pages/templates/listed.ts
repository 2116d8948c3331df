import { resolve } from '#app/content/resolve.server.ts';
import { sure } from '#app/content/sources.server.ts';
import type { Section } from '#app/sections/schemas.ts';
import type { PageSources } from '../collections.ts';
import type { Composition } from '../composition.ts';
import { officesOf, questionsOf } from '../facts.ts';
import { landingOf } from './landing.ts';

/** Omits sections that show a collection which is empty. */
function withoutEmpty(sections: Section[]): Section[] {
  return sections.filter((section) => section.type !== 'job-list' || section.openings.jobs.length > 0);
}

/** A page that lists its sections, some of them shared. */
export function listedPage(key: string, sources: PageSources): Composition {
  const { pages, shared } = sources.content;
  const { meta, language, chat, meeting, landing, sections } = sure(pages.get(key), 'page', key);
  const written = sections.flatMap((section) =>
    section.type === 'shared' ? (shared.get(section.section) ?? []) : section,
  );
  const shown = withoutEmpty(resolve(written, sources));
  const landed = landing ? landingOf(landing, shown, meta, sources) : { facts: {}, sections: shown };
  return {
    meta,
    language,
    chat,
    meeting,
    facts: { ...landed.facts, offices: officesOf(written), questions: questionsOf(shown) },
    sections: landed.sections,
  };
}
