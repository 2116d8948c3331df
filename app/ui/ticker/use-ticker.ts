import { useEffect, useEffectEvent } from 'react';
import { onTick } from './ticker.ts';

/** Calls `run` every `every` milliseconds while `running`; starting again waits a whole interval. */
export function useTicker(every: number, run: () => void, running: boolean): void {
  const latest = useEffectEvent(run);
  useEffect(() => (running ? onTick(every, () => latest()) : undefined), [every, running]);
}
