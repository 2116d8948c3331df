import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  palette,
  rectPath,
  ring,
  roundedPath,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { headline, lines } from './phone.ts';

const { ink, paper, rope, laterite, slate } = palette;
const yellow = '#ffd400';

/** A tap handle with its spindle, the part that breaks. */
function part(): Svg {
  return layers(
    box(428, 232, 124, 132, yellow),
    box(480, 286, 20, 66, ink) + times(5, (i) => line(`M478 ${304 + i * 10}h24`, yellow, 3)),
    box(446, 262, 88, 22, ink, 11),
    disc(490, 273, 17, ink) + disc(490, 273, 7, yellow),
  );
}

/** A search query, and the advert above all results. */
async function advert(): Promise<Svg> {
  return layers(
    fill(roundedPath(30, 30, 560, 420, 18), '#000000', 'opacity=".22" transform="translate(16 16)"'),
    fill(roundedPath(30, 30, 560, 420, 18), '#ffffff'),
    clip(roundedPath(30, 30, 560, 420, 18), box(30, 30, 560, 44, ink)),
    times(3, (i) => disc(56 + i * 24, 52, 7, [palette.ember, palette.sun, palette.palm][i] ?? ink)),
    fill(roundedPath(58, 98, 504, 62, 31), '#eef0ee'),
    ring(94, 127, 11, slate, 5) + line('M102 136l11 12', slate, 5),
    await lines(['tap spindle 15 mm broken'], { x: 126, y: 136, colour: ink, cap: 17 }),
    await lines(['Advert'], { x: 58, y: 204, colour: slate, cap: 11 }),
    await headline(['Tap spindle,', '15 mm. In stock'], { x: 58, y: 258, cap: 34, colour: laterite }),
    await lines(['INR 120, courier INR 45.', 'With you on Thursday.'], {
      x: 58,
      y: 340,
      colour: ink,
      cap: 14,
      leading: 27,
    }),
    part(),
    times(2, (i) => box(58, 396 + i * 22, i ? 330 : 470, 11, '#e3e6e3', 5)),
  );
}

/** The parcel with its price. */
async function parcel(): Promise<Svg> {
  const name = await condensed('Nangooram', 38);
  const trade = await condensed('Hardware', 38);
  return turned(
    layers(
      box(150, 424, 390, 330, rope),
      box(150, 424, 390, 60, '#d3b88f'),
      box(318, 424, 54, 330, '#c9a674'),
      clip(rectPath(150, 424, 390, 330), box(184, 512, 268, 150, paper)),
      name.at(206, 568, ink),
      trade.at(206, 620, ink),
      disc(492, 640, 40, yellow) + ring(492, 640, 30, ink, 4) + box(483, 618, 18, 42, ink),
    ),
    4,
    340,
    580,
  );
}

/** An advert for the spare part, and the part as a parcel. */
export async function spindle(): Promise<Svg> {
  return layers(await parcel(), await advert());
}
