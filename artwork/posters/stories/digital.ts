import { box, disc, fill, layers, line, ring, times, turned, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.digital;

/** The hands of a clock; thicker hands are more trustworthy. */
function hands(hour: number, minute: number, colour: string, trust: number): Svg {
  return (
    turned(line('M210 250V138', colour, 22 * trust), hour * 30 + minute / 2, 210, 250) +
    turned(line('M210 250V112', colour, 13 * trust), minute * 6, 210, 250)
  );
}

/** The sports venue: the pitch from above; its centre circle is a clock with the time of the match. */
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
    // Two wrong times, and half past seven.
    hands(7, 0, paper, 0.5),
    hands(5, 30, paper, 0.5),
    hands(7, 30, mark, 1),
    disc(210, 250, 24, paper),
    fill('M210 238l11 8 -4 13h-14l-4 -13Z', ink),
    line('M600 40H470V460H600', paper, 7),
  );
}
