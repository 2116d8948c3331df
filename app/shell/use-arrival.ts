import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { moving } from '#app/ui/motion/motion.ts';
import { placeAt, scrollToPlace } from '#app/ui/reveal/reveal.ts';

function scrollTo(hash: string): void {
  const place = placeAt(hash);
  // Not within the effect: what the place lies in could not be opened there at once.
  if (place) queueMicrotask(() => scrollToPlace(place));
  else window.scrollTo({ top: 0, behavior: moving() ? 'smooth' : 'instant' });
}

/**
 * What happens when a link has led to a page: the window scrolls to its top (or to the address's anchor), focus moves to
 * its heading, and the title of another page is announced. Back and Forward are left to scroll restoration.
 * @returns the words to announce
 */
export function useArrival(): string {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const changed = previous.current !== pathname;
    previous.current = pathname;
    // What changes only the query, such as a choice among works, is no link and leaves the window where it is.
    const atTop = changed || (type === 'REPLACE' && !hash);
    if (type === 'POP' || (!atTop && !hash)) return;
    scrollTo(hash);
    if (!atTop) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    if (changed) setAnnouncement(document.title);
    // The key stands for the visit: the same address may be visited twice.
  }, [pathname, hash, key, type]);

  return announcement;
}
