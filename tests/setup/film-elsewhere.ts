import { addClip, page } from '#app/pages/broken-probes.ts';
import { contentAfter } from '#app/pages/broken-content.ts';
import type { SiteContent } from '#app/pages/load.ts';
import { loadContent } from '#app/pages/load.ts';

/** The address of the page with a film at another site. */
export const filmPage = '/probe';

/** The site with one page more, that shows a client on film at YouTube; nothing where a site has no films at all. */
export function siteWithFilmElsewhere(): SiteContent | undefined {
  const { content, manifest } = loadContent();
  const [background] = Object.keys(manifest.videos);
  if (background === undefined) return undefined;
  const section = `  - type: clips
    heading: Filmed elsewhere
    text: One client.
    background: ${background}
    play: "Play the film of {name}"
    clips: [probe]
`;
  return contentAfter((copy) => {
    addClip(copy, 'https://youtu.be/aqz-KE-bpKQ', content.clients.clients[0]?.name ?? '');
    copy.write('pages/probe.yaml', page + section);
  });
}
