import { realpathSync } from 'node:fs';
import path from 'node:path';
import { violations } from '../e2e/support/axe.ts';
import { publish } from './steps.ts';
import { expect, test } from './test.ts';

test('what is saved goes live with one commit, and undo takes it back', async ({ page, studio }) => {
  const live = (): string => studio.built('/');
  const first = studio.read('pages/index.yaml');
  const titled = (title: string): string => first.replace(/title: .*/, `title: ${title}`);
  studio.write('pages/index.yaml', titled('dhow with a tpyo'));
  studio.write('unfinished.txt', 'a stray file stops the check');
  await publish(page, studio, 'A new title');
  await expect(page.getByRole('alert')).toContainText('a file that no page reads');
  expect(studio.git('rev-list', '--count', 'HEAD')).toBe('1');

  studio.git('clean', '--quiet', '-f', 'content/unfinished.txt');
  await publish(page, studio, 'A new title');
  // It continues while the editor is on another tab.
  await page.getByRole('link', { name: 'Leads' }).click();
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('log', { name: 'Progress' })).toBeVisible();
  await expect(page.getByText('Done: this is what visitors see now')).toBeVisible();
  expect(live()).toContain('<title>dhow with a tpyo</title>');
  expect(studio.git('log', '-1', '--format=%an %ae: %s')).toBe(
    'Meera Joseph meera@dhow.example: A new title',
  );
  expect(studio.git('status', '--porcelain')).toBe('');
  expect(await violations(page)).toEqual([]);

  const served = realpathSync(path.join(studio.root, 'build/client'));
  studio.write('pages/index.yaml', titled('dhow stops the build'));
  await publish(page, studio, 'A broken one');
  await expect(page.getByRole('alert')).toContainText('The live site has not changed.');
  expect(realpathSync(path.join(studio.root, 'build/client'))).toBe(served);
  await page.getByRole('button', { name: 'Undo: A new title' }).click();
  await expect(page.getByRole('alert')).toContainText('saved and not published yet');

  studio.git('checkout', '--quiet', '--', 'content');
  await page.getByRole('button', { name: 'Undo: A new title' }).click();
  await expect(page.getByText('Done: this is what visitors see now')).toBeVisible();
  expect(studio.read('pages/index.yaml')).toBe(first);
  expect(live()).not.toContain('tpyo');
  expect(studio.git('log', '-1', '--format=%s')).toBe('Undo: A new title');
});
