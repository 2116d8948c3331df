/**
 * Contact sheet of a family, for looking at it as a whole.
 *
 *     node artwork/sheet.ts posters 'story-*' sheet.png [columns] [tile width]
 */
import { Buffer } from 'node:buffer';
import { matchesGlob } from 'node:path';
import sharp from 'sharp';
import type { Still } from './still.ts';

const [family = '', pattern = '*', target = 'sheet.png', columnText = '5', widthText = '300'] =
  process.argv.slice(2);
const columns = Number(columnText);
const tileWidth = Number(widthText);
const gap = 12;

/** Draws one picture at the width of a tile. */
async function tile(still: Still): Promise<{ data: Buffer; height: number; key: string }> {
  const height = Math.round((tileWidth * still.height) / still.width);
  if ('svg' in still.draw) {
    const markup = Buffer.from(still.draw.svg());
    const image = sharp(markup, { unlimited: true, density: (72 * still.width) / 400 });
    const data = await image.resize(tileWidth, height, { fit: 'fill' }).png().toBuffer();
    return { data, height, key: still.key };
  }
  const raster = await still.draw.pixels(tileWidth, height);
  const { width, channels } = raster;
  const data = await sharp(raster.data, { raw: { width, height: raster.height, channels } })
    .png()
    .toBuffer();
  return { data, height: raster.height, key: still.key };
}

const module = (await import(`./${family}/stills.ts`)) as { stills: readonly Still[] };
const chosen = module.stills.filter((still) => matchesGlob(still.key.split('/').at(-1) ?? '', pattern));
if (chosen.length === 0) throw new Error(`no picture of ${family} matches ${pattern}`);
const tiles = [];
for (const still of chosen) tiles.push(await tile(still));

const rowHeight = Math.max(...tiles.map((each) => each.height)) + gap;
const rows = Math.ceil(tiles.length / columns);
await sharp({
  create: {
    width: columns * (tileWidth + gap) + gap,
    height: rows * rowHeight + gap,
    channels: 3,
    background: '#FBF6EE',
  },
})
  .composite(
    tiles.map((each, index) => ({
      input: each.data,
      left: gap + (index % columns) * (tileWidth + gap),
      top: gap + Math.floor(index / columns) * rowHeight,
    })),
  )
  .png()
  .toFile(target);
process.stdout.write(`${tiles.map((each) => each.key).join('\n')}\n`);
