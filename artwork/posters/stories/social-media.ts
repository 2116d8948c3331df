import { box, clip, fill, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds['social-media'];
const lens = 'M60 196C60 156 186 150 190 190C194 262 160 288 124 288C84 288 60 250 60 196Z';
const other = 'M214 190C218 150 344 156 344 196C344 250 320 288 280 288C244 288 210 262 214 190Z';

/** The hero of a painted hoarding, so close that only glasses and moustache fit. */
export function socialMediaStory(): Svg {
  const rows = times(9, (index) => box(-20, 168 + index * 16, 440, 7, '#ff8a2b'));
  return layers(
    box(-700, -300, 1900, 1500, ground),
    fill('M10 560C-30 300 -10 40 70 -60H340C420 40 436 300 400 560Z', '#c9763f'),
    fill('M216 -60H340C420 40 436 300 400 560H250C300 420 250 300 262 200Z', '#a95a2c'),
    fill('M-10 60C40 -70 360 -70 420 60C330 10 90 10 -10 60Z', ink),
    fill('M190 200C196 300 160 336 176 352C196 368 222 366 240 350C250 336 214 300 212 200Z', '#8f4620'),
    fill(lens, ink) + clip(lens, rows) + fill(other, ink) + clip(other, rows),
    line(lens, mark, 9) + line(other, mark, 9),
    line('M188 190Q202 176 216 190M60 192L-8 170M344 192L418 170', mark, 9),
    fill(
      'M202 384C150 366 92 372 40 436C100 428 150 440 202 414C254 440 304 428 364 436C312 372 254 366 202 384Z',
      ink,
    ),
    fill('M150 456C180 446 224 446 254 456C236 482 168 482 150 456Z', paper),
  );
}
