import { box, disc, fill, layers, line, palette, round, times, type Svg } from '#artwork/draw/index.ts';
import { table } from '#artwork/wordmarks/clients-table.ts';
import { end, headline, lines, logo, page, phone, start } from './phone.ts';

const { forest, paper, ink, palm, mist } = palette;

/** Rain over hills, ending at the right. */
function weather(): Svg {
  const { x, width } = page;
  return layers(
    box(x, 96, width, 190, mist),
    fill(`M${x + 210} 286V96H${x + width}V286Z`, palette.glow),
    fill(`M${x} 240Q${x + 80} 150 ${x + 160} 214T${x + width} 170V286H${x}Z`, palette.jade),
    fill(`M${x} 268Q${x + 110} 196 ${x + 200} 250T${x + width} 236V286H${x}Z`, forest),
    times(34, (i) => {
      const [left, top] = [x + ((i * 47) % 216), 100 + ((i * 61) % 136)];
      return line(`M${round(left)} ${top}l-7 26`, paper, 2.5);
    }),
  );
}

const others = ['How many nights are enough?', 'Which road is open?', 'Are there steps to the room?'];

/** A page that answers the questions asked at reception. */
export async function resort(): Promise<Svg> {
  const nila = table.find(({ slug }) => slug === 'nila-resorts');
  return phone(
    paper,
    layers(
      nila ? await logo(nila, { x: start, y: 52, width: 108, colour: forest }) : '',
      weather(),
      await headline(['When does', 'the rain stop?'], { y: 340, cap: 37, colour: ink }),
      await lines(['In October, on most days by four.', 'Until then there is tea on the step.'], {
        y: 426,
        colour: ink,
        cap: 11.2,
      }),
      times(3, (i) => box(start, 474 + i * 64, end - start, 2, mist)),
      await lines(others, { y: 512, colour: palm, cap: 12.4, leading: 64 }),
      times(3, (i) => line(`M${end - 16} ${500 + i * 64}l8 8 8 -8`, palm, 3.5)),
    ),
  );
}

/** The page in the weather it answers for: rain over the hills, dry on the far side. */
export async function resortInRain(): Promise<Svg> {
  return layers(
    box(0, 0, 1440, 864, mist),
    disc(1180, 250, 120, palette.glow),
    fill('M0 470Q230 160 500 400T980 330T1440 300V864H0Z', palette.jade),
    fill('M0 640Q300 390 560 600T1080 520T1440 610V864H0Z', palm),
    fill('M0 760Q360 600 700 730T1440 720V864H0Z', forest),
    times(70, (i) => {
      const [left, top] = [(i * 211) % 960, (i * 137) % 760];
      return line(`M${left} ${top}l-22 82`, paper, 7);
    }),
    `<g transform="translate(330 60) scale(1.26)">${await resort()}</g>`,
  );
}
