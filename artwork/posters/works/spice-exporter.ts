import {
  cloud,
  disc,
  form,
  glitter,
  layers,
  mark,
  palette,
  random,
  sea,
  sky,
  sun,
  type Svg,
  times,
  uru,
} from '#artwork/draw/index.ts';

/** A sack with its rim rolled down and a cone of spice standing in it. */
function sack(x: number, y: number, width: number, peak: number, spice: string, dark: string): Svg {
  const half = width / 2;
  const heap = `M${x - half} ${y + 6}C${x - half * 0.6} ${y - peak * 0.4} ${x - 16} ${y - peak} ${x} ${y - peak}C${x + 16} ${y - peak} ${x + half * 0.6} ${y - peak * 0.4} ${x + half} ${y + 6}Z`;
  const bag = `M${x - half - 8} ${y}C${x - half - 30} ${y + 80} ${x - half - 16} ${y + 190} ${x - half} ${y + 220}H${x + half}C${x + half + 16} ${y + 190} ${x + half + 30} ${y + 80} ${x + half + 8} ${y}Z`;
  const rim = `M${x - half - 14} ${y - 6}Q${x} ${y + 14} ${x + half + 14} ${y - 6}Q${x + half + 20} ${y + 8} ${x + half + 12} ${y + 18}Q${x} ${y + 38} ${x - half - 12} ${y + 18}Q${x - half - 20} ${y + 8} ${x - half - 14} ${y - 6}Z`;
  return layers(
    form(heap, spice, dark, x + half * 0.8, y - peak * 0.3, 200, width * 0.6),
    form(bag, palette.rope, '#A98555', x + half + 20, y + 120, 188, width * 0.7),
    form(rim, palette.sand, '#C9AA78', x + half + 16, y + 20, 200, width * 0.5),
  );
}

/** A spice exporter: the hills behind the harbour are pepper, turmeric and chilli. */
export function spiceExporter(): Svg {
  const next = random('pepper');
  return layers(
    sky(palette.tide, palette.lagoon, 360, 340),
    sun(272, 118, 66, palette.sun, palette.ember),
    cloud(70, 90, 170, palette.lagoon, 7),
    sea(262, [palette.shoal, palette.lagoon, palette.deep, palette.tide], { gap: 18 }),
    glitter(272, 268, 330, palette.glow, 60, 110, 'spice'),
    uru(330, 278, 0.46, { shade: palette.coral, reflection: palette.ink }),
    sack(210, 300, 150, 150, palette.sun, palette.laterite),
    sack(66, 352, 140, 118, palette.ember, palette.clay),
    sack(342, 356, 142, 110, '#2B2321', palette.ink),
    times(38, () => {
      const x = 342 + (next() - 0.5) * 110;
      const y = 262 + Math.abs(x - 342) * 0.9 + next() * 44;
      return disc(x, y, 2.4 + next() * 2.2, '#5A4A42');
    }),
    mark(206, 430, 40, palette.clay),
  );
}
