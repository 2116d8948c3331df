import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#app/content/site-folder.server.ts';
import { readServerContent } from '#server/content.ts';
import { served } from '../setup/site-fixture.ts';
import { temporaryFolder } from '../setup/temporary.ts';

test('settings behind a mark of order, which some programs put before a text, are read all the same', () => {
  // A folder in a folder, as a brand beside it would be taken for its own.
  const root = path.join(temporaryFolder(), 'content');
  cpSync(path.join(contentFolder, 'settings'), path.join(root, 'settings'), { recursive: true });
  for (const name of ['site', 'forms', 'redirects']) {
    const file = path.join(root, 'settings', `${name}.yaml`);
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
  }
  expect(readServerContent(root)).toEqual(served);
});
