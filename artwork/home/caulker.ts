import {
  box,
  clip,
  document,
  fill,
  form,
  layers,
  line,
  palette as c,
  place,
  shade,
  silver,
  times,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import type { Dress } from '#artwork/portraits/dress.ts';
import { finger } from '#artwork/portraits/clients/ink.ts';
import { torso } from '#artwork/portraits/body.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { crop } from '#artwork/portraits/hair.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { sit } from '#artwork/scenes/kit.ts';
import { towel } from '#artwork/scenes/tea.ts';

const skin = skins.umber;

/** A vest that leaves the arms free. */
const vest: Dress = (b) => {
  const { x } = b;
  const cloth = d`M${x - 74} 170C${x - 84} 240 ${x - 140} 290 ${x - 170} 340V470H${x + 170}V340C${x + 130} 290 ${x + 84} 250 ${x + 74} 170L${x + 46} 160C${x + 40} 300 ${x - 40} 300 ${x - 46} 160Z`;
  const all = d`M${x - 200} 100H${x + 200}V480H${x - 200}Z`;
  return layers(
    torso(b, skin.lit, skin.shade),
    clip(
      b.outline,
      layers(
        fill(cloth, c.paper),
        clip(cloth, shade(all, { colour: c.rope, x: x + 130, y: 400, angle: 196, length: 170 })),
        line(d`M${x - 46} 160C${x - 40} 300 ${x + 40} 300 ${x + 46} 160`, c.rope, 5),
      ),
    ),
  );
};

/** A limb with the grain on its lower side. */
const limb = (path: Path, x: number, y: number, angle: number, length: number): Svg =>
  form(path, skin.lit, skin.shade, x, y, angle, length);

/** A mallet with iron rings, its handle from the origin upwards. */
const mallet = layers(
  line('M0 40L0-170', c.turmeric, 17),
  line('M4 40L4-170', c.clay, 6),
  form('M-98-250Q-104-200-98-150H98Q104-200 98-150V-250Z', c.turmeric, c.clay, 70, -140, 230, 120),
  fill('M-98-250Q-104-200-98-150H-70V-250Z', silver[2]) + fill('M98-250V-150H70V-250Z', silver[3]),
  line('M-52-232H46M-56-208H-6M10-184H54', c.brick, 3),
);

/** A caulking iron in the seam, and the oakum that it drives in. */
const iron = layers(
  line('M-8 318C-26 352 12 372-6 412S-32 462-16 512', c.rope, 12),
  line('M-16 316C-34 348 4 374-12 408S-40 460-26 498', c.paper, 8),
  place(
    layers(
      form('M-15-110H15L11 60L24 128L19 158H-19L-24 128L-11 60Z', silver[1], silver[3], 32, 20, 182, 40),
      box(-22, -122, 44, 18, silver[3], 5),
    ),
    44,
    176,
    22,
  ),
);

/** A checked cloth, folded at the waist. */
const lungi = layers(
  form('M112 700H472L486 890H98Z', c.lagoon, c.tide, 500, 800, 190, 190),
  times(6, (i) => line(`M${150 + i * 58} 720L${144 + i * 60} 890`, c.aqua, 5)),
  line('M108 772H476M102 838H482', c.aqua, 5),
  fill('M108 694C200 712 380 712 476 694L478 722C380 744 200 744 106 722Z', c.aqua),
);

const fist = layers(
  fill('M30 178C44 160 92 160 100 184L104 250C92 272 60 270 44 262Z', skin.shade),
  finger('M88 188Q50 176 26 190', skin, 25),
  finger('M90 209Q50 200 22 213', skin, 25),
  finger('M92 230Q54 224 26 236', skin, 24),
  finger('M92 250Q62 248 36 256', skin, 22),
  finger('M96 206Q84 168 58 164', skin, 23),
);

const striking = layers(
  fill('M396 196C404 168 452 160 470 186C480 212 470 240 446 248L408 236Z', skin.lit),
  finger('M452 184Q420 164 396 180', skin, 25),
  finger('M460 204Q424 188 398 203', skin, 25),
  finger('M462 224Q430 212 404 226', skin, 24),
  finger('M458 242Q434 236 414 246', skin, 21),
);

/** A caulker at the seam between two planks: the iron on the oakum, the mallet raised. */
export function caulker(): Svg {
  return document(
    '-46 12 588 868',
    layers(
      iron,
      sit('latheef-koyamu', {
        x: 268,
        y: 262,
        scale: 1.16,
        facing: 'left',
        sun: 'left',
        yaw: 0.9,
        tilt: 4,
        pitch: -0.5,
        change: {
          skin: 'umber',
          hair: 'grizzled',
          beard: 'full',
          brows: '#2A2326',
          build: { width: 1, jaw: 1.05, wings: 1.25 },
          stance: { wide: 150, turn: 0.2, raise: 0, neck: 42 },
          features: { age: 0.6, open: 0.8, smile: -0.1, gaze: 1 },
          dress: vest,
          parts: ({ h, tone, light }) => ({
            top: crop(h, tone, light, { volume: 5, line: -66, corners: 10 }).top + towel(h),
          }),
        },
      }),
      lungi,
      limb(
        'M204 450C180 484 134 500 112 470C96 430 100 300 104 250L52 246C36 320 12 430 30 500C52 580 150 600 214 572C252 552 254 474 204 450Z',
        130,
        600,
        -60,
        130,
      ),
      fist,
      limb(
        'M380 470C430 440 440 400 446 372C440 330 410 290 400 240L464 222C500 270 536 330 534 384C530 470 500 560 440 600C400 600 372 520 380 470Z',
        560,
        480,
        200,
        150,
      ),
      place(mallet, 432, 244, -12, 0.84),
      striking,
    ),
  );
}
