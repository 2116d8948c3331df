import { loadContent } from '#app/content/store.server.ts';
import { publish } from '#app/seo/publish.server.ts';
import type { Route } from './+types/published.ts';

/** Runs while the site is built; what it answers becomes a file. */
export function loader({ request }: Route.LoaderArgs) {
  const { body, type } = publish(new URL(request.url).pathname, loadContent());
  return new Response(body, { headers: { 'Content-Type': type } });
}
