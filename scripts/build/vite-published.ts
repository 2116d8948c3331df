import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from '#app/pages/load.ts';
import { publishedFiles as files } from '#app/published/files.ts';

/** Writes the machine-readable files in a build and serves them in development. */
export function publishedFiles(): Plugin {
  return {
    name: 'published-files',
    configureServer(server) {
      for (const { path: address, type, make } of files)
        server.middlewares.use(address, (_request, response) => {
          response.setHeader('Content-Type', type);
          response.end(make(loadContent()));
        });
    },
    writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return;
      for (const { path: address, make } of files) {
        const to = path.join(dir, address);
        mkdirSync(path.dirname(to), { recursive: true });
        writeFileSync(to, make(loadContent()));
      }
      this.info(`${files.length} files for machines written`);
    },
  };
}
