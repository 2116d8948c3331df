import { z } from 'zod';
import { slug, text } from './parts.ts';

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { error: 'a colour such as "#1436c4", in quotation marks' });

// prettier-ignore
const colours = [
  'ink-950', 'ink-900', 'ink-800', 'ink-dim',
  'tide-700', 'tide-500',
  'sun-400', 'sun-200',
  'ember-500', 'ember-550', 'ember-600',
  'sand-50', 'sand-100', 'sand-300', 'sand-500', 'white',
  'on-ink-soft', 'on-ink-dim', 'muted-on-paper', 'muted-on-ink',
  'gold', 'air', 'palm-600', 'painted', 'painted-low',
  'wood-500', 'wood-700', 'wood-900', 'laterite',
  'glass', 'coral', 'coral-200',
  'silver', 'silver-700', 'bronze', 'bronze-700',
] as const;

const css = text.regex(/^[^;{}]+$/, { error: 'one value as CSS writes it' });

/** Words not to use, and their replacement. */
const banned = z.strictObject({
  words: text.refine(isPattern, { error: 'words with | between them, or a regular expression' }),
  write: text,
});
export type Banned = z.infer<typeof banned>;

function isPattern(words: string): boolean {
  try {
    return new RegExp(words).source !== '';
  } catch {
    return false;
  }
}

const drawing =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32"><path d="([^"]+)"\/><\/svg>\s*$/;

/** The path of a single-colour SVG. */
const shape = (file: string) =>
  z
    .string({ error: `a file ${file} beside it` })
    .regex(drawing, {
      error: `${file} with one path: <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="…"/></svg>`,
    })
    .transform((svg) => drawing.exec(svg)?.[1] ?? '');

/** Path from `content`. */
export const brandFile = '../brand/brand.yaml';

/** `brand.yaml`, `mark.svg` and `pointer.svg` of the brand's folder. */
export const brandSchema = z.strictObject({
  name: text,
  legalName: text,
  colours: z.strictObject(
    Object.fromEntries(colours.map((name) => [name, colour])) as Record<
      (typeof colours)[number],
      typeof colour
    >,
  ),
  typefaces: z.strictObject({
    display: z.array(text).min(1),
    text: z.array(text).min(1),
    files: z.array(
      z.strictObject({
        family: text,
        /** File name in `fonts/`, without extension. */
        file: text,
        weight: text,
        stretch: text.optional(),
        /** Unicode range of a face for scripts that few pages use. */
        letters: text.optional(),
      }),
    ),
  }),
  shapes: z.strictObject({
    /** Corners of buttons, cards and pictures. */
    corner: z.enum(['round', 'square']),
    picture: css,
  }),
  /** Layers of the scene at the end of every page, from back to front. */
  scene: z.array(
    z.strictObject({
      layer: slug,
      /**
       * How the layer of that name in `pictures/ending.svg` is fitted; without it, `scene.css` alone positions and
       * colours it.
       */
      drawn: z.enum(['point', 'band', 'field']).optional(),
      /** Shown only if this office exists. */
      office: slug.optional(),
    }),
  ),
  /** View of the scene by the first segment of a page's path; defined in `scene.css`. */
  views: z.record(text, slug).default({}),
  motion: css,
  voice: z.strictObject({ labels: z.array(banned), alternatives: z.array(banned) }),
  mark: shape('mark.svg'),
  /** The pointer, if not the mark: drawn pointing up and slightly right. */
  pointer: shape('pointer.svg').optional(),
});
export type Brand = z.infer<typeof brandSchema>;
