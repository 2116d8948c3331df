import type { Plugin, ViteDevServer } from 'vite';
import { analyticsConfig } from '../../app/analytics/configure.ts';
import { canonical } from '../../app/pages/list.ts';
import { siteOf } from '../../app/content/site.server.ts';
import { loadContent } from '../../app/pages/load.ts';
import type * as Renderer from '../../app/render/entry.server.tsx';
import type * as Gallery from '../../app/gallery/gallery.tsx';

const entry = '/app/islands/entry.ts';

/** Nothing is painted before the styles of everything are there. */
const styles = '<script type="module" src="/scripts/build/development.ts" blocking="render"></script>';

/** The page at an address or, where it has none, the one that says so; undefined for what is no page at all. */
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

/** Renders pages in development as they are asked for, from the files as they are saved. */
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
