import { z } from 'zod';
import {
  article,
  composition,
  day,
  evidenceShape,
  film,
  href,
  language,
  picture,
  sample,
  slug,
  text,
  work,
} from './parts.ts';

/** Collections in one file each. */

const personRecord = z.strictObject({
  id: slug,
  name: text,
  role: text,
  group: z.enum([
    'founder',
    'leadership',
    'business',
    'department',
    'regional',
    'review',
    'testimonial',
    'clip',
  ]),
  city: text.optional(),
  bio: text.optional(),
  /** What this person says where nobody else answers for a service. */
  says: text.optional(),
  /** Services this person is responsible for. */
  services: z.array(slug).min(1).optional(),
  picture,
  /** A cutout, for group pictures; without it the framed portrait is used. */
  cutout: picture.optional(),
  /** A taller cutout, with what this person has in hand or on the table; the lowest seventh lies on the table. */
  atWork: picture.optional(),
  sample,
});

/** `people.yaml` */
export const peopleSchema = z.strictObject({ people: z.array(personRecord).min(1) });

const workCategory = z.strictObject({
  id: z.number().int().positive(),
  label: text,
  /** What works are said to be; the label by default. */
  name: text.optional(),
  heading: text,
});

const workRecord = z.strictObject({
  id: z.number().int().positive(),
  slug,
  /** Id of a category. */
  category: z.number().int().positive(),
  heading: text,
  description: text,
  picture,
  /** Composition for full-width boxes. */
  wide: composition.optional(),
  /** Another picture of the work, which fills a landscape box; `wide` by default. */
  scene: picture.optional(),
  /** What one unit of it stands for, if it is drawn from a figure. */
  legend: text.optional(),
  /** The work in use: on a phone, by a road, on a parcel. */
  inUse: picture.optional(),
  /** The same for phones, where `inUse` would be too wide. */
  inUseTall: composition.optional(),
  /** The figure of its first result as a drawing. */
  lettered: composition.optional(),
  /** The same for phones. */
  letteredTall: composition.optional(),
  /** A question people asked that the work answers; set large where the work has the full width. */
  asked: text.optional(),
  ...evidenceShape,
  /** What its story counts or fixes, as a sentence after the description. */
  detail: text.optional(),
  /** Last segment of its story, `/works/{story}`. */
  story: slug.optional(),
  /** Its shop sign in a second language, for works shown as a street. */
  sign: z.strictObject({ language, word: text }).optional(),
  sample,
});

/** `works.yaml`: categories, the first of which stands for all works, and works. */
export const worksSchema = z.strictObject({
  categories: z
    .array(workCategory)
    .min(1)
    .refine(([first]) => first?.id === 1, {
      path: [0, 'id'],
      error: 'the id 1 for the first category, which holds all works',
    }),
  works: z.array(workRecord).min(1),
});

const clientRecord = z.strictObject({
  id: slug,
  name: text,
  sector: text,
  /** The service it buys first. */
  service: slug,
  city: text,
  picture,
  sample,
});

/** `clients.yaml`: clients and partners with wordmarks. */
export const clientsSchema = z.strictObject({ clients: z.array(clientRecord).min(1) });

const awardRecord = z.strictObject({
  id: slug,
  /** Silver, bronze, gold or any other material. */
  metal: text,
  title: text,
  givenBy: text,
  year: z.number().int(),
  description: text,
  /** The trophy, best without a background: it stands on shelves. */
  picture,
  /** Logo of the organisation that gave it. */
  logo: picture,
  work: work.optional().meta({ description: 'The one that it was given for. It needs a story.' }),
  sample,
});

/** `awards.yaml`: the awards, in display order. */
export const awardsSchema = z.strictObject({ awards: z.array(awardRecord).min(1) });

const job = z.strictObject({
  id: slug,
  title: text,
  area: text.optional().meta({ description: 'Tells apart jobs with the same title.' }),
  does: text.optional().meta({ description: 'The work in one sentence.' }),
  location: text.optional(),
  mode: text.optional(),
});

/** `jobs.yaml`: open jobs by team, possibly none. A job may override location and mode. */
export const jobsSchema = z.strictObject({
  location: text,
  mode: text,
  teams: z.array(z.strictObject({ name: text, jobs: z.array(job).min(1) })),
});

const pressRecord = z.strictObject({
  id: slug,
  title: text,
  publication: text,
  date: day.optional(),
  summary: text,
  picture,
  sample,
});

/** `press.yaml`: articles about the agency. */
export const pressSchema = z.strictObject({ press: z.array(pressRecord).min(1) });

/** `tools.yaml`: tools shown on performance pages. */
export const toolsSchema = z.strictObject({
  tools: z.array(z.strictObject({ id: slug, name: text, picture })).min(1),
});

/** Subject of a case: a work, or its own facts if unlisted; and an article about it. */
const caseSubject = {
  work: work.optional(),
  evidence: z.strictObject(evidenceShape).optional(),
  article: article.optional(),
  /** Link if neither has a page: the closest one. */
  href: href.optional(),
};

const caseRecord = z.strictObject({
  title: text,
  description: text,
  date: day,
  picture,
  ...caseSubject,
});

const caseCard = z.strictObject({
  title: text,
  date: day,
  blurb: text,
  picture: picture.optional(),
  ...caseSubject,
});

/** `cases.yaml`: case studies by tab, and the two sets of cards. */
export const casesSchema = z.strictObject({
  tabs: z.array(z.strictObject({ id: slug, label: text, cases: z.array(caseRecord).min(1) })).min(1),
  cards: z.strictObject({ web: z.array(caseCard).min(1), default: z.array(caseCard).min(1) }),
});

const quoted = { quote: text, name: text, role: text, company: text, picture, sample };

/** A quote that rotates on pages, and the words of it that are set larger. */
const review = z
  .strictObject({ id: slug, title: text, subtitle: text, ...quoted, loud: text.optional() })
  .refine(({ quote, loud = '' }) => quote.includes(loud), { path: ['loud'], error: 'words of the quote' });

/** `reviews.yaml`: rotating reviews, customer quotes, and video testimonials. */
export const reviewsSchema = z.strictObject({
  reviews: z.array(review).min(1),
  customers: z.array(z.strictObject({ id: slug, ...quoted })).min(1),
  clips: z.array(z.strictObject({ id: slug, video: film, ...quoted })),
});
