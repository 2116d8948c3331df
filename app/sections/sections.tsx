import { Suspense } from 'react';
import { registry } from './registry.tsx';
import type { Section } from './schemas.ts';

function SectionOf(section: Section) {
  // The registry maps each type to the component of exactly its fields; the compiler cannot follow the pair.
  const Component = registry[section.type] as (props: Section) => React.ReactNode;
  return <Component {...section} />;
}

/** Fetches the code of all sections of a page that is about to be shown. */
export async function preloadSections(sections: readonly Section[]): Promise<void> {
  await Promise.all(sections.map((section) => registry[section.type].preload()));
}

/**
 * The sections of a page in order. Each boundary hydrates by itself as soon as the code of its section is there;
 * until then its prerendered HTML stands.
 */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section, index) => (
    // Sections have no identity but their place, and a page never reorders them.
    <Suspense key={`${section.type}-${index}`}>
      <SectionOf {...section} />
    </Suspense>
  ));
}
