import sharp from 'sharp';

/** A drawing as pixels, RGBA with straight alpha. */
export interface Sprite {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Draws SVG markup at a size in pixels; `box` is its viewBox. */
export async function drawSprite(
  markup: string,
  box: string,
  width: number,
  height: number,
): Promise<Sprite> {
  const size = `width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${markup}</svg>`;
  const drawn = sharp(Buffer.from(svg), { limitInputPixels: false }).ensureAlpha();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Red, green, blue and opacity, 0 to 1. */
export type Sample = [red: number, green: number, blue: number, alpha: number];

/** The colour at a place in pixels, mixed from the four pixels around it; transparent outside. */
export function sample(sprite: Sprite, x: number, y: number, out: Sample): void {
  const left = Math.floor(x - 0.5);
  const upper = Math.floor(y - 0.5);
  const across = x - 0.5 - left;
  const down = y - 0.5 - upper;
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner += 1) {
    const column = left + (corner & 1);
    const row = upper + (corner >> 1);
    if (column < 0 || row < 0 || column >= sprite.width || row >= sprite.height) continue;
    const at = (row * sprite.width + column) * 4;
    const weight = (corner & 1 ? across : 1 - across) * (corner >> 1 ? down : 1 - down);
    const opaque = ((sprite.data[at + 3] ?? 0) / 255) * weight;
    red += (sprite.data[at] ?? 0) * opaque;
    green += (sprite.data[at + 1] ?? 0) * opaque;
    blue += (sprite.data[at + 2] ?? 0) * opaque;
    alpha += opaque;
  }
  const scale = alpha > 0 ? 1 / (255 * alpha) : 0;
  out[0] = red * scale;
  out[1] = green * scale;
  out[2] = blue * scale;
  out[3] = alpha;
}
