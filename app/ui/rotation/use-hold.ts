import { type RefCallback, useCallback, useState } from 'react';
import { watchNear } from '../near/use-near.ts';

/** Props of an element that pauses on hover, on focus and off screen. */
export interface Hold {
  ref: RefCallback<HTMLElement>;
}

/**
 * Whether motion must pause: the visitor hovers over or focuses the area (`attended`), or it is off screen. The area
 * is the element with the `ref`, or its nearest ancestor marked `data-hold`.
 */
export function useHold(): { held: boolean; attended: boolean; near: boolean; hold: Hold } {
  const [near, setNear] = useState(false);
  const [hover, setHover] = useState(false);
  const [focus, setFocus] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    const area = element?.closest<HTMLElement>('[data-hold]') ?? element;
    if (!area) return undefined;
    const { signal, abort } = listening();
    const stopWatching = watchNear(area, setNear);
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
      stopWatching();
    };
  }, []);
  const attended = hover || focus;
  return { held: attended || !near, attended, near, hold: { ref } };
}

function listening(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
