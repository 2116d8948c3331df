import { z } from 'zod';
import { Ref, type RefKind, type RefKinds } from '../ref.ts';

/** Building blocks of the content schemas. Every object is strict, so a misspelt key is an error. */

function asRef<K extends RefKind>(kind: K) {
  return (written: RefKinds[K]) => new Ref(kind, written);
}

/** Non-empty text, trimmed. */
export const text = z.string().trim().min(1);

/** Lower case words joined by hyphens, for paths and anchors. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'a slug such as seo-company' });

/** A BCP 47 tag, `en-AE`. */
export const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, { error: 'a language such as en or en-AE' });

/** An ISO date, `2025-09-18`, which YAML reads as text. */
export const day = z.iso.date({ error: 'a date written year-month-day, such as 2025-09-18' });

/** Local time, `09:30`, as minutes after midnight. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'a time of 24 hours, such as "09:30" or "18:30"',
    abort: true,
  })
  .transform((value) => Number(value.slice(0, 2)) * 60 + Number(value.slice(3)));

export const href = z
  .string()
  .regex(/^(\/|#|https:\/\/|mailto:|tel:)/, {
    error: 'an address that starts with / (this site), https://, mailto: or tel:',
  })
  .transform(asRef('href'));

/**
 * A labelled link. `more` is read out after a label that says too little on its own ("Learn More" … "about the
 * agency").
 */
export const link = z.strictObject({
  label: text,
  more: text.optional().meta({ title: 'Read out after the label' }),
  href,
});

const percent = z.number().min(0).max(100);

/** Focal point that every crop keeps: percent from the left and from the top. */
const focalPoint = z.tuple([percent, percent]).optional();

const describedPicture = z.strictObject({ picture: text, alt: text, focus: focalPoint });
const decorativePicture = z
  .strictObject({ picture: text, decorative: z.literal(true), focus: focalPoint })
  .transform(({ picture, focus }) => ({ picture, focus, alt: '' }));

/** A picture needs an alternative text or must be declared decorative. */
export const picture = z
  .union([describedPicture, decorativePicture], {
    error: ({ input }) =>
      typeof input === 'object' && input !== null && 'focus' in input
        ? '{ picture: originals/room, alt: "What is seen", focus: [50, 30] }, where focus is percent from the left and the top'
        : '{ picture: posters/seo, alt: "What is seen" } or { picture: posters/seo, decorative: true }',
  })
  .transform(asRef('picture'));

/** Another composition of a picture, sharing its alternative text. */
export const composition = text.transform((key) => new Ref('picture', { picture: key, alt: '' }));

export const video = text.transform(asRef('video'));

/** A video of our own, or a YouTube or Vimeo address. */
export const film = text.transform(asRef('film'));

export const figure = z.strictObject({ claim: text, label: text.optional() }).transform(asRef('figure'));

export const prose = text.transform(asRef('prose'));

export const office = slug.transform(asRef('office'));
export const article = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/)
  .transform(asRef('article'));
export const latestArticles = z
  .strictObject({ latest: z.number().int().positive() })
  .transform(asRef('latestArticles'));

/** Title and description for search engines and link previews. */
export const meta = z.strictObject({
  title: text.max(60),
  description: z.string().trim().min(70).max(160),
});

/** Marks invented content, so that no agency goes live with it. Never shown. */
export const sample = z.literal(true, { error: 'true; what is not invented has no such line' }).optional();

/** Text split at its line breaks, e.g. a headline in phrases. */
export const phrases = z
  .string()
  .trim()
  .min(1)
  .transform((value) => value.split(/\s*\n\s*/));

/** List items, by id. */
export const award = slug.transform(asRef('award'));
export const caseTab = slug.transform(asRef('caseTab'));
export const caseCards = z.enum(['web', 'default']).transform(asRef('caseCards'));
export const client = slug.transform(asRef('client'));
export const clip = slug.transform(asRef('clip'));
export const customer = slug.transform(asRef('customer'));
export const person = slug.transform(asRef('person'));
export const press = slug.transform(asRef('press'));
export const review = slug.transform(asRef('review'));
export const tool = slug.transform(asRef('tool'));
export const work = slug.transform(asRef('work'));
export const service = slug.transform(asRef('service'));

/** The people responsible for a page's service. */
export const team = z.strictObject({ heading: text, people: z.array(person) });

/** Everything in a collection, in its order. */
const everything = z.literal('all', { error: 'the word all' });
export const allJobs = everything.transform(asRef('jobs'));
export const allServices = everything.transform(asRef('services'));
export const allWorks = everything.transform(asRef('works'));

/** A measured change: metric, unit, start, end and period. */
const result = z.strictObject({ metric: text, unit: text, from: text, to: text, period: text });

/** The facts of a work. Only a study has no client. */
export const evidenceShape = {
  /** A listed client, or the name of an unlisted one. */
  client: z
    .union([client, z.strictObject({ unlisted: text })], {
      error: 'the id of a client, or unlisted: "a name"',
    })
    .optional(),
  sector: text,
  /** Market of the work: Kerala, the UAE … */
  market: text,
  service: slug,
  year: z.number().int().min(1900).max(2100),
  deliverables: z.array(text).min(1),
  /** Only provable ones; cards show the first. */
  results: z.array(result).min(1).optional(),
};

/**
 * Breadcrumbs: ancestors and the page's own name. `label` is the list's accessible name; `beside` links to the same
 * service in other places.
 */
export const trail = z.strictObject({
  label: text,
  links: z.array(link).min(1),
  current: text,
  beside: z.strictObject({ label: text, links: z.array(link) }).optional(),
});
