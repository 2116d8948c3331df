import { box, disc, fill, layers, line, place, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds['organic-netra'];
const leaf = 'M0 0C-26 -44 -22 -92 0 -128C22 -92 26 -44 0 0Z';

/** Organic Netra: an eye in close-up, with leaves as lashes and a grain of rice as pupil. */
export function organicNetra(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    times(9, (index) => {
      const angle = -64 + index * 16;
      const [x, y] = [
        200 + Math.sin((angle * Math.PI) / 180) * 190,
        292 - Math.cos((angle * Math.PI) / 180) * 116,
      ];
      return place(fill(leaf, mark) + line('M0 -8V-112', ground, 3), x, y, angle * 0.9, 0.94);
    }),
    fill('M-14 280C80 150 320 150 414 280C320 400 80 400 -14 280Z', paper),
    disc(200, 276, 92, mark),
    times(24, (index) => {
      const a = (index * Math.PI) / 12;
      return line(
        `M${(200 + Math.cos(a) * 60).toFixed(1)} ${(276 + Math.sin(a) * 60).toFixed(1)}L${(200 + Math.cos(a) * 86).toFixed(1)} ${(276 + Math.sin(a) * 86).toFixed(1)}`,
        ground,
        3,
      );
    }),
    disc(200, 276, 54, ink),
    place(fill('M0 -34C16 -18 16 18 0 34C-16 18 -16 -18 0 -34Z', paper), 200, 276, 32),
    line('M-14 280C80 400 320 400 414 280', ink, 5),
  );
}
