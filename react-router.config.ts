import type { Config } from '@react-router/dev/config';
import { listPages } from './app/content/pages.ts';
import { loadContent } from './app/content/store.server.ts';

export default {
  ssr: false,
  // Every page of content, and the page that stands in for addresses that have none.
  prerender: { paths: () => listPages(loadContent().content).filter((page) => page.collection === 'pages').map((page) => page.path), concurrency: 2 },
} satisfies Config;
