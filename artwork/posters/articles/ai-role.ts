import {
  box,
  cloud,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  roundedPath,
  sambuk,
  sea,
  sky,
  starPath,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** AI role: the new hire is a robot in a captain's uniform. */
export function aiRole(): Svg {
  const head = roundedPath(112, 158, 176, 168, 34);
  const coat = 'M36 520C40 430 84 392 148 376L200 420L252 376C316 392 360 430 364 520Z';
  const cap = 'M104 148C100 112 132 86 200 84C268 86 300 112 296 148C262 132 138 132 104 148Z';
  const star = starPath(200, 108, 15, 6, 5);
  return layers(
    sky('#F4C067', palette.sand, 360, 260),
    sun(312, 176, 78, palette.ember, palette.coral),
    cloud(60, 90, 170, palette.sand, 8),
    sea(318, ['#3F97A0', palette.lagoon, palette.deep, palette.tide], { gap: 26, phase: 54 }),
    sambuk(54, 334, 0.36, { reflection: palette.ink, shade: palette.coral }),
    line('M200 86V50', palette.ink, 5),
    disc(200, 46, 8, palette.ember),
    box(170, 320, 60, 70, palette.slate),
    times(3, (index) => line(`M172 ${338 + index * 14}H228`, palette.ink, 4)),
    form(coat, palette.navy, palette.ink, 350, 470, 200, 170),
    fill('M148 376L200 420L178 452L132 390ZM252 376L200 420L222 452L268 390Z', palette.slate),
    fill('M182 408L200 420L218 408L208 470H192Z', palette.ember),
    times(
      2,
      (index) => disc(176, 466 + index * 30, 5, palette.sun) + disc(224, 466 + index * 30, 5, palette.sun),
    ),
    fill('M52 452L112 418L122 434L60 472Z', palette.sun),
    fill('M348 452L288 418L278 434L340 472Z', palette.sun),
    form(roundedPath(96, 206, 22, 56, 8), palette.turmeric, palette.teak, 118, 240, 180, 20),
    form(roundedPath(282, 206, 22, 56, 8), palette.turmeric, palette.teak, 306, 240, 180, 24),
    form(head, palette.mist, palette.shoal, 300, 250, 184, 110),
    fill(roundedPath(130, 188, 140, 82, 22), palette.ink),
    disc(168, 228, 19, palette.sun),
    disc(232, 228, 19, palette.sun),
    fill('M149 228A19 19 0 0 1 187 228ZM213 228A19 19 0 0 1 251 228Z', palette.ember),
    line('M150 212Q168 202 186 212M214 212Q232 202 250 212', palette.mist, 4),
    line('M166 296Q200 312 234 296', palette.ink, 5),
    times(4, (index) => line(`M${180 + index * 13} ${299 + (index % 3 ? 5 : 0)}V${307}`, palette.ink, 2.4)),
    disc(126, 172, 3.5, palette.slate),
    disc(274, 172, 3.5, palette.slate),
    form(cap, palette.paper, palette.rope, 300, 110, 190, 110),
    form(
      'M104 146C138 130 262 130 296 146L300 168C258 148 142 148 100 168Z',
      palette.ink,
      palette.slate,
      100,
      150,
      0,
      40,
    ),
    fill('M116 166C160 150 240 150 284 166C276 184 240 172 200 172C160 172 124 184 116 166Z', palette.ink),
    fill(star, palette.sun),
  );
}
