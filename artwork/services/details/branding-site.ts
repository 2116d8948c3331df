import { box, clip, layers, place, rectPath, roundedPath, times, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, type Word } from '#artwork/stories/lettering.ts';
import { cream, green, ink, mark, pink, red } from './branding-mark.ts';

const [rose, amber, brown, mint] = ['#E56A84', '#F3C05A', '#7A3B24', '#8FC8B0'] as const;

/** A page of the shop's site; Arabic is read from the other side. */
function page(w: number, title: Word, name: Word, other: boolean): Svg {
  const side = (x: number, width: number): number => (other ? w - x - width : x);
  const big = w > 500;
  const head = big ? 66 : 48;
  const photo = big ? w * 0.46 : w;
  const cuts = [[red, cream], [amber, brown], [brown, pink]] as const; // prettier-ignore
  return layers(
    box(0, 0, w, 900, cream),
    box(0, 0, w, head, green),
    mark(side(30, 0), head / 2, big ? 0.4 : 0.32, pink, green),
    name.at(side(62, name.width), head / 2 + (big ? 13 : 11), cream),
    big ? times(3, (item) => box(w - 300 + item * 92, 29, 62, 8, pink, 4)) : '',
    box(other || !big ? 0 : w - photo, head, photo, big ? 350 : 210, pink),
    clip(rectPath(big ? w - photo : 0, head, photo, big ? 350 : 210), times(9, (tile) => mark((big ? w - photo : 0) + (tile % 3) * photo * 0.5, head + Math.floor(tile / 3) * 175, 1.5, rose, pink))),
    mark(big ? w - photo / 2 : w / 2, head + (big ? 175 : 105), big ? 2.7 : 1.7, red, cream),
    title.at(side(big ? 40 : 20, title.width), big ? 216 : 322, red),
    box(side(big ? 40 : 20, big ? 210 : 130), big ? 290 : 350, big ? 210 : 130, big ? 62 : 44, red),
    box(side(big ? 74 : 44, big ? 100 : 64), big ? 316 : 368, big ? 100 : 64, 9, cream, 4),
    times(3, (item) => {
      const gap = (w - 80) / 3;
      const [colour, nuts] = cuts[item] ?? cuts[0];
      return big ? box(40 + item * gap, 450, gap - 20, 190, '#FBDDB4') + mark(40 + item * gap + (gap - 20) / 2, 530, 1.3, colour, nuts) : '';
    }),
    big ? '' : box(20, 420, w - 40, 130, '#FBDDB4') + mark(w / 2, 485, 0.9, amber, brown),
  );
} // prettier-ignore

/** The site in the same inks, on a wide screen in English and on a phone in Arabic. */
export async function website(width: number, height: number): Promise<Svg> {
  const [title, name, other, otherName] = await Promise.all([condensed('Cut to order', 66), condensed('Halwa & Sons', 27), arabic('أهلاً وسهلاً', 40), arabic('حلوى', 20)]);
  const tall = width < 1000;
  const scale = tall ? 0.84 : 1;
  const frame = roundedPath(0, 0, 960, 900, 16);
  const screen = clip(frame, page(960, title, name, false));
  const phone = layers(
    box(-12, -12, 284, 640, ink, 34),
    clip(roundedPath(0, 0, 260, 600, 22), page(260, other, otherName, true)),
  );
  return layers(
    box(-9, -9, width + 18, height + 18, mint),
    box(tall ? 58 : 164, 72, 960 * scale, 900, '#5FA188', 16),
    place(screen, tall ? 40 : 140, 56, 0, scale),
    place(phone, tall ? 500 : 1040, tall ? 330 : 150, 0, tall ? 0.94 : 1),
  );
} // prettier-ignore
