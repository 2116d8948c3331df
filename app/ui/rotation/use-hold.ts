import { type FocusEvent, type PointerEvent, type RefCallback, useState } from 'react';
import { useNear } from '../near/use-near.ts';

/** What the element takes that holds still while it is hovered, has focus or cannot be seen. */
export interface Hold {
  ref: RefCallback<HTMLElement>;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Whether what moves by itself must hold still: it is attended, because somebody points at it or has focus in it, or
 * nobody sees it.
 */
export function useHold(): { held: boolean; attended: boolean; hold: Hold } {
  const { near, ref } = useNear();
  const [hover, setHover] = useState(false);
  const [focus, setFocus] = useState(false);
  const attended = hover || focus;
  return {
    held: attended || !near,
    attended,
    hold: {
      ref,
      onPointerEnter: (event) => event.pointerType === 'mouse' && setHover(true),
      onPointerLeave: () => setHover(false),
      onFocus: () => setFocus(true),
      onBlur: (event) => !event.currentTarget.contains(event.relatedTarget) && setFocus(false),
    },
  };
}
