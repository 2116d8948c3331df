import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contentFiles } from './scripts/vite-content.ts';
import { layerOrder } from './scripts/vite-layers.ts';
import { publishedFiles } from './scripts/vite-published.ts';
import { sectionStyles } from './scripts/vite-section-styles.ts';

/** Modules that every page needs travel together; each section keeps a chunk of its own. */
const chunkGroups = [
  { name: 'framework', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'shell', test: /\/app\/(?!entry)/, tags: ['$initial' as const] },
  { name: 'parts', test: /\/app\/ui\/(?!carousel)/, minShareCount: 5 },
];

/**
 * Has Chromium compile React and the router while they arrive, beside the page, and not function by function when each
 * is first called: most are, and many of them at the first press (https://v8.dev/blog/explicit-compile-hints).
 */
const compileAhead = ({ name }: { name: string }): string =>
  name === 'framework' ? '//# allFunctionsCalledOnLoad' : '';

export default defineConfig(({ isPreview }) => ({
  plugins: [layerOrder(), reactRouter(), contentFiles(), publishedFiles(), sectionStyles()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: chunkGroups }, postBanner: compileAhead },
    },
  },
  preview: { host: '127.0.0.1' },
  // Prerendering asks a preview of the site for its pages. It would watch the folder that they are written into.
  server: isPreview ? { watch: null } : {},
}));
