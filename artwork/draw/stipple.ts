import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';
import { nameOf, random } from './random.ts';
import { fill, round, type Path, type Svg } from './svg.ts';

/** Height of a tile in units; tiles repeat along it. */
const tileHeight = 420;

/** Pixels of a tile for one unit. */
const fineness = 2;

/** Exponent of the falloff: dense at the edge, with a long sparse tail. */
const falloff = 1.9;

function chunk(type: string, body: Uint8Array): Buffer {
  const tagged = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(tagged));
  return Buffer.concat([size, tagged, check]);
}

/** Packs a one-bit picture: set bits show `colour`, the others nothing. */
function encode(bits: Uint8Array, width: number, height: number, colour: string): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 3, 0, 0, 0], 8);
  const rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from([0, 0, 0, ...rgb])),
    chunk('tRNS', Uint8Array.from([0, 255])),
    chunk('IDAT', deflateSync(bits, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/**
 * Size of a dot in pixels. Near the solid side dots grow until they merge, so that the edge of the flat area does not
 * show.
 */
function dotSize(density: number, chance: number): number {
  if (chance < density ** 14) return 4;
  return chance < density ** 7 ? 3 : 2;
}

/**
 * A tile of grain as a data URL: dense on the left, empty on the right. There is at most one dot per square unit;
 * each is at least a unit wide and offset by up to half a unit, so that no grid shows.
 */
function tile(colour: string, length: number): string {
  const next = random(`grain ${length}`);
  const width = length * fineness;
  const height = tileHeight * fineness;
  const stride = Math.ceil(width / 8) + 1;
  const bits = new Uint8Array(stride * height);
  const mark = (x: number, y: number): void => {
    if (x < 0 || x >= width) return;
    const byte = ((y + height) % height) * stride + 1 + (x >> 3);
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (x & 7));
  };
  for (let y = 0; y < tileHeight; y += 1) {
    for (let x = 0; x < length; x += 1) {
      if (next() >= 0.95 * (1 - x / length) ** falloff) continue;
      const shift = Math.floor(next() * 9);
      const left = x * fineness + (shift % 3) - 1;
      const top = y * fineness + Math.floor(shift / 3) - 1;
      const size = dotSize(1 - x / length, next());
      for (let py = top; py < top + size; py += 1) {
        for (let px = left; px < left + size; px += 1) mark(px, py);
      }
    }
  }
  return `data:image/png;base64,${encode(bits, width, height, colour).toString('base64')}`;
}

/** Origin and falloff of a shade. */
export interface Shade {
  colour: string;
  /** The last solid point: everything behind it is flat colour. */
  x: number;
  y: number;
  /** Direction in which the grain thins, degrees clockwise from "to the right". */
  angle: number;
  /** Distance over which it thins, in units. */
  length: number;
  opacity?: number;
  /** How far it reaches to both sides of the direction, in units. Wide skies need more than the default. */
  reach?: number;
}

/** Shades the inside of a path with grain: flat behind the point, then fewer and fewer dots. */
export function shade(d: Path, { colour, x, y, angle, length, opacity = 1, reach = 420 }: Shade): Svg {
  const size = Math.max(8, Math.round(length));
  const grain = nameOf(`${colour}${size}`);
  const edge = nameOf(d);
  const rows = Math.ceil(reach / tileHeight);
  // The tile itself is always at 0, because `use` may find the tile of another shade with the same grain.
  const tiles = Array.from({ length: rows * 2 - 1 }, (_, row) => (row < rows ? row - rows : row - rows + 1))
    .map((row) => `<use href="#${grain}" y="${row * tileHeight}"/>`)
    .join('');
  return `<clipPath id="${edge}"><path d="${d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${edge})"${opacity < 1 ? ` opacity="${opacity}"` : ''}><g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})"><rect x="-1400" y="-1400" width="1400.5" height="2800" fill="${colour}"/><image id="${grain}" href="${tile(colour, size)}" x="0" y="0" width="${size}" height="${tileHeight}"/>${tiles}</g></g>`;
}

/** A flat form with one shaded side, the usual way to draw solids. */
export function form(
  d: Path,
  colour: string,
  shadeColour: string,
  x: number,
  y: number,
  angle: number,
  length: number,
): Svg {
  return fill(d, colour) + shade(d, { colour: shadeColour, x, y, angle, length });
}
