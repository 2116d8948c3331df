import { box, disc, fill, layers, line, place, ring, times, type Svg } from '#artwork/draw/index.ts';
import { condensed, plain } from '#artwork/stories/lettering.ts';

const [dark, paper, sun, ember, coral, aqua] = [
  '#14100C',
  '#FBF6EE',
  '#FFB547',
  '#F0562B',
  '#EE8A63',
  '#A9CFC6',
];

/** The edge of a film strip: holes, as wide as the strip. */
function holes(y: number, width: number, count: number, colour: string): Svg {
  const step = width / count;
  return times(count, (index) => box(index * step + step * 0.26, y, step * 0.48, step * 0.4, colour, 1.5));
}

/** A film from script to first cut: one frame for each working day. */
export async function filmDays(): Promise<Svg> {
  const parts = [[10, 'script', sun], [10, 'casting', '#FFD98A'], [2, 'shoot', ember], [5, 'first cut', aqua]] as const; // prettier-ignore
  const words = await Promise.all(
    parts.map(
      async ([days, label]) => [await condensed(`${days} days`, 30), await plain(label, 18.5)] as const,
    ),
  );
  const unit = 560 / 27;
  const [top, frame] = [52, 64];
  let start = 0;
  return layers(
    box(0, top, 560, frame + 40, '#3A3027'),
    holes(top + 6, 560, 40, dark) + holes(top + frame + 28, 560, 40, dark),
    parts.map(([days, label, colour], index) => {
      const [figure, word] = words[index] ?? [];
      const from = start;
      start += days;
      const frames = times(days, (each) => box((from + each) * unit + 1, top + 20, unit - 2, frame, colour));
      if (!figure || !word) return frames;
      // The shoot is too short for its words, which end above it; those of the first cut end with the strip.
      if (label === 'shoot')
        return layers(
          frames,
          box(start * unit - 4, 8, 3, top, colour),
          word.at(start * unit - 18 - word.width, 36, colour),
          figure.at(start * unit - 28 - word.width - figure.width, 36, colour),
        );
      const at = (width: number): number => (label === 'first cut' ? 560 - width : from * unit);
      return layers(
        frames,
        figure.at(at(figure.width), top + frame + 84, colour),
        word.at(at(word.width), top + frame + 116, colour),
      );
    }),
  );
}

/** What a clip shows, on a frame of 100 by 178. */
const shown = [
  (ink: string) => fill('M28 62H72L64 130H36Z', ink) + line('M42 48q-7 -12 0 -22M58 48q-7 -12 0 -22', ink, 4),
  (ink: string) => disc(50, 92, 34, ink) + ring(50, 92, 23, '#14100C', 3),
  (ink: string) => fill('M30 84Q30 72 42 72H58Q70 72 70 84V130H30Z', ink) + box(42, 50, 16, 18, ink),
  (ink: string) => fill('M24 56L40 46Q50 58 60 46L76 56L72 80L64 76V130H36V76L28 80Z', ink),
];

/** Twelve vertical clips on one strip of film. */
export function reels(): Svg {
  const pairs = [['#C23D14', paper], [paper, '#C23D14'], ['#0C5664', sun], [coral, '#6E2B48'], [aqua, '#0C5664'], ['#6E2B48', coral]] as const; // prettier-ignore
  return layers(
    box(0, 0, 1440, 256, dark),
    holes(10, 1440, 60, '#FFB547') + holes(236, 1440, 60, '#FFB547'),
    times(12, (index) => {
      const [ground, ink] = pairs[(index * 5) % 6] ?? pairs[0];
      return place(
        layers(
          box(0, 0, 112, 188, ground),
          place(shown[index % 4]?.(ink) ?? '', 6, 0),
          box(20, 152, 72, 8, ink) + box(34, 166, 44, 8, ink),
        ),
        4 + index * 120,
        34,
      );
    }),
  );
}
