import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/ui/hydrated/hydrated.ts';

interface Category {
  id: number;
  slug: string;
}

/**
 * The category that the address names, by `?category=` with its id or by the anchor that stands for it without
 * script; the first one otherwise. Each choice, also of the same one again, has another `key`.
 */
export function useCategory<T extends Category>(
  categories: readonly T[],
): { chosen: T | undefined; choose: (category: T) => void; key: string } {
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const asked = hydrated ? new URLSearchParams(search).get('category') : null;
  const chosen =
    categories.find(({ id }) => String(id) === asked) ??
    categories.find(({ slug }) => hydrated && `#${slug}` === hash) ??
    categories[0];
  return {
    chosen,
    key,
    choose: (category) => {
      const first = category.id === categories[0]?.id;
      void navigate(
        { search: first ? '' : `?category=${category.id}`, hash: '' },
        { preventScrollReset: true },
      );
    },
  };
}
