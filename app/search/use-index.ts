import { useEffect, useState } from 'react';
import type { SearchEntry } from './match.ts';

export type SearchIndex =
  { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; entries: readonly SearchEntry[] };

const indexFile = '/search.json';

/** Fetches the index once. */
export function useIndex(): SearchIndex {
  const [index, setIndex] = useState<SearchIndex>({ kind: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    fetch(indexFile, { signal: abort.signal })
      .then((response) => response.json())
      // Our own build generates it from the same type.
      .then((entries: SearchEntry[]) => setIndex({ kind: 'ready', entries }))
      .catch(() => {
        if (!abort.signal.aborted) setIndex({ kind: 'failed' });
      });
    return () => abort.abort();
  }, []);
  return index;
}
