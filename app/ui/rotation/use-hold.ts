import { type RefCallback, useCallback, useState } from 'react';

/** For an element that holds still while it is hovered, focused or out of sight. */
export interface Hold {
  ref: RefCallback<HTMLElement>;
}

/** How far outside of the window something still counts as seen. */
const rootMargin = '25%';

/**
 * Whether what moves by itself must hold still: it is attended, because somebody points at it or has focus in it, or
 * nobody sees it. What counts is the element that takes the `ref`, or the one around it that is marked `data-hold`.
 */
export function useHold(): { held: boolean; attended: boolean; near: boolean; hold: Hold } {
  const [near, setNear] = useState(false);
  const [hover, setHover] = useState(false);
  const [focus, setFocus] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    const area = element?.closest<HTMLElement>('[data-hold]') ?? element;
    if (!area) return undefined;
    const { signal, abort } = listening();
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin,
    });
    observer.observe(area);
    area.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && setHover(true), {
      signal,
    });
    area.addEventListener('pointerleave', () => setHover(false), { signal });
    area.addEventListener('focusin', () => setFocus(true), { signal });
    area.addEventListener(
      'focusout',
      ({ relatedTarget }) => setFocus(area.contains(relatedTarget as Node | null)),
      {
        signal,
      },
    );
    return () => {
      abort();
      observer.disconnect();
    };
  }, []);
  const attended = hover || focus;
  return { held: attended || !near, attended, near, hold: { ref } };
}

function listening(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
