import { box, disc, fill, layers, palette, place, times, turned, type Svg } from '#artwork/draw/index.ts';
import { condensed, letters, malayalam } from '#artwork/stories/lettering.ts';
import { bidders, raised } from './paddles.ts';

const { ink, paper, sun, ember, lagoon, rope, slate, jade, palm, forest, blush, laterite } = palette;

const WIDTH = 1200;
const HEIGHT = 640;

/** The subject, from x = 300 to 1140: safe from every crop, and above the text at the bottom. */
const shown = (...parts: readonly (Svg | readonly Svg[])[]): Svg =>
  place(layers(...parts), 300, 20, 0, 2 / 3);

/** A search and its answers, each smaller than the one above it. */
async function seo(): Promise<Svg> {
  const [asked, first, open, second, third] = await Promise.all([
    condensed('plumber near me', 76),
    condensed('1', 216),
    condensed('open now', 112),
    condensed('2', 84),
    condensed('3', 50),
  ]);
  return layers(
    box(0, 0, WIDTH, HEIGHT, forest),
    shown(
      box(300, 40, 840, 132, '#FFFFFF', 66),
      `<circle cx="372" cy="100" r="24" fill="none" stroke="${ink}" stroke-width="9"/><path d="M390 118l22 22" stroke="${ink}" stroke-width="9"/>`,
      asked.at(440, 136, ink, Math.min(1, 640 / asked.width)),
      fill('M300 204H1030C1100 204 1140 270 1140 350V484H300Z', sun),
      first.at(340, 438, ink),
      open.at(500, 438, ink),
      box(300, 500, 840, 124, palm),
      second.at(340, 604, jade),
      box(300, 640, 840, 80, palm),
      third.at(340, 705, jade),
    ),
  );
}

/** An auction: three paddles, each bid higher than the last, on a wall lit from above. */
async function performance(): Promise<Svg> {
  const bids = await Promise.all(['1', '2', '3'].map((bid) => condensed(bid, 138)));
  return layers(
    box(0, 0, WIDTH, HEIGHT, ember),
    times(12, (ray) => fill(`M660 -260L${ray * 240 - 900} 900H${ray * 240 - 780}Z`, palette.brick)),
    bids.map((bid, at) => {
      const bidder = bidders[at + 1];
      return bidder
        ? place(
            raised(bidder) + turned(bid.at(170 - bid.width / 2, 188, ink), bidder.turn, 170, 300),
            330 + at * 270,
            170 - at * 76,
            0,
            0.86,
          )
        : '';
    }),
  );
}

/** A month of posts, with a thumb on one day. */
function social(): Svg {
  const colours = [ember, paper, sun, lagoon, ink];
  const motif = (kind: number, x: number, y: number, colour: string): Svg =>
    [
      disc(x + 60, y + 60, 38, colour),
      fill(`M${x + 40} ${y + 24}L${x + 94} ${y + 60}L${x + 40} ${y + 96}Z`, colour),
      times(4, (i) => box(x + 20 + i * 22, y + 78 - i * 16, 14, 20 + i * 16, colour)),
      fill(
        `M${x + 60} ${y + 98}C${x + 4} ${y + 62} ${x + 18} ${y + 24} ${x + 42} ${y + 26}C${x + 54} ${y + 27} ${x + 60} ${y + 40} ${x + 60} ${y + 40}C${x + 60} ${y + 40} ${x + 66} ${y + 27} ${x + 78} ${y + 26}C${x + 102} ${y + 24} ${x + 116} ${y + 62} ${x + 60} ${y + 98}Z`,
        colour,
      ),
    ][kind % 4] ?? '';
  return layers(
    box(0, 0, WIDTH, HEIGHT, blush),
    times(45, (day) => {
      const [x, y] = [(day % 9) * 134 + 2, Math.floor(day / 9) * 130 - 4];
      const ground = (day * 3 + Math.floor(day / 9)) % 5;
      return (
        box(x, y, 124, 120, colours[ground] ?? sun) +
        motif(day * 5 + (day >> 2), x, y, colours[(ground + 2) % 5] ?? ink)
      );
    }),
  );
}

/** A finished shop page in front of its source code. */
async function web(): Promise<Svg> {
  const [name, call] = await Promise.all([condensed('45 days', 132), condensed('Live', 44)]);
  return layers(
    box(0, 0, WIDTH, HEIGHT, lagoon),
    times(14, (row) =>
      layers(
        box(24 + ((row * 5) % 3) * 34, 20 + row * 46, 70 + ((row * 37) % 110), 14, palette.deep),
        box(230, 20 + row * 46, 40 + ((row * 53) % 60), 14, palette.deep),
      ),
    ),
    shown(
      box(330, 56, 830, 900, paper),
      box(330, 56, 830, 60, ink),
      [ember, sun, jade].map((colour, i) => disc(366 + i * 38, 86, 11, colour)),
      name.at(376, 290, ink),
      fill('M930 160H1060C1092 160 1112 196 1112 250H930Z', ember),
      call.at(970, 226, paper),
      box(376, 330, 330, 16, slate),
      box(376, 362, 270, 16, rope),
      times(3, (i) => box(376 + i * 252, 414, 232, 240, [blush, palette.aqua, sun][i] ?? sun)),
    ),
  );
}

/** The first letters of three alphabets, drawn for one name. */
async function branding(): Promise<Svg> {
  const [first, latin, ain] = await Promise.all([
    malayalam('അ', 170, 90),
    letters('display', 'A', { cap: 290, axes: { wdth: 70, wght: 900 } }),
    letters('kufiArabic', 'ع', { cap: 380, axes: { wght: 700 } }),
  ]);
  const floor = 384;
  return layers(
    box(0, 0, WIDTH, HEIGHT, laterite),
    times(7, (rule) => box(0, 94 + rule * 96.7, WIDTH, 2, palette.brick)),
    shown(
      first.at(270, floor, blush, Math.min(1, 330 / first.width)),
      latin.at(760 - latin.width / 2, floor, sun),
      ain.at(1150 - ain.width, floor - 122, blush),
    ),
    box(0, 20 + (floor * 2) / 3, WIDTH, 5, blush),
  );
}

/** One full-size picture per service of the selector. */
export const choices = await Promise.all(
  Object.entries({ seo, performance, social, web, branding }).map(async ([name, draw]) => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${await draw()}</svg>`;
    return { key: `landing/choice-${name}`, width: WIDTH, height: HEIGHT, draw: { svg: () => drawn } };
  }),
);
