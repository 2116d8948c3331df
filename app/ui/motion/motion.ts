/**
 * The one motion switch. Everything that moves by itself asks it. Off when the visitor said so here or, having said
 * nothing, asks the system for reduced motion.
 */

const key = 'motion';
const listeners = new Set<() => void>();

let query: MediaQueryList | undefined;

/** The system's wish. Asked at each drawing of whatever moves, so the browser's own object for it is kept. */
function reduced(): MediaQueryList {
  return (query ??= matchMedia('(prefers-reduced-motion: reduce)'));
}

/** Whether things may move by themselves at this moment. */
export function moving(): boolean {
  const chosen = document.documentElement.dataset['motion'];
  return chosen ? chosen === 'on' : !reduced().matches;
}

/** Calls a listener when the answer of `moving` may have changed; returns what ends it. */
export function onMotionChange(listener: () => void): () => void {
  listeners.add(listener);
  reduced().addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    reduced().removeEventListener('change', listener);
  };
}

/** Lets things move or stops them, and remembers it in this browser. */
export function setMoving(on: boolean): void {
  const value = on ? 'on' : 'off';
  document.documentElement.dataset['motion'] = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
