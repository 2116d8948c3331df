import {
  boom,
  box,
  clip,
  cloud,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  ridge,
  sea,
  sky,
  sun,
  type Svg,
  text,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** WordPress: a typewriter as a boat, with the page as its sail. */
export function wordpress(): Svg {
  const body = 'M92 262H308L330 310L372 330L388 408H12L28 330L70 310Z';
  const sheet = 'M126 268C112 180 116 110 138 46C190 62 240 60 290 40C300 112 300 190 284 268Z';
  const keys = [0, 1, 2].map((row) =>
    times(9 - row, (index) => {
      const x = 76 + row * 15 + index * 31;
      const y = 342 + row * 21;
      return (
        disc(x, y + 3, 10, palette.umber) +
        disc(x, y, 10, row === 1 && index === 4 ? palette.sun : palette.paper)
      );
    }),
  );
  return layers(
    sky('#8FC9C0', palette.glow, 380, 300),
    sun(336, 140, 56, palette.sun, palette.coral),
    cloud(60, 90, 160, palette.mist, 8),
    cloud(40, 220, 140, palette.mist, 6),
    ridge(376, [20, 34, 14, 8, 26, 30, 16], '#6FAFA4'),
    sea(376, [palette.shoal, palette.lagoon, palette.deep, palette.tide], { gap: 22, phase: 48 }),
    form(sheet, palette.paper, palette.rope, 306, 150, 186, 90),
    clip(
      sheet,
      layers(
        text(152, 90, 110, [0.8, 0.55], palette.ink, 13, 1.5),
        text(146, 142, 124, [1, 0.94, 1, 0.7], '#B9A98A', 5, 2.2),
        box(146, 198, 54, 40, palette.lagoon),
        disc(174, 212, 9, palette.sun),
        text(210, 200, 60, [1, 0.8, 0.9], '#B9A98A', 5, 2.2),
      ),
    ),
    line('M60 254H340', palette.ink, 20),
    box(36, 242, 26, 26, palette.ink, 6),
    box(338, 242, 26, 26, palette.ink, 6),
    line('M46 242L22 222', palette.ink, 6),
    disc(20, 220, 7, palette.sun),
    form(body, palette.ember, palette.clay, 396, 370, 184, 200),
    fill('M92 262H308L318 284H82Z', palette.laterite),
    text(150, 292, 100, [1], palette.glow, 7),
    fill('M56 322H344L362 396H38Z', palette.clay),
    layers(...keys),
    box(120, 401, 160, 9, palette.paper, 4),
    foreshore(408, palette.deep, palette.lagoon, 30),
    foreshore(450, palette.tide, palette.lagoon, 100),
    boom(56, 432, 0.3, { mizzen: false, reflection: palette.ink }),
  );
}
