import { layers, type Svg } from '#artwork/draw/index.ts';
import { drawings } from '#artwork/portraits/stills.ts';

/** Whose faces, and where in the portrait the middle of each is. */
const sitters = [
  ['meera-joseph', 202],
  ['khalid-al-marzam', 200],
  ['lena-haidar', 228],
  ['faris-koya', 184],
  ['hessa-al-ketbi', 200],
] as const;

/** Five faces in close-up, side by side; the part of the portraits that is shown, from above and in height. */
export function faces(width: number, height: number, above: number, part: number): Svg {
  const each = width / sitters.length;
  const shown = (part * each) / height;
  return layers(
    sitters.map(([slug, middle], index) => {
      const sitter = drawings.find((drawing) => drawing.slug === slug);
      if (!sitter) throw new Error(`no portrait of ${slug}`);
      return `<svg x="${index * each}" y="0" width="${each}" height="${height}" viewBox="${middle - shown / 2} ${above} ${shown} ${part}" preserveAspectRatio="xMidYMid slice">${sitter.draw()}</svg>`;
    }),
  );
}
