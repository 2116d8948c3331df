import type { Prose } from '#app/content/model.ts';
import { plainText, proseText } from '#app/content/prose.ts';
import { resolve } from '#app/content/resolve.server.ts';
import { sure } from '#app/content/sources.server.ts';
import type { SectionProps } from '#app/sections/schemas.ts';
import type { PageSources } from '../collections.ts';
import type { Composition } from '../composition.ts';

type LegalSection = SectionProps<'legal-text'>['sections'][number];

/** A text cut at its headings of the second depth. What stands before the first has no place in a legal text. */
export function cutAtHeadings(prose: Prose): LegalSection[] {
  const sections: LegalSection[] = [];
  for (const block of prose) {
    if (block.type === 'heading' && block.depth === 2)
      sections.push({ id: block.id, heading: plainText(block.children), body: [] });
    else {
      const section = sections.at(-1);
      if (block.type === 'quote' && section?.body.length === 0) section.brief = proseText(block.children);
      else section?.body.push(block);
    }
  }
  return sections;
}

/** The privacy policy and the terms. */
export function legalPage(key: string, sources: PageSources): Composition {
  const { content } = sources;
  const record = sure(content.legal.get(key), 'legal', key);
  const { templates } = content;
  const { meta, title, statement, intro, fields, lastUpdated, body } = record;
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
        sections: cutAtHeadings(resolve(body, sources)),
      },
    ],
  };
}
