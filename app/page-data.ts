import { data } from 'react-router';
import type { DeliveredPage, Page } from './content/page.server.ts';
import { pageFile } from './content/page-address.ts';

/** The site was delivered anew during the visit: what is delivered now may need code that the visit does not have. */
export class NewerSiteError extends Error {}

const pages = new Map<string, Promise<Page>>();

async function fetchPage(path: string): Promise<Page> {
  const response = await fetch(pageFile(path));
  // oxlint-disable-next-line typescript/only-throw-error -- the framework's way to show that a page is missing.
  if (!response.ok) throw data(null, { status: response.status });
  const page = (await response.json()) as DeliveredPage;
  if (page.code && page.code !== window.__reactRouterManifest?.url) throw new NewerSiteError(path);
  return page;
}

/**
 * What the page at a path shows. Fetched and read once, ahead when a link to it is pointed at: on a phone's processor
 * the framework's own way, which fetches and reads at the press, costs a third of the time until the page is shown.
 * Throws a 404 response where there is none, and `NewerSiteError` where it was made for other code than this visit's.
 */
export function pageData(path: string): Promise<Page> {
  const known = pages.get(path);
  if (known) return known;
  const asked = fetchPage(path);
  pages.set(path, asked);
  asked.catch(() => pages.delete(path));
  return asked;
}
