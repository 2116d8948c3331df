import { box, disc, fill, layers, times, type Svg } from '#artwork/draw/index.ts';
import { condensed, plain } from '#artwork/stories/lettering.ts';

/** Sky colours from six in the morning to six in the evening. */
const hours = [
  '#2B1840', '#6A2A3F', '#B8452F', '#EE7A35', '#FFB547', '#FFD87F', '#FFF0C4',
  '#FFE6A0', '#FFCC66', '#FF9A3D', '#E0562B', '#8A2F3A', '#35204A',
]; // prettier-ignore
const width = 1440 / hours.length;
const dark = '#1B0F0A';

/** Colour of an hour's figure on its own light, and at one on the bite. */
function tone(index: number): string {
  if (index === 7) return '#FFB547';
  return index < 3 || index > 9 ? '#FBF6EE' : dark;
}

/** A shooting day in thirteen bands, with a bite taken out at one o'clock. */
export async function dayOfLight(): Promise<Svg> {
  const names = await Promise.all(hours.map((_, index) => condensed(String(index + 6).padStart(2, '0'), 20)));
  const lunch = await plain('lunch', 15);
  const x = 7 * width;
  return layers(
    times(hours.length, (index) => box(index * width, 0, width + 1, 420, hours[index] ?? dark)),
    fill(
      `M${x - 10} 0H${x + width + 10}C${x + width + 30} 40 ${x + width - 20} 60 ${x + width - 6} 96C${x + width} 130 ${x + width - 50} 130 ${x + width - 58} 156C${x + width - 78} 182 ${x + 40} 176 ${x + 34} 146C${x + 4} 140 ${x + 14} 96 ${x + 2} 84C${x - 24} 60 ${x + 2} 30 ${x - 10} 0Z`,
      dark,
    ),
    ...names.map((name, index) => name.at(index * width + width / 2 - name.width / 2, 42, tone(index))),
    lunch.at(x + width / 2 - lunch.width / 2, 80, '#FBF6EE'),
  );
}

/** The same day from top to bottom. */
export async function dayOfLightTall(): Promise<Svg> {
  const names = await Promise.all(hours.map((_, index) => condensed(String(index + 6).padStart(2, '0'), 26)));
  const lunch = await condensed('lunch', 58);
  const top = (index: number) => index * 45 + (index > 7 ? 65 : 0);
  const bite = hours[7] ?? dark;
  return layers(
    box(230, top(7), 550, 111, dark) + box(0, top(7), 230, 111, bite),
    times(4, (index) => disc(226 + (index % 2) * 22, top(7) + 8 + index * 32, 32, bite)),
    times(hours.length, (index) => (index === 7 ? '' : box(0, top(index), 780, 46, hours[index] ?? dark))),
    ...names.map((name, index) =>
      name.at(40, top(index) + (index === 7 ? 68 : 35), index === 7 ? dark : tone(index)),
    ),
    lunch.at(740 - lunch.width, top(7) + 84, '#FBF6EE'),
  );
}
