import {
  boom,
  box,
  clip,
  disc,
  fill,
  glitter,
  layers,
  palette,
  type Path,
  sea,
  shade,
  sky,
  stars,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** Outline of a gate whose keel arch stands on y 470. */
function gate(halfWidth: number, height: number): Path {
  const [x, y] = [200, 470];
  const spring = y - height * 0.45;
  const shoulder = y - height * 0.82;
  return `M${x - halfWidth} ${y + 120}V${spring}C${x - halfWidth} ${shoulder} ${x - halfWidth * 0.42} ${y - height * 0.9} ${x} ${y - height}C${x + halfWidth * 0.42} ${y - height * 0.9} ${x + halfWidth} ${shoulder} ${x + halfWidth} ${spring}V${y + 120}Z`;
}

function layer(halfWidth: number, height: number, colour: string, lee: string): Svg {
  const from = { x: 200 + halfWidth + 8, y: 470 - height * 0.4, angle: 184, length: halfWidth * 0.7 };
  return fill(gate(halfWidth, height), colour) + shade(gate(halfWidth, height), { colour: lee, ...from });
}

/** Algate: gate within gate, and in the last of them the sea. */
export function algate(): Svg {
  const view = layers(
    box(0, 0, 400, 600, '#FBE3B4'),
    sun(214, 362, 44, palette.ember, palette.sun),
    sea(392, [palette.lagoon, palette.tide, palette.navy], { gap: 26 }),
    glitter(214, 398, 480, palette.glow, 40, 60, 'gate'),
    boom(192, 424, 0.44, { reflection: palette.ink }),
  );
  return layers(
    sky(palette.tide, palette.night, 40),
    stars(40, 200, palette.glow, 'gate'),
    layer(186, 446, palette.lagoon, palette.tide),
    layer(156, 396, palette.sand, palette.rope),
    layer(130, 348, palette.ember, palette.clay),
    layer(104, 300, palette.sun, palette.ember),
    layer(80, 254, palette.glow, palette.sun),
    clip('M124 590V356C124 296 168 262 200 242C232 262 276 296 276 356V590Z', view),
    times(9, (index) =>
      disc(
        200 + 143 * Math.cos(Math.PI * (1.02 + index * 0.12)),
        250 + 136 * Math.sin(Math.PI * (1.02 + index * 0.12)),
        4,
        palette.ember,
      ),
    ),
    fill('M-700 478H1100V1200H-700Z', palette.ink),
    fill('M150 478H250L330 560H70Z', palette.laterite),
    shade('M150 478H250L330 560H70Z', { colour: palette.ink, x: 200, y: 566, angle: -90, length: 80 }),
    fill('M92 478V446C92 430 108 430 108 446V478Z', palette.ink),
    disc(100, 428, 7, palette.ink),
  );
}
