import sharp, { type Sharp } from 'sharp';
import type { Still } from '../still.ts';

/** Input for sharp: markup, or pixels kept as they are. */
export type Drawing = { svg: string } | { pixels: Sharp; bytes: Uint8Array };

/** Draws a still once, at the size of its largest file. */
export async function drawStill(still: Still): Promise<Drawing> {
  if ('svg' in still.draw) return { svg: still.draw.svg() };
  const { data, width, height, channels } = await still.draw.pixels(still.width, still.height);
  return { pixels: sharp(data, { raw: { width, height, channels } }), bytes: data };
}

/** An SVG's natural width in CSS pixels: the `width` attribute, otherwise the viewBox. */
function naturalWidth(svg: string): number {
  const tag = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const stated = /\swidth="([\d.]+)(?:px)?"/.exec(tag)?.[1];
  const box = /viewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)/.exec(tag)?.[1];
  return Number(stated ?? box ?? 0);
}

/** The pixels of a drawing at the size of a still; an SVG is rasterised at the density that avoids scaling. */
export async function rasterize(drawing: Drawing, still: Still): Promise<Sharp> {
  if ('pixels' in drawing) return drawing.pixels;
  const natural = naturalWidth(drawing.svg);
  const density = natural > 0 ? Math.min(2400, Math.max(1, (72 * still.width) / natural)) : 72;
  const { data, info } = await sharp(Buffer.from(drawing.svg), { density, limitInputPixels: false })
    .resize(still.width, still.height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const channels = info.channels === 4 ? 4 : 3;
  const picture = sharp(data, { raw: { width, height, channels } });
  const opaque = channels === 4 && (await picture.stats()).isOpaque;
  return opaque ? picture.removeAlpha() : picture;
}
