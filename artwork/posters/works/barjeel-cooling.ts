import {
  abra,
  box,
  clip,
  cloud,
  curvePath,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  palmTree,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** A cooling company: an old wind tower catches the sea breeze. */
export function barjeelCooling(): Svg {
  const tower = 'M120 84H280V440H120Z';
  const slot = (x: number) => `M${x} 124Q${x} 106 ${x + 14} 106Q${x + 28} 106 ${x + 28} 124V262H${x}Z`;
  const breeze = (y: number, colour: string, width: number, phase: number) =>
    line(
      curvePath(40, (t) => [-60 + t * 520, y + 14 * Math.sin(t * 9 + phase)]),
      colour,
      width,
    );
  return layers(
    sky('#E8693F', palette.sun, 440, 400),
    sun(82, 116, 92, palette.glow, palette.sun),
    cloud(350, 60, 150, '#F2874F', 7),
    fill('M-700 440V386H-20V372H40V356H84V386H300V348H330V336H352V372H410V360H1100V440Z', palette.brick),
    form(tower, palette.sand, palette.turmeric, 286, 260, 184, 120),
    fill('M110 74H290V92H110Z', palette.sand),
    shade('M110 74H290V92H110Z', { colour: palette.turmeric, x: 292, y: 80, angle: 180, length: 100 }),
    times(4, (index) => fill(`M${112 + index * 46} 74l10 -18l10 18Z`, palette.sand) + ''),
    [138, 186, 234].map((x) => form(slot(x), palette.tide, palette.lagoon, x + 14, 270, -90, 130)),
    line('M104 300H296M104 330H296', palette.teak, 6),
    line('M120 100H136M264 100H280', palette.turmeric, 3),
    box(120, 272, 160, 10, palette.turmeric),
    [
      [150, 356],
      [216, 356],
    ].map(([x = 0, y = 0]) =>
      fill(`M${x} ${y + 60}V${y + 14}Q${x + 16} ${y - 8} ${x + 32} ${y + 14}V${y + 60}Z`, palette.teak),
    ),
    breeze(150, palette.aqua, 7, 0.4),
    breeze(182, palette.paper, 4, 1.1),
    breeze(214, palette.shoal, 8, 0.7),
    [138, 186, 234].map((x) =>
      clip(slot(x), form(slot(x), palette.tide, palette.lagoon, x + 14, 270, -90, 130)),
    ),
    sea(428, [palette.lagoon, palette.deep, palette.tide], { gap: 20, phase: 30 }),
    glitter(82, 434, 500, palette.glow, 60, 90, 'barjeel'),
    sambuk(62, 446, 0.4, { shade: palette.coral, reflection: palette.glow }),
    palmTree(352, 436, 190, -0.06, palette.ink, 'barjeel'),
    abra(300, 470, 0.4, { reflection: palette.ink }),
  );
}
