import { clip, fill, layers, line, place, type Svg } from '#artwork/draw/index.ts';
import { finger } from '#artwork/portraits/clients/ink.ts';
import { d, type Point } from '#artwork/portraits/geometry.ts';
import type { Skin } from '#artwork/portraits/tones.ts';
import { limb } from '#artwork/portraits/limb.ts';

/** An arm with its hand, from the shoulder to the elbow on the table and up to the wrist. */
export interface Arm {
  elbow: Point;
  wrist: Point;
  /** Of somebody who does not sit at a table. */
  shoulder?: Point;
  /**
   * The upper arm of somebody whose sleeve joins the clothes below the shoulder, in the tone of that side of them; none if it is
   * behind them. */
  upper?: { from: Point; tone: string } | 'behind';
  sleeve: { lit: string; shade: string };
  skin: Skin;
  /** The side of the thumb: 1 is right. */
  thumb: 1 | -1;
}

const PALM = 'M-21 10C-27 -12 -30 -38 -25 -58C-10 -68 12 -68 25 -58C30 -38 26 -12 20 10Z';

/** The angle of a hand that goes on from its forearm, in degrees; 0 points up. */
const angleOf = ({ elbow, wrist }: Arm): number =>
  (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI + 90;

function upperArm({ elbow: [x, y], upper, shoulder, sleeve }: Arm): Svg {
  if (upper === 'behind') return '';
  if (upper) return limb(upper.from, [x, y + 6], 46, 32, upper.tone);
  return limb(shoulder ?? [Math.sign(x) * 84, 218], [x, y + 8], 40, 24, sleeve.shade);
}

/**
 * As long as the arm of somebody with this head: full below the elbow, narrow at the cuff, and flat where it rests on the
 * table.
 */
function forearm(arm: Arm): Svg {
  const { wrist, sleeve, skin } = arm;
  const [x, y] = arm.elbow;
  const elbow: Point = [x, y + 18];
  const long = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  const [cuff, full] = [long * 0.24, long * 0.6];
  const side = Math.sign(x);
  const outline = d`M-18 ${cuff}C-24 ${full * 0.7} ${-30 - side * 3} ${full} -28 ${long}Q-26 ${long + 17} -8 ${long + 17}H12Q26 ${long + 17} 28 ${long - 4}C${32 - side * 3} ${full} 23 ${full * 0.7} 18 ${cuff}Z`;
  const dark = d`M${-side * 4} ${cuff}C${-side * 6} ${full} ${-side * 14} ${full} ${-side * 12} ${long + 30}H${-side * 60}V${cuff}Z`;
  return layers(
    upperArm(arm),
    place(
      layers(
        fill(d`M-15 -4L-17 ${cuff + 8}H17L15 -4Z`, skin.lit),
        fill(outline, sleeve.lit),
        clip(outline, fill(dark, sleeve.shade)),
        line(
          d`M${side * 26} ${long - 26}Q${side * 8} ${long - 18} ${-side * 6} ${long - 30}M${side * 27} ${long - 8}Q${side * 14} ${long - 4} ${side * 4} ${long - 10}`,
          sleeve.shade,
          3,
        ),
        line(d`M-18 ${cuff + 2}H18`, sleeve.lit, 9) + line(d`M-16 ${cuff + 9}H16`, sleeve.shade, 2.4),
      ),
      wrist[0],
      wrist[1],
      angleOf({ ...arm, elbow }),
    ),
  );
}

/** A hand around a thing from below: the fingers behind it, `wide` from the palm's middle, the thumb before it. */
export function holds(arm: Arm, thing: Svg, wide = 34): Svg {
  const s = arm.thumb;
  const turn = angleOf(arm);
  const tips = [0, 1, 2, 3].map((i) =>
    finger(d`M0 ${-56 + i * 13}L${-s * (wide + 7 - Math.abs(i - 1.2) * 2)} ${-66 + i * 14}`, arm.skin, 16),
  );
  const at = (body: Svg): Svg => place(body, arm.wrist[0], arm.wrist[1], turn);
  return layers(
    forearm(arm),
    at(layers(fill(PALM, arm.skin.lit), tips)),
    at(place(thing, 0, -56)),
    at(finger(d`M${s * 19} -6Q${s * 27} -32 ${s * 8} -50`, arm.skin, 19)),
  );
}

/** A hand closed around a rod, which goes through the fist. */
export function grips(arm: Arm, rod: Svg): Svg {
  const s = arm.thumb;
  const fingers = [0, 1, 2, 3].map((i) =>
    finger(d`M${-s * 20} ${-8 - i * 14}Q${-s * 2} ${-13 - i * 14} ${s * 15} ${-6 - i * 14}`, arm.skin, 16),
  );
  return layers(
    forearm(arm),
    place(
      layers(
        fill(PALM, arm.skin.shade),
        place(rod, 0, -32),
        fingers,
        finger(d`M${s * 22} -14Q${s * 28} -46 ${-s * 2} -60`, arm.skin, 17),
      ),
      arm.wrist[0],
      arm.wrist[1],
      angleOf(arm),
    ),
  );
}

/** A hand with one finger up. */
export function raises(arm: Arm): Svg {
  const s = arm.thumb;
  return layers(
    forearm(arm),
    place(
      layers(
        fill(PALM, arm.skin.lit),
        finger(d`M${s * 15} -50L${s * 17} -118`, arm.skin, 19),
        [0, 1, 2].map((i) => finger(d`M${-i * s * 16} -58L${-i * s * 15} -36`, arm.skin, 17)),
        line(d`M${-s * 20} -22Q0 -30 ${s * 14} -20`, arm.skin.shade, 2.4),
        finger(d`M${s * 22} -6Q${s * 26} -30 ${-s * 6} -34`, arm.skin, 18),
      ),
      arm.wrist[0],
      arm.wrist[1],
      angleOf(arm),
    ),
  );
}

/** A hand that lies flat, fingers forward. */
export function rests(arm: Arm): Svg {
  const s = arm.thumb;
  return layers(
    forearm(arm),
    place(
      layers(
        fill(PALM, arm.skin.lit),
        [0, 1, 2, 3].map((i) =>
          finger(
            d`M${s * (15 - i * 10)} -46L${s * (17 - i * 11)} ${-88 + Math.abs(i - 1) * 5}`,
            arm.skin,
            15,
          ),
        ),
        finger(d`M${s * 20} -10Q${s * 34} -30 ${s * 30} -52`, arm.skin, 16),
      ),
      arm.wrist[0],
      arm.wrist[1],
      angleOf(arm),
    ),
  );
}
