import { type RefObject, useEffect } from 'react';

/** Scroll distance in pixels over which the header shrinks, and the bounds of its scale. */
const distance = 200;
const least = 0.175;

/**
 * Publishes how far the header has shrunk as `--header-scale`: `scroll / 200px`, clamped between 0.175 and 1. At
 * 0.175 it has its full size.
 */
export function useHeaderScale(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function publish(): void {
      const scale = Math.min(1, Math.max(least, scrollY / distance));
      element.current?.style.setProperty('--header-scale', String(scale));
    }
    publish();
    addEventListener('scroll', publish, { passive: true });
    return () => removeEventListener('scroll', publish);
  }, [element]);
}
