import type { Plugin, ViteDevServer } from 'vite';
import { analyticsConfig } from '#app/analytics/configure.ts';
import { canonical } from '#app/pages/list.ts';
import { siteOf } from '#app/content/site.server.ts';
import { loadContent } from '#app/pages/load.ts';
import type * as Renderer from '#app/render/entry.server.tsx';
import type * as Gallery from '#app/gallery/gallery.tsx';

const entry = '/app/islands/entry.ts';

/** Blocks rendering until all styles are loaded. */
const styles = '<script type="module" src="/scripts/build/development.ts" blocking="render"></script>';

/** The page at a path, or the 404 page; undefined for paths that are not pages. */
async function render(pathname: string, server: ViteDevServer): Promise<string | undefined> {
  if (pathname === '/gallery')
    return ((await server.ssrLoadModule('/app/gallery/gallery.tsx')) as typeof Gallery).renderGallery(entry);
  const sources = loadContent();
  const page = sources.pages.get(canonical(pathname)) ?? sources.pages.get('/404');
  if (!page) return undefined;
  const { pageRenderer } = (await server.ssrLoadModule('/app/render/entry.server.tsx')) as typeof Renderer;
  const parts = { site: siteOf(sources), analytics: analyticsConfig(sources) };
  return (await pageRenderer(page, parts))({ entry, build: 'development', styles: page.styles });
}

/** Renders pages on request in development, from the saved files. */
export function pages(): Plugin {
  return {
    name: 'pages',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
          try {
            const html = await render(pathname, server);
            if (html === undefined) return next();
            response.setHeader('Content-Type', 'text/html');
            return response.end(html.replace('</head>', `${styles}</head>`));
          } catch (error) {
            return next(error);
          }
        });
      };
    },
    hotUpdate({ file, server }) {
      if (this.environment.name === 'ssr' && /\.tsx?$/.test(file))
        server.environments.client.hot.send('code-saved');
    },
  };
}
