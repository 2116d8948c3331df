import { Suspense } from 'react';
import { registry } from './registry.tsx';
import type { Section } from './schemas.ts';

function SectionOf(section: Section) {
  // The registry maps each type to the component of exactly its fields; the compiler cannot follow the pair.
  const Component = registry[section.type] as (props: Section) => React.ReactNode;
  return <Component {...section} />;
}

/**
 * The sections of a page in order. Each boundary hydrates by itself as soon as the code of its section is there;
 * until then its prerendered HTML stands.
 */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section, index) => (
    // Sections have no identity but their place, and a page never reorders them.
    // oxlint-disable-next-line react/no-array-index-key
    <Suspense key={`${section.type}-${index}`}>
      <SectionOf {...section} />
    </Suspense>
  ));
}
