import {
  brass,
  cloud,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
  times,
  wave,
} from '#artwork/draw/index.ts';

/** A coffee house: the dallah is under way, her spout for a bow. */
export function gahwaHouse(): Svg {
  const [lit, flat, lee, dark] = brass;
  const body =
    'M160 196C150 236 118 264 108 316C100 360 128 404 176 412H256C304 402 330 360 318 312C306 264 262 240 252 196Z';
  const spout = 'M134 268C96 256 64 214 20 190C30 214 34 222 30 236C58 252 78 300 116 322Z';
  const lid = 'M152 190C160 150 184 138 192 104H220C228 138 252 150 260 190Z';
  return layers(
    sky('#5A1F28', palette.brick, 420, 380),
    sun(296, 146, 74, palette.ember, palette.laterite),
    cloud(90, 84, 180, '#7C2C2C', 8),
    cloud(330, 250, 160, '#7C2C2C', 6),
    fill('M-700 392C-300 380 -100 350 0 356C120 364 240 384 1100 392V420H-700Z', palette.umber),
    line('M250 214C330 190 372 226 352 290C342 330 322 352 300 362', dark, 22),
    line('M250 214C330 190 372 226 352 290C342 330 322 352 300 362', flat, 13),
    form(spout, flat, dark, 60, 270, -60, 60),
    form(body, flat, dark, 336, 330, 190, 200),
    line('M166 214C158 250 132 276 124 316', lit, 8),
    fill('M150 228C180 238 232 238 264 228L270 244C234 256 178 256 142 244Z', lee),
    times(9, (index) => fill(`M${118 + index * 22} 300l11 -16l11 16l-11 16Z`, index % 2 ? lit : lee)),
    fill('M108 322H320V328H108Z', lee),
    form(lid, flat, dark, 264, 160, 190, 80),
    fill('M148 186H264V200H148Z', lit),
    line('M206 104V40', palette.ink, 4),
    fill('M192 104C192 92 220 92 220 104Z', lit),
    form(
      'M206 42C232 34 248 56 284 44V70C248 82 232 60 206 68Z',
      palette.sun,
      palette.ember,
      284,
      60,
      190,
      50,
    ),
    line('M206 44L40 190M206 44L346 226', palette.ink, 1.2),
    sea(392, ['#4A2018', palette.umber, '#22100C', palette.ink], { gap: 20, phase: 50 }),
    wave(396, 5, 110, 20, '#4A2018', '#A8501F'),
    wave(430, 5, 140, 70, palette.umber, '#7A3418'),
    glitter(296, 404, 500, palette.sun, 60, 90, 'coffee'),

    sambuk(76, 424, 0.3, { sail: palette.glow, mizzen: false }),
  );
}
