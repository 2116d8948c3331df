import { box, disc, fill, layers, line, ring, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.digital;

/** The sports venue: the pitch from above; its centre circle tells when the match starts. */
export function digitalStory(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    times(12, (index) => box(-700 + index * 160, -300, 80, 1500, '#114a27')),
    line('M210 -300V1200', paper, 7),
    disc(210, 250, 178, '#0f4021'),
    ring(210, 250, 178, paper, 7),
    times(12, (index) => {
      const angle = (index * Math.PI) / 6;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return line(
        `M${(210 + c * 150).toFixed(1)} ${(250 + s * 150).toFixed(1)}L${(210 + c * 164).toFixed(1)} ${(250 + s * 164).toFixed(1)}`,
        paper,
        index % 3 ? 4 : 9,
      );
    }),
    line('M210 250L112 194', mark, 20),
    line('M210 250V116', mark, 13),
    disc(210, 250, 24, paper),
    fill('M210 238l11 8 -4 13h-14l-4 -13Z', ink),
    line('M600 40H470V460H600', paper, 7),
  );
}
