/**
 * Draws the icons of browser tabs and home screens from the mark into `icons/` of the brand folder. Run it after the
 * mark or its colours have changed: `npm run icons -w artwork`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BRAND } from '#artwork/deliver/paths.ts';
import { mark, palette } from '#artwork/draw/index.ts';

const target = path.join(BRAND, 'icons');

/** The mark on ink in a 32 × 32 viewBox; `share` is its relative height. */
function drawing(share: number, radius = 0): string {
  const ground = `<rect width="32" height="32" rx="${radius}" fill="${palette.ink}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${mark(16, 16, 32 * share, palette.sun)}</svg>`;
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file containing PNGs, which every browser supports (header, directory, pictures). */
function ico(pictures: readonly { size: number; bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, bytes }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(bytes.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}

const tab = drawing(0.76, 6);
const home = drawing(0.62);
/** Home screens crop it to a circle or a rounded square, so the mark is within the central four fifths. */
const maskable = drawing(0.46);

mkdirSync(target, { recursive: true });
const save = (file: string, bytes: Buffer | string): void => writeFileSync(path.join(target, file), bytes);
save(
  'favicon.ico',
  ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(tab, size) })))),
);
save('apple-touch-icon.png', await png(home, 180));
save('icon-192.png', await png(home, 192));
save('icon-512.png', await png(home, 512));
save('icon-maskable-512.png', await png(maskable, 512));
