import { z } from 'zod';
import { link, picture, service, slug, text } from '#app/content/schema/parts.ts';

/** Services below each other, each with an anchor. */
export const serviceBlocksSchema = z.strictObject({
  type: z.literal('service-blocks'),
  /** Without one, the titles are headings of the page. */
  heading: text.optional(),
  /** Accessible name of a list of the services, which large screens keep in sight. */
  index: text.optional(),
  blocks: z
    .array(
      z.strictObject({
        /** Anchor used by external links; may contain spaces. */
        id: text,
        /** The same as an anchor within the page. */
        slug,
        service,
        /** Layout of title, text and picture; neighbours must differ. */
        composition: z.enum(['over', 'row', 'field', 'beside', 'corner', 'horizon', 'letters']),
        picture,
        /** Composition for narrow viewports. */
        narrow: picture.optional(),
        /** The lowest price. */
        price: text.optional(),
        action: link,
      }),
    )
    .min(1),
});
