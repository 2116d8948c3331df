import { z } from 'zod';
import { href, picture, text } from '#app/content/schema/parts.ts';

/** The work and the service an article is about. */
export const articleRelatedSchema = z.strictObject({
  type: z.literal('article-related'),
  heading: text,
  related: z
    .array(
      z.strictObject({
        kind: z.enum(['service', 'work']),
        label: text,
        title: text,
        text,
        href,
        picture: picture.optional(),
        /** Whose work it is, and what came of it. */
        evidence: z.strictObject({ who: text, what: text, result: text.optional() }).optional(),
      }),
    )
    .min(1),
});
