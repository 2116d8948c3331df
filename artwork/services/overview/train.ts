import { box, fill, layers, line, palette, times, turned, type Svg } from '#artwork/draw/index.ts';
import { arabic, malayalam } from '#artwork/stories/lettering.ts';

const window = 'M40 0H660V250Q660 290 620 290H80Q40 290 40 250Z';

const skin = '#B8713F';

/** The right hand with an arm that leaves the picture, or from below it like the left one. */
const right = {
  aside: 'M700 470C620 440 560 450 500 486C470 504 452 530 470 548C490 566 540 544 584 540C560 580 540 610 530 640H700Z',
  below: 'M660 640C672 560 652 488 606 464C566 446 530 468 500 486C470 504 452 530 470 548C490 566 528 548 560 546C542 580 534 610 530 640Z',
}; // prettier-ignore

/** A phone with a page on it, 298 wide from (206, 140), in two hands. */
export function held(page: Svg, arm: keyof typeof right = 'aside'): Svg {
  return layers(
    fill('M112 640C84 580 88 500 132 466C158 446 190 444 214 452V640Z', '#8A4B2A'),
    turned(
      layers(box(190, 110, 330, 620, palette.night, 34), box(206, 140, 298, 620, '#FFFFFF'), page),
      -8,
      360,
      420,
    ),
    fill(right[arm], skin),
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

/** A phone with cracked glass in front of a train window, with the page already loaded. */
export async function train(): Promise<Svg> {
  const page = layers(
    await greeting(),
    box(222, 284, 190, 22, palette.night),
    box(222, 318, 260, 8, palette.mist),
    box(222, 336, 230, 8, palette.mist),
    box(222, 366, 128, 150, palette.sun),
    box(360, 366, 128, 150, palette.lagoon),
    box(222, 530, 266, 54, palette.laterite),
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
