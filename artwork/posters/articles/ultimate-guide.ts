import {
  canoe,
  cloud,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  palmTree,
  ridge,
  sea,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** A resort that is found: the sun is a map pin over its roof. */
export function ultimateGuide(): Svg {
  const pin =
    'M286 52C336 52 366 90 366 130C366 172 328 204 286 258C244 204 206 172 206 130C206 90 236 52 286 52Z';
  const roof = 'M164 300C206 276 256 236 286 190C316 236 366 276 410 300Z';
  return layers(
    sky('#6FB3AE', palette.glow, 330, 290),
    cloud(90, 90, 190, palette.mist, 8),
    cloud(40, 200, 150, palette.mist, 6),
    form(pin, palette.ember, palette.laterite, 286, 262, -90, 190),
    sun(286, 130, 42, palette.glow, palette.sun),
    ridge(326, [30, 54, 30, 64, 22, 36, 50], '#4E9490'),
    sea(326, [palette.aqua, palette.shoal, palette.lagoon, palette.deep, palette.tide], {
      gap: 28,
      phase: 28,
    }),
    times(4, (index) => line(`M${206 + index * 52} 376V${440 + (index % 2) * 8}`, palette.ink, 6)),
    fill('M176 372H400V386H176ZM-700 378H176V386H-700Z', palette.ink),
    line('M-700 360H176', palette.ink, 3),
    times(12, (index) => line(`M${-40 + index * 18} 360V378`, palette.ink, 2)),
    form('M200 298H376V372H200Z', palette.paper, palette.rope, 384, 330, 180, 90),
    fill('M268 316Q268 302 288 302Q308 302 308 316V372H268Z', palette.ember),
    fill('M216 316H248V346H216ZM326 316H358V346H326Z', palette.tide),
    line('M232 316V346M342 316V346', palette.paper, 2),
    form(roof, palette.clay, palette.umber, 412, 260, 190, 150),
    times(8, (index) => line(`M286 192Q${262 + index * 7} 250 ${190 + index * 28} 298`, palette.umber, 1.6)),
    line('M286 192V176', palette.ink, 4),
    glitter(286, 392, 490, palette.glow, 110, 150, 'resort'),
    line('M20 470C60 430 30 402 84 396', palette.paper, 4, 'stroke-dasharray="2 10"'),
    canoe(96, 412, 0.4, { sail: palette.sun, reflection: palette.ink }),
    palmTree(44, 540, 320, 0.06, palette.ink, 'resort'),
  );
}
