import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { UnreadableError } from './outcome.ts';

/** Programs that read HEIC; sharp is built without the patented codec. */
const converters = ['heif-convert', 'magick'];

/** Converts a photograph with the first available program; returns whether there is one. */
function convert(path: string, folder: string): boolean {
  const png = join(folder, 'photograph.png');
  return converters.some((program) => !spawnSync(program, [path, png], { stdio: 'ignore' }).error);
}

/** Converts a HEIC photograph to a format that sharp reads. */
export async function fromHeic(path: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'heic-'));
  try {
    if (!convert(path, folder))
      throw new UnreadableError(
        'HEIC cannot be read on this machine; export the photograph as JPEG, or install heif-convert (libheif-examples)',
      );
    // A burst becomes several files; the first one is used.
    const [png = ''] = readdirSync(folder).toSorted();
    return await sharp(join(folder, png)).png().toBuffer();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
