import { copyFileSync, createReadStream, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { mediaHref, mediaPath, readManifest } from '#app/content/media.server.ts';
import { brandFolder, contentFolder } from '#app/content/site-folder.server.ts';
import { mediaType } from '#server/site/media-types.ts';

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

/** Serves media in development, copies them in a build, and reloads the page when content or brand is saved. */
export function contentFiles(): Plugin {
  return {
    name: 'content-files',
    configureServer(server) {
      const brandFile = path.join(brandFolder, 'brand.yaml');
      server.watcher.add([contentFolder, brandFile]);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(contentFolder) || file === brandFile) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use('/media', (request, response, next) => {
        const file = path.join(
          contentFolder,
          'media',
          mediaPath(`/media${request.url?.replace(/\?.*$/, '') ?? ''}`),
        );
        if (!file.startsWith(path.join(contentFolder, 'media')) || !existsSync(file)) return next();
        response.setHeader('Content-Type', mediaType(path.extname(file)));
        createReadStream(file).pipe(response);
      });
    },
    writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return;
      this.info(`${copyMedia(dir)} media files copied`);
    },
  };
}
