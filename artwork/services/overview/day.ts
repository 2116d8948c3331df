import { box, disc, layers, times, type Svg } from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';

/** Sky colours from six in the morning to six in the evening. */
const hours = [
  '#2B1840', '#6A2A3F', '#B8452F', '#EE7A35', '#FFB547', '#FFD87F', '#FFF0C4',
  '#FFE6A0', '#FFCC66', '#FF9A3D', '#E0562B', '#8A2F3A', '#35204A',
]; // prettier-ignore
const width = 780 / hours.length;
const teeth = [0.5, 0.93, 1.36, 1.78, 2.21, 2.64];
/** Of the board below, out of which the lunch bites. */
const dark = '#060b14';

/** Colour of an hour's figure on its own light. */
function tone(index: number): string {
  return index < 3 || index > 9 ? '#FBF6EE' : dark;
}

/** A shooting day in thirteen bands, with a bite taken out at one o'clock; what is below 520 may be cropped. */
export async function dayOfLight(height: number): Promise<Svg> {
  const names = await Promise.all(hours.map((_, index) => condensed(String(index + 6).padStart(2, '0'), 22)));
  const lunch = await condensed('lunch', 48);
  const noon = 7.5 * width;
  return layers(
    times(hours.length, (index) => box(index * width, 0, width + 1, height, hours[index] ?? dark)),
    disc(noon, 580, 170, dark) + box(noon - 198, 580, 396, Math.max(0, height - 580), dark),
    teeth.map((angle) => disc(noon + 160 * Math.cos(angle), 580 - 160 * Math.sin(angle), 38, dark)),
    lunch.at(noon - lunch.width / 2, 474, '#FBF6EE'),
    ...names.map((name, index) => name.at(index * width + width / 2 - name.width / 2, 64, tone(index))),
  );
}
