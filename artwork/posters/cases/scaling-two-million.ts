import {
  bird,
  cloud,
  form,
  lateenPath,
  layers,
  line,
  palette,
  place,
  ridge,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** Scaling: behind the small boat stands the next one she will be, and the next. */
export function scalingTwoMillion(): Svg {
  const ghost = (scale: number, colour: string, lee: string) =>
    place(
      layers(form(lateenPath, colour, lee, 56, -60, 186, 74), line('M-64 -19L38 -154', lee, 3)),
      208,
      418 - 10 * scale,
      0,
      scale,
    );
  return layers(
    sky('#F7D9A0', palette.paper, 420),
    sun(86, 96, 52, palette.ember, palette.coral),
    cloud(350, 60, 150, palette.paper, 7),
    cloud(40, 210, 140, palette.paper, 6),
    ridge(400, [8, 20, 12, 30, 14, 24, 10], palette.aqua),
    sea(400, [palette.lagoon, palette.deep, palette.tide], { gap: 22 }),
    ghost(2.55, palette.mist, palette.aqua),
    ghost(1.85, palette.shoal, palette.lagoon),
    ghost(1.2, palette.sun, palette.turmeric),
    sambuk(208, 424, 0.66, {
      mizzen: false,
      sail: palette.ember,
      shade: palette.clay,
      trim: palette.sun,
      reflection: palette.glow,
    }),
    foreshore(426, palette.deep, palette.lagoon, 20),
    foreshore(462, palette.tide, palette.deep, 100),
    bird(318, 130, 0.7, palette.ink),
    bird(352, 108, 0.5, palette.ink),
  );
}
