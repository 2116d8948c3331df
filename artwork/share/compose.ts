import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { mark, palette } from '#artwork/draw/index.ts';
import { paths } from '#artwork/wordmarks/encode.ts';
import { place, type Shape } from '#artwork/wordmarks/shape.ts';
import { setLine } from '#artwork/wordmarks/type.ts';
import type { Raster } from '../still.ts';
import { type Block, DESCENT, setBlock, setNote } from './block.ts';
import { groundOf, HEIGHT, WIDTH } from './ground.ts';
import { contrastOn, inkFor, type Patch } from './ink.ts';
import { type View, views } from './views.ts';
import type { Words } from './words.ts';

const MARGIN = 64;
/** Distance of the baseline below the horizon, relative to the cap height. */
const DIP = 0.06;
/** Lines with descenders are higher, so that most of the descender is visible. */
const DIP_OF_TAILS = -0.15;
/** Units per pixel: outlines are written in whole numbers. */
const GRAIN = 10;

const filled = (shape: Shape, color: string): string =>
  `<g transform="scale(${1 / GRAIN})" fill="${color}">${paths(place(shape, 0, 0, GRAIN))}</g>`;

const svg = (body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`,
  );

/** The sail and the name, as in the site's header. */
async function imprint(name: string, at: { x: number; y: number }, color: string): Promise<string> {
  const { shape, box } = await setLine('display', name, {
    cap: 26,
    track: -0.03,
    axes: { wght: 800, wdth: 125 },
  });
  return mark(at.x + 15, at.y - 18, 36, palette.sun) + filled(place(shape, at.x + 44 - box.x, at.y), color);
}

/** Letters as outlines, with the area of the background that they cover. */
interface Lettering {
  title: Shape;
  note: Shape;
  patch: Patch;
  notePatch: Patch;
}

/** On a poster the title is in the upper left, with the note below it. */
async function onPoster(words: Words, { room: own }: View): Promise<Lettering> {
  const room = { x: MARGIN, y: 60, width: 556, height: words.note ? 318 : 400, maxCap: 150, ...own };
  const { lines, cap, leading } = await setBlock(words.title, room);
  const top = room.y - (lines[0]?.box.y ?? 0);
  const foot = top + (lines.length - 1) * leading;
  const title = lines.flatMap(({ shape, box }, index) => place(shape, room.x - box.x, top + index * leading));
  const { x, y, width } = room;
  const patch: Patch = { x, y, width, height: foot - y };
  if (!words.note) return { title, note: [], patch, notePatch: patch };
  const { shape, box } = await setNote(words.note, width, Math.min(44, cap * 0.42));
  const noteTop = foot + cap * DESCENT + 22;
  const note = place(shape, x - box.x, noteTop - box.y);
  return { title, note, patch, notePatch: { x, y: noteTop, width: box.w, height: box.h } };
}

/** Whether a letter of the last line has a descender; a comma does not count. */
function hasTails({ lines, cap }: Block): boolean {
  const box = lines.at(-1)?.box;
  return box !== undefined && box.y + box.h > cap * 0.2;
}

/** In a seascape the title is on the horizon, slightly overlapping it, with the note in the sky above. */
async function onSea(words: Words, { room: own }: View, horizon: number): Promise<Lettering> {
  const room = { x: MARGIN, y: 60, width: WIDTH - 2 * MARGIN, maxCap: 236, foot: horizon, ...own };
  const { x, y, width } = room;
  const note = words.note ? await setNote(words.note, width, 46) : undefined;
  const noteHeight = note ? note.box.h + 34 : 0;
  const height = room.foot - y - noteHeight;
  // The block reserves space for descenders below its last line, which may be below the horizon.
  let block = await setBlock(words.title, { ...room, height: height * 1.1 });
  if (hasTails(block)) block = await setBlock(words.title, { ...room, height });
  const { lines, cap, leading } = block;
  const foot = room.foot + cap * (hasTails(block) ? DIP_OF_TAILS : DIP);
  const first = foot - (lines.length - 1) * leading;
  const title = lines.flatMap(({ shape, box }, index) => place(shape, x - box.x, first + index * leading));
  const top = first + (lines[0]?.box.y ?? 0) - noteHeight;
  return {
    title,
    note: note ? place(note.shape, x - note.box.x, top - note.box.y) : [],
    patch: { x, y: top + noteHeight, width, height: foot - top - noteHeight },
    notePatch: note
      ? { x, y: top, width: note.box.w, height: note.box.h }
      : { x, y: top, width, height: foot - top },
  };
}

/** One link preview: background, title, foreground, then the name. */
export async function compose(words: Words, name: string): Promise<Raster> {
  const view: View = { ...views[words.picture], ...views[words.path] };
  const { back, front, horizon } = await groundOf(words.picture, view);
  const { title, note, patch, notePatch } = await (horizon === undefined
    ? onPoster(words, view)
    : onSea(words, view, horizon));
  const color = view.ink ?? (await inkFor(back, patch));
  const noteReads = (await contrastOn(back, notePatch, color)) >= 4.5;
  const noteColor = noteReads ? color : await inkFor(back, notePatch);
  const at = { x: MARGIN, y: HEIGHT - 54, ...view.imprint };
  const nameColor = await inkFor(back, { x: at.x + 40, y: at.y - 30, width: 130, height: 34 });
  const { data, info } = await sharp(back)
    .composite([
      { input: svg(filled(title, color)) },
      { input: svg(filled(note, noteColor)) },
      ...(front ? [{ input: front }] : []),
      ...(words.title === name ? [] : [{ input: svg(await imprint(name, at, nameColor)) }]),
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}
