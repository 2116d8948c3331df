import { z } from 'zod';
import { families as typefaces } from './typefaces.ts';

/** The questions of `npm run new-site`, or the format of its answers file: docs/your-own-brand.md. */

const text = z.string().trim().min(1);

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time of 24 hours, such as 09:30' });

export const officeSchema = z.strictObject({
  place: text,
  street: text,
  postalCode: text.optional(),
  /** Omitted if it is the town itself. */
  region: text.optional(),
  country: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/, { error: 'a country in two capital letters, such as NO' }),
  /** Language of the pages for this office. */
  language: z.string().default('en'),
  phone: z
    .string()
    .regex(/^\+[\d ]{8,20}$/, { error: 'a phone number with country code, such as +47 22 00 00 00' }),
  email: z.email(),
  position: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)], {
    error: 'latitude and longitude: [59.91, 10.75]',
  }),
  timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
    error: 'a time zone such as Europe/Oslo',
  }),
  days: z.array(z.number().int().min(1).max(7)).default([1, 2, 3, 4, 5]),
  opens: time.default('09:00'),
  closes: time.default('17:00'),
  /** 12- or 24-hour clock. */
  clock: z.literal([12, 24], { error: '12 or 24' }).default(24),
});

const typeface = z.union(
  [
    z.enum(typefaces),
    z.strictObject({ family: text, file: text, weight: text.default('400 800'), stretch: text.optional() }),
  ],
  { error: `one of ${typefaces.join(', ')}; or { family: …, file: … } with a WOFF2 file` },
);

/** Optional groups of pages, and their content files. */
export const families = {
  careers: ['jobs.yaml', 'pages/career.yaml'],
  awards: ['awards.yaml', 'pages/awards.yaml'],
  articles: ['articles/', 'pages/blogs.yaml'],
  clients: ['pages/clients.yaml'],
  landing: ['pages/services/'],
} as const;
export type Family = keyof typeof families;
const familyNames = Object.keys(families) as Family[];

export const answersSchema = z.strictObject({
  name: text.max(20),
  legalName: text,
  domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, { error: 'a domain such as northlight.example' }),
  /** One path in a 32 × 32 viewBox; generated from the initial if omitted. */
  mark: text.optional(),
  colours: z
    .array(
      z
        .string()
        .regex(/^#[0-9a-f]{6}$/i, { error: 'a colour such as #1238e6, in a file with quotation marks' }),
    )
    .min(2, { error: 'two colours at least' })
    .max(5, { error: 'five colours at most' }),
  typefaces: z
    .strictObject({ display: typeface, text: typeface })
    .default({ display: 'Encode Sans', text: 'Instrument Sans' }),
  founded: z.number().int().default(new Date().getFullYear()),
  offices: z.array(officeSchema).min(1).max(6),
  services: z.array(text.max(28)).min(1).max(6),
  /** The languages the agency writes in. */
  languages: z.array(text).min(1).default(['English']),
  without: z.array(z.enum(familyNames)).default([]),
});
export type Answers = z.infer<typeof answersSchema>;

/** A slug for URLs and file names: `São Paulo` becomes `sao-paulo`. */
export function slugOf(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** `Oslo and Lisbon`; `Oslo, Lisbon and Porto`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
