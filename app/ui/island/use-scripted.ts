import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether script runs: false in prerendered HTML and while it is hydrated, then true. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
