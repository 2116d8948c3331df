import { contrast, mix } from '#app/content/contrast.ts';
import type { Manifest } from '#app/content/media.ts';
import { mediaHref } from '#app/content/media.server.ts';
import type { Problem } from '#app/content/problem.ts';
import type { Picture } from '#app/content/shapes.ts';
import type { Sources } from '#app/content/sources.server.ts';
import { problemAt } from '#app/content/validate.ts';
import type { Section } from '#app/sections/schemas.ts';
import type { Composed } from '../page.ts';

/** Opacity of the dark veil over a photograph behind text: `app/ui/picture/picture.module.css`. */
const veil = 0.45;
const least = 4.5;

interface Behind {
  picture: Picture;
  words: string;
  ink: string;
  field: (string | number)[];
}

/** Pictures behind text that may be photographs. */
function behindWords(section: Section, index: number, { content }: Sources): Behind[] {
  const { colours } = content.brand;
  const own = { words: colours['sand-50'], ink: colours['ink-950'] };
  switch (section.type) {
    case 'cover-hero':
      return [{ ...own, picture: section.picture, field: ['sections', index, 'picture'] }];
    case 'story-hero': {
      const inks = content.stories.get(section.world)?.inks;
      return [
        {
          picture: section.picture,
          words: inks?.paper ?? own.words,
          ink: inks?.ink ?? own.ink,
          field: ['opening', 'picture'],
        },
      ];
    }
    default:
      return [];
  }
}

const lightsOf = ({ fallback }: Picture, { pictures }: Manifest): readonly string[] =>
  Object.values(pictures).find(({ files }) => files.some((file) => mediaHref(file) === fallback.src))
    ?.lights ?? [];

/** Photographs too light for the text on them. Text covers the left up to slightly past the middle. */
export function checkPhotographs({ page, origin }: Composed, sources: Sources): Problem[] {
  return page.sections
    .flatMap((section, index) => behindWords(section, index, sources))
    .flatMap(({ picture, words, ink, field }) => {
      const grounds = lightsOf(picture, sources.manifest).slice(0, 2);
      const found = Math.min(...grounds.map((light) => contrast(words, mix(light, ink, veil))));
      if (found >= least) return [];
      return [
        problemAt(origin, field, {
          found: `a photograph that is too light on its left for the words on it, also behind its veil: the contrast is ${found.toFixed(1)}`,
          expected: `a contrast of at least ${least}`,
          mend: 'choose a photograph that is darker and calmer on its left, darken it there, or turn it round',
        }),
      ];
    });
}
