import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useMoving } from '../motion/motion.ts';
import { useTicker } from '../ticker/ticker.ts';

export interface Rotation {
  index: number;
  /** Whether things may move at all; where not, there is nothing to pause. */
  moving: boolean;
  /** Whether the visitor has paused it. */
  stopped: boolean;
  toggle: () => void;
  goTo: (index: number) => void;
  /** Handlers for the element that holds still while it is hovered or has focus. */
  hold: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Things that take turns in one place: the next one after every `every` milliseconds, the first after the last. */
export function useRotation({ count, every }: { count: number; every: number }): Rotation {
  const moving = useMoving();
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ hover: false, focus: false });
  const running = count > 1 && moving && !stopped && !held.hover && !held.focus;
  useTicker(every, () => setIndex((now) => (now + 1) % count), running);

  return {
    index,
    moving: moving && count > 1,
    stopped,
    toggle: () => setStopped(!stopped),
    goTo: setIndex,
    hold: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && setHeld((now) => ({ ...now, hover: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, hover: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: (event) =>
        !event.currentTarget.contains(event.relatedTarget) && setHeld((now) => ({ ...now, focus: false })),
    },
  };
}
