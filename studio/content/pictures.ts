import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { originalKey } from '#app/content/media.ts';
import { fromHeic } from '#artwork/deliver/heic.ts';
import { Refusal } from '../refusal.ts';
import { writeWhole } from './files.ts';

/** Maximum pixels: more than any camera produces, less than would exhaust memory. */
const mostPixels = 120_000_000;
/** Maximum length of the longer side in pixels: more than any page shows. */
const longest = 4000;

/** File signatures, independent of the file name. SVG, which may contain script, is excluded. */
const kinds: readonly [kind: 'heic' | 'plain', begins: RegExp][] = [
  ['plain', /^\u00FF\u00D8\u00FF/],
  ['plain', /^\u0089PNG\r\n/],
  ['plain', /^RIFF[\s\S]{4}WEBP/],
  ['heic', /^[\s\S]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/],
];

async function readable(bytes: Buffer): Promise<Buffer> {
  const begins = bytes.subarray(0, 16).toString('latin1');
  const [kind] = kinds.find(([, pattern]) => pattern.test(begins)) ?? [];
  if (!kind) throw new Refusal('This is not a JPEG, PNG, WebP or HEIC photograph.', 422);
  if (kind === 'plain') return bytes;
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-heic-'));
  try {
    const file = path.join(folder, 'photograph.heic');
    writeFileSync(file, bytes);
    return await fromHeic(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Only the pixels, rotated upright, without location and camera metadata. */
async function encoded(bytes: Buffer): Promise<{ data: Buffer; ending: string }> {
  try {
    const picture = sharp(await readable(bytes), { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const { isOpaque } = await sharp(await picture.clone().png({ compressionLevel: 1 }).toBuffer()).stats();
    return isOpaque
      ? { data: await picture.flatten().jpeg({ quality: 92, mozjpeg: true }).toBuffer(), ending: 'jpg' }
      : { data: await picture.png().toBuffer(), ending: 'png' };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const words = error instanceof Error && /heif-convert/.test(error.message) ? error.message : undefined;
    throw new Refusal(words ?? 'This photograph is broken or too large, and cannot be read.', 422);
  }
}

/** An unused name based on the file's. */
function freeName(folder: string, given: string): string {
  const plain = given
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  const name = plain || 'photograph';
  const isTaken = (candidate: string): boolean =>
    ['jpg', 'png'].some((ending) => existsSync(path.join(folder, `${candidate}.${ending}`)));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}

/**
 * Generates pictures, by family or key, as `npm run media` does.
 * @throws Refusal with its report
 */
export async function deliver(project: string, ...names: string[]): Promise<void> {
  const child = spawn(process.execPath, [path.join('artwork', 'run.ts'), ...names], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Refusal(`The picture could not be prepared. ${errors.trim()}`, 422);
}

/**
 * Adds a photograph to the content in all required sizes. Returns its key.
 * @throws Refusal when it is not a photograph; then nothing has changed
 */
export async function addPhotograph(
  project: string,
  root: string,
  name: string,
  bytes: Buffer,
): Promise<string> {
  const { data, ending } = await encoded(bytes);
  const folder = path.join(root, 'media', 'originals');
  const file = `${freeName(folder, name)}.${ending}`;
  const place = path.join(folder, file);
  writeWhole(place, data, true);
  try {
    await deliver(project, 'originals');
  } catch (error) {
    rmSync(place, { force: true });
    throw error;
  }
  return originalKey(file);
}
