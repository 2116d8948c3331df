import { useEffect, useState } from 'react';

/** Everything above a line a little below the header: a section has been begun when its top has passed that line. */
const begun = '1000000px 0px -70% 0px';

/** Id of the section that is being read: the last that has been begun, none above the first. */
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
