import { box, fill, layers, line, roundedPath, times, turned, type Svg } from '#artwork/draw/index.ts';
import { plain } from '#artwork/stories/lettering.ts';
import { worlds } from '#artwork/stories/worlds.ts';
import { craft } from '#artwork/wordmarks/clients-craft.ts';
import { action, headline, lines, logo, middle, page, phone, start } from './phone.ts';

const { ground, mark, ink } = worlds['web-development'];
const white = '#fffaf2';

/** A sandal from the side: sole, straps and buckle. */
function sandal(): Svg {
  return layers(
    fill(
      'M184 300C184 276 214 276 246 284S330 296 372 286C410 278 440 290 440 308C440 326 424 332 400 332H216C196 332 184 320 184 300Z',
      '#5b2a18',
    ),
    fill('M182 322H440V334C440 344 430 348 416 348H206C190 348 182 340 182 322Z', ink),
    fill('M330 296C346 250 380 236 404 244C424 250 436 276 440 300C410 286 368 298 330 296Z', mark),
    fill('M196 286C200 236 214 206 236 204L252 214C232 236 232 262 246 288C226 282 210 278 196 286Z', mark),
    line('M214 232C262 214 300 244 342 286', '#d9694a', 17),
    line('M350 262L428 266M362 248L432 282', ground, 5),
    box(262, 216, 24, 26, '#e9ecec', 5) + box(268, 222, 12, 14, '#d9694a', 3),
    times(12, (i) => line(`M${198 + i * 20} 338v10`, white, 2)),
  );
}

/** The box that the order leaves in. */
function carton(): Svg {
  return turned(
    layers(
      box(22, 540, 190, 200, '#d9694a'),
      box(12, 520, 210, 50, mark),
      box(58, 600, 118, 80, white),
      box(72, 618, 60, 10, ink) + box(72, 640, 88, 10, '#c9a27e') + box(72, 658, 44, 10, '#c9a27e'),
    ),
    -7,
    110,
    620,
  );
}

/** A shop on a phone, one pair on its page, and a box beside it. */
export async function shoe(): Promise<Svg> {
  const own = craft.find(({ slug }) => slug === 'calicut-last-co');
  const sizes = await Promise.all(['6', '7', '8', '9', '10'].map((size) => plain(size, 14)));
  return layers(
    carton(),
    phone(
      white,
      layers(
        own ? await logo(own, { x: start, y: 66, width: 110, colour: ground }) : '',
        box(page.x, 112, page.width, 258, '#f3dfc4'),
        sandal(),
        await headline(['The monsoon', 'sandal'], { y: 420, cap: 33, colour: ink }),
        await lines(['INR 2,490, resoled for nothing'], { y: 494, colour: ground, cap: 12 }),
        times(5, (i) => fill(roundedPath(start + i * 54, 520, 46, 46, 8), i === 2 ? ink : '#f3dfc4')),
        sizes.map((size, i) => middle(size, start + 23 + i * 54, 550, i === 2 ? white : ink)),
        await action('Add to bag', 592, ground, white),
      ),
    ),
  );
}
