import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { makeProject, type Project, startStudio } from './project.ts';

export interface Running extends Project {
  url: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** A built page. */
  built: (address: string) => string;
}

/** One studio for all tests; each test starts with the original content. */
export const test = base.extend<{ studio: Running; noise: string[] }, { running: Running }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const project = makeProject();
      const { url, stop } = await startStudio(project);
      const at = (file: string): string => path.join(project.root, 'content', file);
      await use({
        ...project,
        url,
        read: (file) => readFileSync(at(file), 'utf8'),
        write: (file, text) => writeFileSync(at(file), text),
        built: (address) => {
          const place = address.endsWith('.json') ? address : path.join(address, 'index.html');
          return readFileSync(
            path.join(realpathSync(path.join(project.root, 'build/client')), place),
            'utf8',
          );
        },
      });
      stop();
      rmSync(project.root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  studio: async ({ running }, provide) => {
    const begin = running.git('rev-list', '--max-parents=0', 'HEAD');
    running.git('reset', '--quiet', '--hard', begin);
    running.git('clean', '--quiet', '-fd', 'content');
    await provide(running);
  },
  noise: [
    async ({ page }, use) => {
      const noise: string[] = [];
      // The map in the preview never contacts its service.
      await page.route(/^https:\/\/www\.google\.com\//, (route) => route.fulfill({ body: '' }));
      // Confirms deletions.
      page.on('dialog', (dialog) => void dialog.accept());
      page.on('pageerror', (error) => noise.push(error.stack ?? error.message));
      page.on('console', (message) => {
        // The browser logs every error response, and the blocked autofocus of the page's search field in its frame.
        const isOfRefusal = /status of 4\d\d|Blocked autofocusing/.test(message.text());
        if (message.type() === 'error' && !isOfRefusal)
          noise.push(`${message.text()} ${message.location().url}`);
      });
      await use(noise);
      base.expect(noise, 'console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
