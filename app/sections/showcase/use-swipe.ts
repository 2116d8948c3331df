import { type RefObject, type UIEvent, useRef, useState } from 'react';
import { moving } from '#app/ui/motion/motion.ts';
import { itemAt } from './swipe.ts';

interface Swipe {
  list: RefObject<HTMLUListElement | null>;
  /** Index of the item at the start of the list. */
  current: number;
  goTo: (index: number) => void;
  onScroll: (event: UIEvent<HTMLUListElement>) => void;
}

/** State of a list of `count` items that scrolls sideways on small screens, for the markers below it. */
export function useSwipe(count: number): Swipe {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  return {
    list,
    current,
    goTo: (index) =>
      list.current?.children[index]?.scrollIntoView({
        behavior: moving() ? 'smooth' : 'instant',
        block: 'nearest',
        inline: 'start',
      }),
    onScroll: ({ currentTarget }) => setCurrent(itemAt(currentTarget, count)),
  };
}
