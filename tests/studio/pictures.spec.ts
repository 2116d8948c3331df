import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { manifestSchema } from '#app/content/media.ts';
import { violations } from '../e2e/support/axe.ts';
import { own } from './requests.ts';
import { expect, test } from './test.ts';

/** A photograph as from a phone: rotated, and with GPS data. */
async function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c23d14' } })
    .withExif({ IFD0: { Copyright: 'Meera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 15/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('a photograph is uploaded at the field, described, saved and seen on the page', async ({
  page,
  studio,
}) => {
  await page.goto(`${studio.url}/#/edit/articles/roi.md`);
  const cover = page.getByRole('group', { name: 'Cover' });
  await cover.getByRole('button', { name: /^Choose a picture/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  const files = { name: 'Beach Road (1).JPG', mimeType: 'image/jpeg', buffer: await photograph() };
  await dialog.getByLabel('Upload a photograph').setInputFiles(files);
  await expect(dialog).toBeHidden();
  await cover.getByRole('textbox', { name: /What is seen/ }).fill('Beach Road at dusk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Visitors see it once you publish.')).toBeVisible();

  const content = path.join(studio.root, 'content');
  const kept = await sharp(path.join(content, 'media/originals/beach-road-1.jpg')).metadata();
  expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([800, 1200, undefined, undefined]);
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(content, 'media/manifest.json'), 'utf8')),
  );
  expect(manifest.pictures['originals/beach-road-1']?.files.length).toBeGreaterThan(2);
  expect(studio.git('diff', '-U0', '--', 'content/articles')).toContain(
    '+cover: { picture: originals/beach-road-1, alt: ',
  );
  await expect(page.frameLocator('iframe').getByAltText('Beach Road at dusk').first()).toBeAttached();
});

test('what is no photograph, broken, huge, or from elsewhere is refused, and nothing of it stays', async ({
  studio,
}) => {
  const headers = await own(studio.url);
  const before = readdirSync(path.join(studio.root, 'content/media/originals'));
  const jpeg = await photograph();
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  // Declares more pixels than fit into memory.
  const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const uploads: [name: string, body: Buffer, status: number][] = [
    ['drawing.svg', Buffer.from(script), 422],
    ['photo.jpg', Buffer.from(script), 422],
    ['cut.jpg', jpeg.subarray(0, 600), 422],
    ['bomb.png', bomb, 422],
    ['empty.png', Buffer.alloc(0), 422],
    ['photo.heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0broken'), 422],
    ['large.jpg', Buffer.alloc(41 * 1024 * 1024), 413],
  ];
  for (const [name, body, status] of uploads) {
    const answer = await fetch(`${studio.url}/api/pictures?name=${name}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
    expect(answer.status, name).toBe(status);
  }
  const foreign = { ...headers, Origin: 'https://evil.example' };
  const refused = await fetch(`${studio.url}/api/pictures?name=a.jpg`, {
    method: 'POST',
    headers: foreign,
    body: new Uint8Array(jpeg),
  });
  expect(refused.status).toBe(403);
  expect(readdirSync(path.join(studio.root, 'content/media/originals'))).toEqual(before);
});

test('a name with a path in it stays a name, and a photograph in HEIC is taken', async ({ studio }) => {
  test.skip(!existsSync('/usr/bin/heif-enc'), 'needs heif-enc');
  const headers = await own(studio.url);
  const png = test.info().outputPath('photo.png');
  const heic = test.info().outputPath('photo.heic');
  await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
    .png()
    .toFile(png);
  execFileSync('heif-enc', [png, '-o', heic], { stdio: 'ignore' });
  const answer = await fetch(
    `${studio.url}/api/pictures?name=${encodeURIComponent('../../../pages/x.heic')}`,
    {
      method: 'POST',
      headers,
      body: new Uint8Array(readFileSync(heic)),
    },
  );
  expect(await answer.json()).toEqual({ picture: 'originals/pages-x' });
  expect(existsSync(path.join(studio.root, 'content/media/originals/pages-x.jpg'))).toBe(true);
});
