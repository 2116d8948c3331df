import { useSyncExternalStore } from 'react';
import { moving, onMotionChange } from './motion.ts';

/** Whether motion is allowed. False in prerendered HTML: motion needs script. */
export function useMoving(): boolean {
  return useSyncExternalStore(onMotionChange, moving, () => false);
}
