import {
  box,
  clip,
  crown,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  random,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { arm, sit, skinOf, type Scene } from '#artwork/scenes/kit.ts';

/** Rain on and behind a pane. */
function rainfall(x: number, y: number, w: number, h: number, colour: string): Svg {
  const next = random('monsoon');
  return times(90, () => {
    const [px, py, length] = [x + next() * w, y + next() * h, 14 + next() * 34];
    return line(
      d`M${px} ${py}L${px - length * 0.24} ${py + length}`,
      colour,
      0.8 + next() * 1.2,
      'opacity="0.6"',
    );
  });
}

/** The studio in July: rain outside, the power gone and a candle inside. */
function drawMonsoon(): Svg {
  const pane = d`M48 34H352V330H48Z`;
  const outside = layers(
    box(40, 20, 330, 330, '#5E8F92'),
    shade(pane, { colour: '#2E5F68', x: 200, y: 40, angle: 90, length: 200, reach: 840 }),
    fill(d`M40 270C120 250 200 262 260 254C310 248 350 256 370 262V350H40Z`, '#2F6A5E'),
    place(crown(0, 0, 210, '#1B4A45', 'wind', 9), 126, 128, 14),
    line('M98 350C104 270 112 190 126 128', '#1B4A45', 7),
    place(crown(0, 0, 150, '#235750', 'wind2', 8), 318, 170, 12),
    line('M306 350C308 280 312 220 318 170', '#235750', 5),
    rainfall(48, 20, 320, 330, c.mist),
  );
  const sheet = 'M196 470L236 408L386 414L400 482Z';
  const pencil = layers(
    line('M232 440L298 362', c.sun, 9),
    line('M232 440L237 434', c.ink, 5),
    line('M293 368L299 361', c.rose, 9),
  );
  return layers(
    box(0, 0, 400, 500, c.abyss),
    clip(pane, outside),
    line('M48 34H352V330H48Z', c.teak, 12),
    line('M200 34V330M48 150H352', c.teak, 7),
    fill('M20 330H380V346H20Z', '#7A4630'),
    // The lamp is off; the light comes from a candle.
    fill('M26 226L64 162L96 226Z', c.slate),
    shade('M26 226L64 162L96 226Z', { colour: c.ink, x: 20, y: 220, angle: 350, length: 70 }),
    line('M61 226V420', c.ink, 5),
    shade('M-200 60H520V500H-200Z', {
      colour: c.turmeric,
      x: 104,
      y: 470,
      angle: 296,
      length: 250,
      opacity: 0.5,
      reach: 840,
    }),
    sit('nithya-sasi', {
      x: 196,
      y: 226,
      scale: 0.68,
      facing: 'right',
      sun: 'left',
      yaw: 0.55,
      tilt: 5,
      pitch: -0.6,
    }),
    fill('M-10 428H410V510H-10Z', '#6B3A26'),
    shade('M-10 428H410V510H-10Z', { colour: c.umber, x: 380, y: 460, angle: 190, length: 260 }),
    fill(sheet, c.paper),
    shade(sheet, { colour: c.rope, x: 404, y: 484, angle: 205, length: 150 }),
    line('M262 428h86M256 442q18 -12 30 0t30 0t30 0', c.slate, 2.5),
    pencil,
    arm([140, 372], [120, 436], [252, 412], 22, c.lagoon, skinOf('nithya-sasi'), { bare: 0.35, curl: 0.8 }),
    disc(112, 352, 62, c.sun, 'opacity="0.16"') + disc(112, 352, 36, c.sun, 'opacity="0.3"'),
    fill('M112 318C126 342 128 366 112 368C96 366 98 342 112 318Z', c.glow),
    fill('M112 340C119 352 119 366 112 367C105 366 105 352 112 340Z', c.ember),
    fill('M98 374H126V444H98Z', c.paper),
    shade('M98 374H126V444H98Z', { colour: c.rope, x: 98, y: 440, angle: 320, length: 44 }),
    fill('M82 442H142L136 454H88Z', c.brick),
  );
}

export const monsoon: Scene = {
  slug: 'life-2',
  alt: 'Monsoon: a designer with curls draws by candlelight, palms and rain behind the window',
  width: 400,
  height: 500,
  draw: drawMonsoon,
};
