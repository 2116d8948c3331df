import { box, layers, place, type Svg } from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { crew } from './lunch.ts';

/** Sky colours from six in the morning to six in the evening. */
const hours = [
  '#2B1840', '#6A2A3F', '#B8452F', '#EE7A35', '#FFB547', '#FFD87F', '#FFF0C4',
  '#FFE6A0', '#FFCC66', '#FF9A3D', '#E0562B', '#8A2F3A', '#35204A',
]; // prettier-ignore
/** Half a band at either end may be cut off. */
const edge = 40;
const width = (780 - 2 * edge) / hours.length;

/** Colour of an hour's figure on its own light. */
function tone(index: number): string {
  return index < 3 || index > 9 ? '#FBF6EE' : '#060b14';
}

/** A shooting day in thirteen bands, with the crew at lunch before them. */
export async function dayOfLight(): Promise<Svg> {
  const names = await Promise.all(hours.map((_, index) => condensed(String(index + 6).padStart(2, '0'), 22)));
  return layers(
    box(0, 0, edge, 480, hours[0] ?? ''),
    hours.map((light, index) => box(edge + index * width, 0, width + edge, 480, light)),
    ...names.map((name, index) =>
      name.at(edge + index * width + width / 2 - name.width / 2, 52, tone(index)),
    ),
    place(await crew(70), 0, 410),
  );
}
