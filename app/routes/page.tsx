import { canonical } from '#app/content/page-address.ts';
import { pageAt } from '#app/content/page.server.ts';
import { loadContent } from '#app/content/store.server.ts';
import { pageData } from '#app/page-data.ts';
import { preloadSections } from '#app/sections/sections.tsx';
import type { Route } from './+types/page.ts';

/** Runs while the site is built; the browser gets its result. */
export function loader({ params }: Route.LoaderArgs) {
  return pageAt(`/${params['*'] ?? ''}`, loadContent());
}

/**
 * Runs when a link leads here: data and code of the page are there before it is shown. Code that is gone, because
 * the site was delivered anew since, is mended by loading the address afresh.
 */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const page = await pageData(canonical(`/${params['*'] ?? ''}`));
  try {
    await preloadSections(page.sections);
  } catch {
    location.assign(request.url);
    await new Promise<never>(() => undefined);
  }
  return page;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

/** The stage around all routes shows a page (`stage.tsx`): it outlives the change from one to the next. */
export default function PageRoute() {
  return null;
}
