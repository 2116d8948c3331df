import {
  box,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  place,
  round,
  times,
  type Svg,
} from '#artwork/draw/index.ts';

const [dark, paper, sun, ember, coral, aqua] = [
  '#14100C',
  '#FBF6EE',
  '#FFB547',
  '#F0562B',
  '#EE8A63',
  '#A9CFC6',
];

/** A perfume, a tin of tea, a plate of rice and a bangle, each 130 by 150 and lit from the left. */
const packed = [
  layers(
    box(0, 0, 130, 150, '#E3CDAF') + fill(ellipsePath(72, 126, 46, 6), '#C2A57E'),
    fill('M34 62Q34 52 46 52H84Q96 52 96 62V126H34Z', ember) + fill('M70 52H84Q96 52 96 62V126H70Z', '#B93A1C'),
    box(52, 24, 26, 22, dark) + box(57, 46, 16, 7, sun) + box(44, 76, 42, 32, paper) + box(52, 86, 26, 4, dark) + box(52, 96, 16, 4, dark),
    box(40, 60, 5, 58, '#FF9A75'),
  ),
  layers(
    box(0, 0, 130, 150, sun) + fill(ellipsePath(70, 126, 48, 6), '#D98A1E'),
    box(32, 44, 66, 82, '#12788A') + box(66, 44, 32, 82, '#0C5664') + fill('M28 44Q28 32 40 30H90Q102 32 102 44Z', dark),
    box(32, 66, 66, 38, paper) + fill('M65 72C82 78 82 92 65 99C48 92 48 78 65 72Z', '#1D6F51') + line('M65 76V96', paper, 2),
  ),
  layers(
    box(0, 0, 130, 150, coral) + fill('M0 0H52L0 92ZM66 0H96L0 150V118Z', '#F6A987'),
    fill(ellipsePath(69, 84, 54, 50), '#B95A36') + disc(65, 77, 52, paper) + disc(65, 77, 39, '#E9DCC6') + disc(65, 77, 31, sun),
    times(26, (grain) => {
      const [angle, reach] = [grain * 2.4, 5 + Math.sqrt(grain) * 4.8];
      return line(`M${round(62 + reach * Math.cos(angle))} ${round(77 + reach * Math.sin(angle))}l6 2`, grain % 3 ? '#FFF3D8' : '#C27A22', 3);
    }),
    fill('M56 70c6-16 28-12 30 2c0 12-12 18-22 14c-8-2-10-8-8-16z', '#6E2F14') + fill('M46 92q10-12 20-2q-10 12-20 2z', '#1D6F51'),
  ),
  layers(
    box(0, 0, 130, 150, aqua) + fill(ellipsePath(70, 118, 50, 7), '#7FAFA5'),
    line('M17 82a48 38 0 1 0 96 0a48 38 0 1 0 -96 0', '#8F5415', 15) + line('M17 78a48 38 0 1 0 96 0a48 38 0 1 0 -96 0', sun, 13),
    line('M19 70a48 38 0 0 1 40 -29', '#FFEFC8', 5),
    times(7, (stone) => disc(round(65 + 48 * Math.cos(0.5 + stone * 0.36)), round(78 + 38 * Math.sin(0.5 + stone * 0.36)), 4, stone % 2 ? '#12788A' : ember)),
  ),
]; // prettier-ignore

export const packs = (): Svg => layers(packed.map((pack, index) => place(pack, index * 143, 0)));
