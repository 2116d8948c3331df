import type { DeliveredPage, Page } from './content/page.server.ts';
import { pageFile } from './content/page-address.ts';

/**
 * The address has to be loaded as a document: it has no page, or the site was delivered anew during the visit, so that
 * what is delivered now may need code that the visit does not have.
 */
export class ServerNeededError extends Error {}

const pages = new Map<string, Promise<Page>>();

async function fetchPage(path: string): Promise<Page> {
  const response = await fetch(pageFile(path));
  if (response.status === 404) throw new ServerNeededError(path);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  const page = (await response.json()) as DeliveredPage;
  if (page.code && page.code !== window.__reactRouterManifest?.url) throw new ServerNeededError(path);
  return page;
}

/**
 * What the page at a path shows. Fetched and read once, ahead when a link to it is pointed at: on a phone's processor
 * the framework's own way, which fetches and reads at the press, costs a third of the time until the page is shown.
 * Throws `ServerNeededError` where there is none, or where it was made for other code than this visit's.
 */
export function pageData(path: string): Promise<Page> {
  const known = pages.get(path);
  if (known) return known;
  const asked = fetchPage(path);
  pages.set(path, asked);
  asked.catch(() => pages.delete(path));
  return asked;
}
