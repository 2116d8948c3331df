import {
  bird,
  boom,
  box,
  circlePath,
  clip,
  cloud,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  ring,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
  uru,
} from '#artwork/draw/index.ts';

/** SEO: a lens magnifies the distant sail. */
export function seo(): Svg {
  const lens = circlePath(196, 206, 128);
  const handle = 'M292 296L312 276L440 410Q452 436 436 448Q420 456 406 442Z';
  const inside = layers(
    box(60, 70, 280, 280, palette.ember),
    sun(240, 160, 72, palette.glow, palette.sun),
    cloud(146, 124, 120, palette.coral, 7),
    cloud(276, 206, 120, palette.coral, 5),
    fill('M20 266C90 262 130 232 180 242C230 252 300 258 340 262V300H20Z', palette.brick),
    sea(262, [palette.lagoon, palette.deep, palette.tide], { gap: 20 }),
    glitter(240, 268, 330, palette.glow, 40, 70, 'lens'),
    boom(190, 298, 1.2, { reflection: palette.ink }),
  );
  return layers(
    sky(palette.sun, palette.glow, 330),
    cloud(60, 110, 190, palette.glow, 8),
    cloud(390, 66, 170, palette.glow, 7),
    cloud(-230, 170, 260, palette.glow, 9),
    sea(318, [palette.lagoon, palette.deep, palette.tide, '#092B3B', palette.night], { gap: 30 }),
    fill('M-700 320C-300 316 -90 292 -10 298C40 302 80 316 130 320Z', palette.coral),
    form(lens, palette.ember, palette.sun, 196, 340, -90, 60),
    clip(lens, inside),
    ring(196, 206, 135, palette.ink, 17),
    ring(196, 206, 126.5, palette.paper, 2.5),
    line('M84 150A124 124 0 0 1 140 96', palette.paper, 6, 'opacity=".85"'),
    form(handle, palette.ink, palette.laterite, 432, 360, 140, 46),
    fill('M298 302L318 282L338 303L318 323Z', palette.sun),
    boom(38, 362, 0.2, { mizzen: false }),
    glitter(38, 370, 404, palette.glow, 18, 30, 'far sail'),
    sambuk(-180, 350, 0.16, { mizzen: false }),
    uru(-300, 410, 0.42, { reflection: palette.ink, shade: palette.ember }),
    bird(330, 120, 0.4, palette.ink),
    bird(356, 104, 0.3, palette.ink, -8),
  );
}
