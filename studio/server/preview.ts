import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';

interface PreviewOptions {
  host: string;
  port: number;
  /** The address by which browsers reach it, where that is another one. */
  name: string | undefined;
  /** Whether somebody with these cookies may see unpublished pages. */
  letsIn: (cookies: string | undefined) => boolean;
}

/** Stands before everything that the development server answers. */
function doorkeeper(letsIn: PreviewOptions['letsIn']): Plugin {
  return {
    name: 'studio-doorkeeper',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (letsIn(request.headers.cookie)) return next();
        response.writeHead(401).end('The studio asks for the password first.');
      });
    },
  };
}

/**
 * Shows the site's pages from the files as they are saved, at an address of its own: script of a page has no way into
 * the studio. Returns that address.
 */
export async function startPreview(
  root: string,
  { host, port, name, letsIn }: PreviewOptions,
): Promise<string> {
  const server = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    plugins: [doorkeeper(letsIn)],
    // Beside `npm run dev`, which has the usual folder.
    cacheDir: path.join(root, 'build', 'studio-preview'),
    logLevel: 'error',
    clearScreen: false,
    server: {
      host,
      ...(name && { allowedHosts: [new URL(name).hostname] }),
      port,
      strictPort: port !== 0,
      warmup: { clientFiles: ['app/islands/entry.ts'], ssrFiles: ['app/render/entry.server.tsx'] },
      fs: { allow: [root, realpathSync(path.join(root, 'node_modules'))] },
    },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return `http://127.0.0.1:${bound}`;
}
