import { box, disc, fill, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { condensed } from './lettering.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['riso-detergents'];
const soil = '#c4512d';
const shirt = 'M60 30L92 44L124 30L164 66L146 92L130 80V176H54V80L38 92L20 66Z';

const frames: readonly Svg[] = [
  layers(
    box(20, 20, 260, 140, '#8f83b8'),
    times(26, (index) => line(`M${30 + ((index * 67) % 240)} ${26 + ((index * 41) % 110)}l-5 20`, paper, 3)),
    line('M150 20V160M20 90H280', ink, 7),
  ),
  layers(
    `<g transform="translate(58 -6)">${fill(shirt, '#ffffff')}${line(shirt, ink, 4)}${disc(84, 130, 17, soil)}${disc(108, 114, 9, soil)}</g>`,
  ),
  layers(
    fill('M90 60H210L190 160H110Z', mark),
    line('M90 60C90 0 210 0 210 60', ink, 6),
    box(84, 54, 132, 12, ink),
  ),
  layers(
    times(22, (index) =>
      disc(40 + ((index * 61) % 230), 80 + ((index * 37) % 80), 10 + ((index * 7) % 14), '#d9d2f2'),
    ),
    line('M30 10L120 90M270 10L190 90', '#a95a2c', 30),
    disc(128, 96, 22, '#a95a2c') + disc(182, 96, 22, '#a95a2c'),
  ),
  layers(
    line('M0 46C100 66 200 66 300 40', ink, 4),
    fill('M30 52H90V130H30ZM110 58H150V150H110ZM170 57H240V118H170Z', ground),
    fill('M262 48h22v70h-22Z', mark),
  ),
  layers(
    box(20, 128, 260, 22, ground),
    fill('M80 128C80 80 160 78 230 78V128Z', mark),
    line('M110 80C120 44 200 50 220 74', ink, 9),
    times(3, (index) => line(`M${60 - index * 14} ${100 - index * 20}q-12 -14 0 -28`, ground, 4)),
  ),
];

const name = await condensed('RISO', 100);

function sachet(x: number, y: number, scale: number): Svg {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${layers(
    box(0, 0, 200, 280, ground),
    times(20, (index) => fill(`M${index * 10} 0l5 8l5 -8ZM${index * 10} 280l5 -8l5 8Z`, paper)),
    fill('M100 30C130 76 142 92 142 116A42 42 0 0 1 58 116C58 92 70 76 100 30Z', mark),
    name.at(100 - name.width * 0.42, 250, paper, 0.84),
  )}</g>`;
}

/** A shop from across the road: the strips that hang in its door are told by their colour. */
function shop(): Svg {
  return layers(
    box(0, 0, 1440, 760, mark),
    box(120, 110, 1200, 570, ink),
    box(80, 60, 1280, 80, paper),
    times(16, (index) => (index % 2 ? box(80 + index * 80, 60, 80, 80, ground) : '')),
    times(9, (strip) => times(3, (row) => sachet(156 + strip * 128, 156 + row * 146, 0.5))),
    box(120, 600, 1200, 80, soil),
    box(0, 680, 1440, 80, '#3fb795'),
    fill('M640 680V560C640 520 700 520 700 560V680Z', paper) + disc(670, 500, 34, '#a95a2c'),
  );
}

export const risoDetergents = [
  ...frames.map((frame, index) =>
    sheet(`riso-frame-${index + 1}`, 300, 180, layers(box(0, 0, 300, 180, '#ffffff'), frame)),
  ),
  sheet('riso-shop', 1440, 760, shop()),
  sheet(
    'riso-sachet',
    560,
    700,
    layers(box(0, 0, 560, 700, paper), `<g transform="rotate(-6 280 350)">${sachet(70, 60, 2.08)}</g>`),
  ),
];
