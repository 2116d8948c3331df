import { box, disc, fill, layers, line, random, ring, times, turned, type Svg } from '#artwork/draw/index.ts';
import { arabic } from '#artwork/stories/lettering.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.karak;
const word = await arabic('كرك', 92);

/** Karak & Creek: a glass of tea on a steel tray, from above; the word is in the tea. */
export function karakTea(): Svg {
  const next = random('karak');
  const bubble = () => {
    const angle = next() * 2 * Math.PI;
    const away = 108 + next() * 32;
    return ring(200 + Math.cos(angle) * away, 262 + Math.sin(angle) * away, 2 + next() * 5, mark, 1.6);
  };
  const scale = 236 / word.width;
  return layers(
    box(-700, -300, 1900, 1500, mark),
    disc(200, 262, 372, ink),
    disc(200, 262, 366, paper),
    times(5, (index) => ring(200, 262, 354 - index * 10, '#9ba3a6', 1.5)),
    fill('M92 374L312 152L620 460L400 682Z', '#a3abae'),
    disc(200, 262, 172, '#ffffff'),
    disc(200, 262, 156, ink),
    disc(200, 262, 153, ground),
    times(34, bubble),
    line('M84 232A120 120 0 0 1 170 146', '#ffffff', 11),
    word.at(200 - 118, 302, mark, scale),
    turned(box(-10, 40, 52, 52, '#ffffff'), 18, 16, 66),
    turned(box(64, 10, 52, 52, '#ffffff'), -24, 90, 36),
  );
}
