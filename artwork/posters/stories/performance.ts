import { box, layers, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark } = worlds.performance;

/** A dot of a sunflower spiral, in which dots are as dense as possible without overlapping. */
function dot(index: number, from: number): string {
  const angle = index * 2.399_963;
  const radius = 16.4 * Math.sqrt(index + 0.6);
  return `M${(212 + Math.cos(angle) * radius).toFixed(1)} ${(from + Math.sin(angle) * radius).toFixed(1)}h0`;
}

function dots(first: number, count: number, colour: string, width: number): Svg {
  const d = times(count, (index) => dot(first + index, 250));
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** A campaign: 200 dots, one per five leads; the first twenty stand out. */
export function performanceStory(): Svg {
  return layers(box(-700, -300, 1900, 1500, ground), dots(20, 180, paper, 18), dots(0, 20, mark, 23));
}
