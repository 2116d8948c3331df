import {
  bird,
  boom,
  cloud,
  disc,
  fill,
  form,
  glitter,
  layers,
  palette,
  place,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
  uru,
} from '#artwork/draw/index.ts';

const flock: readonly (readonly [number, number, number])[] = [
  [322, 118, 0.9],
  [88, 96, 0.75],
  [368, 70, 0.55],
  [44, 58, 0.5],
  [286, 64, 0.5],
  [140, 52, 0.44],
  [392, 30, 0.38],
  [216, 30, 0.34],
  [16, 24, 0.32],
  [330, 24, 0.3],
  [-60, 92, 0.6],
  [-120, 50, 0.46],
  [-30, 36, 0.4],
  [-190, 96, 0.5],
  [-250, 44, 0.36],
  [-310, 80, 0.32],
  [-350, 30, 0.26],
  [-150, 20, 0.3],
];

/** A herring gull in full flight, wings 300 units across, body at the origin. */
function gull(): Svg {
  const near = 'M0 12C-30 -6 -58 -64 -148 -96C-132 -58 -96 -18 -34 14Z';
  const far = 'M-6 14C14 -10 58 -70 150 -112C138 -70 96 -16 26 18Z';
  const body = 'M-58 34C-36 12 -6 2 26 6C44 6 56 12 62 20C50 30 24 34 0 32C-20 32 -40 36 -58 34Z';
  return layers(
    form(near, palette.paper, palette.rope, -20, 30, 222, 70),
    fill('M-148 -96C-138 -74 -126 -58 -112 -44L-96 -72C-112 -82 -130 -90 -148 -96Z', palette.ink),
    form(far, palette.paper, palette.rope, 30, 24, -40, 50),
    fill('M150 -112C142 -86 128 -64 112 -46L92 -76C110 -90 130 -102 150 -112Z', palette.ink),
    form(body, palette.paper, palette.rope, 0, 42, -90, 26),
    fill('M60 16L80 22L60 24Z', palette.sun),
    disc(51, 16, 2.6, palette.ink),
  );
}

/** Influencer marketing: one gull turns, and the flock follows. */
export function influencerMarketing(): Svg {
  return layers(
    sky(palette.apricot, palette.glow, 380),
    sun(214, 232, 122, palette.ember, palette.sun),
    cloud(60, 300, 230, '#F6BFA0', 9),
    cloud(380, 330, 220, '#F6BFA0', 8),
    cloud(350, 96, 160, '#F6BFA0', 6),
    cloud(-220, 260, 260, '#F6BFA0', 9),
    sea(404, ['#C9543A', '#8A3A3C', '#40242E', palette.navy], { gap: 22 }),
    glitter(214, 410, 490, palette.glow, 90, 150, 'flock'),
    flock.map(([x, y, scale]) => bird(x, y, scale * 1.3, palette.ink, -8)),
    place(gull(), 196, 206, -8, 1.12),
    boom(70, 430, 0.36, { mizzen: false, sail: palette.glow }),
    sambuk(336, 442, 0.5, { sail: palette.glow, shade: palette.ember, reflection: palette.glow }),
    uru(-150, 436, 0.44, { sail: palette.glow, shade: palette.ember, reflection: palette.glow }),
  );
}
