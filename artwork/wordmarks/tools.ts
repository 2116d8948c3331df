import * as icons from 'simple-icons';
import { setLine } from '#artwork/wordmarks/type.ts';
import type { Shape } from '#artwork/wordmarks/shape.ts';

/** A real tool: its own icon, and its name in the site's neutral face. */
export interface Tool {
  slug: string;
  name: string;
  icon: icons.SimpleIcon;
  /** The name as outlines, 16 px per em, beside the icon. */
  label: () => Promise<Shape>;
}

const tool = (slug: string, icon: icons.SimpleIcon): Tool => ({
  slug: `tool-${slug}`,
  name: icon.title,
  icon,
  label: async () =>
    (await setLine('sharp', icon.title, { cap: 13, track: 0.005, axes: { wght: 560 } })).shape,
});

/** The tools named on the performance pages. */
export const tools: Tool[] = [
  tool('google-ads', icons.siGoogleads),
  tool('google-analytics', icons.siGoogleanalytics),
  tool('google-tag-manager', icons.siGoogletagmanager),
  tool('meta', icons.siMeta),
  tool('semrush', icons.siSemrush),
  tool('hotjar', icons.siHotjar),
  tool('hubspot', icons.siHubspot),
  tool('mailchimp', icons.siMailchimp),
  tool('shopify', icons.siShopify),
  tool('youtube', icons.siYoutube),
];
