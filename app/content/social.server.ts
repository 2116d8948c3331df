import * as simpleIcons from 'simple-icons';
import type { Content } from './collections.ts';
import { nearest } from './suggest.ts';
import type { Finding } from './validate.ts';

/** Networks whose icons are part of every page (app/ui/icon). */
const carried = new Set(['facebook', 'instagram', 'linkedin', 'whatsapp', 'x']);

const outlines = new Map(Object.values(simpleIcons).map(({ slug, path }) => [slug, path]));

/** A network's outline on a 24 unit grid, unless every page has it anyway. */
export function outlineOf(network: string): string | undefined {
  return carried.has(network) ? undefined : outlines.get(network);
}

function hasMark({ network, mark }: Content['site']['social'][number]): boolean {
  return mark !== undefined || carried.has(network) || outlines.has(network);
}

/** Networks without an icon. */
export function checkSocial({ site }: Content): Finding[] {
  return site.social.flatMap((profile, index) => {
    if (hasMark(profile)) return [];
    const meant = nearest(profile.network, [...carried, ...outlines.keys()]);
    return {
      collection: 'site',
      path: ['social', index, 'network'],
      found: `"${profile.network}"`,
      expected: 'a network by its slug at simpleicons.org, or one with a mark of its own',
      mend: `${meant ? `did you mean "${meant}"? Or add` : 'add'} mark: { picture: …, decorative: true }`,
    };
  });
}
