import { box, disc, fill, layers, line, palette, place, round, times } from '#artwork/draw/index.ts';

/** A seat of the cinema with a head above it, from behind. */
const seat = (x: number, y: number, colour: string) =>
  disc(x, y, 26, colour) + box(x - 40, y + 20, 80, 900, colour, 22);

const jasmine = times(11, (index) => {
  const angle = (index / 11) * 2 * Math.PI;
  return disc(round(216 + 40 * Math.cos(angle)), round(500 + 34 * Math.sin(angle)), 10, palette.paper);
});

/** With jasmine in her hair, from behind. */
const woman = layers(
  box(196, 500, 50, 90, '#8a4b2a'),
  fill('M92 1500V640C92 580 150 560 220 560S346 580 346 640V1500Z', palette.lagoon),
  fill('M118 582C190 640 250 700 276 900H330C310 720 220 620 142 570Z', palette.sun),
  fill(
    'M146 452C146 384 176 356 218 356S290 384 290 452C290 520 262 544 218 544S146 520 146 452Z',
    palette.ink,
  ),
  disc(216, 500, 36, palette.ink),
  jasmine,
);

/** He has brought a feed of his own. */
const man = layers(
  fill('M512 424 568 396 590 486 500 500Z', '#ffe9b8'),
  `<g transform="rotate(10 430 470)">`,
  fill(
    'M376 474C364 396 408 366 456 380C484 388 492 412 490 434L508 466C511 473 505 477 496 477C500 506 490 526 454 522L448 600H384L390 516C380 504 377 490 376 474Z',
    '#a65f34',
  ),
  fill(
    'M372 486C352 392 404 348 462 368C486 376 494 394 490 412C466 404 450 412 444 430L440 458H424L416 502 392 520C380 512 374 500 372 486Z',
    palette.ink,
  ),
  disc(428, 468, 13, '#8a4b2a'),
  fill('M512 486C492 474 466 478 452 504C474 498 494 500 514 496Z', palette.ink),
  line('M470 444q10 8 20 2', palette.ink, 5),
  '</g>',
  fill('M326 1500V650C326 586 366 556 416 556S514 590 514 650V1500Z', palette.paper),
  fill('M430 640 560 500 590 516 566 660 500 740Z', palette.paper),
  disc(574, 498, 24, '#a65f34'),
  `<g transform="rotate(14 578 452)">`,
  box(552, 396, 52, 98, palette.night, 9),
  box(552, 404, 8, 82, '#ffe9b8', 4),
  '</g>',
);

/** In the cap of the lookout, from behind. */
const lookout = layers(
  box(650, 480, 56, 100, '#6b3519'),
  disc(622, 474, 14, '#6b3519'),
  disc(734, 474, 14, '#6b3519'),
  fill('M620 440H736C742 500 724 530 678 530S614 500 620 440Z', palette.ink),
  fill('M612 458C610 386 640 358 678 358S746 386 744 458Q678 476 612 458Z', palette.ember),
  fill('M650 466C650 434 706 434 706 466Q678 470 650 466Z', palette.ink),
  disc(678, 358, 8, palette.laterite),
  fill('M560 1500V650C560 586 610 562 678 562S796 586 796 650V1500Z', palette.palm),
);

/** Three in the last row, and the rows before them. */
export const audience = layers(
  times(18, (index) => seat(-492 + index * 104, 412, '#46121f')),
  times(18, (index) => seat(-440 + index * 104, 470, '#2a0a14')),
  [-300, -90, 910, 1120].map((x) => place(seat(0, 0, '#140509'), x, 470, 0, 2.3)),
  woman,
  lookout,
  man,
);
