import { box, fill, layers, line, palette, place, times, turned, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam, plain } from '#artwork/stories/lettering.ts';

const window = 'M40 0H660V250Q660 290 620 290H80Q40 290 40 250Z';

const skin = '#B8713F';

/** The right hand with an arm that leaves the picture, or from below it like the left one. */
const grips = {
  aside: 'M700 470C620 440 560 450 500 486C470 504 452 530 470 548C490 566 540 544 584 540C560 580 540 610 530 640H700Z',
  below: 'M660 640C672 560 652 488 606 464C566 446 530 468 500 486C470 504 452 530 470 548C490 566 528 548 560 546C542 580 534 610 530 640Z',
}; // prettier-ignore

/** A phone with a page on it, 298 wide from (206, 140), in two hands. */
export function held(page: Svg, arm: keyof typeof grips = 'aside'): Svg {
  return layers(
    fill('M112 640C84 580 88 500 132 466C158 446 190 444 214 452V640Z', '#8A4B2A'),
    turned(
      layers(box(190, 110, 330, 620, palette.night, 34), box(206, 140, 298, 620, '#FFFFFF'), page),
      -8,
      360,
      420,
    ),
    fill(grips[arm], skin),
    fill('M474 520C482 504 500 496 516 498C514 516 496 534 474 538Z', '#F3D3B4'),
    fill(
      'M108 640C104 606 100 580 116 552C134 520 176 500 214 488C244 478 276 474 284 494C292 516 262 534 240 548C226 558 224 580 228 600C230 616 234 630 238 640Z',
      skin,
    ),
    fill('M283 492C276 480 262 478 248 482C252 498 268 506 282 504Z', '#F3D3B4'),
  );
}

/** The cracks in its glass. */
export const cracks = layers(
  line('M504 350L440 416L466 442L410 510M440 416L396 406', '#FFFFFF', 3),
  line('M506 351L442 417L468 443L412 511', palette.night, 1),
);

/** The page's greeting, in Malayalam from the left and in Arabic from the right. */
export async function greeting(): Promise<Svg> {
  const [left, right] = await Promise.all([malayalam('സ്വാഗതം', 26), arabic('أهلاً', 34)]);
  return layers(
    box(206, 140, 298, 120, palette.ember),
    left.at(222, 216, '#FFFFFF'),
    right.at(488 - right.width, 214, '#FFFFFF'),
  );
}

/** What the shop on the page sells: a boot, and a slipper, on cards of 128 by 150. */
const boot = layers(
  fill('M12 0H50L52 42C62 56 92 56 96 78V88H10Z', palette.laterite) +
    fill('M12 0H50L51 14H12Z', palette.brick),
  box(6, 86, 94, 12, palette.night, 4),
  line('M52 30L38 36M54 44L42 52M64 52L54 62', palette.paper, 5),
);
const slipper = layers(
  fill('M4 84C2 66 14 62 26 70C38 50 56 46 66 60C78 70 98 72 98 86Z', palette.paper),
  fill('M30 68C42 52 56 50 64 62C58 74 44 78 30 68Z', palette.aqua),
  box(2, 84, 98, 12, palette.sun, 5),
);

export const wares = {
  boot: box(0, 0, 128, 150, palette.sun) + place(boot, 14, 26),
  slipper: box(0, 0, 128, 150, palette.lagoon) + place(slipper, 14, 20),
};

/** A phone with cracked glass in front of a train window, with the page already loaded. */
export async function train(): Promise<Svg> {
  const [title, note, order] = await Promise.all([
    condensed('New this week', 34),
    plain('Boots and slippers', 15),
    condensed('Order', 30),
  ]);
  const page = layers(
    await greeting(),
    title.at(222, 314, palette.night),
    note.at(222, 346, palette.slate),
    place(wares.boot, 222, 366) + place(wares.slipper, 360, 366),
    box(222, 530, 266, 54, palette.laterite) + order.at(355 - order.width / 2, 572, '#FFFFFF'),
    cracks,
  );
  return layers(
    box(0, 0, 700, 640, palette.tide),
    fill(window, palette.aqua),
    times(7, (index) =>
      line(`M${74 + index * 92} 6l-24 276`, palette.palm, 10 + (index % 3) * 8, 'stroke-dasharray="90 40"'),
    ),
    line(window, palette.paper, 14),
    held(page),
  );
}
