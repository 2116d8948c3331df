import { box, disc, layers, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.creative;
const petals = [ink, mark, '#f2542d', paper, '#5d9d3a'];

/** The theme park: the flower carpet from above, one ring per day for ten days. */
export function creativeStory(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    times(10, (ring) => {
      const radius = 236 - ring * 23;
      const count = Math.max(8, 46 - ring * 4);
      return (
        disc(226, 256, radius, petals[ring % 5] ?? ink) +
        times(count, (index) => {
          const angle = ((index + (ring % 2) / 2) * 2 * Math.PI) / count;
          return disc(
            226 + Math.cos(angle) * (radius - 11.5),
            256 + Math.sin(angle) * (radius - 11.5),
            8.4,
            petals[(ring + 2) % 5] ?? paper,
          );
        })
      );
    }),
    disc(226, 256, 14, paper),
  );
}
