import { z } from 'zod';
import { link, picture, service, slug, text } from '#app/content/schema/parts.ts';

/** Services on boards, each with an anchor. */
export const serviceBlocksSchema = z.strictObject({
  type: z.literal('service-blocks'),
  /** Without one, the titles are headings of the page. */
  heading: text.optional(),
  /** A list of the services, which large screens keep in sight, with those of a later section. */
  index: z.strictObject({ label: text, also: z.array(link) }).optional(),
  blocks: z
    .array(
      z.strictObject({
        /** Anchor used by external links; may contain spaces. */
        id: text,
        /** The same as an anchor within the page. */
        slug,
        service,
        /** Large screens show the picture at one side of the words, or as wide as the page above them. */
        board: z.enum(['whole', 'row']),
        ground: z.enum(['paper', 'ink', 'glass', 'sun', 'sand', 'ember', 'navy']),
        picture,
        /** Its composition for large screens. */
        wide: picture.optional(),
        action: link,
      }),
    )
    .min(1),
});
