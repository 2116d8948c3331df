import {
  box,
  clip,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  palette as c,
  place,
  sambuk,
  sea,
  shade,
  stars,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { arm, sit, skinOf, teaGlass, type Scene } from '#artwork/scenes/kit.ts';

/** A coffee pot of the Gulf, beak to the right. */
function coffeePot(x: number, y: number, k: number): Svg {
  const body = 'M-12 -36C-13 -22 -28 -10 -26 4L-20 16H20L26 4C28 -10 13 -22 12 -36Z';
  return place(
    layers(
      line('M12 -32C38 -34 42 -2 24 2', c.turmeric, 5),
      fill('M-11 -28C-26 -30 -36 -40 -46 -54C-34 -50 -20 -46 -12 -36Z', c.sun),
      fill(body, c.sun),
      shade(body, { colour: c.turmeric, x: 30, y: 0, angle: 192, length: 44 }),
      fill('M-14 -36C-12 -50 12 -50 14 -36Z', c.turmeric),
      disc(0, -50, 3.6, c.sun),
      line('M-22 -2H22', c.ember, 2.4),
    ),
    x,
    y,
    0,
    -k,
  );
}

/** Iftar at dusk: the first date is taken. */
function drawIftar(): Svg {
  const arch = 'M196 330V150C196 96 252 74 300 30C348 74 404 96 404 150V330Z';
  const lantern = (x: number, y: number, k: number): Svg =>
    place(
      layers(
        line('M0 -300V-46', c.ink, 1.6),
        fill('M-6 -46H6L16 -26H-16Z', c.brick),
        fill('M-16 -26H16L22 14L0 34L-22 14Z', c.sun),
        shade('M-16 -26H16L22 14L0 34L-22 14Z', { colour: c.ember, x: 24, y: 14, angle: 200, length: 36 }),
        line('M-16 -26L-22 14L0 34L22 14L16 -26M0 -26V34M-16 -26H16', c.brick, 2.6),
      ),
      x,
      y,
      0,
      k,
    );
  const dish = (x: number, y: number, w: number, tone: string, dark: string): Svg =>
    layers(
      fill(ellipsePath(x, y, w, w * 0.3), '#E9ECEC'),
      fill(
        d`M${x - w * 0.78} ${y - 2}C${x - w * 0.6} ${y - w * 0.6} ${x + w * 0.6} ${y - w * 0.6} ${x + w * 0.78} ${y - 2}C${x + w * 0.4} ${y + w * 0.16} ${x - w * 0.4} ${y + w * 0.16} ${x - w * 0.78} ${y - 2}Z`,
        tone,
      ),
      shade(ellipsePath(x, y - w * 0.14, w * 0.76, w * 0.3), {
        colour: dark,
        x: x + w,
        y,
        angle: 196,
        length: w * 1.2,
      }),
    );
  const dates = times(13, (i) =>
    fill(
      ellipsePath(262 + (i % 7) * 12 + (i > 6 ? 6 : 0), 342 - (i > 6 ? 9 : 0), 7.6, 5),
      i % 3 ? '#5E2D1C' : '#7E4428',
    ),
  );
  return layers(
    box(0, 0, 600, 400, '#0E3442'),
    shade('M0 0H600V400H0Z', { colour: c.night, x: 300, y: -10, angle: 90, length: 190, reach: 840 }),
    fill('M180 340V146C180 86 244 62 300 10C356 62 420 86 420 146V340Z', c.clay),
    clip(
      arch,
      layers(
        box(190, 20, 220, 320, '#F0835A'),
        shade('M190 20H410V340H190Z', { colour: '#3A2233', x: 300, y: 40, angle: 90, length: 190 }),
        stars(40, 120, c.glow, 'iftar'),
        fill(
          'M330 84C306 84 290 102 290 122C290 144 308 160 330 160C314 150 306 138 306 122C306 106 314 94 330 84Z',
          c.glow,
        ),
        fill(
          'M190 262H214V230H222V262H244V244L252 236L260 244V262H300V250H316V262H344V216L350 206L356 216V262H410V290H190Z',
          '#6B2B2A',
        ),
        sea(272, [c.plum, '#22273E', c.night], { gap: 20 }),
        sambuk(316, 304, 0.34, { reflection: c.sun, flip: true }),
      ),
    ),
    lantern(120, 66, 0.9),
    lantern(478, 52, 1.05),
    sit('saif-al-qubaisat', {
      x: 104,
      y: 218,
      scale: 0.56,
      facing: 'right',
      sun: 'right',
      yaw: 0.8,
      tilt: 3,
      pitch: -0.5,
    }),
    sit('bea-santos', { x: 214, y: 250, scale: 0.46, facing: 'right', sun: 'right', yaw: 0.6, tilt: -3 }),
    sit('gurdeep-sandhu', { x: 392, y: 250, scale: 0.45, facing: 'left', sun: 'left', yaw: 0.6, tilt: 2 }),
    sit('maitha-al-rumaitha', {
      x: 506,
      y: 222,
      scale: 0.55,
      facing: 'left',
      sun: 'left',
      yaw: 0.85,
      tilt: -2,
      pitch: -0.4,
    }),
    fill('M-10 332C150 322 450 322 610 332V410H-10Z', '#8A2F22'),
    shade('M-10 332C150 322 450 322 610 332V410H-10Z', {
      colour: '#5A1A18',
      x: 300,
      y: 414,
      angle: -90,
      length: 80,
      reach: 840,
    }),
    arm([150, 320], [176, 352], [262, 346], 19, c.paper, skinOf('saif-al-qubaisat'), { curl: 0.5, turn: -8 }),
    arm([470, 330], [452, 356], [404, 360], 17, '#23202C', skinOf('maitha-al-rumaitha'), {
      curl: 0.4,
      turn: 184,
    }),
    fill(ellipsePath(304, 352, 66, 16), c.tide),
    fill(ellipsePath(304, 349, 66, 15), c.aqua),
    dates,
    dish(140, 372, 48, c.sun, c.ember),
    dish(214, 386, 30, c.palm, c.forest),
    dish(470, 376, 50, c.ember, c.brick),
    teaGlass(390, 384, 26, '#9C3A22', '#C4583A'),
    teaGlass(374, 392, 26, '#9C3A22', '#C4583A'),
    coffeePot(40, 376, 1.2),
  );
}

export const iftar: Scene = {
  slug: 'life-7',
  alt: 'Iftar in Dubai: four colleagues at a table of dates and coffee, a crescent in the arch behind',
  width: 600,
  height: 400,
  draw: drawIftar,
};
