import { copyFileSync, createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { mediaHref, mediaPath, readManifest } from '../../app/content/media.server.ts';
import type { Sources } from '../../app/content/resolve.server.ts';
import { contentFolder } from '../../app/content/site-folder.server.ts';
import { loadContent } from '../../app/pages/load.ts';
import { workIndex } from '../../app/content/works.server.ts';

/** MIME types by extension, for development. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Copies every generated picture and video to its public path. */
function copyMedia(outDir: string): number {
  const manifest = readManifest(contentFolder);
  const files = [...Object.values(manifest.pictures), ...Object.values(manifest.videos)].flatMap(
    (entry) => entry.files,
  );
  for (const file of files) {
    const to = path.join(outDir, mediaHref(file));
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(path.join(contentFolder, 'media', file.path), to);
  }
  return files.length;
}

/** Data files fetched by script, by path. */
const dataFiles: Readonly<Record<string, (sources: Sources) => unknown>> = {
  // The works page loads more works from this file.
  '/data/works.json': (sources) => workIndex(sources).items,
};

function writeData(outDir: string): void {
  for (const [address, data] of Object.entries(dataFiles)) {
    const to = path.join(outDir, address);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, JSON.stringify(data(loadContent(contentFolder))));
  }
}

/**
 * Serves media and data files in development, writes them in a build, and reloads the page when a content file is
 * saved.
 */
export function contentFiles(): Plugin {
  return {
    name: 'content-files',
    configureServer(server) {
      server.watcher.add(contentFolder);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(contentFolder)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use('/media', (request, response, next) => {
        const file = path.join(
          contentFolder,
          'media',
          mediaPath(`/media${request.url?.replace(/\?.*$/, '') ?? ''}`),
        );
        if (!file.startsWith(path.join(contentFolder, 'media')) || !existsSync(file)) return next();
        response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      });
      for (const [address, data] of Object.entries(dataFiles))
        server.middlewares.use(address, (_request, response) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(data(loadContent(contentFolder))));
        });
    },
    writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return;
      this.info(`${copyMedia(dir)} media files copied`);
      writeData(dir);
    },
  };
}
