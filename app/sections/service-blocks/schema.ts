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
        /**
         * Large screens show two halves beside each other, a whole board with its picture at one side, or one that the
         * picture fills: with the words in a cell of it, below it, or on its wall with the price on the floor.
         */
        board: z.enum(['half', 'whole', 'cell', 'row', 'wall']),
        ground: z.enum(['paper', 'ink', 'glass', 'sun', 'sand', 'ember', 'navy']),
        picture,
        /** Its composition for large screens. */
        wide: picture.optional(),
        /** The lowest price. */
        price: text.optional(),
        action: link,
      }),
    )
    .min(1),
});
