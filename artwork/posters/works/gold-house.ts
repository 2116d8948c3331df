import {
  boom,
  brass,
  circlePath,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  rays,
  ridge,
  ring,
  sambuk,
  sea,
  shade,
  sky,
  stars,
  type Svg,
  wave,
} from '#artwork/draw/index.ts';

/** A jeweller of the gold souk: the sun is set in a ring. */
export function goldHouse(): Svg {
  const [lit, flat, lee, dark] = brass;
  const band = `${circlePath(200, 276, 128)}${circlePath(200, 276, 104)}`;
  const stone = 'M146 96L172 62H228L254 96L200 166Z';
  return layers(
    sky(palette.night, '#7C2C3A', 380, 300),
    stars(70, 200, palette.glow, 'souk'),
    rays(200, 108, 18, 84, 190, '#46201F', 0.3, 0.1),
    ridge(340, [8, 40, 24, 6, 30, 20, 44], '#3A1A22'),
    sea(340, [palette.ember, palette.brick, '#5A1F28', '#3A1A22', palette.night], { gap: 24 }),
    `<path d="${band}" fill="${flat}" fill-rule="evenodd"/>`,
    shade(band, { colour: dark, x: 340, y: 340, angle: 210, length: 190 }),
    line('M98 246A106 106 0 0 1 150 182', lit, 7),
    ring(200, 276, 128, palette.ink, 2.5),
    form(
      'M150 152L140 118L168 146L200 160L232 146L260 118L250 152C236 170 164 170 150 152Z',
      lee,
      dark,
      260,
      150,
      190,
      60,
    ),
    form(stone, palette.sun, palette.ember, 200, 170, -90, 90),
    fill('M146 96L172 62L186 96ZM214 96L228 62L254 96Z', palette.glow),
    fill('M186 96L200 62L214 96Z', palette.paper),
    line('M146 96H254M186 96L200 166L214 96', palette.laterite, 2),
    wave(362, 4, 110, 20, palette.brick, palette.ember),
    glitter(200, 366, 500, palette.sun, 90, 170, 'gold'),
    boom(200, 340, 0.62, { sail: palette.glow, shade: palette.ember }),
    wave(420, 5, 150, 60, '#3A1A22', '#7C2C3A'),
    sambuk(330, 434, 0.4, {
      sail: palette.sun,
      shade: palette.laterite,
      flip: true,
      reflection: palette.sun,
    }),
  );
}
