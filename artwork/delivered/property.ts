import { box, fill, layers, ring, disc, roundedPath, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';
import { action, end, headline, lines, page, start } from './phone.ts';

const { ground, paper, mark, ink } = worlds.performance;

const questions = ['For yourself or to let?', 'Which month would you move?', 'When may we ring you?'];

/** The form: cost and duration come before any question. */
export async function property(): Promise<Svg> {
  return layers(
    box(page.x, page.y, page.width, page.height, paper),
    box(page.x, page.y, page.width, 236, ground),
    await lines(['Two rooms, river side'], { y: 88, colour: paper, cap: 13 }),
    await headline(['From 62 lakh,', 'ready in', '14 months'], { y: 142, cap: 40, colour: mark }),
    await lines(['Three questions, then we ring'], { y: 308, colour: ink, cap: 13 }),
    times(3, (i) =>
      layers(
        fill(roundedPath(start, 330 + i * 88, end - start, 76, 12), '#ffffff'),
        i === 0 ? disc(start + 30, 384, 10, ground) : ring(start + 30, 384 + i * 88, 9, '#9fb8bb', 3),
        box(start + 54, 378 + i * 88, i === 0 ? 96 : 130, 10, i === 0 ? ink : '#c9d6d6', 5),
      ),
    ),
    await lines(questions, { x: start + 18, y: 358, colour: ink, cap: 11.4, leading: 88 }),
    await action('Ring me', 606, mark, ink),
  );
}
