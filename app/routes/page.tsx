import { canonical } from '#app/content/page-address.ts';
import { pageAt } from '#app/content/page.server.ts';
import { loadContent } from '#app/content/store.server.ts';
import { ServerNeededError, pageData } from '#app/page-data.ts';
import { preloadSections } from '#app/sections/sections.tsx';
import type { Route } from './+types/page.ts';

/** Runs while the site is built; the browser gets its result. */
export function loader({ params }: Route.LoaderArgs) {
  return pageAt(`/${params['*'] ?? ''}`, loadContent());
}

/** Loads an address afresh. Never settles: the document it is called in ends. */
function loadAfresh(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}

/**
 * Runs when a link leads here: data and code of the page are there before it is shown. Code that is gone, or that is
 * older than the data, because the site was delivered anew since, is mended by loading the address afresh; so does
 * an address without a page show the words that the server has for it.
 */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const page = await pageData(canonical(`/${params['*'] ?? ''}`)).catch((error: unknown) => {
    if (error instanceof ServerNeededError) return loadAfresh(request.url);
    throw error;
  });
  await preloadSections(page.sections).catch(() => loadAfresh(request.url));
  return page;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

/** The stage around all routes shows a page (`stage.tsx`): it outlives the change from one to the next. */
export default function PageRoute() {
  return null;
}
