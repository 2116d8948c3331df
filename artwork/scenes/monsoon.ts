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

/** The studio in July: rain outside, a warm lamp inside. */
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
  const laptop = layers(
    fill('M222 418L246 330H388L372 418Z', '#B9C0C4'),
    fill('M222 418L246 330H252L229 418Z', '#7B868D'),
    disc(310, 374, 7, '#E9ECEC'),
    fill('M150 418H376L384 428H140Z', '#8F9AA0'),
  );
  return layers(
    box(0, 0, 400, 500, c.abyss),
    clip(pane, outside),
    line('M48 34H352V330H48Z', c.teak, 12),
    line('M200 34V330M48 150H352', c.teak, 7),
    fill('M20 330H380V346H20Z', '#7A4630'),
    // The lamp.
    fill('M52 250L90 186L122 250Z', c.sun),
    shade('M52 250L90 186L122 250Z', { colour: c.ember, x: 130, y: 230, angle: 190, length: 60 }),
    line('M88 250V408', c.ink, 5),
    shade('M52 251H122L214 428H-40Z', { colour: c.sun, x: 88, y: 236, angle: 90, length: 170, opacity: 0.8 }),
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
    arm([140, 372], [120, 436], [214, 424], 22, c.lagoon, skinOf('nithya-sasi'), { bare: 0.35, curl: 0.3 }),
    fill('M-10 428H410V510H-10Z', '#6B3A26'),
    shade('M-10 428H410V510H-10Z', { colour: c.umber, x: 380, y: 460, angle: 190, length: 260 }),
    laptop,
    fill('M62 396H100V432Q81 444 62 432Z', c.ember),
    line('M100 404Q116 408 100 422', c.ember, 5),
    line('M74 388Q68 376 76 366M88 388Q82 374 90 362', c.glow, 2, 'opacity="0.7"'),
    line('M300 452H360M310 462H350', c.teak, 2),
  );
}

export const monsoon: Scene = {
  slug: 'life-2',
  alt: 'Monsoon: a designer with curls works by lamplight, palms and rain behind the window',
  width: 400,
  height: 500,
  draw: drawMonsoon,
};
