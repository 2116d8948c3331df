import {
  box,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  place,
  ring,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { answered, deep, grey, ground, HEIGHT, ink, lit, paper, red, sea } from './seo-answered.ts';

/** Cakes as wide as a shelf of six allows, from the middle of their foot. */
const cakes: readonly Svg[] = [
  box(-36, -46, 72, 46, paper) + fill(ellipsePath(0, -46, 36, 10), sea) + times(4, (drip) => box(-36 + drip * 18, -48, 18, 18 + ((drip * 2) % 3) * 7, sea, 9)) + disc(0, -60, 9, red),
  fill('M-26 0L-34 -34H34L26 0Z', deep) + fill('M-38 -34C-40 -84 40 -84 38 -34Z', '#F0A58C') + disc(0, -76, 8, paper),
  box(-36, -26, 72, 26, '#B5432F') + box(-26, -50, 52, 24, paper) + box(-15, -70, 30, 20, '#B5432F') + line('M0 -72v-14', ink, 4),
]; // prettier-ignore

/** Who would know: a hen with a shopping bag. */
const hen: Svg = layers(
  line('M-20 0V54h-26M-20 54h22M40 -4V54h-26M40 54h22', '#C23D14', 9),
  disc(-78, -304, 17, red) + disc(-54, -314, 19, red) + disc(-30, -304, 16, red),
  fill('M-96 -262C-96 -306 -22 -310 -18 -262C-14 -214 20 -186 70 -190C96 -192 112 -224 138 -242C158 -190 152 -120 126 -70C100 -20 40 0 0 0C-60 0 -108 -44 -108 -110C-108 -160 -90 -210 -96 -262Z', '#FFFFFF'),
  fill('M-94 -274L-132 -254L-92 -242Z', ink) + fill('M-90 -242q-14 30 4 40q16-12 12-40z', red),
  ring(-64, -268, 17, ink, 5) + disc(-66, -268, 6, ink) + line('M-48 -268h26', ink, 5),
  fill('M-24 -132C20 -160 84 -150 100 -112C74 -58 6 -52 -24 -92Z', grey),
  line('M-56 -44C-60 -104 6 -104 4 -44', ink, 6) + box(-76, -46, 100, 92, sea) + box(-76, -20, 100, 12, paper),
); // prettier-ignore

/** A page that answers in full: all twelve cakes, and the customer who makes sure. */
export function explained(): Promise<Svg> {
  return answered(
    800,
    { asked: 'cake shop eggless', found: 'all twelve, no egg', at: [40, 540], dark: true },
    layers(
      box(0, 0, 800, HEIGHT, lit),
      box(0, 590, 800, 50, '#E0B52A'),
      box(-20, 186, 590, 330, ink) + box(-20, 200, 576, 302, '#FFF3C4'),
      times(2, (shelf) => box(-20, 340 + shelf * 150, 576, 12, ink) + times(6, (cake) => place(cakes[(cake + shelf) % 3] ?? '', 50 + cake * 91, 340 + shelf * 150))),
      fill('M420 200H470L330 502H280Z', '#FFFFFF', 'opacity="0.45"'),
      box(-20, 506, 612, 134, deep) + box(-20, 506, 612, 16, sea),
      place(hen, 652, 556),
    ),
  ); // prettier-ignore
}

/** Asleep on the ice. */
function fish(body: string): Svg {
  return layers(
    fill('M-118 0C-76 -58 36 -58 76 -8L120 -44V44L76 8C36 58 -76 58 -118 0Z', body),
    line('M-62 -34C-48 -12 -48 12 -62 34', ground, 6) + line('M-96 -4q9 9 18 0', ground, 6),
    times(3, (fin) => line(`M${4 + fin * 24} -14q10 14 0 28`, ground, 5)),
  );
}

/** The answer as a newspaper has it, which one of those concerned reads. */
export async function cited(width: number): Promise<Svg> {
  const isWide = width > 1000;
  const [name, headline] = await Promise.all([condensed('Morning', 56), condensed('Fish on Sundays', 44)]);
  const middle = isWide ? 540 : 400;
  const page = layers(
    fill('M-200 -10L0 12L200 -10V196L0 220L-200 196Z', '#FFFFFF') + fill('M0 12L200 -10V196L0 220Z', grey),
    place(
      layers(
        name.at(0, 50, ink, 164 / name.width) + box(0, 64, 164, 6, ink),
        box(-6, 82, 176, 46, lit) + headline.at(0, 118, ink, 164 / headline.width),
        times(2, (row) => box(0, 144 + row * 20, [164, 110][row] ?? 0, 9, grey)),
      ),
      -180, 4, 6,
    ),
    times(5, (row) => box(26, 44 + row * 28, [150, 150, 96, 150, 120][row] ?? 0, 10, '#8FB0A8')),
  ); // prettier-ignore
  return answered(
    width,
    { asked: 'fish market Sunday', found: 'from six, says the paper', at: [isWide ? 532 : 190, 544], dark: true },
    layers(
      box(0, 0, width, 460, '#F0A58C') + disc(width - 130, 430, 120, lit),
      times(14, (stripe) => box(stripe * 92 - 30, 0, 92, 176, stripe % 2 ? paper : sea) + fill(`M${stripe * 92 - 30} 176h92a46 40 0 0 1-92 0Z`, stripe % 2 ? paper : sea)),
      box(26, 200, 16, 260, ground) + box(width - 42, 200, 16, 260, ground),
      fill(`M0 430H${width}V${HEIGHT}H0Z`, paper),
      times(24, (cube) => place(box(-22, -22, 44, 44, cube % 3 ? '#D3E6E2' : '#FFFFFF', 6), 10 + ((cube * 211) % width), 446 + ((cube * 53) % 190), cube * 31)),
      times(isWide ? 6 : 4, (each) => {
        const x = middle + ([-300, 300, -300, 300, -530, 530][each] ?? 0);
        const y = [400, 404, 520, 524, 466, 460][each] ?? 0;
        return place(fish([deep, sea, '#E58A6A', deep, sea, '#E58A6A'][each] ?? ''), x, y + 24, each % 2 ? -8 : 8, each % 2 ? -1 : 1);
      }),
      fill(ellipsePath(middle, 640, 190, 46), '#BFD8D3'),
      fill(`M${middle} 214C${middle + 120} 250 ${middle + 130} 420 ${middle + 96} 640H${middle - 96}C${middle - 130} 420 ${middle - 120} 250 ${middle} 214Z`, deep),
      fill(`M${middle - 26} 232L${middle} 186L${middle + 26} 232Z`, deep),
      times(2, (eye) => disc(middle - 44 + eye * 88, 300, 36, paper) + disc(middle - 44 + eye * 88, 312, 14, ink) + ring(middle - 44 + eye * 88, 300, 38, ink, 8)),
      line(`M${middle - 8} 298q8-8 16 0`, ink, 8),
      place(page, middle, 340),
      times(2, (fin) => place(fill('M0 0C-44 -8 -66 24 -58 64C-36 76 -10 60 14 34Z', sea), fin ? middle + 206 : middle - 206, 450, 0, fin ? -1 : 1)),
    ),
  ); // prettier-ignore
}
