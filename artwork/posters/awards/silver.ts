import {
  boom,
  box,
  circlePath,
  clip,
  curvePath,
  disc,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  place,
  rays,
  ring,
  sambuk,
  sea,
  shade,
  silver,
  sky,
  sun,
  type Svg,
  text,
  times,
  wave,
} from '#artwork/draw/index.ts';
import { coin } from '#artwork/posters/parts.ts';

/** Silver, first: a medal on a ribbon, with the boat. */
export function ribbonMedal(): Svg {
  const [lit, , lee, dark] = silver;
  const sea2 = layers(
    fill('M80 250H320V400H80Z', lee),
    sea(250, [lee, dark, '#2B343C'], { gap: 24 }),
    disc(240, 200, 38, lit),
  );
  const ribbon = 'M150 340L116 484L158 464L188 490L204 346ZM250 340L284 484L242 464L212 490L196 346Z';
  return layers(
    sky(palette.navy, palette.night, 430),
    rays(200, 220, 40, 130, 800, '#1B2A4A'),
    form(ribbon, palette.ember, palette.clay, 200, 340, 90, 70),
    line('M164 360L138 468M236 360L262 468', palette.sun, 4),
    coin(200, 220, 134, silver),
    clip(circlePath(200, 220, 112), sea2 + boom(190, 282, 1, { sail: lit, shade: lee, trim: lit })),
    ring(200, 220, 112, dark, 3),
    sambuk(56, 470, 0.3, { sail: lit, shade: lee, mizzen: false, trim: lit }),
    fill('M-700 480H1100V1200H-700Z', palette.night),
  );
}

/** Silver, second: three sails nested on a stepped base. */
export function sailTrophy(): Svg {
  const sails = times(3, (index) => {
    const d = `M${120 + index * 22} ${372 - index * 4}L${250 + index * 10} ${64 + index * 52}C${298 + index * 2} ${160 + index * 30} ${304 - index * 6} ${270 + index * 10} ${278 - index * 8} ${364 - index * 4}C220 346 170 350 ${120 + index * 22} ${372 - index * 4}Z`;
    return form(
      d,
      silver[index] ?? silver[0],
      silver[Math.min(3, index + 1)] ?? silver[3],
      330 - index * 20,
      220,
      186,
      110,
    );
  });
  return layers(
    sky(palette.ember, palette.clay, 430),
    sun(200, 206, 152, '#D8432A', palette.clay),
    sea(410, [palette.brick, palette.clay, palette.umber], { gap: 20 }),
    sails,
    line('M104 392L262 44', palette.ink, 6),
    fill('M96 380H304L284 424H116Z', palette.ink),
    box(124, 424, 152, 14, silver[1]),
    fill('M96 438H304V470H96Z', palette.ink),
    text(150, 450, 100, [0.7], silver[2], 5),
    sambuk(48, 430, 0.24, { mizzen: false, sail: palette.glow }),
  );
}

/** Silver, third: a cup full of sea, with palm fronds as handles. */
export function seaCup(): Svg {
  const [lit, flat, lee, dark] = silver;
  const cup = 'M104 168H296C296 262 262 316 214 328V372H186V328C138 316 104 262 104 168Z';
  const frond = (side: number) =>
    times(9, (index) => {
      const angle = 1.3 - index * 0.3;
      const x = 200 + side * (96 + 62 * Math.cos(angle));
      const y = 226 + 88 * Math.sin(angle);
      return place(
        form(
          'M0 0C-14 -14 -15 -36 0 -56C15 -36 14 -14 0 0Z',
          index % 2 ? palette.palm : palette.jade,
          palette.forest,
          14,
          -20,
          190,
          22,
        ),
        x,
        y,
        side * (130 - index * 15),
      );
    });
  const stem = (side: number) =>
    line(
      curvePath(20, (t) => [
        200 + side * (96 + 62 * Math.cos(1.5 - t * 2.6)),
        226 + 88 * Math.sin(1.5 - t * 2.6),
      ]),
      palette.forest,
      3.5,
    );
  return layers(
    sky(palette.sun, palette.glow, 430),
    rays(200, 150, 30, 60, 700, '#FFC56B', 0.5, 0.06),
    stem(-1),
    stem(1),
    frond(-1),
    frond(1),
    sun(236, 122, 44, palette.ember, palette.coral),
    clip(
      'M112 178V158C120 136 280 136 288 158V178Z',
      sea(140, [palette.shoal, palette.lagoon, palette.tide], { gap: 13, height: 3 }),
    ),
    boom(176, 142, 0.42, { shade: palette.coral }),
    clip('M112 178V158C120 136 280 136 288 158V178Z', wave(150, 4, 90, 20, palette.lagoon, palette.aqua)),
    form(cup, flat, dark, 300, 250, 190, 170),
    line('M124 186C128 236 146 276 172 300', lit, 8),
    fill('M94 160H306V180H94Z', lit),
    shade('M94 160H306V180H94Z', { colour: lee, x: 306, y: 170, angle: 180, length: 100 }),
    form('M186 366H214C218 394 240 402 258 412H142C160 402 182 394 186 366Z', lee, dark, 250, 400, 190, 70),
    fill('M120 412H280V448H120Z', palette.ink),
    box(146, 424, 108, 6, flat),
    fill('M96 448H304V466H96Z', palette.teak),
  );
}

/** Silver, from the other body: a compass rose as a star. */
export function compassStar(): Svg {
  const [lit, flat, lee, dark] = silver;
  const point = (turn: number, long: number, wide: number, left: string, right: string) =>
    place(
      fill(`M0 0L${-wide} ${-wide}L0 ${-long}Z`, left) +
        form(`M0 0L${wide} ${-wide}L0 ${-long}Z`, right, lee, 4, 0, -80, long * 0.6),
      200,
      236,
      turn,
    );
  const ticks = times(32, (index) =>
    place(box(-1, -170, 2, index % 4 ? 8 : 16, palette.aqua), 200, 236, index * 11.25),
  );
  return layers(
    sky(palette.tide, palette.night, 430),
    form(circlePath(200, 236, 178), palette.lagoon, palette.tide, 200, 430, -90, 260),
    ticks,
    ring(200, 236, 148, palette.aqua, 1.6),
    [45, 135, 225, 315].map((turn) => point(turn, 118, 17, lee, dark)),
    [0, 90, 180, 270].map((turn) => point(turn, 196, 27, lit, flat)),
    disc(200, 236, 17, palette.ember),
    disc(200, 236, 6, palette.paper),
    sea(420, [palette.deep, palette.tide, palette.abyss], { gap: 20 }),
    sambuk(318, 438, 0.4, { sail: lit, shade: lee, flip: true, reflection: lit }),
    glitter(200, 428, 496, flat, 60, 110, 'rose'),
  );
}
