import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { listPages } from './app/content/pages.ts';
import { loadContent } from './app/content/store.server.ts';
import { publishedPaths } from './app/seo/published.ts';
import { finishPages } from './scripts/build/finish.ts';
import { placeMissingPages } from './scripts/build/missing-pages.ts';

/** The gallery of primitives exists in development only; listed here, it gets the data of the shell around it. */
const gallery = process.env['NODE_ENV'] === 'development' ? ['/gallery'] : [];

export default {
  ssr: false,
  // Every page of content, the page that stands in for addresses that have none, and the files for machines.
  prerender: {
    paths: () => [...listPages(loadContent().content).map((page) => page.path), ...publishedPaths, ...gallery],
    concurrency: 2,
  },
  async buildEnd({ reactRouterConfig }) {
    const folder = path.join(reactRouterConfig.buildDirectory, 'client');
    const pages = await finishPages(folder);
    placeMissingPages(folder);
    console.log(`${pages} pages finished`);
  },
} satisfies Config;
