import { Suspense, useCallback, useMemo } from 'react';
import { registry } from './registry.tsx';
import type { Section, SectionType } from './schemas.ts';
import { useStanding } from './use-standing.ts';
import { useWaking } from './use-waking.ts';

function SectionOf(section: Section) {
  // The registry maps each type to the component of exactly its fields; the compiler cannot follow the pair.
  const Component = registry[section.type] as (props: Section) => React.ReactNode;
  return <Component {...section} />;
}

/** Fetches the code of a section type; settled at once where it is there. */
export function preload(type: SectionType): Promise<void> {
  return registry[type].preload();
}

/** Fetches the code of all sections of a page that is about to be shown. */
export async function preloadSections(sections: readonly Section[]): Promise<void> {
  await Promise.all(sections.map(({ type }) => preload(type)));
}

/** Sections that fill the first window of any screen. */
const firstScreen = 2;

/**
 * The sections of a page in order. Each boundary hydrates by itself, once its section is near; until then its
 * prerendered HTML stands.
 */
export function Sections({ sections }: { sections: readonly Section[] }) {
  const wake = useCallback(
    // Code that cannot be had leaves the prerendered HTML standing, only without its behaviour.
    (index: number) => {
      const section = sections[index];
      if (section) preload(section.type).catch(() => undefined);
    },
    [sections],
  );
  useWaking(sections.length, wake);
  const standing = useStanding(sections.length, firstScreen);
  // The same elements while a link is being followed: there is nothing new to show in them.
  return useMemo(
    () =>
      sections.slice(0, standing).map((section, index) => (
        // Sections have no identity but their place, and a page never reorders them.
        <Suspense key={`${section.type}-${index}`}>
          <SectionOf {...section} />
        </Suspense>
      )),
    [sections, standing],
  );
}
