import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  ring,
  roundedPath,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam, say } from './lettering.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.seo;
const [pine, moss, river] = ['#123f33', '#5f7a6c', '#2f7f8a'];

const rows = (...parts: readonly (Svg | Promise<Svg>)[]): Promise<Svg> =>
  Promise.all(parts).then((drawn) => drawn.join(''));

/** The lower road under water, and the bridge above it, 400 by 250. */
export const roads = layers(
  box(0, 0, 400, 250, '#9fb5a6'),
  times(26, (index) => line(`M${(index * 67) % 410} ${(index * 43) % 150}l-8 26`, paper, 3)),
  fill('M0 130L120 60L230 120L330 40L400 90V250H0Z', pine),
  box(0, 118, 400, 22, ink) + times(5, (index) => box(30 + index * 84, 140, 16, 110, ink)),
  box(170, 92, 64, 26, mark, 6) + disc(184, 120, 8, '#000000') + disc(220, 120, 8, '#000000'),
  fill('M0 196q25 -16 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0V250H0Z', river),
  box(296, 150, 12, 90, paper) +
    times(4, (index) => box(308, 160 + index * 20, index === 2 ? 30 : 16, 6, paper)),
);

/** Search results: the resort's own sentence, the map, then the question in other words. */
const screen = await rows(
  box(0, 0, 460, 940, '#ffffff'),
  line('M60 56H400a30 30 0 0 1 0 60H60a30 30 0 0 1 0 -60Z', moss, 4),
  ring(66, 84, 11, ground, 5) + line('M74 92l9 9', ground, 5),
  say('which road floods?', [98, 94], ground, 18),
  box(24, 146, 412, 452, mark),
  say('Nila Resorts', [46, 186], ground, 14),
  say('Which road floods?', [46, 240], ground, 30, { face: condensed }),
  say('The lower one, in July.', [46, 290], ground, 18),
  say('Take the bridge.', [46, 322], ground, 18),
  clip('M46 348H414V576H46Z', place(roads, 34, 340)),
  fill('M54 676C24 640 26 612 54 612S84 640 54 676Z', pine) + disc(54, 638, 9, '#ffffff'),
  say('To the gate', [104, 642], ground, 18),
  say('Pin corrected', [104, 672], moss, 14),
  line('M24 706H436', '#d5ddd8', 3),
  say('വഴി എവിടെ?', [24, 754], ground, 18, { face: malayalam }),
  line('M24 776H330M24 798H260', '#d5ddd8', 9),
  say('كم درجة إلى المنظر؟', [436, 852], ground, 18, { face: arabic, from: 1 }),
  line('M436 876H150M436 898H230', '#d5ddd8', 9),
);

const phone = layers(
  fill(roundedPath(-16, -16, 492, 972, 62), '#000000'),
  clip(roundedPath(0, 0, 460, 940, 46), screen),
);

/** The page behind the result: a sentence, then the picture that proves it. */
const page = await rows(
  box(0, 0, 520, 760, paper),
  box(0, 0, 520, 60, pine),
  say('Nila', [30, 42], mark, 20, { face: condensed }),
  say('The lower', [30, 150], ground, 56, { face: condensed }),
  say('one, in July.', [30, 224], ground, 56, { face: condensed }),
  place(roads, 30, 264, 0, 1.15),
  times(4, (index) => box(30, 584 + index * 32, 440 - (index % 3) * 60, 12, moss)),
);

/** One question, from the search to the page that answers it. */
export function answer(width: number, height: number): Svg {
  return layers(
    box(0, 0, width, height, ink),
    turned(place(page, width * 0.5, height * 0.1), 6, width / 2, height / 2),
    turned(place(phone, width * 0.21, height * 0.06), -4, width / 2, height / 2),
  );
}
