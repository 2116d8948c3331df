import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { UnreadableError } from './outcome.ts';

/** Programs that read what phones write; sharp comes without the patented codec. */
const converters = ['heif-convert', 'magick'];

/** A HEIC photograph as something that sharp reads. */
export async function fromHeic(path: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'heic-'));
  const png = join(folder, 'photograph.png');
  try {
    for (const program of converters)
      if (spawnSync(program, [path, png], { stdio: 'ignore' }).status === 0)
        return await sharp(png).png().toBuffer();
  } finally {
    rmSync(folder, { recursive: true });
  }
  throw new UnreadableError(
    'HEIC cannot be read on this machine; export the photograph as JPEG, or install heif-convert (libheif-examples)',
  );
}
