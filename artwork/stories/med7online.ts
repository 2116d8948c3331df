import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  ring,
  roundedPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { plain } from './lettering.ts';
import { phones } from './med7-screens.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.med7online;
const grey = '#b9d6cb';

/** The five stations of the packing bench, each around the origin. */
const stations: readonly (readonly [name: string, drawing: Svg])[] = [
  [
    'Shelf',
    box(-110, -150, 220, 300, ground) +
      times(15, (index) =>
        box(-92 + (index % 3) * 66, -134 + Math.floor(index / 3) * 56, 54, 42, index === 7 ? mark : grey),
      ),
  ],
  [
    'Batch',
    fill(roundedPath(-95, -85, 190, 170, 18), '#ffffff') +
      times(4, (index) => box(-71, -55 + index * 32, 140 - index * 22, 10, ink)),
  ],
  [
    'Cold',
    fill(roundedPath(-85, -105, 170, 210, 22), '#8ec5e0') +
      line('M0 -65V65M-55 -33L55 33M55 -33L-55 33', '#ffffff', 9),
  ],
  ['Pharmacist', disc(0, 0, 92, ground) + disc(0, 0, 44, '#c9763f') + box(-62, 46, 124, 30, mark)],
  ['Courier', box(-90, -70, 180, 140, '#d5a867') + box(-14, -70, 28, 140, mark)],
];

/** The packing bench from above, with the path of one order. */
async function bench(): Promise<Svg> {
  const names = await Promise.all(stations.map(([text]) => plain(text, 20)));
  const at = [180, 455, 705, 930, 1180];
  return layers(
    box(0, 0, 1360, 560, ink),
    box(40, 70, 1280, 360, '#dfeee7'),
    stations.map(([, drawing], index) => place(drawing, at[index] ?? 0, 254)),
    line(
      'M250 300C330 420 380 250 455 254S640 420 705 254S860 120 930 254S1060 380 1180 260',
      mark,
      7,
      'stroke-dasharray="2 16"',
    ),
    names.map((name, index) => name.at((at[index] ?? 0) - name.width / 2, 500, paper)),
  );
}

/** The same bench, top to bottom. */
async function benchTall(): Promise<Svg> {
  const names = await Promise.all(stations.map(([text]) => plain(text, 34)));
  const at = [210, 490, 740, 980, 1210];
  return layers(
    box(0, 0, 680, 1360, ink),
    box(30, 30, 330, 1300, '#dfeee7'),
    stations.map(([, drawing], index) => place(drawing, 195, at[index] ?? 0)),
    line(
      'M195 260C60 330 330 400 195 490S330 640 195 740S60 870 195 980S330 1110 195 1200',
      mark,
      8,
      'stroke-dasharray="2 18"',
    ),
    names.map((name, index) => name.at(400, (at[index] ?? 0) + 14, paper)),
  );
}

/** Reading glasses, folded, around 0 0. */
const glasses = layers(
  disc(-92, 0, 74, '#8ec5e0', 'opacity=".35"') + disc(92, 0, 74, '#8ec5e0', 'opacity=".35"'),
  ring(-92, 0, 74, mark, 15) + ring(92, 0, 74, mark, 15),
  line('M-24 -22Q0 -44 24 -22', mark, 15),
  line('M-160 -30L-190 -120L-20 -176M160 -30L186 -108L60 -190', mark, 13),
);

/** A glass of water from above, around 0 0. */
const water = layers(
  disc(14, 18, 104, ink, 'opacity=".5"'),
  disc(0, 0, 100, '#5fa093') + disc(0, 0, 84, '#8fd0c2'),
  line('M-52 -30A60 60 0 0 1 -10 -59', '#ffffff', 9),
);

/** A thermometer. */
const thermometer = layers(
  fill(roundedPath(-150, -24, 300, 48, 24), '#ffffff'),
  fill(roundedPath(-70, -14, 96, 28, 6), grey),
  box(140, -9, 60, 18, '#c6d4ce', 9),
  disc(-112, 0, 10, mark),
);

/** Phone, glasses and water by a bed at night, from above, lit by the phone. */
function bedside(
  first: string,
  at: Record<'phone' | 'glasses' | 'water' | 'heat', readonly [number, number, number]>,
): Svg {
  const [x, y, turn] = at.phone;
  return layers(
    times(3, (index) => disc(x, y, 620 - index * 110, ground, `opacity="${0.35 + index * 0.2}"`)),
    place(water, ...at.water),
    place(thermometer, ...at.heat),
    place(
      layers(fill(roundedPath(-232, -468, 464, 956, 58), ink, 'opacity=".5"'), place(first, -240, -480)),
      x,
      y,
      turn,
      0.86,
    ),
    place(glasses, ...at.glasses),
  );
}

const atNight = bedside(phones[0] ?? '', {
  phone: [830, 400, 9],
  glasses: [330, 520, -14],
  water: [1250, 210, 0],
  heat: [1270, 560, -58],
});

/** A quilt by the edge of a table. */
const night = () =>
  layers(
    box(0, 0, 1440, 780, '#0b3a33'),
    atNight,
    fill('M0 0H420C360 90 300 120 210 130S60 220 0 330Z', mark),
    times(3, (index) =>
      line(
        `M${90 + index * 90} 0Q${60 + index * 50} ${60 + index * 26} 0 ${80 + index * 72}`,
        paper,
        7,
        'stroke-dasharray="1 22"',
      ),
    ),
  );

const nightTall = () =>
  layers(
    box(0, 0, 780, 980, '#0b3a33'),
    bedside(phones[0] ?? '', {
      phone: [420, 500, 6],
      glasses: [210, 900, -10],
      water: [690, 130, 0],
      heat: [690, 800, -64],
    }),
    fill('M0 0H300C250 70 220 90 150 100S40 160 0 240Z', mark),
  );

export const med7online = [
  ...phones.map((drawn, index) => sheet(`med7-screen-${index + 1}`, 480, 960, drawn)),
  sheet('med7-night', 1440, 780, night()),
  sheet('med7-night-tall', 780, 980, nightTall()),
  sheet('med7-bench', 1360, 560, await bench()),
  sheet('med7-bench-tall', 680, 1360, await benchTall()),
];
