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

/** Collections that are one file each. */

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
  /** Services that this person answers for. */
  services: z.array(slug).min(1).optional(),
  picture,
  /** The figure without a ground, to sit in one picture with others; else the portrait stands there in its frame. */
  cutout: picture.optional(),
  sample,
});

/** `people.yaml` */
export const peopleSchema = z.strictObject({ people: z.array(personRecord).min(1) });

const workCategory = z.strictObject({ id: z.number().int().positive(), label: text, heading: text });

const workRecord = z.strictObject({
  id: z.number().int().positive(),
  slug,
  /** Id of one of the categories. */
  category: z.number().int().positive(),
  heading: text,
  description: text,
  picture,
  /** The same for a box across the window. */
  wide: composition.optional(),
  /** The work as people meet it: on a phone, beside a road, in a parcel. */
  inUse: picture.optional(),
  /** What people asked that it answers, the loudest first: set large where the work has the window to itself. */
  asked: z.array(text).min(1).optional(),
  ...evidenceShape,
  /** Segment of the story that tells more, `/works/{story}`. */
  story: slug.optional(),
  /** What its shopfront says in a second language, where works are shown as a street. */
  sign: z.strictObject({ language, word: text }).optional(),
  sample,
});

/** `works.yaml`: the categories, of which the first holds all works, and the works. */
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
  /** What it buys first from the agency. */
  service: slug,
  city: text,
  picture,
  sample,
});

/** `clients.yaml`: clients and partners with their wordmarks. */
export const clientsSchema = z.strictObject({ clients: z.array(clientRecord).min(1) });

const awardRecord = z.strictObject({
  id: slug,
  /** Silver, bronze, gold or whatever else it is made of. */
  metal: text,
  title: text,
  givenBy: text,
  year: z.number().int(),
  description: text,
  picture,
  /** What stands on the shelf: an object without a ground that shows the work. Without it, the picture does. */
  trophy: picture.optional(),
  /** Of whoever gave it. */
  logo: picture,
  work: work.optional().meta({ description: 'The one that it was given for. It needs a story.' }),
  sample,
});

/** `awards.yaml`: the awards, in the order in which they are shown. */
export const awardsSchema = z.strictObject({ awards: z.array(awardRecord).min(1) });

const job = z.strictObject({ id: slug, title: text, location: text.optional(), mode: text.optional() });

/** `jobs.yaml`: open jobs by team, none where nobody is looked for. A job may say another place or mode than the others. */
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

/** `press.yaml`: what was written about the agency. */
export const pressSchema = z.strictObject({ press: z.array(pressRecord).min(1) });

/** `tools.yaml`: the tools of the performance pages. */
export const toolsSchema = z.strictObject({
  tools: z.array(z.strictObject({ id: slug, name: text, picture })).min(1),
});

/** What a case tells of: a work, or what no work of the list stands for; and the article that tells more. */
const caseSubject = {
  work: work.optional(),
  evidence: z.strictObject(evidenceShape).optional(),
  article: article.optional(),
  /** Where neither has a page: the nearest one to read on. */
  href: href.optional(),
};

const caseRecord = z.strictObject({
  title: text,
  description: text,
  date: day,
  picture,
  ...caseSubject,
});

const caseCard = z.strictObject({ title: text, date: day, blurb: text, picture, ...caseSubject });

/** `cases.yaml`: case studies by category for the tabs, and the two sets of cards. */
export const casesSchema = z.strictObject({
  tabs: z.array(z.strictObject({ id: slug, label: text, cases: z.array(caseRecord).min(1) })).min(1),
  cards: z.strictObject({ web: z.array(caseCard).min(1), default: z.array(caseCard).min(1) }),
});

const quoted = { quote: text, name: text, role: text, company: text, picture, sample };

/** `reviews.yaml`: rotating reviews, customers' quotes, and the clients on film. */
export const reviewsSchema = z.strictObject({
  reviews: z.array(z.strictObject({ id: slug, title: text, subtitle: text, ...quoted })).min(1),
  customers: z.array(z.strictObject({ id: slug, ...quoted })).min(1),
  clips: z.array(z.strictObject({ id: slug, video: film, ...quoted })),
});
