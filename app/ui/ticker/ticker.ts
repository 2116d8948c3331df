import { useEffect, useEffectEvent } from 'react';

/** Calls `run` every `every` milliseconds until the returned function is called. */
export function repeat(every: number, run: () => void): () => void {
  const timer = setInterval(run, every);
  return () => clearInterval(timer);
}

/** Calls `run` every `every` milliseconds while `running`; starting again waits a whole interval. */
export function useTicker(every: number, run: () => void, running: boolean): void {
  const latest = useEffectEvent(run);
  useEffect(() => (running ? repeat(every, () => latest()) : undefined), [every, running]);
}
