import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while the page is what was prerendered, which knows nothing of the address's query or of this browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
