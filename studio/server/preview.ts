import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';

/** Shows the site's pages from the files as they are saved, at an address of its own: script of a page has no way into the studio. */
export async function startPreview(
  root: string,
  port: number,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    // Beside `npm run dev`, which has the usual folder.
    cacheDir: path.join(root, 'build', 'studio-preview'),
    logLevel: 'error',
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port,
      strictPort: port !== 0,
      fs: { allow: [root, realpathSync(path.join(root, 'node_modules'))] },
    },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return { origin: `http://127.0.0.1:${bound}`, stop: () => server.close() };
}
