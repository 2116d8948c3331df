import { layers, type Svg } from '#artwork/draw/index.ts';
import { tile } from '#artwork/portraits/portrait.ts';
import { people } from '#artwork/portraits/stills.ts';

const sitters = ['mini-thomas', 'maitha-al-rumaitha', 'rashid-bin-saleh', 'anjali-varma', 'shaji-kombath'];
const width = 170;

/** Five faces in close-up, side by side. */
export function faces(): Svg {
  return layers(
    sitters.map((slug, index) => {
      const sitter = people.find((person) => person.slug === slug);
      if (!sitter) throw new Error(`no portrait of ${slug}`);
      return `<svg x="${index * width}" y="0" width="${width}" height="760" viewBox="150 24 100 447" preserveAspectRatio="xMidYMid slice">${tile(sitter)}</svg>`;
    }),
  );
}
