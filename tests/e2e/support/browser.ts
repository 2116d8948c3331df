import { existsSync } from 'node:fs';

/**
 * The browser that visitors have, for what its shell without windows does in another way: that fetches lazy pictures
 * from farther away, and has no back-forward cache.
 */
export const wholeBrowser =
  process.env['CHROMIUM'] ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ??
  'chromium';
