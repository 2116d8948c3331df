import {
  box,
  circlePath,
  clip,
  disc,
  fill,
  form,
  layers,
  line,
  place,
  polygonPath,
  random,
  rectPath,
  ring,
  roundedPath,
  shade,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
const skin = '#a45f35';
const dark = '#5a2a12';
const [width, height] = [480, 600];

/** An open school bag from above: books on edge, a tiffin, a bottle, an umbrella. */
function bag(): Svg {
  const body = roundedPath(56, 70, 368, 470, 120);
  const inside = roundedPath(86, 100, 308, 410, 96);
  const covers = [paper, ground, '#d9a441', paper, mark, ground, paper];
  return layers(
    box(0, 0, width, height, mark),
    line('M120 120C40 20 10 300 70 460M360 120C440 20 470 300 410 460', ink, 24),
    form(body, ground, dark, 440, 560, -120, 320),
    fill(inside, ink),
    line(inside, paper, 5, 'stroke-dasharray="3 11"'),
    clip(
      inside,
      layers(
        covers.map((colour, index) =>
          form(rectPath(110 + index * 24, 130, 20, 210), colour, dark, 110, 380, -90, 130),
        ),
        disc(332, 210, 52, '#5fb7a9') + disc(332, 210, 34, paper) + ring(332, 210, 20, '#5fb7a9', 5),
        form(roundedPath(110, 364, 176, 120, 26), '#cfd4d6', '#87919a', 300, 500, -135, 150),
        box(110, 414, 176, 8, '#87919a') + box(186, 404, 24, 28, ink),
        place(
          fill('M0 0L22 -170L44 0Z', '#d9552c') + line('M22 -168V14c0 18 26 18 26 0', paper, 6),
          318,
          470,
          8,
        ),
      ),
    ),
    box(228, 492, 24, 44, paper),
  );
}

/** A wedding pot from above over its fire; two hands and a paddle. */
function pot(): Svg {
  const next = random('biryani');
  const rice = times(330, () => {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * 166];
    const [x, y] = [240 + Math.cos(angle) * far, 270 + Math.sin(angle) * far];
    return place(
      fill(
        'M-8 0Q0 -5 8 0Q0 5 -8 0Z',
        ['#fff7e2', '#f4c55a', '#fff7e2', '#e8932f'][Math.floor(next() * 4)] ?? paper,
      ),
      x,
      y,
      next() * 180,
    );
  });
  const log = (turn: number): Svg =>
    turned(
      form(rectPath(222, -60, 36, 140), dark, ink, 222, 90, -90, 120) +
        fill('M214 80q26 46 52 0q-8 -40 -26 -50q-18 12 -26 50Z', '#ff8a3c'),
      turn,
      240,
      270,
    );
  return layers(
    box(0, 0, width, height, ink),
    times(8, (index) => log(index * 45 + 22)),
    form(circlePath(240, 270, 208), '#c9cdd0', '#6d7479', 400, 460, -135, 330),
    disc(240, 270, 180, dark),
    rice,
    times(7, (index) =>
      disc(170 + ((index * 67) % 150), 200 + ((index * 91) % 150), 11, index % 2 ? '#5d9d3a' : '#7a2f14'),
    ),
    line('M190 230L330 640', '#caa06a', 26),
    place(form(roundedPath(-30, -70, 60, 120, 26), '#caa06a', '#8a6434', 40, 60, -135, 90), 186, 212, -19),
    [0, 1].map((side) =>
      layers(
        line(side ? 'M300 480L420 640' : 'M282 420L120 640', mark, 74),
        line(side ? 'M300 480L352 548' : 'M282 420L230 490', skin, 54),
        times(4, (finger) =>
          line(
            `M${(side ? 278 : 256) + finger * 4} ${(side ? 472 : 408) + finger * 13}h44`,
            finger % 2 ? skin : '#96542d',
            14,
          ),
        ),
      ),
    ),
  );
}

