import { useEffect, useState } from 'react';

/** Root margin: everything above 30% of the viewport. A section has begun once its top has passed that line. */
const begun = '1000000px 0px -70% 0px';

/** Id of the section being read: the last that has begun; undefined above the first. */
export function useCurrentSection(listed: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = listed.flatMap(({ id }) => document.getElementById(id) ?? []);
    const read = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) read.add(target);
          else read.delete(target);
        setCurrent(sections.findLast((section) => read.has(section))?.id);
      },
      { rootMargin: begun },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [listed]);
  return current;
}
