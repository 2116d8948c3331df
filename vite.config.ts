import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contentFiles } from './scripts/vite-content.ts';
import { layerOrder } from './scripts/vite-layers.ts';
import { publishedFiles } from './scripts/vite-published.ts';

export default defineConfig({
  plugins: [layerOrder(), reactRouter(), contentFiles(), publishedFiles()],
  // One stylesheet for the whole site: sections are loaded lazily, and the framework links only the styles of
  // modules that a route imports statically.
  build: { cssCodeSplit: false, assetsInlineLimit: 0 },
  preview: { host: '127.0.0.1' },
});
