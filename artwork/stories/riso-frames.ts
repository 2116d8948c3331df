import { box, clip, disc, fill, form, layers, line, place, ring, shade, times } from '#artwork/draw/index.ts';
import { condensed, say } from './lettering.ts';
import { print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['riso-detergents'];
const [soil, skin, lilac, deep] = ['#c4512d', '#8a4a22', '#b9addf', '#2d1763'];

/** The view from under the eaves: tin above, rain, rings on the yard. */
const rain = layers(
  box(0, 0, 720, 405, '#7d6fb4'),
  shade('M0 250H720V405H0Z', { colour: ground, x: 0, y: 405, angle: -90, length: 150, reach: 900 }),
  times(7, (index) => {
    const [x, y] = [60 + index * 102, 320 + ((index * 37) % 60)];
    return `<ellipse cx="${x}" cy="${y}" rx="${30 + ((index * 11) % 22)}" ry="9" fill="none" stroke="${paper}" stroke-width="4"/>`;
  }),
  times(19, (index) =>
    line(
      `M${20 + index * 39} 118V${300 + ((index * 53) % 90)}`,
      paper,
      index % 3 ? 3 : 6,
      'stroke-dasharray="60 14"',
    ),
  ),
  fill('M0 0H720V112H0Z', lilac),
  times(25, (index) => line(`M${60 + index * 25} 0L${-120 + index * 40} 110`, '#8f83b8', 9)),
  box(0, 104, 720, 12, paper),
);

/** The pocket of a school shirt, stained in the yard. */
const stain = layers(
  box(0, 0, 720, 405, '#ffffff'),
  shade('M0 0H720V405H0Z', {
    colour: lilac,
    x: 640,
    y: 200,
    angle: 180,
    length: 220,
    reach: 900,
    opacity: 0.8,
  }),
  line('M300 0V405M336 0V405', lilac, 4),
  times(4, (index) => disc(318, 40 + index * 108, 12, ink)),
  fill('M140 0L300 0L318 60L230 150Z', '#e9e4fa') + fill('M500 0L336 0L318 60L410 150Z', '#e9e4fa'),
  line('M430 190H620V340L525 382L430 340Z', lilac, 6),
  line('M560 176V250', ground, 14),
  fill(
    'M220 250C160 220 190 150 260 190C300 120 400 130 420 200C500 190 530 270 460 300C470 370 380 390 340 340C280 380 190 340 220 250Z',
    soil,
  ),
  disc(150, 330, 22, soil) + disc(520, 160, 15, soil) + disc(190, 130, 13, soil) + disc(590, 330, 10, soil),
);

/** The bucket from straight above. */
const bucket = layers(
  box(0, 0, 720, 405, '#ded8f3'),
  times(6, (index) => line(`M${index * 144} 0V405M0 ${index * 96}H720`, lilac, 5)),
  disc(372, 226, 186, ink, 'opacity=".25"'),
  disc(360, 206, 184, mark) + disc(360, 206, 162, '#2f9d80') + disc(360, 206, 152, '#8fd8ff'),
  clip(
    'M208 206A152 152 0 1 1 512 206A152 152 0 1 1 208 206Z',
    fill('M230 120C330 90 420 160 500 130V300C420 330 330 250 220 300Z', '#ffffff') +
      disc(400, 230, 34, soil),
  ),
  times(26, (index) =>
    disc(
      360 + Math.cos(index * 2.4) * (60 + ((index * 29) % 84)),
      206 + Math.sin(index * 2.4) * (60 + ((index * 29) % 84)),
      9 + ((index * 7) % 18),
      '#ffffff',
      'opacity=".9"',
    ),
  ),
  line('M180 150C60 240 120 380 250 370', ink, 13),
);

/** Two hands and a collar. */
const hands = layers(
  box(0, 0, 720, 405, ground),
  fill('M110 405C120 250 280 190 360 210S600 250 610 405Z', '#ffffff'),
  shade('M110 405C120 250 280 190 360 210S600 250 610 405Z', {
    colour: lilac,
    x: 0,
    y: 420,
    angle: -90,
    length: 130,
    reach: 900,
  }),
  line('M60 -20L262 190', skin, 96) + line('M660 -20L458 190', skin, 96),
  times(4, (index) =>
    line(`M${262 + index * 22} ${176 + index * 12}L${320 + index * 12} ${246 + index * 6}`, skin, 34),
  ),
  times(4, (index) =>
    line(`M${458 - index * 22} ${176 + index * 12}L${400 - index * 12} ${246 + index * 6}`, '#73391a', 34),
  ),
  line('M30 10L80 62M690 10L640 62', mark, 22),
  times(44, (index) =>
    disc(
      (index * 83) % 720,
      300 + ((index * 47) % 120),
      12 + ((index * 13) % 30),
      index % 4 ? '#ffffff' : '#ded8f3',
    ),
  ),
);

/** The corridor with a washing line from the door to the television. */
const corridor = layers(
  box(0, 0, 720, 405, deep),
  fill('M0 0L280 120V250L0 405Z', ground) + fill('M720 0L440 120V250L720 405Z', ink),
  fill('M0 405L280 250H440L720 405Z', '#8f83b8'),
  box(280, 120, 160, 130, '#160a33'),
  box(318, 176, 84, 56, mark) + box(312, 232, 96, 12, ink),
  fill('M318 176L402 176L520 405H200Z', mark, 'opacity=".22"'),
  line('M0 40L360 150L720 30', paper, 5),
  fill('M60 62L170 96V290L110 330L60 300Z', '#ffffff') +
    fill('M190 102L250 120V210L190 216Z', mark) +
    fill('M470 112L540 88V260L470 226Z', '#ffffff'),
  fill('M574 76L690 40V210L632 190V330L574 300Z', lilac),
  shade('M60 62L170 96V290L110 330L60 300Z', { colour: lilac, x: 66, y: 200, angle: 0, length: 70 }),
);

/** The iron, nose first, and a collar in front of it. */
const iron = layers(
  box(0, 0, 720, 405, mark),
  fill('M-20 250L330 190L420 250L360 405H-20Z', '#ffffff') +
    line('M-10 286L338 226M338 226L352 405', lilac, 5),
  form('M300 330C300 200 470 150 760 150V360H330Z', ground, ink, 740, 250, 180, 220),
  fill('M276 330H760V376H300C280 376 268 352 276 330Z', paper) + line('M292 354H760', lilac, 5),
  line('M500 156C520 60 640 40 760 60', ink, 44),
  disc(566, 250, 30, mark) + line('M566 250V226', ink, 7),
  times(3, (index) => line(`M${80 + index * 76} 190c-30 -40 30 -66 0 -110s22 -56 6 -86`, paper, 13)),
);

const shots = [
  [rain, 'Rain on tin'],
  [stain, 'The yard at four'],
  [bucket, 'Water'],
  [hands, 'Cloth on cloth'],
  [corridor, 'The evening news'],
  [iron, 'Steam'],
] as const;

/** A frame with its number and its sound. */
export const frames = await Promise.all(
  shots.map(async ([shot, sound], index) =>
    print(
      `riso-frame-${index + 1}`,
      720,
      480,
      layers(
        box(0, 0, 720, 480, ink),
        clip('M0 0H720V405H0Z', shot),
        await say(String(index + 1), [24, 462], mark, 36, { face: condensed }),
        await say(sound, [84, 457], paper, 22),
        place(ring(0, 0, 9, paper, 4) + line('M-24 10v-20M24 10v-20M-38 5v-10M38 5v-10', paper, 5), 654, 446),
      ),
      [390, 600, 780],
    ),
  ),
);
