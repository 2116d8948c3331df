import { layers, type Svg } from '#artwork/draw/index.ts';
import { drawings } from '#artwork/portraits/stills.ts';

/** Whose faces, and where in the portrait each begins. */
const sitters = [
  ['meera-joseph', 152],
  ['khalid-al-marzam', 150],
  ['lena-haidar', 178],
  ['faris-koya', 134],
  ['hessa-al-ketbi', 150],
] as const;
const width = 170;

/** Five faces in close-up, side by side. */
export function faces(): Svg {
  return layers(
    sitters.map(([slug, x], index) => {
      const sitter = drawings.find((drawing) => drawing.slug === slug);
      if (!sitter) throw new Error(`no portrait of ${slug}`);
      return `<svg x="${index * width}" y="0" width="${width}" height="760" viewBox="${x} 24 100 447" preserveAspectRatio="xMidYMid slice">${sitter.draw()}</svg>`;
    }),
  );
}
