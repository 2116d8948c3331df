import { box, disc, fill, layers, palette, round, times } from '#artwork/draw/index.ts';
import { beyond, cover, height } from './cover.ts';

const cell = 44;

/** One half drawn by hand, the other in squares. */
const genAi = cover(
  'gen-ai',
  '#f2b8a6',
  layers(
    box(-beyond, -beyond, 400 + beyond, height + 2 * beyond, palette.tide),
    fill('M400 70A240 240 0 0 0 400 550Z', palette.sun),
    times(11, (row) =>
      times(6, (column) => {
        const [x, y] = [400 + column * cell, 68 + row * cell];
        if (Math.hypot(column * cell + cell / 2, y + cell / 2 - 310) > 246) return '';
        return box(x, y, cell, cell, (column * 7 + row * 5) % 4 === 0 ? palette.lagoon : palette.night);
      }),
    ),
  ),
  { from: [-230, 150, 690] },
);

const cs = [palette.glow, palette.sun, palette.sand, '#ee8a63'];

/** Seven nested letters C. */
const the7cs = cover(
  'the7cs',
  palette.palm,
  times(7, (index) => {
    const r = 38 + index * 38;
    const [x, y] = [round(400 + r * Math.cos(0.7)), round(r * Math.sin(0.7))];
    return `<path d="M${x} ${round(310 - y)}A${r} ${r} 0 1 0 ${x} ${round(310 + y)}" fill="none" stroke="${cs[index % 4] ?? palette.sun}" stroke-width="21"/>`;
  }),
  { from: [-260, 150, 700] },
);

const petals = [
  '#ffb547',
  '#f0562b',
  '#fbf6ee',
  '#d2273f',
  '#1d6f51',
  '#ffd98a',
  '#c23d14',
  '#ee8a63',
  '#12788a',
  '#ffb547',
];
const tone = (index: number): string => petals[index % petals.length] ?? palette.sun;

/** The flower carpet of Onam after ten days, one ring per day. */
const awardWinning = cover(
  'award-winning',
  '#6a2036',
  times(10, (step) => {
    const day = 9 - step;
    const r = (day + 1) * 26;
    const count = 8 + day * 4;
    const petal = `<ellipse cx="${r - 8}" rx="${round(Math.min(17, (r * 2.6) / count + 4))}" ry="9"`;
    return layers(
      disc(400, 310, r, tone(day)),
      `<g fill="${tone(day + 3)}" transform="translate(400 310)">`,
      times(count, (index) => `${petal} transform="rotate(${round((index / count) * 360 + day * 12)})"/>`),
      '</g>',
    );
  }),
  { from: [-250, 160, 660] },
);

const sole =
  'M0-52c22 0 28 20 24 44c-3 16-2 22 0 40c3 24-8 36-24 36s-27-12-24-36c2-18 3-24 0-40c-4-24 2-44 24-44z';

/** Footprints of a runner who changes shoes on the way. */
const smallBusiness = cover(
  'small-business',
  palette.rope,
  times(10, (row) =>
    times(9, (step) => {
      const lane = row - 2;
      const fresh = step > 4 - (row % 2);
      const left = (step + row) % 2;
      const tread = fresh
        ? '<path d="M-16-30h32M-18-14h36M-16 2h32M-14 34h28M-14 48h28" stroke="#e3cdaf" stroke-width="5"/>'
        : '<circle cy="-22" r="9" fill="#e3cdaf"/><path d="M-14 40h28" stroke="#e3cdaf" stroke-width="5"/>';
      return `<g transform="translate(${42 + step * 92} ${66 + lane * 104 + left * 40}) rotate(${left ? 94 : 86}) scale(.62)"><path d="${sole}" fill="${fresh ? palette.laterite : palette.night}"/>${tread}</g>`;
    }),
  ),
  { from: [-560, 130, 960] },
);

export const figured = [genAi, the7cs, awardWinning, smallBusiness].flat();
