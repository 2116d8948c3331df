import type { PageFrame } from '#app/content/page.server.ts';
import { usePage } from '#app/use-page.ts';

const plain: PageFrame = { greeting: false, meeting: false, contact: false };

/** What the page shown asks of the shell; nothing where there is no page. */
export function usePageFrame(): PageFrame {
  return usePage()?.frame ?? plain;
}
