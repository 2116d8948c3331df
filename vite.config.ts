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

export default defineConfig(({ isPreview }) => ({
  plugins: [layerOrder(), reactRouter(), contentFiles(), publishedFiles(), sectionStyles()],
  build: { assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
  preview: { host: '127.0.0.1' },
  // Prerendering asks a preview of the site for its pages. It would watch the folder that they are written into.
  server: isPreview ? { watch: null } : {},
}));
