import { useState } from 'react';
import { useMoving } from '../motion/use-moving.ts';
import { useTicker } from '../ticker/use-ticker.ts';
import { type Hold, useHold } from './use-hold.ts';

export interface Rotation {
  index: number;
  /** Whether things may move at all; where not, there is nothing to pause. */
  moving: boolean;
  /** Whether the visitor has paused it. */
  stopped: boolean;
  toggle: () => void;
  goTo: (index: number) => void;
  hold: Hold;
}

/** Things that take turns in one place: the next one after every `every` milliseconds, the first after the last. */
export function useRotation({ count, every }: { count: number; every: number }): Rotation {
  const moving = useMoving();
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const { held, hold } = useHold();
  const running = count > 1 && moving && !stopped && !held;
  useTicker(every, () => setIndex((now) => (now + 1) % count), running);

  return {
    index,
    moving: moving && count > 1,
    stopped,
    toggle: () => setStopped(!stopped),
    goTo: setIndex,
    hold,
  };
}
