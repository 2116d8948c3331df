import type { Prose } from '#app/content/model.ts';
import { chaptersOf, proseText } from '#app/content/prose.ts';
import { resolve } from '#app/content/resolve.server.ts';
import { sure } from '#app/content/sources.server.ts';
import type { SectionProps } from '#app/sections/schemas.ts';
import type { PageSources } from '../collections.ts';
import type { Composition } from '../composition.ts';

type LegalSection = SectionProps<'legal-text'>['sections'][number];

/** Sections of a legal text, with the opening quote as summary. Text before the first heading is dropped. */
export function briefed(prose: Prose): LegalSection[] {
  return chaptersOf(prose).flatMap(({ id, heading, body }) => {
    if (!id || !heading) return [];
    const [first, ...rest] = body;
    return first?.type === 'quote'
      ? [{ id, heading, brief: proseText(first.children), body: rest }]
      : [{ id, heading, body }];
  });
}

/** A legal page, such as the privacy policy. */
export function legalPage(key: string, sources: PageSources): Composition {
  const { content } = sources;
  const record = sure(content.legal.get(key), 'legal', key);
  const { templates } = content;
  const { meta, title, statement, intro, summary, fields, kept, lastUpdated, body } = record;
  const updated = lastUpdated === undefined ? undefined : `${content.interface.dates.updated} ${lastUpdated}`;
  const trail = { label: templates.trail, links: [resolve(templates.legal.root, sources)], current: title };
  return {
    meta,
    facts: { trail },
    sections: [
      {
        type: 'legal-text',
        trail,
        heading: title,
        statement,
        intro,
        updated,
        contents: templates.legal.contents,
        fields,
        summary: summary && resolve(summary, sources),
        sections: briefed(resolve(body, sources)).map((section) => ({
          ...section,
          kept: kept?.[section.id],
        })),
      },
    ],
  };
}
