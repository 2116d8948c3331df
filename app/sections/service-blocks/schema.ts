import { z } from 'zod';
import { link, picture, service, slug, text } from '#app/content/schema/parts.ts';

/** Services one below the other, each with an anchor of its own. */
export const serviceBlocksSchema = z.strictObject({
  type: z.literal('service-blocks'),
  blocks: z
    .array(
      z.strictObject({
        /** The name under which other sites link to the block; it may hold spaces. */
        id: text,
        /** The same as an anchor in the page. */
        slug,
        service,
        /** How title, words and picture meet; no two neighbours alike. */
        composition: z.enum(['over', 'row', 'field', 'beside', 'corner', 'horizon', 'letters']),
        picture,
        /** Drawn anew for narrow windows. */
        narrow: picture.optional(),
        action: link,
      }),
    )
    .min(1),
});
