import { useSyncExternalStore } from 'react';

const known = new Map<string, unknown>();

function read(name: string): unknown {
  if (!known.has(name)) {
    const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
    known.set(name, content ? JSON.parse(content) : undefined);
  }
  return known.get(name);
}

const never = (): (() => void) => () => undefined;

/**
 * What a build wrote into the head of every page because this site uses something that others do not, as JSON in a
 * `<meta>` element of this name; undefined where it uses none, and before script has taken over.
 */
export function usePageConfig<Config>(name: string): Config | undefined {
  // Our own build wrote it, from the same type.
  return useSyncExternalStore(
    never,
    () => read(name) as Config | undefined,
    () => undefined,
  );
}
