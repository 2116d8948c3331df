import { defineConfig } from 'vite';
import { brand, leftOut } from './scripts/build/vite-brand.ts';
import { contentFiles } from './scripts/build/vite-content.ts';
import { layerOrder } from './scripts/build/vite-layers.ts';
import { pages } from './scripts/build/vite-pages.ts';
import { publishedFiles } from './scripts/build/vite-published.ts';
import { stylesInDocuments } from './scripts/build/vite-styles.ts';

/** React and what islands share, so that an island's own code stays small. */
const chunkGroups = [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }];

/** `npm run build` names a new folder for each build; by hand, nothing that is served is touched. */
const folder = process.env['BUILD_DIRECTORY'] ?? 'build/by-hand';

export default defineConfig({
  appType: 'custom',
  plugins: [brand(), leftOut(), layerOrder(), stylesInDocuments(), contentFiles(), publishedFiles(), pages()],
  build: { assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: `${folder}/client`,
        // Else a chunk asks for a sheet that would be empty.
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'app/islands/entry.ts',
          // The script in the document's head calls what the entry exports; what islands share with it stays in its file.
          preserveEntrySignatures: 'allow-extension',
          checks: { pluginTimings: false },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    // Renders pages while the site is built. It also emits the styles, which documents carry.
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
