import {
  boom,
  box,
  circlePath,
  clip,
  cloud,
  disc,
  fill,
  form,
  glitter,
  layers,
  lid,
  line,
  palette,
  ring,
  roundedPath,
  sea,
  shade,
  sky,
  type Svg,
  text,
} from '#artwork/draw/index.ts';

/** The lower part of the switch, where the sun is under water. */
const clipBelow = 'M204 268H348V330H204Z';

/** UI/UX: the simplest control there is. Switch the evening on. */
export function uiUxShowcase(): Svg {
  const track = roundedPath(34, 152, 332, 176, 88);
  const knob = circlePath(276, 240, 72);
  return layers(
    sky('#1C7A58', palette.palm, 60),
    lid(palette.forest, -40, 260),
    shade('M-700 -300H1100V1200H-700Z', {
      colour: palette.forest,
      x: 200,
      y: 520,
      angle: -90,
      length: 200,
      reach: 1000,
    }),
    fill(roundedPath(24, 144, 352, 196, 96), palette.forest),
    fill(roundedPath(28, 142, 344, 196, 96), '#0F3A2E'),
    clip(
      track,
      layers(
        box(0, 140, 400, 200, palette.ember),
        shade('M0 140H400V340H0Z', { colour: palette.sun, x: 200, y: 262, angle: -90, length: 120 }),
        cloud(110, 196, 150, palette.coral, 7),
        cloud(190, 176, 90, palette.coral, 5),
        sea(258, [palette.lagoon, palette.deep, palette.tide, palette.abyss], { gap: 16 }),
        boom(120, 282, 0.5, { reflection: palette.glow }),
      ),
    ),
    form(knob, palette.glow, palette.sun, 276, 316, -90, 130),
    clip(
      clipBelow,
      layers(
        sea(258, [palette.lagoon, palette.deep, palette.tide, palette.abyss], { gap: 16 }),
        glitter(276, 264, 326, palette.glow, 70, 110, 'switch'),
      ),
    ),
    line(track, palette.ink, 7),
    ring(276, 240, 76, palette.ink, 4),
    text(60, 76, 200, [0.7, 0.42], palette.aqua, 14, 1.8),
    text(60, 392, 280, [1, 0.86, 0.55], '#3C9874', 8, 2.2),
    disc(338, 92, 13, palette.sun),
  );
}
