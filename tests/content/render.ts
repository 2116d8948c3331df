import { createElement } from 'react';
import { prerender } from 'react-dom/static.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { Page } from '#app/content/page.server.ts';
import type { Site } from '#app/content/site.server.ts';
import { Sections } from '#app/sections/sections.tsx';
import { SiteProvider } from '#app/site.tsx';
import { Shell } from '#app/shell/shell.tsx';

/** A page with everything around it, as HTML; without what a build adds to its head. */
export async function render(page: Page, site: Site): Promise<string> {
  const sections = createElement(Sections, { sections: page.sections });
  const Route = () =>
    createElement(SiteProvider, { site } as Parameters<typeof SiteProvider>[0], createElement(Shell, null, sections));
  const routes = [{ id: 'page', path: '*', loader: () => page, Component: Route }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${page.path}`));
  if (context instanceof Response) throw new Error(`${page.path} answers ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(createElement(StaticRouterProvider, { router, context, hydrate: false }), {
    // In order, as in the built pages.
    progressiveChunkSize: Infinity,
  });
  const body = await new Response(prelude).text();
  return `<!DOCTYPE html><html lang="${page.language}"><head><title>${page.path}</title></head><body>${body}</body></html>`;
}
