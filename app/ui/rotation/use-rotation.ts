import { useState } from 'react';
import { useMoving } from '../motion/use-moving.ts';
import { useTicker } from '../ticker/ticker.ts';
import { useHold } from './use-hold.ts';

/** Rotates through items: the next one every `every` milliseconds, looping. */
export function useRotation({ count, every }: { count: number; every: number }) {
  const moving = useMoving();
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const { held, hold } = useHold();
  const running = count > 1 && moving && !stopped && !held;
  useTicker(every, () => setIndex((now) => (now + 1) % count), running);

  return {
    index,
    /** Whether motion is possible at all; if not, there is nothing to pause. */
    moving: moving && count > 1,
    /** Whether the visitor paused it. */
    stopped,
    toggle: () => setStopped(!stopped),
    goTo: setIndex,
    hold,
  };
}
