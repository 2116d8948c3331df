import { copyFileSync, createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { mediaHref, mediaPath, readManifest } from '../app/content/media.server.ts';
import { loadContent } from '../app/content/store.server.ts';
import { workIndex } from '../app/content/works.server.ts';

const contentRoot = path.resolve('content');

/** MIME types that the manifest does not have to tell: the ending is enough in development. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Copies every delivered picture and video to its public address. */
function copyMedia(outDir: string): number {
  const manifest = readManifest(contentRoot);
  const files = [...Object.values(manifest.pictures), ...Object.values(manifest.videos)].flatMap(
    (entry) => entry.files,
  );
  for (const file of files) {
    const to = path.join(outDir, mediaHref(file));
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(path.join(contentRoot, 'media', file.path), to);
  }
  return files.length;
}

/** Address of the file from which the works page reloads its works. */
const worksFile = '/data/works.json';

function worksJson(): string {
  return JSON.stringify(workIndex(loadContent(contentRoot)).items);
}

function writeWorks(outDir: string): void {
  const to = path.join(outDir, worksFile);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, worksJson());
}

/** Serves media and the works file in development, writes them in a build, and reloads the page when a content file is saved. */
export function contentFiles(): Plugin {
  return {
    name: 'content-files',
    configureServer(server) {
      server.watcher.add(contentRoot);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(contentRoot)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use('/media', (request, response, next) => {
        const file = path.join(
          contentRoot,
          'media',
          mediaPath(`/media${request.url?.replace(/\?.*$/, '') ?? ''}`),
        );
        if (!file.startsWith(path.join(contentRoot, 'media')) || !existsSync(file)) return next();
        response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      });
      server.middlewares.use(worksFile, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(worksJson());
      });
    },
    writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return;
      this.info(`${copyMedia(dir)} media files copied`);
      writeWorks(dir);
    },
  };
}
