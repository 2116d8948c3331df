import { useMatches } from 'react-router';
import type { Page, PageFrame } from '#app/content/page.server.ts';

const plain: PageFrame = { greeting: false, meeting: false, contact: false };

/** What the page shown asks of the shell; nothing where there is no page. */
export function usePageFrame(): PageFrame {
  // Page routes all load a `Page`; the root and the error page load other things.
  const data = useMatches().at(-1)?.loaderData as Partial<Page> | undefined;
  return data?.frame ?? plain;
}
