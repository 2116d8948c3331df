import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/ui/hydrated/hydrated.ts';

interface Category {
  id: number;
  slug: string;
}

/**
 * The category that the address names, by `?category=` with its id or by the anchor that stands for it without
 * script; the first one otherwise.
 */
export function useCategory<T extends Category>(
  categories: readonly T[],
): { chosen: T | undefined; choose: (category: T) => void } {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const asked = hydrated ? new URLSearchParams(search).get('category') : null;
  const chosen =
    categories.find(({ id }) => String(id) === asked) ??
    categories.find(({ slug }) => hydrated && `#${slug}` === hash) ??
    categories[0];
  return {
    chosen,
    choose: (category) => {
      const first = category.id === categories[0]?.id;
      void navigate(
        { search: first ? '' : `?category=${category.id}`, hash: '' },
        { preventScrollReset: true },
      );
    },
  };
}
