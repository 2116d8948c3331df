import { index, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The whole URL space. What stands at an address is decided by content, not by code: `listPages()` in
 * `content/pages.ts` is the list of addresses, and one route shows them all as meta and ordered sections.
 */
export default [
  index('routes/page.tsx', { id: 'home' }),
  route('*', 'routes/page.tsx', { id: 'page' }),
  ...(process.env['NODE_ENV'] === 'development' ? [route('gallery', 'routes/gallery.tsx')] : []),
] satisfies RouteConfig;
