import {
  box,
  clip,
  disc,
  faded,
  fill,
  form,
  layers,
  line,
  place,
  random,
  rectPath,
  ring,
  round,
  roundedPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam, plain, type Word } from '#artwork/stories/lettering.ts';
import { cream, green, ink, mark, pink, red } from './branding-mark.ts';

const [rose, amber, brown, orange, night] = ['#E56A84', '#F3C05A', '#7A3B24', '#F0562B', '#16233A'];

const refused = ['Madhuram', 'Kozhi Sweet', 'Nei & Co', 'Silk Street'];

/** A name, struck out by hand. */
function struck(word: Word, x: number, y: number, width: number): Svg {
  const scale = width / word.width;
  const middle = y - 20 * scale;
  return (
    word.at(x, y, '#B79E84', scale) +
    line(`M${x - 14} ${middle + 9}Q${x + width * 0.4} ${middle - 9} ${x + width + 14} ${middle - 3}`, red, 11)
  );
}

/** The chosen name, said in one script. */
function said(word: Word, x: number, y: number, width: number): Svg {
  const high = 96;
  return layers(
    fill(
      `${roundedPath(x, y, width, high, 48)}M${x + 66} ${y + high - 4}H${x + 112}L${x + 52} ${y + high + 44}Z`,
      green,
    ),
    word.at(x + (width - word.width) / 2, y + 66, cream),
  );
}

/** Five names at the counter: four struck out, and one said aloud in three scripts. */
export async function naming(tall: boolean): Promise<Svg> {
  const words = await Promise.all(refused.map((name) => condensed(name, 40)));
  const spoken = await Promise.all([malayalam('ഹൽവ', 38), plain('Halwa', 38), arabic('حلوى', 44)]);
  const chosen = await Promise.all((tall ? ['Halwa', '& Sons'] : ['Halwa & Sons']).map((name) => condensed(name, 100)));
  const size = tall ? 1.32 : 1.34;
  const gap = tall ? 56 : (1344 - words.reduce((sum, { width }) => sum + width * size, 0)) / 3;
  let x = 48;
  const row = words.map((word, index) => {
    if (tall && index === 2) x = 48;
    const left = x;
    x += word.width * size + gap;
    return struck(word, left, tall ? 108 + Math.floor(index / 2) * 112 : 102, word.width * size);
  });
  const top = tall ? 290 : 168;
  return layers(
    row,
    spoken.map((word, index) => said(word, (tall ? [48, 296, 530] : [120, 560, 1010])[index] ?? 0, top, tall ? 206 : 250)),
    chosen.map((word, index) => word.at(tall ? 44 : 42, (tall ? 700 : 552) + index * 240, red, (tall ? 692 : 1356) / word.width)),
  );
} // prettier-ignore

