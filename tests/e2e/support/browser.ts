import { existsSync } from 'node:fs';

/**
 * Options to start full Chromium, for what its headless shell or Playwright does differently: the shell fetches lazy
 * pictures from farther away and has no back/forward cache, which Playwright disables too, and scrollbars take up no
 * space. One object, because Playwright starts new workers for each.
 */
export const wholeBrowser = {
  executablePath:
    process.env['CHROMIUM'] ??
    ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ??
    'chromium',
  args: ['--no-sandbox', '--disable-gpu'],
  ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
};
