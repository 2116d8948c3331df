import {
  box,
  cloud,
  fill,
  form,
  layers,
  line,
  palette,
  place,
  random,
  ridge,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { foreshore, boomHull } from '#artwork/posters/parts.ts';

/** Square glints: the sun's reflection as pixels. */
function pixels(x: number, top: number, bottom: number, colour: string): Svg {
  const next = random('pixels');
  const rows = Math.floor((bottom - top) / 9);
  return times(rows, (row) => {
    const spread = 30 + row * 6;
    return times(2 + Math.floor(next() * 3), () => {
      const size = 3 + Math.floor(next() * (3 + row * 0.45));
      const at = Math.round((x + (next() - 0.5) * spread * 1.4) / 4) * 4;
      return box(at, top + row * 9, size * 2, size, colour);
    });
  });
}

const pointer = 'M176 34V318L236 258L276 356L322 336L280 242H366Z';

/** A distant boat of the fleet, visible in the wide crop. */
function follower(x: number, y: number, scale: number): Svg {
  const boat = layers(
    line('M176 30V392', palette.ink, 16),
    fill(pointer, palette.paper),
    line(pointer, palette.ink, 16),
    boomHull(palette.ink, palette.ember, palette.deep),
  );
  return place(boat, x, y, 0, scale);
}

/** Digital marketing: the mouse pointer is a lateen sail. */
export function digital(): Svg {
  return layers(
    sky(palette.mist, palette.paper, 420),
    sun(98, 210, 78, palette.ember, palette.coral),
    cloud(60, 90, 190, palette.paper, 8),
    cloud(390, 130, 150, palette.paper, 6),
    cloud(-190, 128, 240, palette.paper, 9),
    cloud(-330, 210, 170, palette.paper, 6),
    ridge(372, [26, 14, 8, 22, 40, 18, 6], palette.aqua),
    sea(372, [palette.shoal, palette.lagoon, palette.deep, palette.tide], { gap: 22, phase: 40 }),
    pixels(98, 380, 500, palette.glow),
    follower(-236, 300, 0.2),
    follower(-374, 262, 0.35),
    line('M298 344L306 392', palette.ink, 7),
    line('M176 30V392', palette.ink, 7),
    form(pointer, palette.paper, palette.aqua, 372, 300, 196, 150),
    line(pointer, palette.ink, 9),
    line('M176 34L60 372M176 34L350 378', palette.ink, 1.2),
    fill('M176 28V6L212 14Z', palette.ember),
    boomHull(palette.ink, palette.ember, palette.deep),
    foreshore(434, palette.deep, palette.shoal, 10),
    sambuk(330, 474, 0.34, { flip: true, shade: palette.coral, reflection: palette.ink }),
  );
}
