import type { Svg } from '#artwork/draw/index.ts';
import type { Poster } from '../poster.ts';
import { stories } from '../stories/list.ts';
import { evening, hoarding, morning } from './hoarding.ts';
import { shelter } from './shelter.ts';
import { table } from './table.ts';
import { coral, laterite, wall } from './wall.ts';

/** Where the public meets each story's poster. */
const places: Readonly<Record<string, (poster: Svg) => Svg>> = {
  'story-algate': (poster) => wall(poster, coral),
  'story-amend-dental': (poster) => shelter(poster, 'creek-one'),
  'story-branding': (poster) => hoarding(poster, evening),
  'story-creative': (poster) => hoarding(poster, morning),
  'story-digital': (poster) => table(poster, 'fritters'),
  'story-mall-of-mukkam': (poster) => hoarding(poster, morning),
  'story-med7online': (poster) => table(poster, 'fritters'),
  'story-organic-netra': (poster) => wall(poster, laterite),
  'story-performance': (poster) => shelter(poster, 'creek-two'),
  'story-production': (poster) => hoarding(poster, evening),
  'story-riso-detergents': (poster) => wall(poster, coral),
  'story-seo': (poster) => table(poster, 'dates'),
  'story-shama-perfumes': (poster) => shelter(poster, 'creek-three'),
  'story-social-media': (poster) => wall(poster, laterite),
  'story-web-development': (poster) => table(poster, 'dates'),
};

/** Every story's poster once more, where it hangs. */
export const hung: readonly Poster[] = stories.map(([slug, draw]) => {
  const put = places[slug];
  if (!put) throw new Error(`nowhere to hang ${slug}`);
  return [`${slug}-hung`, () => put(draw())] as const;
});
