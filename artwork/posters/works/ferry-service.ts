import {
  abra,
  box,
  browser,
  button,
  cards,
  cloud,
  disc,
  fill,
  form,
  layers,
  line,
  mark,
  palette,
  sea,
  sky,
  sun,
  type Svg,
  text,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** A ferry service: the canopy of the abra is the browser that sells its tickets. */
export function ferryService(): Svg {
  const page = layers(
    box(40, 90, 330, 200, palette.aqua),
    sun(296, 138, 26, palette.ember, palette.coral),
    fill('M40 176C120 150 200 178 270 160C320 150 350 158 372 164V300H40Z', palette.lagoon),
    line('M66 214C130 190 180 236 250 204S330 196 344 188', palette.paper, 3, 'stroke-dasharray="2 8"'),
    disc(66, 214, 6, palette.sun),
    mark(344, 178, 24, palette.ember),
    text(60, 120, 130, [0.9, 0.6], palette.ink, 12, 1.5),
    box(40, 236, 330, 60, palette.paper),
    cards(56, 246, 210, 30, [palette.glow, palette.aqua, palette.coral], 10),
    button(286, 246, 68, 30, palette.ember),
  );
  const passenger = (index: number) => {
    const x = 88 + index * 38;
    const coat =
      [palette.ember, palette.paper, palette.palm, palette.sun, palette.paper, palette.ember, palette.lagoon][
        index
      ] ?? palette.paper;
    const skin = [palette.teak, '#99623D', '#7C492E'][index % 3] ?? palette.teak;
    return layers(
      form(
        `M${x - 17} 396V352C${x - 17} 326 ${x + 17} 326 ${x + 17} 352V396Z`,
        coat,
        palette.navy,
        x + 18,
        370,
        180,
        16,
      ),
      disc(x, 322, 12, skin),
      index % 3 === 1
        ? fill(`M${x - 13} 320C${x - 13} 304 ${x + 13} 304 ${x + 13} 320Z`, palette.paper)
        : fill(`M${x - 12} 320C${x - 12} 306 ${x + 12} 306 ${x + 12} 320Z`, palette.ink),
    );
  };
  const hull =
    'M14 366C44 390 90 394 140 394H290C330 394 362 386 388 364C392 396 376 424 344 440H96C54 428 26 402 14 366Z';
  return layers(
    sky('#F7C98B', palette.paper, 380, 340),
    sun(84, 60, 40, palette.sun, palette.coral),
    cloud(320, 50, 150, palette.paper, 7),
    fill(
      'M-700 340V300H0V276H20V300H36V250H44V240H50V250H58V290H80V262H104V300H300V270H316V286H340V256H352V244H358V256H368V300H1100V340Z',
      '#E3A76C',
    ),
    sea(336, [palette.shoal, palette.lagoon, palette.deep, palette.tide], { gap: 28, phase: 20 }),
    box(60, 280, 8, 110, palette.ink),
    box(338, 280, 8, 110, palette.ink),
    times(7, passenger),
    browser(40, 86, 324, 206, page),
    `<rect x="40" y="86" width="324" height="206" fill="none" stroke="${palette.ink}" stroke-width="4"/>`,
    form(hull, palette.ink, palette.slate, 390, 390, 165, 100),
    line('M26 384C54 404 96 408 142 408H290C330 408 358 402 380 386', palette.ember, 4),
    foreshore(430, palette.deep, palette.shoal, 40),
    foreshore(464, palette.tide, palette.lagoon, 100),
    line('M372 366V318', palette.ink, 3),
    fill('M372 318L402 326L372 336Z', palette.ember),
    abra(30, 352, 0.22, { sail: palette.paper }),
  );
}
