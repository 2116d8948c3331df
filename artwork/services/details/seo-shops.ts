import { box, disc, fill, layers, line, place, times, type Svg } from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { answered, deep, grey, ground, HEIGHT, ink, lit, paper, red, sea } from './seo-answered.ts';

/** A curtain, tied back, that hangs from its top left corner. */
const drape: Svg = layers(
  fill('M0 0H118C116 96 76 158 24 184C44 212 54 250 56 300H0Z', paper),
  times(3, (fold) =>
    line(`M${28 + fold * 28} 0C${26 + fold * 26} 90 ${14 + fold * 14} 150 ${8 + fold * 5} 180`, grey, 4),
  ),
  line('M10 190C18 220 24 250 26 300', grey, 4) + box(0, 172, 34, 20, red, 4),
);

/** Shows the way to the door that is open. */
const usher: Svg = layers(
  line('M26 -180L52 -300', red, 26) + line('M56 -262V-330', grey, 8),
  fill('M-46 0V-160Q-46 -214 0 -214T46 -160V0Z', red) + disc(0, -252, 36, '#8A4B2A'),
  box(-38, -294, 76, 24, ink, 4) + box(-30, -312, 60, 26, ink, 8) + box(10, -276, 42, 9, ink, 4),
  times(3, (button) => disc(0, -180 + button * 44, 6, lit)),
);

/** The shop's old door is nailed up; its window, one door along, is a stage, and the last figure is late for it. */
export async function redirected(width: number): Promise<Svg> {
  const isWide = width > 1000;
  const [lost, moved, two, nought] = await Promise.all([
    condensed('404', isWide ? 84 : 66),
    condensed('301', 46),
    condensed('2', 190),
    condensed('0', 190),
  ]);
  const [door, stage] = isWide ? [250, 480] : [190, 316];
  const actors = isWide ? [630, 760, 960] : [430, 548, 676];
  return answered(
    width,
    { asked: 'curtain shop still open', found: 'yes, one door along', at: [34, 530] },
    layers(
      box(0, 0, width, HEIGHT, ground),
      box(20, 196, door - 10, 444, deep) + box(40, 216, door - 50, 424, ink),
      line(`M30 250L${door} 470M${door} 250L30 470`, deep, 38),
      box(door / 2 - lost.width / 2 - 10, 300, lost.width + 40, 124, paper) +
        lost.at(door / 2 - lost.width / 2 + 10, isWide ? 404 : 396, ink),
      box(stage, 190, width - stage, 380, lit),
      fill(`M${(stage + width) / 2 - 40} 190H${(stage + width) / 2 + 20}L${(stage + width) / 2 + 130} 570H${(stage + width) / 2 - 250}Z`, '#FFEBA0'),
      actors.map((x, at) => {
        const digit = at === 0 ? two : nought;
        const leg = (from: number, out: number): Svg => line(`M${x + from} 506V552h${out}`, ink, 11);
        return leg(digit.width * 0.3, -18) + leg(digit.width * 0.7, at === 2 ? -18 : 18) + digit.at(x, 512, at === 2 ? '#8C6A00' : ink);
      }),
      box(stage, 558, width - stage, 82, ink),
      times(Math.ceil((width - stage) / 92), (light) => fill(`M${stage + 24 + light * 92} 564a22 22 0 0 1 44 0z`, '#FFEBA0')),
      times(Math.floor((width - stage) / 130), (head) => disc(stage + 96 + head * 132, 650, 48, deep) + (head === 2 ? disc(stage + 96 + head * 132, 596, 18, deep) : '')),
      place(drape, stage, 190, 0, 1.26) + place(drape, width, 190, 0, -1.26),
      box(stage - 18, 168, width, 32, paper) +
        times(12, (swag) => fill(`M${stage - 18 + swag * 76} 196h76a38 38 0 0 1-76 0Z`, swag % 2 ? paper : sea)),
      place(usher, stage - 96, HEIGHT, 0, isWide ? 1 : 0.86),
      place(fill('M0 0H104V-32L164 36L104 104V72H0Z', lit) + moved.at(14, 59, ink), stage - 140, isWide ? 236 : 288),
    ),
  ); // prettier-ignore
}

/** Sits in the queue, its tail in a bandage. */
const cat: Svg = layers(
  line('M-44 -16C-110 -10 -120 -70 -92 -104', red, 24) + line('M-104 -54L-94 -92', paper, 27),
  fill('M-58 0C-62 -70 -40 -120 -8 -136L52 -120C64 -80 62 -40 64 0Z', red),
  fill('M-18 -200L-8 -160H64L74 -200L44 -184H12Z', red) +
    fill('M-22 -156a50 42 0 1 0 100 0a50 42 0 1 0-100 0z', red),
  disc(40, -166, 7, ink) + disc(66, -168, 7, ink) + fill('M50 -152h14l-7 8z', ink),
  line('M10 0V-60M38 0V-60', '#C23D14', 5),
  place(box(0, 0, 58, 40, paper) + line('M23 10l8-4v28', ink, 6), 58, -146, 10),
);

/** A street at night with one shop lit, the pin of its listing on it, and a queue of one. */
export async function located(): Promise<Svg> {
  const shut = (x: number, top: number): Svg =>
    box(x, top, 250, 340, deep) + box(x + 30, top + 76, 190, 340, ground) +
    times(9, (slat) => box(x + 30, top + 90 + slat * 28, 190, 7, deep)); // prettier-ignore
  return answered(
    800,
    { asked: 'pharmacy open at night', found: 'the corner one, till two', at: [226, 544] },
    layers(
      box(0, 0, 800, HEIGHT, ground),
      times(9, (star) => disc(40 + ((star * 173) % 760), 180 + ((star * 67) % 110), 3 + (star % 2), sea)),
      fill('M690 176a58 58 0 1 0 70 82a48 48 0 1 1-70-82z', paper),
      shut(-70, 372) + shut(664, 348),
      box(0, 596, 800, 44, deep),
      box(214, 322, 424, 286, lit) + box(192, 300, 468, 38, paper),
      fill('M246 378H414V530H246Z', deep) + box(230, 526, 200, 20, paper),
      // The one on night duty leans out to look at the patient.
      fill('M272 526C272 470 300 456 332 456T392 470L396 526Z', '#FFFFFF') + disc(312, 424, 38, '#8A4B2A') +
        fill('M276 412C272 366 356 366 350 432C338 430 336 404 322 402C304 400 290 402 276 412Z', ink) +
        disc(290, 426, 5, ink) + line('M284 446q12 8 22 2', ink, 4) + line('M300 500L254 526', '#FFFFFF', 26) + disc(252, 522, 14, '#8A4B2A'),
      times(6, (jar) => box(460 + (jar % 3) * 54, 384 + Math.floor(jar / 3) * 76, 36, 56, [sea, paper, red][jar % 3] ?? '', 7) + box(464 + (jar % 3) * 54, 374 + Math.floor(jar / 3) * 76, 28, 12, ink, 3)),
      box(446, 440, 166, 8, ink) + box(446, 516, 166, 8, ink),
      place(fill('M0 0C-16-38-50-52-50-94a50 50 0 1 1 100 0C50-52 16-38 0 0Z', lit) + disc(0, -94, 40, ground) + box(-26, -103, 52, 18, paper) + box(-9, -120, 18, 52, paper), 426, 306, 0, 0.98),
      place(cat, 122, 606),
    ),
  ); // prettier-ignore
}
