import { disc, fill, layers, line, type Svg } from '#artwork/draw/index.ts';

/** A head from the front, 100 wide and 120 high around 0. */
export interface Head {
  skin: string;
  /** Nose, lips and the underside of the chin. */
  shadow: string;
  /** Drawn over the head: hair, a scarf, a cap. */
  hair: Svg;
  /** Drawn under it, such as a bun. */
  behind?: Svg;
  /** Drawn over the face: a moustache, glasses. */
  over?: Svg;
}

const dark = '#140a05';

export function head({ skin, shadow, hair, behind = '', over = '' }: Head): Svg {
  return layers(
    behind,
    fill('M-18 40V84H18V40Z', shadow),
    disc(-45, 0, 10, skin) + disc(45, 0, 10, skin),
    fill('M-45 -14C-45 -70 45 -70 45 -14C45 36 26 60 0 60C-26 60 -45 36 -45 -14Z', skin),
    line('M-29 -16q10 -8 20 0M9 -16q10 -8 20 0', dark, 5),
    disc(-18, 0, 5, dark) + disc(19, 0, 5, dark),
    line('M1 -2L8 20H-3', shadow, 5),
    line('M-14 36Q2 48 18 35', shadow, 6),
    over,
    hair,
  );
}
