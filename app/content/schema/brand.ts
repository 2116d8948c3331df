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
  'glass', 'baize', 'coral', 'coral-200',
  'silver', 'silver-700', 'bronze', 'bronze-700',
] as const;

const css = text.regex(/^[^;{}]+$/, { error: 'one value as CSS writes it' });

/** Words that are not to be used, and what to write instead. */
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

/** The path of a drawing that stands in one colour wherever it is shown. */
const shape = (file: string) =>
  z
    .string({ error: `a file ${file} beside it` })
    .regex(drawing, {
      error: `${file} with one path: <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="…"/></svg>`,
    })
    .transform((svg) => drawing.exec(svg)?.[1] ?? '');

/** Where it lies, from `content`. */
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
        /** Name of a file in `fonts/`, without its ending. */
        file: text,
        weight: text,
        stretch: text.optional(),
        /** Unicode ranges, where it is for letters that few pages show. */
        letters: text.optional(),
      }),
    ),
  }),
  shapes: z.strictObject({
    /** Of buttons, cards and pictures. */
    corner: z.enum(['round', 'square']),
    picture: css,
  }),
  /** Layers of the scene that ends every page, from the back to the front. */
  scene: z.array(
    z.strictObject({
      layer: slug,
      /** How the part of that name in `pictures/ending.svg` stands; one without is placed and coloured by `scene.css` alone. */
      drawn: z.enum(['point', 'band', 'field']).optional(),
      /** The office that it is of. */
      office: slug.optional(),
    }),
  ),
  /** From where pages see it, by the first part of their address; `scene.css` says what is seen from there. */
  views: z.record(text, slug).default({}),
  motion: css,
  voice: z.strictObject({ labels: z.array(banned), alternatives: z.array(banned) }),
  mark: shape('mark.svg'),
  /** What points onward, where it is not the mark: drawn pointing up, a little to the right. */
  pointer: shape('pointer.svg').optional(),
});
export type Brand = z.infer<typeof brandSchema>;
