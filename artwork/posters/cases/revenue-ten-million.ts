import {
  boom,
  brass,
  cloud,
  ellipsePath,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  palmTree,
  round,
  sambuk,
  sea,
  sky,
  stars,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** Revenue: an island made of coins, with a palm that thinks it is soil. */
export function revenueTenMillion(): Svg {
  const [lit, flat, lee, dark] = brass;
  const slab = (y: number, shift: number, half: number) => {
    const x = 200 + shift;
    const side = `M${x - half} ${y}V${y + 26}A${half} ${half * 0.2} 0 0 0 ${x + half} ${y + 26}V${y}Z`;
    const reeds = times(25, (index) => {
      const at = -1 + (index / 24) * 2;
      const px = round(x + half * Math.sin((at * Math.PI) / 2));
      const drop = half * 0.2 * Math.cos((at * Math.PI) / 2);
      return line(`M${px} ${round(y + drop + 3)}V${round(y + 25 + drop - 3)}`, lee, 1.8);
    });
    return layers(
      form(side, flat, dark, x + half + 6, y + 20, 182, half * 1.3),
      reeds,
      form(ellipsePath(x, y, half, half * 0.2), lit, flat, x + half, y + 10, 190, half * 1.5),
      fill(ellipsePath(x, y, half * 0.8, half * 0.15), 'none', `stroke="${lee}" stroke-width="2"`),
    );
  };
  const stack = [
    [0, 126],
    [-8, 118],
    [10, 120],
    [-4, 112],
    [8, 110],
    [-6, 104],
    [4, 100],
  ] as const;
  return layers(
    sky(palette.ink, '#123A4A', 380, 320),
    stars(110, 300, palette.glow, 'million'),
    sun(300, 120, 60, palette.ember, palette.laterite),
    cloud(330, 170, 160, palette.tide, 6),
    sea(372, [palette.deep, palette.tide, palette.abyss, palette.night], { gap: 22 }),
    glitter(300, 378, 500, palette.coral, 40, 90, 'million'),
    stack.map(([shift, half], index) => slab(392 - index * 27, shift, half)),
    palmTree(212, 236, 190, -0.14, palette.palm, 'million'),
    palmTree(246, 232, 120, 0.16, palette.jade, 'million two'),
    fill('M150 230C170 214 250 214 276 230C250 240 170 240 150 230Z', palette.forest),
    foreshore(408, palette.tide, palette.sun, 30),
    foreshore(446, palette.abyss, palette.deep, 90),
    sambuk(50, 420, 0.36, { reflection: palette.sun }),
    boom(356, 470, 0.5, { flip: true, sail: palette.glow, shade: palette.ember, reflection: palette.sun }),
  );
}
