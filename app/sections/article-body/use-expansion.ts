import { useEffect, useState } from 'react';
import { after } from '#app/ui/ticker/ticker.ts';

/** Milliseconds that opening and closing take (detail-pages 9); the stylesheet has the same. */
const duration = 500;

/**
 * `closed`: no height. `moving`: on its way, with a limit of height, because only a length can be animated. `open`:
 * the limit is lifted, so that no text is ever cut.
 */
export type Expansion = 'closed' | 'moving' | 'open';

/** A text that opens and closes. */
export function useExpansion(): {
  state: Expansion;
  expanded: boolean;
  toggle: () => void;
  /** Opens it without moving. */
  open: () => void;
} {
  const [expanded, setExpanded] = useState(false);
  const [state, setState] = useState<Expansion>('closed');

  useEffect(() => {
    if (state !== 'moving') return undefined;
    // Opening lifts the limit at its end; closing only needs the limit for one frame to start from.
    if (expanded) return after(duration, () => setState('open'));
    const frame = requestAnimationFrame(() => setState('closed'));
    return () => cancelAnimationFrame(frame);
  }, [state, expanded]);

  return {
    state,
    expanded,
    toggle: () => {
      setExpanded(!expanded);
      setState('moving');
    },
    open: () => {
      setExpanded(true);
      setState('open');
    },
  };
}
