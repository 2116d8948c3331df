import {
  boom,
  box,
  cloud,
  disc,
  fill,
  layers,
  line,
  mark,
  palette,
  ridge,
  sea,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';
import { flag } from '#artwork/posters/parts.ts';

/** Branding story: a name spelt in signal flags, the last of them the house's own. */
export function brandingStory(): Svg {
  const quarters =
    box(0, -20, 75, 62, palette.ember) +
    box(75, -20, 90, 62, palette.paper) +
    box(0, 42, 75, 60, palette.paper) +
    box(75, 42, 90, 60, palette.ember);
  const disced = box(0, -20, 160, 130, palette.sun) + disc(75, 42, 25, palette.tide);
  const bend = box(0, -20, 160, 130, palette.lagoon) + fill('M-10 60L120 -20H180L10 110Z', palette.paper);
  const own = box(0, -20, 160, 130, palette.ink) + mark(76, 42, 52, palette.sun);
  return layers(
    sky(palette.rope, palette.sand, 420),
    sun(70, 300, 54, palette.ember, palette.sun),
    cloud(60, 150, 170, palette.paper, 8),
    cloud(390, 60, 150, palette.paper, 7),
    ridge(376, [30, 12, 4, 20, 34, 60, 30], palette.aqua),
    sea(376, [palette.shoal, palette.lagoon, palette.deep, palette.tide], { gap: 24, phase: 30 }),
    boom(66, 404, 0.34, { reflection: palette.ink, shade: palette.coral }),
    line('M196 500V14', palette.ink, 9),
    line('M196 40L334 470M196 60L60 480', palette.ink, 1.4),
    disc(196, 14, 9, palette.sun),
    flag(200, 40, quarters, palette.clay),
    flag(200, 136, disced, palette.clay),
    flag(200, 232, bend, palette.ink),
    flag(200, 328, own, '#000000'),
    fill('M-700 456C-100 452 60 448 150 450H420V470H1100V1200H-700Z', palette.ink),
    box(120, 432, 22, 24, palette.ink),
    fill('M112 432H150L146 424H116Z', palette.ink),
    line('M-20 462H110', palette.slate, 2),
    fill('M262 452V434C262 424 276 424 276 434V452Z', palette.ember),
    disc(269, 423, 6, palette.teak),
  );
}
