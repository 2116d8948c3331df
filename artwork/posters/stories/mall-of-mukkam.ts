import {
  canoe,
  clip,
  cloud,
  disc,
  fill,
  form,
  glitter,
  kettuvallam,
  layers,
  lensPath,
  line,
  palette,
  palmTree,
  ridge,
  sea,
  shade,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';

/** Mall of Mukkam: an evening on the river carried home in a bag. */
export function mallOfMukkam(): Svg {
  const bag = 'M98 172H302L326 438H74Z';
  const picture = layers(
    sun(190, 296, 66, palette.sun, palette.ember),
    sea(336, [palette.lagoon, palette.tide, palette.navy], { gap: 26 }),
    glitter(190, 342, 430, palette.glow, 50, 90, 'bag'),
    palmTree(268, 396, 152, -0.14, palette.ink, 'bag'),
    palmTree(304, 424, 120, 0.02, palette.ink, 'bag two'),
    kettuvallam(160, 380, 0.46, { sail: palette.rope, shade: palette.teak, reflection: palette.glow }),
  );
  return layers(
    sky(palette.palm, '#3C9874', 440),
    sun(88, 110, 50, palette.sun, palette.glow),
    cloud(330, 84, 170, '#3C9874', 7),
    ridge(440, [60, 80, 40, 66, 90, 50, 70], palette.forest),
    line('M150 190V126C150 78 250 78 250 126V190', palette.ink, 9),
    form(bag, palette.ember, palette.clay, 336, 320, 186, 120),
    clip(bag, picture),
    shade(bag, { colour: palette.ink, x: 340, y: 320, angle: 186, length: 60, opacity: 0.5 }),
    fill('M98 172H302L304 196H96Z', palette.laterite),
    disc(150, 184, 5, palette.ink),
    disc(250, 184, 5, palette.ink),
    sea(438, ['#145F5E', palette.tide], { gap: 22 }),
    fill(lensPath(200, 440, 280, 4), palette.ink),
    canoe(54, 458, 0.34, { sail: palette.glow }),
  );
}
