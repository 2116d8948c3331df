import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * How many of `count` things stand. A followed link shows the first screen in one frame and the rest in the next ones;
 * a page that is loaded, gone back to or entered at a place further down needs its whole height at once.
 * @param first how many fill the first window of any screen
 */
export function useStanding(count: number, first: number): number {
  const { hash } = useLocation();
  const [whole, setWhole] = useState(useNavigationType() !== 'PUSH' || hash !== '');
  useEffect(() => startTransition(() => setWhole(true)), []);
  return whole ? count : Math.min(first, count);
}
