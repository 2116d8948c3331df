import { createContext, startTransition, use, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Whether a page is drawn before it is asked for, unseen. */
export const AheadContext = createContext(false);

/**
 * How many of `count` things stand. A followed link shows the first screen in one frame and the rest in the next ones;
 * a page that is loaded, gone back to or entered at a place further down needs its whole height at once.
 * @param first how many fill the first window of any screen
 */
export function useStanding(count: number, first: number): number {
  const ahead = use(AheadContext);
  const { hash } = useLocation();
  const type = useNavigationType();
  const [settled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  const atOnce = !ahead && (type !== 'PUSH' || hash !== '');
  return settled || atOnce ? count : Math.min(first, count);
}
