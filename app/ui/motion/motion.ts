import { useSyncExternalStore } from 'react';

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

/** Runs in the document's head, before anything is painted, so that a remembered choice holds from the start. */
export const motionScript = `try{var m=localStorage.getItem('${key}');if(m)document.documentElement.dataset.motion=m}catch(e){}`;

/** Whether things may move by themselves at this moment. */
export function moving(): boolean {
  const chosen = document.documentElement.dataset['motion'];
  return chosen ? chosen === 'on' : !reduced().matches;
}

function subscribe(listener: () => void): () => void {
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

/** Whether things may move by themselves. False in prerendered HTML: motion begins with the script. */
export function useMoving(): boolean {
  return useSyncExternalStore(subscribe, moving, () => false);
}