/** The mark where it comes from: one cut out of a tray of halwa, and the name in three scripts below it. */
export async function identity(): Promise<Svg> {
  const words = await Promise.all([malayalam('ഹൽവ', 46), condensed('Halwa', 68), arabic('حلوى', 58)]);
  const next = random('halwa-tray');
  const half = 158;
  const tray = times(7, (row) =>
    times(7, (column) => {
      if ((row + column) % 2) return '';
      if (row === 3 && column === 3) return '';
      const [x, y] = [420 + (column - 3) * half, 300 + (row - 3) * half];
      const r = half - 5;
      const d = `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
      const nuts = times(2 + ((row + column) % 3), () => {
        const [nx, ny] = [x + (next() - 0.5) * 120, y + (next() - 0.5) * 120];
        return place(fill('M-24 0C-24 -18 20 -20 26 -2C22 10 12 4 4 6C-8 8 -24 16 -24 0Z', '#F2D9A8'), nx, ny, next() * 360);
      });
      return form(d, (row + column) % 4 ? '#8A3323' : '#7D2B1E', '#54170F', x + 40, y + half, -64, 190) + line(`M${x - r + 10} ${y}L${x} ${y - r + 10}L${x + r - 10} ${y}`, '#B4523A', 4) + nuts;
    }),
  );
  const all = words.reduce((sum, { width }) => sum + width, 0);
  let at = 48;
  return layers(
    box(-9, -9, 858, 800, '#3A100B'),
    tray,
    fill('M420 142L578 300L420 458L262 300Z', pink),
    [-14, -2, 13, 8].map((x) => line(`M${420 + x * 2.7} 40V560`, cream, 2, 'stroke-dasharray="3 9"')),
    [-12, 19].map((y) => line(`M140 ${300 + y * 2.7}H700`, cream, 2, 'stroke-dasharray="3 9"')),
    mark(420, 300, 2.7, red, cream),
    ring(420, 300, 135, cream, 3),
    box(-9, 600, 858, 170, pink),
    words.map((word) => {
      const drawn = word.at(at, 706, ink);
      at += word.width + (744 - all) / 2;
      return drawn;
    }),
  );
} // prettier-ignore

/** The box, unfolded: the name in its middle, the mark on each flap. */
export async function packaging(): Promise<Svg> {
  const lines = await Promise.all(['Halwa', '& Sons'].map((words) => condensed(words, 32)));
  const flaps = [[-62, -150, 124, 88], [-62, 62, 124, 88], [-150, -62, 88, 124], [62, -62, 88, 124]] as const; // prettier-ignore
  const marks = [[-106, 0], [106, 0], [0, -106], [0, 106]] as const; // prettier-ignore
  const net = layers(
    fill('M-62-150L-50-180H50L62-150V-62H150V62H62V150L50 180H-50L-62 150V62H-150V-62H-62Z', '#062C21', 'transform="translate(9 12)"'),
    flaps.map(([x, y, w, h]) => form(rectPath(x, y, w, h), pink, rose, x + w, y + h, 215, 60)),
    box(-62, -62, 124, 124, red),
    fill('M-62-150l12-30h100l12 30zM-62 150l12 30h100l12-30z', cream),
    line('M-62-62h124M-62 62h124M-62-62v124M62-62v124', cream, 2.5, 'stroke-dasharray="8 7"'),
    marks.map(([x, y]) => mark(x, y, 0.56, red, pink)),
    lines.map((words, index) => words.at(-words.width / 2, -6 + index * 38, pink)),
  );
  return box(-9, -9, 738, 640, green) + place(net, 360, 310, -8, 1.6);
} // prettier-ignore

/** The receipt as it leaves the printer: three greetings before a price. */
export async function voice(): Promise<Svg> {
  const [first, second, third, item, price, name] = await Promise.all([
    plain('Come in, taste first.', 25), malayalam('സ്വാഗതം', 32), arabic('أهلاً وسهلاً', 40), plain('Black halwa, 500 g', 21), plain('240', 21), condensed('Halwa & Sons', 40),
  ]); // prettier-ignore
  const paper = `M140 70H580V560${times(22, () => 'l-10 -16l-10 16')}Z`;
  return layers(
    box(-9, -9, 738, 640, red),
    shade(rectPath(0, 0, 720, 620), { colour: '#A3182E', x: 720, y: 620, angle: 214, length: 420, reach: 900 }),
    box(70, -9, 580, 96, ink) + box(108, 66, 504, 10, '#3A4660'),
    fill(paper, cream),
    shade('M140 76H580V150H140Z', { colour: '#D9B98C', x: 360, y: 80, angle: 90, length: 60, reach: 400 }),
    first.at(176, 168, ink),
    second.at(176, 244, ink),
    third.at(544 - third.width, 316, ink),
    line('M176 358H544M176 436H544', ink, 3, 'stroke-dasharray="8 9"'),
    item.at(176, 408, ink),
    price.at(544 - price.width, 408, ink),
    mark(208, 492, 0.74, red, cream),
    name.at(264, 507, red, 280 / name.width),
  );
} // prettier-ignore

/** A car that passes, with the light of the board along its roof. */
function car(): Svg {
  return layers(
    fill('M-250 60C-254 10 -236 -8 -190 -14L-140 -22C-104 -78 -70 -92 0 -92C76 -92 104 -80 146 -24L206 -14C246 -6 262 12 258 60Z', '#060B15'),
    fill('M-112 -22C-86 -64 -62 -74 -8 -76V-20ZM8 -76C70 -76 90 -66 118 -22L8 -20Z', '#5C2236'),
    disc(62, -36, 19, '#0C0F18') + fill('M36 -18C38 -32 86 -32 90 -18Z', '#0C0F18'),
    line('M-140 -24C-104 -78 -70 -92 0 -92C76 -92 104 -80 146 -26', pink, 4),
    // The light is thinner the further it reaches.
    times(18, (at) => {
      const reach = 30 + at * at * 1.6;
      return fill(`M256 8L${262 + reach} ${round(6 - reach * 0.05)}Q${275 + reach} ${round(18 + reach * 0.04)} ${262 + reach} ${round(30 + reach * 0.13)}L256 26Z`, '#FFE7B0', 'opacity=".024"');
    }) + box(236, 8, 26, 16, '#FFE7B0', 6),
    box(-254, 10, 16, 18, '#FF4D4D', 5) + box(-620, 16, 366, 4, '#B22838') + box(-520, 26, 266, 3, '#7A1F31'),
    [-150, 160].map((x) => disc(x, 60, 42, '#03060C') + disc(x, 60, 17, '#46506A')),
  );
} // prettier-ignore

/** The board at night, over the road. */
export async function signage(width: number, height: number): Promise<Svg> {
  const tall = width < 1000;
  const lines = await Promise.all((tall ? ['Halwa', '& Sons'] : ['Halwa & Sons']).map((words) => condensed(words, 100)));
  const [x, w] = tall ? [40, 700] : [170, 1100];
  const [y, h] = tall ? [110, 350] : [84, 210];
  const [floor, road] = [height - 190, height - 150];
  const size = tall ? 2.3 : 1.64;
  const left = x + 72 + size * 100;
  const room = x + w - left - 34;
  const front = rectPath(x + 34, y + h + 66, w - 68, floor - y - h - 66);
  return layers(
    box(-9, -9, width + 18, height + 18, ink),
    times(Math.ceil(width / 130), (house) => {
      const high = 130 + ((house * 67) % 5) * 56;
      return box(house * 130, floor - high, 124, high + 40, night) + times(3, (pane) => ((house + pane) % 3 ? '' : box(house * 130 + 18 + pane * 34, floor - high + 30 + (house % 2) * 40, 16, 26, '#6E5A35')));
    }),
    box(x - 4, y - 10, w + 8, floor - y + 10, '#0A3A2C'),
    // Lit by its own bulbs.
    box(x - 26, y - 22, w + 52, h + 44, '#5A0D1B'),
    form(rectPath(x, y, w, h), red, '#A3182E', x + w / 2, y + h + 40, -90, 150),
    times(Math.floor((w + 30) / 48), (bulb) => [y - 11, y + h + 11].map((at) => disc(x + 10 + bulb * 48, at, 13, orange, 'opacity=".45"') + disc(x + 10 + bulb * 48, at, 7, '#FFE7B0')).join('')),
    mark(x + 36 + size * 50, y + h / 2, size, pink, red),
    lines.map((words, index) => {
      const scale = Math.min(room / words.width, tall ? 1.3 : 9);
      return words.at(left, y + h / 2 + (tall ? -14 + index * 158 : 50 * scale), cream, scale);
    }),
    // Awning, and the shop behind glass.
    box(x + 34, y + h + 22, w - 68, 44, pink),
    times(Math.floor((w - 68) / 44), (stripe) => (stripe % 2 ? '' : box(x + 34 + stripe * 44, y + h + 22, 44, 44, cream))),
    form(front, amber, '#B5771E', x + w / 2, y + h + 40, 90, 150),
    clip(front, layers(
      times(3, (shelf) => times(Math.ceil(w / 62), (block) => {
        const high = 16 + ((block * 29 + shelf * 13) % 3) * 9;
        return box(x + 40 + block * 62, y + h + 118 + shelf * 62 - high, 46, high, [red, brown, pink, green][(block + shelf) % 4] ?? red);
      }) + box(x, y + h + 118 + shelf * 62, w, 7, brown)),
      [0.3, 0.36, 0.7].map((part, who) => place(disc(0, -96, 22, '#2A1420') + fill('M-38 40C-44 -40 -30 -70 0 -70C30 -70 44 -40 38 40Z', '#2A1420'), x + w * part, floor, 0, [1, 0.9, 0.98][who] ?? 1)),
    )),
    times(4, (bar) => box(x + 34 + (bar * (w - 76)) / 3, y + h + 66, 8, floor - y - h - 66, '#0A3A2C')),
    box(-9, floor, width + 18, 46, '#263452'),
    box(-9, road, width + 18, 170, '#0A101D'),
    // The board in the wet road.
    faded(times(10, (streak) => box(x + ((streak * 173) % (w - 120)), road + 14 + ((streak * 37) % 110), 90 + ((streak * 53) % 120), 6, streak % 3 ? red : amber, 3)), 0.6),
    place(car(), tall ? 330 : 470, height - 88, 0, tall ? 1.06 : 1.2),
  );
} // prettier-ignore

/** Everything that went out under the name, edge to edge; one copy is in the wrong inks. */
export function guardianship(): Svg {
  const side = 140;
  const inks = [red, pink, green];
  const thing = (kind: number, ground: string, over: string): Svg =>
    [
      mark(0, 0, 1, over, ground),
      line('M-22 -34C-22 -62 22 -62 22 -34', over, 6) + fill('M-42 -34H42L48 54H-48Z', over) + mark(0, 12, 0.56, ground, over),
      box(-34, -58, 68, 116, over, 12) + mark(0, 0, 0.52, ground, over),
      disc(0, 0, 52, over) + mark(0, 0, 0.7, ground, over),
      fill('M-60 30V-8L-34 -40H60V30Z', over) + disc(-30, 34, 14, ground) + disc(32, 34, 14, ground) + mark(18, -6, 0.5, ground, over),
    ][kind] ?? '';
  const stray = layers(
    form(rectPath(-82, -82, 164, 164), orange, '#B63A14', 90, 90, 214, 120),
    mark(0, 0, 1.3, '#FFD34E', orange),
  );
  return layers(
    times(30, (index) => {
      const [column, row] = [index % 6, Math.floor(index / 6)];
      const ground = inks[(column + row) % 3] ?? red;
      const over = inks[(column + row + 1) % 3] ?? pink;
      const [x, y] = [column * side, row * side];
      return box(x - 1, y - 1, side + 2, side + 2, ground) + place(thing((column * 2 + row * 3) % 5, ground, over), x + side / 2, y + side / 2);
    }),
    box(430, 220, 164, 164, '#0C1424', 4).replace('/>', ' opacity=".35"/>'),
    place(stray, 490, 280, 7),
    line('M486 132C612 118 664 232 634 330C604 430 450 452 368 384C292 320 318 176 440 146C478 136 520 138 556 152', ink, 10),
  );
} // prettier-ignore
