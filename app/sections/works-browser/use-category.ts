import { useState, useSyncExternalStore } from 'react';

interface Category {
  id: number;
  slug: string;
}

/** Window event for changes of the address by this module, for which browsers fire none. */
const changed = 'category-chosen';

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
}

/**
 * The category in the address, by `?category=` with its id or by the anchor used without script; else the first.
 * `choices` counts selections, including repeated ones.
 */
export function useCategory<T extends Category>(
  categories: readonly T[],
): { chosen: T | undefined; choose: (category: T) => void; choices: number } {
  const [choices, setChoices] = useState(0);
  // Prerendering has no query.
  const address = useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => '',
  );
  const { searchParams, hash } = new URL(address, 'https://any.example');
  const chosen =
    categories.find(({ id }) => String(id) === searchParams.get('category')) ??
    categories.find(({ slug }) => `#${slug}` === hash) ??
    categories[0];
  return {
    chosen,
    choices,
    choose: (category) => {
      const first = category.id === categories[0]?.id;
      history.pushState(null, '', location.pathname + (first ? '' : `?category=${category.id}`));
      dispatchEvent(new Event(changed));
      setChoices(choices + 1);
    },
  };
}
