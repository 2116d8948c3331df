import { box, clip, fill, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.branding;
const sail = 'M30 470L290 -8C424 116 452 300 404 470Z';

/** dhow itself: the mark as a sail pattern, panel by panel, with chalk lines. */
export function brandingStory(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    times(22, (index) => line(`M${-700 + index * 80} -300V900`, ink, 2)),
    times(16, (index) => line(`M-700 ${-300 + index * 80}H1200`, ink, 2)),
    fill(sail, mark),
    clip(
      sail,
      layers(
        times(8, (index) =>
          line(
            `M-100 ${60 + index * 62}C200 ${40 + index * 60} 340 ${20 + index * 62} 520 ${index * 58}`,
            ground,
            2.5,
            'stroke-dasharray="9 7"',
          ),
        ),
        fill('M30 470L290 -8L300 0L62 470Z', '#e89a2e'),
      ),
    ),
    line('M30 492H404M30 484v16M404 484v16M10 470L270 -8', paper, 2),
    line('M290 -60V520M-60 470H520', paper, 1.4, 'stroke-dasharray="3 8"'),
  );
}
