import {
  box,
  disc,
  document,
  fill,
  form,
  layers,
  line,
  palette as c,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { carpenter } from './carpenter.ts';

/** A caulker's mallet, with rings round its head. */
const mallet = layers(
  line('M0 6L-5-112', c.rope, 9),
  box(-52, -142, 96, 34, c.turmeric, 6),
  box(-52, -142, 14, 34, c.slate, 4) + box(30, -142, 14, 34, c.slate, 4),
);

/** Figures as they are burnt into wood. */
const year = line(
  'M-258-66Q-258-80-245-80Q-232-80-232-67Q-232-56-258-34H-231M-214-66Q-214-80-202-80T-190-66V-48Q-190-34-202-34T-214-48ZM-172-66Q-172-80-159-80Q-146-80-146-67Q-146-56-172-34H-145M-128-66Q-128-80-116-80T-104-66V-48Q-104-34-116-34T-128-48Z',
  c.umber,
  8,
);

/** A caulker at two planks: oakum in the seam, an iron in the oakum, and the year burnt into the wood. */
export function caulker(): Svg {
  return document(
    '-300 -312 380 320',
    layers(
      disc(-76, -146, 146, '#8E4A26'),
      box(-262, -16, 30, 22, c.umber) + box(-98, -16, 30, 22, c.umber),
      form('M-284-96H-66V-16H-284Z', c.turmeric, '#C2702C', -60, -10, 215, 120),
      fill('M-284-108H-66V-96H-284Z', c.glow),
      line('M-284-96H-66', c.umber, 4),
      year,
      line('M-150-98V-140', c.slate, 9) + fill('M-160-100H-140L-144-122H-156Z', c.rope),
      line(
        times(
          3,
          (i) => `M${-284 + i * 5}-97q-10 ${18 + i * 6} ${-4 + i * 3} ${34 + i * 7}q8 14-2 ${22 + i * 4}`,
        ),
        c.rope,
        3,
      ),
      carpenter(mallet),
    ),
  );
}
