import { box, fill, layers, place, type Svg } from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { ground, paper, ink } = worlds.nangooram;

const spanner =
  'M0 10L17 0V30L30 40L43 30V0L60 10V44L43 62V176L60 194V226L43 236V208L30 198L17 208V236L0 226V194L17 176V62L0 44Z';
const hammer = 'M2 14C14 2 34 0 46 6H86L96 12V32L86 38H62L66 232Q52 242 38 232L42 38C28 34 12 36 6 44Z';
const driver = 'M14 0H38Q46 30 40 84L32 96V196L36 232H16L20 196V96L12 84Q6 30 14 0Z';
const pliers =
  'M18 0C36 14 40 40 44 60C48 40 52 14 70 0C82 30 76 66 60 92L92 232L74 238L44 124L14 238L-4 232L28 92C12 66 6 30 18 0Z';
const saw =
  'M0 0H64L58 28H44V64L96 74L92 240L84 226L80 240L72 226L68 240L60 226L56 240L48 226L44 240L36 226L32 240L24 226L20 240L20 64V28H6Z';
const brush = 'M30 0H46Q52 40 48 92L84 104V150H-8V104L28 92Q24 40 30 0ZM-8 158H84L78 236H-2Z';

/** Nangooram Hardware: a board of tools with one missing, and a hand with the broken part. */
export function hardwareStore(): Svg {
  const rack = [
    [hammer, 28, 12],
    [pliers, 278, 12],
    [driver, 44, 262],
    [saw, 282, 262],
    [brush, 160, 262],
    [spanner, -106, 12],
    [driver, 458, 12],
    [pliers, -104, 262],
    [hammer, 440, 262],
    [saw, -236, 12],
    [hammer, -236, 262],
    [driver, -352, 12],
    [brush, -356, 262],
  ] as const;
  return layers(
    `<defs><pattern id="holes" width="25" height="25" patternUnits="userSpaceOnUse"><circle cx="12.5" cy="12.5" r="2.6" fill="${ink}" fill-opacity=".45"/></pattern></defs>`,
    box(-700, -300, 1900, 1500, ground),
    '<path d="M-700 -300H1200V1200H-700Z" fill="url(#holes)"/>',
    rack.map(([tool, x, y]) => place(fill(tool, ink), x, y)),
    place(fill(spanner, paper, `stroke="${ink}" stroke-width="3.4" stroke-dasharray="9 8"`), 168, 12),
  );
}
