import { type RefObject, useEffect, useState } from 'react';

/** The part of the window in which a section counts as the one being read: a strip below the header. */
const strip = '-20% 0px -70% 0px';

/** Id of the section that is being read. */
export function useCurrentSection(text: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: strip },
    );
    for (const section of text.current?.querySelectorAll('section[id]') ?? []) observer.observe(section);
    return () => observer.disconnect();
  }, [text]);
  return current;
}
