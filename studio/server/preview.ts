import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';

interface PreviewOptions {
  host: string;
  port: number;
  /** The public URL, if it differs. */
  name: string | undefined;
  /** Whether somebody with these cookies may see unpublished pages. */
  letsIn: (cookies: string | undefined) => boolean;
}

/** Guards the development server. */
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
 * Serves the site's pages from the saved files, on a separate origin, so that page script cannot reach the studio.
 * Returns its URL.
 */
export async function startPreview(
  root: string,
  { host, port, name, letsIn }: PreviewOptions,
): Promise<string> {
  const server = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    plugins: [doorkeeper(letsIn)],
    // Separate from `npm run dev`, which uses the default folder.
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