/** The football commentator: a fist around a microphone whose head is the ball. */
function ball(): Svg {
  const head = circlePath(240, 200, 158);
  const patch = (x: number, y: number, size: number, turn: number): Svg =>
    fill(
      polygonPath(
        Array.from({ length: 5 }, (_, corner) => {
          const a = ((turn + corner * 72) * Math.PI) / 180;
          return [x + Math.sin(a) * size, y - Math.cos(a) * size] as const;
        }),
      ),
      ink,
    );
  const far = 116;
  return layers(
    box(0, 0, width, height, '#2f7d4f'),
    times(3, (index) => box(0, index * 200, width, 100, '#2a7148')),
    line('M0 470H480M240 470V600', paper, 7),
    [210, 262, 314].map((radius) => ring(240, 200, radius, mark, 10)),
    fill('M186 330H294L278 620H202Z', ink),
    disc(240, 200, 158, '#ffffff'),
    clip(
      head,
      layers(
        patch(240, 200, 54, 0),
        times(5, (index) => {
          const a = (index * 72 * Math.PI) / 180;
          const [x, y] = [240 + Math.sin(a) * far * 1.16, 200 - Math.cos(a) * far * 1.16];
          return (
            line(`M${240 + Math.sin(a) * 54} ${200 - Math.cos(a) * 54}L${x} ${y}`, ink, 6) +
            patch(x, y, 50, 36 + index * 72)
          );
        }),
        line(
          Array.from({ length: 5 }, (_, index) => {
            const a = ((index * 72 + 36) * Math.PI) / 180;
            return `M${240 + Math.sin(a) * 92} ${200 - Math.cos(a) * 92}L${240 + Math.sin(a) * 170} ${200 - Math.cos(a) * 170}`;
          }).join(''),
          ink,
          6,
        ),
        shade(head, { colour: '#9fb3a6', x: 370, y: 320, angle: -135, length: 150 }),
      ),
    ),
    box(176, 340, 128, 24, mark),
    form('M150 620V470C150 420 330 420 330 470V620Z', skin, '#7d4320', 340, 620, -150, 160),
    times(4, (finger) =>
      form(
        roundedPath(146, 402 + finger * 46, 190, 44, 21),
        skin,
        '#7d4320',
        340,
        440 + finger * 46,
        180,
        120,
      ),
    ),
    form(roundedPath(128, 392, 60, 130, 29), skin, '#7d4320', 120, 540, -60, 70),
  );
}

/** A grandmother's hand on the arm of a chair, in close-up. */
function chair(): Svg {
  const arm = 'M-20 330C120 290 330 290 400 340C440 370 440 440 410 470V620H-20Z';
  const back = 'M-20 0H480V320C330 270 120 270 -20 310Z';
  const motif = (x: number, y: number): Svg =>
    layers(
      times(6, (index) =>
        turned(fill('M0 -6C-14 -22 -8 -36 0 -42C8 -36 14 -22 0 -6Z', '#2b8f80'), index * 60, 0, 0),
      ),
      disc(0, 0, 7, '#d9552c'),
    ).replace(/^/, `<g transform="translate(${x} ${y})">`) + '</g>';
  return layers(
    box(0, 0, width, height, ground),
    fill(back, mark),
    clip(
      back,
      times(20, (index) =>
        motif((index % 5) * 106 + (Math.floor(index / 5) % 2) * 53, Math.floor(index / 5) * 88 + 30),
      ),
    ),
    shade(back, { colour: '#2b8f80', x: 0, y: 330, angle: -90, length: 120, reach: 900 }),
    form(arm, mark, '#2b8f80', 440, 620, -150, 260),
    clip(
      arm,
      times(12, (index) =>
        motif((index % 4) * 116 + (Math.floor(index / 4) % 2) * 58, 400 + Math.floor(index / 4) * 86),
      ),
    ),
    line('M-20 330C120 290 330 290 400 340C440 370 440 440 410 470V620', '#2b8f80', 5),
    // The sleeve comes in from the right; the thumb sinks into the cloth.
    fill('M500 40V240L330 262L300 150Z', paper),
    line('M322 136L350 264M346 128L372 258', '#d9a441', 9),
    fill(
      'M322 156C250 168 210 196 180 232L120 300C108 318 130 330 146 314L196 268L160 346C152 366 178 374 188 356L232 284L214 366C210 388 236 392 244 372L268 290L266 362C268 382 292 382 294 362L306 270C330 262 340 256 346 250Z',
      skin,
    ),
    line('M196 268L222 238M232 284L248 250M268 290L276 258', '#7d4320', 4),
    fill('M300 262C300 300 322 330 346 326C358 322 354 304 344 290L346 250Z', skin),
    [0, 1, 2].map((bangle) =>
      line(
        `M${318 + bangle * 17} ${146 - bangle * 5}Q${350 + bangle * 17} ${200 - bangle * 4} ${340 + bangle * 16} ${262 - bangle * 4}`,
        '#ffcf4d',
        8,
      ),
    ),
    ring(214, 306, 10, '#ffcf4d', 5),
  );
}

export const briefs: readonly Still[] = [
  print('mukkam-bag', width, height, bag()),
  print('mukkam-pot', width, height, pot()),
  print('mukkam-ball', width, height, ball()),
  print('mukkam-chair', width, height, chair()),
];
