import {
  boom,
  canoe,
  cloud,
  fill,
  layers,
  palette,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';

/** Performance marketing: four sails form a rising chart; their peaks are on the trend line. */
export function performance(): Svg {
  return layers(
    sky(palette.ember, palette.sun, 420),
    sun(284, 190, 142, palette.sun, palette.ember),
    cloud(70, 110, 200, palette.coral, 7),
    cloud(40, 226, 170, palette.coral, 5),
    cloud(-260, 150, 280, palette.coral, 9),
    cloud(-180, 300, 220, palette.sun, 6),
    fill('M-700 398C-400 392 -260 360 -120 366C-20 372 90 392 1100 398V420H-700Z', palette.clay),
    sea(398, ['#7C2C22', '#4B1F26', '#20182A', palette.night], { gap: 22 }),
    canoe(-210, 424, 0.5, { sail: palette.sun, trim: palette.ember, reflection: palette.sun }),
    sambuk(-60, 408, 0.22, { mizzen: false, sail: palette.glow }),
    sambuk(28, 412, 0.36, { mizzen: false, sail: palette.glow, reflection: palette.sun }),
    boom(92, 424, 0.64, { mizzen: false, trim: palette.sun, reflection: palette.sun }),
    sambuk(172, 438, 1.04, {
      mizzen: false,
      sail: palette.glow,
      shade: palette.ember,
      reflection: palette.sun,
    }),
    boom(290, 456, 1.62, { mizzen: false, shade: palette.ember, reflection: palette.sun }),
  );
}
