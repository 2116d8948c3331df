import { useSyncExternalStore } from 'react';
import { moving, onMotionChange } from './motion.ts';

/** Whether things may move by themselves. False in prerendered HTML: motion begins with the script. */
export function useMoving(): boolean {
  return useSyncExternalStore(onMotionChange, moving, () => false);
}
