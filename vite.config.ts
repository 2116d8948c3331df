import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defineConfig } from 'vite';
import { brand, leftOut } from './scripts/build/vite-brand.ts';
import { contentFiles } from './scripts/build/vite-content.ts';
import { layerOrder } from './scripts/build/vite-layers.ts';
import { pages } from './scripts/build/vite-pages.ts';
import { publishedFiles } from './scripts/build/vite-published.ts';
import { stylesInDocuments } from './scripts/build/vite-styles.ts';

/** React and shared code in one chunk, so that islands stay small. */
const chunkGroups = [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }];

/** `npm run build` sets a new folder for each build; a manual `vite build` must not touch what is served. */
const folder = process.env['BUILD_DIRECTORY'] ?? 'build/by-hand';

/** Class names as written, and one suffix a file: the default adds the line of each, which all documents would carry. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

export default defineConfig({
  appType: 'custom',
  css: { modules: { generateScopedName: scopedName } },
  plugins: [brand(), leftOut(), layerOrder(), stylesInDocuments(), contentFiles(), publishedFiles(), pages()],
  build: { assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: `${folder}/client`,
        // Otherwise a chunk requests an empty style sheet.
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'app/islands/entry.ts',
          // The inline script in the head calls the entry's exports; code it shares with islands stays in its file.
          preserveEntrySignatures: 'allow-extension',
          checks: { pluginTimings: false },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    // Renders pages at build time. It also emits the styles, which documents inline.
    ssr: {
      build: {
        outDir: `${folder}/server`,
        emitAssets: true,
        cssMinify: true,
        rolldownOptions: { input: 'app/render/entry.server.tsx', checks: { pluginTimings: false } },
      },
    },
  },
  builder: {},
});
