import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { removeUnfinished } from './files.ts';

const [one, other] = ['a', 'b'].map((letter) => `text: ${letter.repeat(200_000)}\n`) as [string, string];

/** Saves two texts alternately until it is killed. */
const saving = (root: string): string => `
  import { hashOf, readRecordFile, writeRecordFile } from '#studio/content/files.ts';
  const texts = ['a', 'b'].map((letter) => 'text: ' + letter.repeat(200_000) + '\\n');
  console.log('begun');
  for (let turn = 0; ; turn += 1) {
    const { hash } = readRecordFile(${JSON.stringify(root)}, 'jobs.yaml');
    writeRecordFile(${JSON.stringify(root)}, 'jobs.yaml', hash, texts[turn % 2]);
  }`;

test('a file is whole whenever the studio is killed while it saves', { timeout: 120_000 }, async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'studio-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'jobs.yaml'), one);
  for (let kill = 0; kill < 10; kill += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', saving(root)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await sleep(3 + kill * 7);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect([one, other]).toContain(readFileSync(path.join(root, 'jobs.yaml'), 'utf8'));
  }
  mkdirSync(path.join(root, 'pages'));
  writeFileSync(path.join(root, 'pages', '.contact.yaml.0a1b2c3d'), 'half of');
  removeUnfinished(root);
  expect(readdirSync(path.join(root, 'pages'))).toEqual([]);
  expect(readdirSync(root)).toEqual(['jobs.yaml', 'pages']);
});
