import { existsSync } from 'node:fs';

/**
 * Full Chromium, for what its headless shell does differently: the shell fetches lazy pictures from farther away, and
 * has no back/forward cache.
 */
export const wholeBrowser =
  process.env['CHROMIUM'] ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ??
  'chromium';
