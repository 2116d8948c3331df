import {
  box,
  clip,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  place,
  rectPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';

const [ground, paper, lit, ink, deep, sea, grey] = ['#062A33', '#EAF4EE', '#FFD84A', '#04191F', '#0F5560', '#6FBDBF', '#B9D2C9']; // prettier-ignore

interface Answer {
  asked: string;
  found: string;
  /** Where the answer is pinned. */
  at: readonly [x: number, y: number];
  dark?: true;
}

/** A question of the page's head in its search field, the scene that answers it, and the answer pinned to that. */
async function answered(width: number, { asked, found, at, dark }: Answer, scene: Svg): Promise<Svg> {
  const [question, answer] = await Promise.all([condensed(asked, 40), condensed(found, 30)]);
  return layers(
    clip(rectPath(0, 0, width, 420), scene),
    box(-60, 22, question.width + 132, 84, dark ? ink : paper, 42),
    question.at(32, 80, dark ? lit : ink),
    place(
      (dark ? '' : box(7, 9, answer.width + 40, 62, ink)) +
        box(0, 0, answer.width + 40, 62, dark ? ink : lit) +
        answer.at(20, 45, dark ? lit : ink),
      ...at,
      -3,
    ),
  );
}

/** The shop's old door is nailed up, and a sign leads to its new one. */
export async function redirected(): Promise<Svg> {
  const [lost, there, moved] = await Promise.all([
    condensed('404', 62),
    condensed('200', 92),
    condensed('301', 40),
  ]);
  const drape = layers(
    fill('M0 0H118C116 96 76 158 24 184C44 212 54 250 56 300H0Z', paper),
    times(3, (fold) =>
      line(`M${28 + fold * 28} 0C${26 + fold * 26} 90 ${14 + fold * 14} 150 ${8 + fold * 5} 180`, grey, 5),
    ),
    line('M10 190C18 220 24 250 26 300', grey, 5) + box(0, 172, 34, 20, ink, 4),
  );
  return answered(
    800,
    { asked: 'curtain shop still open', found: 'yes, one door along', at: [40, 338] },
    layers(
      box(0, 0, 800, 420, ground),
      box(70, 140, 200, 280, deep) + box(86, 156, 168, 264, ink),
      line('M70 190L270 330M270 190L70 330', deep, 30),
      box(170 - lost.width / 2 - 18, 210, lost.width + 36, 96, paper) +
        lost.at(170 - lost.width / 2, 290, ink),
      fill('M286 236H366V210L414 258L366 306V280H286Z', lit) + moved.at(298, 273, ink, 0.76),
      box(420, 116, 350, 304, lit),
      there.at(595 - there.width / 2, 330, ink),
      place(drape, 420, 116) + place(drape, 770, 116, 0, -1, 1),
      box(404, 104, 382, 22, paper) +
        times(7, (ring) => fill(`M${404 + ring * 54.6} 124h54.6a27.3 27.3 0 0 1-54.6 0Z`, ring % 2 ? paper : sea)),
      box(420, 404, 350, 16, ink),
    ),
  ); // prettier-ignore
}

/** A street at night with one shop lit, and the pin of its listing on it. */
export async function located(): Promise<Svg> {
  const cross = (size: number, colour: string): Svg =>
    box(-size / 2, -size / 6, size, size / 3, colour) + box(-size / 6, -size / 2, size / 3, size, colour);
  const shut = (x: number, top: number): Svg =>
    box(x, top, 176, 240, deep) + box(x + 22, top + 56, 132, 240, ground) +
    times(7, (slat) => box(x + 22, top + 66 + slat * 24, 132, 6, deep)); // prettier-ignore
  return answered(
    560,
    { asked: 'pharmacy open at night', found: 'the corner one, till two', at: [20, 340] },
    layers(
      box(0, 0, 560, 420, ground),
      fill('M470 128a44 44 0 1 0 52 62a36 36 0 1 1-52-62z', paper),
      shut(-30, 226) + shut(410, 244),
      box(158, 216, 240, 204, lit) + box(142, 204, 272, 30, paper),
      box(182, 258, 92, 120, ink) + box(294, 258, 80, 162, ink) + disc(310, 344, 6, lit),
      times(6, (jar) => box(192 + (jar % 3) * 26, 276 + Math.floor(jar / 3) * 54, 18, 34, jar % 2 ? sea : paper, 4)),
      place(fill('M0 0C-16-38-50-52-50-94a50 50 0 1 1 100 0C50-52 16-38 0 0Z', lit), 278, 262, 0, 1.1) +
        place(disc(0, 0, 40, ground) + cross(50, paper), 278, 158),
    ),
  ); // prettier-ignore
}

/** A page that answers in full: the cake, and the egg that is in none. */
export async function explained(): Promise<Svg> {
  return answered(
    560,
    { asked: 'cake shop eggless', found: 'all twelve, no egg', at: [24, 340], dark: true },
    layers(
      box(0, 0, 560, 420, lit),
      fill('M140 366H420L380 420H180Z', ink) + fill(ellipsePath(280, 366, 190, 20), ink),
      fill('M130 210V344a150 22 0 0 0 300 0V210Z', paper) + fill('M130 290a150 22 0 0 0 300 0V316a150 22 0 0 1-300 0Z', sea),
      fill(ellipsePath(280, 210, 150, 38), deep),
      times(6, (drip) => box(130 + drip * 50, 204, 50, 56 + ((drip * 2) % 3) * 20, deep, 25)),
      fill(ellipsePath(280, 204, 150, 34), sea),
      disc(280, 182, 28, '#F0562B') + line('M280 160q10-26 36-30', ink, 6),
      place(fill('M0-66C34-66 52-18 52 14a52 52 0 0 1-104 0C-52-18-34-66 0-66Z', paper) + line('M-66 66L66-66', ink, 18), 490, 206, 8, 0.78),
    ),
  ); // prettier-ignore
}

/** The answer as a newspaper has it, round what it is about. */
export async function cited(): Promise<Svg> {
  const [name, headline] = await Promise.all([condensed('Morning', 46), condensed('Fish on Sundays', 34)]);
  const sheet = layers(
    fill('M0 26L320 0L352 226L18 262Z', '#FFFFFF') + fill('M320 0L352 226L290 236L262 5Z', grey),
    place(
      layers(
        name.at(20, 78, ink) + box(20, 92, 226, 6, ink),
        box(16, 108, headline.width + 12, 46, lit) + headline.at(22, 144, ink),
        times(3, (row) => box(20, 170 + row * 22, [224, 206, 120][row] ?? 0, 10, grey)),
      ),
      0,
      0,
      -4.6,
    ),
  );
  return answered(
    800,
    { asked: 'fish market Sunday', found: 'from six, says the paper', at: [352, 340] },
    layers(
      box(0, 0, 800, 420, deep),
      fill('M60 262C130 150 330 116 640 236L760 152C740 210 740 290 766 350L640 288C330 400 130 370 60 262Z', sea),
      fill('M60 262C130 370 330 400 640 288L766 350C752 320 746 292 744 262L640 262C330 320 130 318 60 262Z', paper),
      fill('M300 156C350 96 440 104 500 190Z', sea) + line('M196 176C236 226 236 296 196 344', ground, 10),
      disc(140, 236, 22, paper) + disc(140, 236, 11, ink) + line('M64 268Q92 284 118 280', ground, 7),
      times(4, (fin) => line(`M${676 + fin * 18} ${224 - fin * 10}L${690 + fin * 14} ${300 + fin * 8}`, ground, 5)),
      place(sheet, 256, 122),
    ),
  ); // prettier-ignore
}
