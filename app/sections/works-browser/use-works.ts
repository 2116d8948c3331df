import { useEffect, useState } from 'react';
import type { WorkItem } from '#app/content/model.ts';

/** The build's file with all works. */
const worksFile = '/data/works.json';

function isWorks(value: unknown): value is WorkItem[] {
  return (
    Array.isArray(value) &&
    value.every(
      (item) => typeof item === 'object' && item !== null && 'categoryId' in item && 'image' in item,
    )
  );
}

/** All works, fetched; undefined until loaded, or if loading fails, which is logged. */
export function useWorks(): readonly WorkItem[] | undefined {
  const [loaded, setLoaded] = useState<readonly WorkItem[]>();
  useEffect(() => {
    const left = new AbortController();
    async function load(): Promise<void> {
      const response = await fetch(worksFile, { signal: left.signal });
      const value: unknown = await response.json();
      if (!isWorks(value)) throw new TypeError(`${worksFile} holds no list of works`);
      setLoaded(value);
    }
    load().catch((error: unknown) => {
      if (!left.signal.aborted) console.error(error);
    });
    return () => left.abort();
  }, []);
  return loaded;
}
