import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { manifestSchema } from '../../app/content/media.ts';

const root = mkdtempSync(path.join(tmpdir(), 'media-'));
afterAll(() => rmSync(root, { recursive: true }));

const originals = path.join(root, 'content/media/originals');
for (const part of ['artwork', 'app', 'brand', 'content', 'package.json'])
  cpSync(part, path.join(root, part), {
    recursive: true,
    filter: (from) => !path.resolve(from).startsWith(path.resolve('content/media') + path.sep),
  });
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
mkdirSync(originals, { recursive: true });
writeFileSync(path.join(root, 'content/media/manifest.json'), '{ "pictures": {}, "videos": {} }');

/** `npm run media` without link previews, on the photographs currently in the folder. */
function deliver(env: NodeJS.ProcessEnv = process.env) {
  const { status, stderr } = spawnSync(process.execPath, ['artwork/run.ts', 'originals'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  const manifest = readFileSync(path.join(root, 'content/media/manifest.json'), 'utf8');
  return { status, stderr: stderr.trim(), pictures: manifestSchema.parse(JSON.parse(manifest)).pictures };
}

const png = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#c43d1a' } })
  .png()
  .toBuffer();

test('a photograph is delivered, and one that is broken is named in one line', { timeout: 60_000 }, () => {
  writeFileSync(path.join(originals, 'Beach House.png'), png);
  writeFileSync(path.join(originals, 'half.jpg'), 'not a picture');
  const { status, stderr, pictures } = deliver();
  expect(stderr).toBe('content/media/originals/half.jpg: is not a picture, or is broken');
  expect(status).toBe(1);
  expect(Object.keys(pictures)).toEqual(['originals/beach-house']);
  rmSync(path.join(originals, 'half.jpg'));
});

const encoder = '/usr/bin/heif-enc';
if (!existsSync(encoder)) console.warn('SKIPPED: photographs in HEIC, which need heif-enc');

test.skipIf(!existsSync(encoder))('so are those in HEIC', { timeout: 60_000 }, () => {
  const source = path.join(root, 'photograph.png');
  writeFileSync(source, png);
  execFileSync(encoder, [source, '-o', path.join(originals, 'IMG_0042.HEIC')], { stdio: 'ignore' });
  writeFileSync(path.join(originals, 'broken.heic'), 'not a picture');
  const { status, stderr, pictures } = deliver();
  expect(stderr).toBe('content/media/originals/broken.heic: is not a picture, or is broken');
  expect(status).toBe(1);
  expect(pictures['originals/img-0042']).toMatchObject({
    width: 160,
    height: 120,
    color: expect.stringMatching(/^#[bcd]/),
  });

  const without = deliver({ ...process.env, PATH: '/nowhere' });
  expect(without.stderr).toContain('HEIC cannot be read on this machine; export the photograph as JPEG');
});
