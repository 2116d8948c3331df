import { z } from 'zod';
import { picture, sample, slug, text } from './parts.ts';

/** Collections that are one file each. */

const personRecord = z.strictObject({
  id: slug,
  name: text,
  role: text,
  group: z.enum(['founder', 'leadership', 'business', 'department', 'regional', 'review', 'testimonial', 'clip']),
  city: text.optional(),
  bio: text.optional(),
  picture,
  sample,
});

/** `people.yaml` */
export const peopleSchema = z.strictObject({ people: z.array(personRecord).min(1) });

const workCategory = z.strictObject({ id: z.number().int().min(1).max(8), label: text, heading: text });

const workRecord = z.strictObject({
  id: z.number().int().positive(),
  slug,
  category: z.number().int().min(2).max(8),
  heading: text,
  description: text,
  picture,
  /** Segment of the story that tells more, `/works/{story}`. */
  story: slug.optional(),
  sample,
});

/** `works.yaml`: the eight categories, 1 meaning all, and the works. */
export const worksSchema = z.strictObject({
  categories: z.array(workCategory).length(8),
  works: z.array(workRecord).min(1),
});

const clientRecord = z.strictObject({ id: slug, name: text, trade: text, city: text, picture, sample });

/** `clients.yaml`: clients and partners with their wordmarks. */
export const clientsSchema = z.strictObject({ clients: z.array(clientRecord).min(1) });
