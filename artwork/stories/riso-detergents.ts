import {
  box,
  clip,
  fill,
  form,
  layers,
  line,
  place,
  rectPath,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, malayalam } from './lettering.ts';
import { frames } from './riso-frames.ts';
import { eave, sachet, shop, soil } from './riso-shop.ts';
import { print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['riso-detergents'];
const [name, rain] = await Promise.all([condensed('RISO', 100), malayalam('മഴയത്തും', 60)]);

/** A creased school shirt from the front, 400 by 380, with a dirty hem. */
const shirt = layers(
  form('M100 20Q150 34 176 18H224Q250 34 300 20L380 96L326 144L296 112L304 372Q200 388 96 372L104 112L74 144L20 96Z', '#ffffff', '#b9addf', 330, 260, 180, 150),
  fill('M176 18L200 60L224 18L246 40L206 84H194L154 40Z', '#d9d2f2'),
  line('M200 84V378M120 150Q128 260 116 366M276 150Q266 250 282 366M104 112Q112 90 108 70M296 112Q288 90 292 70', '#b9addf', 4),
  fill('M226 128H276V176Q251 190 226 176Z', '#e4def7') + line('M226 140H276', '#b9addf', 4),
  times(5, (button) => box(196, 108 + button * 54, 8, 8, ink, 4)),
  fill('M108 374C112 320 138 340 150 306C168 292 176 330 198 326C236 318 222 352 252 350C262 360 256 376 250 380Q180 386 108 374Z', soil),
); // prettier-ignore

/** The poster: the shirt on a line, and 'in the rain too' in Malayalam. 460 by 600. */
const poster = layers(
  box(0, 0, 460, 600, mark),
  times(26, (drop) => line(`M${20 + ((drop * 83) % 430)} ${20 + ((drop * 59) % 380)}l-8 30`, '#3aa98b', 5)),
  line('M-4 60Q230 84 464 60', ink, 6),
  place(shirt, 40, 56, 0, 0.95),
  fill('M128 54h16l4 44h-24ZM314 54h16l4 44h-24Z', ground),
  box(0, 446, 460, 154, ground),
  name.at(26, 566, paper, 0.92),
  rain.at(434 - 164, 566, mark, 164 / rain.width),
);

/** The closed shop in the morning: the poster on its shutter, a leftover strip, water on the road. */
function shut(width: number, height: number, x: number, y: number, size: number): Svg {
  const floor = height - 130;
  const [left, right] = [x - 150, x + 460 * size + 250];
  const hung = rectPath(0, 0, 460, 600);
  return layers(
    box(0, 0, width, height, '#cfc3f2'),
    box(left - 26, 0, right - left + 52, floor, ink),
    box(left, 0, right - left, floor, '#6b4bbd'),
    times(Math.ceil(floor / 30), (slat) => box(left, slat * 30 + 24, right - left, 5, ground)),
    box(left, floor - 22, right - left, 22, ink),
    times(2, (side) => box(side ? right + 70 : left - 500, 90, 430, floor - 90, '#b3a4e4') + box(side ? right + 50 : left - 520, 60, 470, 40, '#8f7ccd')),
    eave(left - 60, 0, right - left + 120, 52),
    times(3, (row) => sachet(right - 190, 90 + row * 152, 0.54)),
    line(`M${right - 136} 40V92`, ink, 5),
    box(0, floor, width, 16, '#8f7ccd') + box(0, floor + 16, width, height, '#a797e0'),
    clip(rectPath(left, floor + 30, right - left, 100), place(layers(box(left, 0, right - left, 300, '#8a74d2'), box(x + 20, 40, 420 * size, 200, mark)), 0, floor - 20)),
    times(12, (ripple) => line(`M${left - 80 + ((ripple * 211) % (right - left + 160))} ${floor + 40 + ((ripple * 37) % 80)}h${50 + ((ripple * 29) % 90)}`, '#cfc3f2', 5)),
    turned(place(layers(box(10, 12, 460, 600, '#3a2080'), clip(hung, poster)), x, y, 0, size), -2, x + 230 * size, y + 300 * size),
    times(2, (corner) => turned(box(x + (corner ? 400 * size : -10), y - 16, 90 * size, 34 * size, '#f0dc9a'), corner ? 8 : -12, x, y)),
  );
} // prettier-ignore

export const risoDetergents = [
  ...frames,
  print('riso-detergents', 1440, 868, shop({ width: 1440, height: 868, door: [690, 170, 600, 450], childAt: 850 })),
  print('riso-poster', 1440, 800, shut(1440, 800, 380, 86, 0.92)),
  print('riso-poster-tall', 780, 1000, shut(780, 1000, 150, 120, 1.06)),
  print(
    'riso-sachet',
    560,
    700,
    layers(box(0, 0, 560, 700, mark), `<g transform="rotate(-6 280 350)">${sachet(46, 26, 2.3)}</g>`),
  ),
]; // prettier-ignore
