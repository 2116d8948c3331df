import {
  canoe,
  cloud,
  curvePath,
  disc,
  fill,
  glitter,
  layers,
  line,
  palette,
  place,
  ridge,
  sea,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

const columns = 9;
const rows = 6;

/** A point of the hanging net: `u` along its rim, `v` down into the bag. */
function knot(u: number, v: number): readonly [number, number] {
  const rimX = 26 + u * 292;
  const rimY = 236 - u * 22 + 26 * Math.sin(Math.PI * u);
  return [172 + (rimX - 172) * (1 - 0.42 * v * v), rimY + v * 128 * Math.sin(Math.PI * (0.08 + 0.84 * u))];
}

/** Digital story: the great lift nets of Kochi; each knot of the network is lit. */
export function digitalStory(): Svg {
  const warps = times(columns + 1, (u) =>
    line(
      curvePath(12, (t) => knot(u / columns, t)),
      palette.glow,
      1.4,
    ),
  );
  const wefts = times(rows + 1, (v) =>
    line(
      curvePath(24, (t) => knot(t, v / rows)),
      palette.glow,
      v ? 1.4 : 3,
    ),
  );
  const lights = times((columns + 1) * rows, (index) => {
    const u = (index % (columns + 1)) / columns;
    const v = Math.floor(index / (columns + 1)) / rows;
    const [x, y] = knot(u, v);
    return disc(x, y, 2.2 + ((index * 7) % 5) * 0.75, index % 4 ? palette.glow : palette.ember);
  });
  return layers(
    sky('#1D2F55', palette.rose, 340, 230),
    sun(96, 318, 74, palette.sun, palette.ember),
    cloud(300, 90, 190, '#3A4468', 7),
    cloud(40, 150, 160, '#6A4A60', 6),
    ridge(398, [24, 40, 18, 10, 26, 14, 4], '#33202C'),
    sea(398, ['#B5564E', '#6E3438', '#33202C', palette.night], { gap: 24 }),
    glitter(96, 404, 500, palette.sun, 70, 120, 'nets'),
    line('M196 62C120 84 58 140 26 236M196 62C250 86 296 140 318 214', palette.ink, 7),
    line('M196 62C186 120 178 180 172 262', palette.ink, 3),
    warps,
    wefts,
    lights,
    line('M196 62L420 392', palette.ink, 10),
    line('M196 62L420 250', palette.ink, 3),
    line('M310 402L352 272M398 402L352 272', palette.ink, 8),
    times(
      5,
      (index) =>
        line(`M${352 + index * 16} ${236 + index * 22}V${268 + index * 20}`, palette.ink, 1.5) +
        disc(352 + index * 16, 274 + index * 20, 6, palette.ink),
    ),
    fill('M284 398H1100V410H284Z', palette.ink),
    line('M300 404V460M340 404V470M386 404V480', palette.ink, 6),
    fill('M322 398V376C322 366 334 366 334 376V398Z', palette.ember),
    disc(328, 366, 5.5, palette.ink),
    canoe(190, 450, 0.5, { sail: palette.sand, reflection: palette.sun }),
    place(canoe(0, 0, 0.3, { sail: palette.sand }), 40, 416),
  );
}
