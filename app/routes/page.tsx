import { pageAt } from '#app/content/page.server.ts';
import { loadContent } from '#app/content/store.server.ts';
import { Sections } from '#app/sections/sections.tsx';
import type { Route } from './+types/page.ts';

/** Runs while the site is built; the browser gets its result. */
export function loader({ params }: Route.LoaderArgs) {
  return pageAt(`/${params['*'] ?? ''}`, loadContent());
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return <Sections sections={loaderData.sections} />;
}
