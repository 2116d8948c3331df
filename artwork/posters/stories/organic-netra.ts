import {
  box,
  circlePath,
  clip,
  disc,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  place,
  rays,
  ring,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** Organic Netra: an eye whose lashes sprout and whose iris is the sun on the water. */
export function organicNetra(): Svg {
  const lid = 'M14 250C80 128 320 128 386 250C320 372 80 372 14 250Z';
  const white = 'M52 250C110 166 290 166 348 250C290 334 110 334 52 250Z';
  const iris = circlePath(200, 250, 78);
  const lashes = times(9, (index) => {
    const t = (index + 0.5) / 9;
    const rise = 46 + 34 * Math.sin(Math.PI * t);
    const x = 34 + 332 * t;
    const y = 252 - 96 * Math.sin(Math.PI * t);
    const turn = (t - 0.5) * 74;
    const leaf = 'M0 0C-14 -16 -12 -40 0 -56C12 -40 14 -16 0 0Z';
    return place(
      line(`M0 8V${-rise}`, palette.palm, 4) +
        place(
          form(leaf, index % 2 ? palette.palm : palette.moss, palette.forest, 14, -20, 190, 22),
          0,
          -rise + 12,
        ),
      x,
      y,
      turn,
    );
  });
  return layers(
    sky(palette.sand, '#E7E6C4', 420),
    rays(200, 250, 36, 150, 460, palette.glow),
    lashes,
    form(lid, palette.palm, '#0F4A3A', 200, 384, -90, 150),
    fill(white, palette.paper),
    clip(white, shade(white, { colour: palette.rope, x: 200, y: 150, angle: 90, length: 70 })),
    clip(
      white,
      clip(
        iris,
        layers(
          box(100, 150, 200, 200, palette.ember),
          sun(200, 250, 44, palette.glow, palette.sun),
          sea(254, [palette.lagoon, palette.tide, palette.navy], { gap: 22 }),
          glitter(200, 258, 330, palette.glow, 40, 60, 'eye'),
          sambuk(196, 272, 0.42, { sail: palette.ink, shade: palette.slate, trim: palette.sun }),
        ),
      ) + ring(200, 250, 78, palette.ink, 5),
    ),
    disc(232, 214, 10, palette.paper),
    foreshore(432, palette.palm, palette.moss, 170),
    foreshore(466, palette.forest, palette.palm, 40),
  );
}
