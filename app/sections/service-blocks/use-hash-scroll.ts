import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { moving } from '#app/ui/motion/motion.ts';
import { after } from '#app/ui/ticker/ticker.ts';
import { anchorOf } from './anchor.ts';

/** Milliseconds between the page's arrival and the scroll to the block that its address names (detail-pages 9). */
const delay = 100;

/** Scrolls to the block that the address's hash means, also where the hash is not an id that markup could hold. */
export function useHashScroll(blocks: readonly { id: string; slug: string }[]): void {
  const { hash } = useLocation();
  useEffect(() => {
    const anchor = anchorOf(hash, blocks);
    if (anchor === undefined) return undefined;
    return after(delay, () =>
      document.getElementById(anchor)?.scrollIntoView({ behavior: moving() ? 'smooth' : 'instant' }),
    );
  }, [hash, blocks]);
}
