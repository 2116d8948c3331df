import { box, disc, fill, layers, line, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds['amend-dental'];

/** Amend Dental: a section through a tooth; its nerve is a question mark. */
export function amendDental(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    fill(
      'M-700 620V500C-360 492 -170 470 -90 436C-30 410 -20 338 50 340C95 341 300 346 350 340C460 330 700 400 1200 420V620Z',
      mark,
    ),
    fill('M-700 620V560C-240 540 -20 424 200 424C420 424 700 470 1200 480V620Z', '#e58a9d'),
    fill(
      'M62 150C50 60 128 22 200 54C272 22 350 60 338 150C334 230 316 268 306 350C298 440 290 520 262 520C234 520 246 404 200 404C154 404 166 520 138 520C110 520 102 440 94 350C84 268 66 230 62 150Z',
      paper,
    ),
    fill(
      'M104 158C100 104 148 84 200 108C252 84 300 104 296 158C292 232 282 262 274 340C268 410 268 470 262 470C256 470 254 358 200 358C146 358 144 470 138 470C132 470 132 410 126 340C118 262 108 232 104 158Z',
      '#ffe3b0',
    ),
    line('M158 178C158 138 242 136 242 182C242 218 202 216 202 256V268', ink, 22),
    disc(202, 306, 14, ink),
    line('M24 96l-40 -22M44 56l-28 -36M376 96l40 -22', paper, 6),
  );
}
