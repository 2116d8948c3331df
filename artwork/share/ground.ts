import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { document } from '#artwork/draw/index.ts';
import { articles } from '../posters/articles/list.ts';
import { careers } from '../posters/careers/list.ts';
import type { Poster } from '../posters/poster.ts';
import { services } from '../posters/services/list.ts';
import { stories } from '../posters/stories/list.ts';
import { castOf, paintScene } from '../sea/paint.ts';
import type { Scene } from '../sea/scene.ts';
import { scenes } from '../sea/scenes/index.ts';
import type { Raster } from '../still.ts';
import type { View } from './views.ts';

/** The size that all link preview readers show uncropped. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** A background for type, and the parts of it in front of the type. */
export interface Ground {
  back: Buffer;
  front?: Buffer;
  /** Bottom of the sky, in pixels from the top. */
  horizon?: number;
}

const posters = new Map<string, Poster[1]>(
  [...services, ...stories, ...articles, ...careers].map(([slug, draw]) => [`posters/${slug}`, draw]),
);
const seascapes = new Map<string, Scene>(scenes.map((scene) => [`seascapes/${scene.name}`, scene]));

const png = ({ data, width, height, channels }: Raster): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer();

async function paint(scene: Scene): Promise<Buffer> {
  return png(await paintScene(scene, await castOf(scene, WIDTH, HEIGHT), WIDTH, HEIGHT));
}

/** The scene with a view's changes. */
function seen(scene: Scene, view: View): Scene {
  return { ...scene, ...view.scene?.(scene) };
}

/** Sky and sea separately, so that a title may be behind waves, dunes, sails and palms. */
async function seascape(scene: Scene): Promise<Ground> {
  const [back, front] = [await paint(scene), await paint({ ...scene, cut: 0 })];
  return { back, front, horizon: Math.round(HEIGHT * (1 - scene.horizon)) };
}

/** The poster with more of its sky and sea to the left, where its drawing continues. */
async function poster(draw: Poster[1], { left = 520, top = -4, tall = 500 }: View): Promise<Ground> {
  const wide = Math.round((tall * WIDTH) / HEIGHT);
  const markup = document(`${-left} ${top} ${wide} ${tall}`, draw());
  const picture = sharp(Buffer.from(markup), { density: (72 * WIDTH) / wide, limitInputPixels: false });
  return {
    back: await picture
      .resize(WIDTH, HEIGHT, { fit: 'fill' })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer(),
  };
}

/** Whether a picture can be redrawn with space for a title, which a photograph cannot. */
export const isGround = (key: string): boolean => seascapes.has(key) || posters.has(key);

/** The background of a link preview, redrawn from the page's opening picture. */
export async function groundOf(key: string, view: View): Promise<Ground> {
  const scene = seascapes.get(key);
  if (scene) return seascape(seen(scene, view));
  const draw = posters.get(key);
  if (!draw) throw new Error(`${key}: neither a poster nor a seascape`);
  return poster(draw, view);
}
