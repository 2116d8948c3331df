import { useState, useSyncExternalStore } from 'react';

interface Category {
  id: number;
  slug: string;
}

/** Told to the window when this module has changed the address, which browsers tell nobody. */
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
 * The category that the address names, by `?category=` with its id or by the anchor that stands for it without
 * script; the first one otherwise. `choices` counts them, also of the same one again.
 */
export function useCategory<T extends Category>(
  categories: readonly T[],
): { chosen: T | undefined; choose: (category: T) => void; choices: number } {
  const [choices, setChoices] = useState(0);
  // The prerendered page knows nothing of the address's query.
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
