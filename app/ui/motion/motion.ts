/**
 * The one motion switch, which every autoplay and animation asks. Off when the visitor turned it off, or made no
 * choice and the system prefers reduced motion.
 */

const key = 'motion';
const listeners = new Set<() => void>();

let query: MediaQueryList | undefined;

/** The system setting. Read on every frame, so the query object is cached. */
function reduced(): MediaQueryList {
  return (query ??= matchMedia('(prefers-reduced-motion: reduce)'));
}

/** Whether autonomous motion is allowed now. */
export function moving(): boolean {
  const chosen = document.documentElement.dataset['motion'];
  return chosen ? chosen === 'on' : !reduced().matches;
}

/** Subscribes to changes of `moving`; returns the unsubscribe function. */
export function onMotionChange(listener: () => void): () => void {
  listeners.add(listener);
  reduced().addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    reduced().removeEventListener('change', listener);
  };
}

/** Turns motion on or off and remembers it in this browser. */
export function setMoving(on: boolean): void {
  const value = on ? 'on' : 'off';
  document.documentElement.dataset['motion'] = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be disabled; the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}
