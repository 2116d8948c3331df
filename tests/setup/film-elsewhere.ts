import { addClip, page } from '#app/pages/broken-probes.ts';
import { contentAfter } from '#app/pages/broken-content.ts';
import type { SiteContent } from '#app/pages/load.ts';
import { loadContent } from '#app/pages/load.ts';

/** The path of the page with an external film. */
export const filmPage = '/probe';

/** The site plus a page with a client's film on YouTube; undefined if a site has no films at all. */
export function siteWithFilmElsewhere(): SiteContent | undefined {
  const { content, manifest } = loadContent();
  const [background] = Object.keys(manifest.videos);
  if (background === undefined) return undefined;
  const section = `  - type: clips
    heading: Filmed elsewhere
    background: ${background}
    play: "Play the film of {name}"
    clips: [probe]
`;
  return contentAfter((copy) => {
    addClip(copy, 'https://youtu.be/aqz-KE-bpKQ', content.clients.clients[0]?.name ?? '');
    copy.write('pages/probe.yaml', page + section);
  });
}
