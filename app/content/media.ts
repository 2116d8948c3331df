import { z } from 'zod';

/**
 * The manifest of delivered media, `content/media/manifest.json`. Written by `npm run artwork` and `npm run media`,
 * read by the content pipeline and the server.
 */
const deliveredFile = z.strictObject({
  /** Relative to `content/media`. */
  path: z.string(),
  /** MIME type; for videos with its `codecs` parameter. */
  type: z.string(),
  /** Pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
  /** First 16 hexadecimal digits of the file's SHA-256. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

const pictureEntry = z.strictObject({
  /** Size of the largest delivered file in pixels; fixes the ratio. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Dominant colour, shown while the picture loads. */
  color: colour,
  /** Photographs only: 95th percentile of lightness in the left, middle and right third, as a colour. */
  lights: z.tuple([colour, colour, colour]).optional(),
  /** AVIF in ascending size, then one fallback; or a single SVG. */
  files: z.array(deliveredFile).min(1),
});

const videoEntry = z.strictObject({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Seconds. */
  duration: z.number().positive(),
  /** Key of the poster, a picture of the same size. */
  poster: z.string(),
  /** AV1 first, H.264 last. */
  files: z.array(deliveredFile).min(1),
});

export const manifestSchema = z.strictObject({
  pictures: z.record(z.string(), pictureEntry),
  videos: z.record(z.string(), videoEntry),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type PictureEntry = z.infer<typeof pictureEntry>;
export type VideoEntry = z.infer<typeof videoEntry>;

/** Key of an editor's photograph: its path below the media folder, made safe for URLs, without extension. */
export function originalKey(file: string): string {
  const name = file
    .replace(/^originals\//, '')
    .replace(/\.[A-Za-z]{3,4}$/, '')
    .toLowerCase();
  return `originals/${name.replace(/[^a-z0-9/]+/g, '-')}`;
}
