import { useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, for parts that are built differently at different widths.
 * @param prerendered the answer that the HTML was made with; the right one follows as soon as the script runs
 */
export function useMedia(query: string, prerendered: boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => prerendered,
  );
}

/** From this width on a landing page counts as large. */
export const large = '(width >= 1024px)';
