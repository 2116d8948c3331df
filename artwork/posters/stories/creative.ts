import {
  bird,
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
  roundedPath,
  sea,
  shade,
  sky,
  sun,
  type Svg,
  uru,
} from '#artwork/draw/index.ts';

/** Creative story: a roller lays the sea on bare paper; what is not painted yet is only a pencil line. */
export function creativeStory(): Svg {
  const painted = 'M84 138H304V520H84C88 470 78 430 84 380C80 320 90 240 84 138Z';
  const pencil = 'stroke-dasharray="1 7"';
  const scene = layers(
    box(60, 100, 280, 420, palette.lagoon),
    shade('M60 100H340V520H60Z', { colour: palette.aqua, x: 200, y: 372, angle: -90, length: 240 }),
    sun(304, 262, 66, palette.ember, palette.sun),
    cloud(150, 210, 150, palette.aqua, 7),
    sea(352, [palette.lagoon, palette.deep, palette.tide, palette.abyss], { gap: 24 }),
    glitter(304, 360, 500, palette.glow, 50, 90, 'paint'),
    uru(178, 398, 0.92, { shade: palette.sun, reflection: palette.ink }),
  );
  return layers(
    sky(palette.glow, palette.sand, 460),
    line(circlePath(304, 262, 66), palette.ink, 2.4, pencil),
    line('M-700 352H84M304 352H1100', palette.ink, 2.4, pencil),
    line('M-60 420Q0 410 60 424M320 412Q380 424 460 410M330 460Q380 450 440 462', palette.ink, 2.2, pencil),
    clip(painted, scene),
    form(roundedPath(70, 66, 248, 76, 20), palette.lagoon, palette.tide, 200, 150, -90, 70),
    line('M92 80H296', palette.aqua, 6),
    box(58, 78, 14, 52, palette.ink, 3),
    line('M318 104H352V40H204V20', palette.ink, 9),
    form(roundedPath(186, -70, 36, 96, 12), palette.ember, palette.clay, 226, 0, 180, 30),
    fill(
      'M110 138C112 168 118 178 122 160C124 150 124 144 126 138ZM232 138C234 176 244 190 248 164C249 152 250 146 252 138Z',
      palette.lagoon,
    ),
    bird(52, 250, 0.6, palette.ink),
    bird(34, 226, 0.4, palette.ink, -6),
    form('M330 500C330 470 390 462 420 474V520H330Z', palette.rope, palette.turmeric, 420, 500, 190, 70),
  );
}
