import { useMatches } from 'react-router';
import type { Page } from './content/page.server.ts';

/** The page that is shown; nothing where the address has none, as that of an error. */
export function usePage(): Page | undefined {
  const data = useMatches().at(-1)?.loaderData;
  // Routes that load something with sections load a `Page`.
  return typeof data === 'object' && data !== null && 'sections' in data ? (data as Page) : undefined;
}
