import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary.ts';
import { changedFiles, commitContent, discard, git, publications, takeBack } from './git.ts';

const editor = { name: 'Meera Joseph', email: 'meera@dhow.example' };

test('an undo that is discarded leaves what others wrote meanwhile', async () => {
  const root = temporaryFolder();
  const at = (file: string): string => path.join(root, 'content/pages', file);
  mkdirSync(path.join(root, 'content/pages'), { recursive: true });
  await git(root, 'init', '--quiet');
  writeFileSync(at('changed.yaml'), 'before');
  writeFileSync(at('removed.yaml'), 'removed');
  writeFileSync(at('neighbour.yaml'), 'neighbour');
  await commitContent(root, editor, 'The first');
  writeFileSync(at('changed.yaml'), 'after');
  writeFileSync(at('added.yaml'), 'added');
  await git(root, 'rm', '--quiet', 'content/pages/removed.yaml');
  await commitContent(root, editor, 'The second');
  const [second] = await publications(root);

  await takeBack(root, second?.commit ?? '');
  const takenBack = await changedFiles(root);
  writeFileSync(at('new.yaml'), 'new');
  writeFileSync(at('neighbour.yaml'), 'edited');
  await discard(root, takenBack);

  expect(await changedFiles(root)).toEqual(['content/pages/neighbour.yaml', 'content/pages/new.yaml']);
  expect(readFileSync(at('changed.yaml'), 'utf8')).toBe('after');
});
