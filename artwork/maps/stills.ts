import { palette } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { drawPlan, PLAN, type Plan } from './plan.ts';

/** Dubai: the Creek bends round Deira. */
const dubai: Plan = {
  seed: 'plan-dubai',
  block: 52,
  water:
    'M-140 90C100 20 320 34 460 106C620 188 710 156 840 214C1000 290 980 410 1110 476C1180 508 1250 520 1310 560H1130C1090 550 1000 524 944 448C890 366 876 318 778 280C656 240 578 278 432 190C310 118 120 108 -140 190Z',
  roads: [
    { d: 'M-20 440C330 340 620 374 840 296S1330 104 1620 70', width: 13, color: palette.sun },
    { d: 'M1090 -20C1064 150 1200 290 1376 520', width: 9, color: palette.glow },
  ],
  boats: [
    { x: 330, y: 132, size: 0.5 },
    { x: 930, y: 372, size: 0.36 },
  ],
  pin: { x: 1000, y: 226 },
};

/** Kozhikode: the sea in the west, the beach road along it, Silk Street near the water. */
const kozhikode: Plan = {
  seed: 'plan-kozhikode',
  block: 52,
  water: 'M-120 -140H350C380 70 322 140 366 250C400 350 350 410 392 640H-120Z',
  roads: [
    { d: 'M462 -20C484 150 574 240 548 520', width: 13, color: palette.sun },
    { d: 'M548 402C820 392 1190 262 1620 136', width: 9, color: palette.glow },
  ],
  boats: [
    { x: 190, y: 220, size: 0.52 },
    { x: 96, y: 380, size: 0.32 },
  ],
  pin: { x: 760, y: 250 },
};

/** Deira from near: the bank of the Creek, the bridge, and the road to the airport. */
const deira: Plan = {
  seed: 'plan-deira',
  block: 132,
  water: 'M-120 -140H800C720 60 560 92 470 190C390 280 330 400 290 660H-120Z',
  roads: [
    { d: 'M-20 330C260 300 420 250 640 236S1180 260 1620 150', width: 26, color: palette.sun },
    { d: 'M1010 -20C980 160 1060 330 1240 520', width: 16, color: palette.glow },
  ],
  boats: [
    { x: 210, y: 210, size: 0.9 },
    { x: 470, y: 120, size: 0.5 },
  ],
  pin: { x: 820, y: 300 },
};

/** The sea end of Silk Street from near: lanes of old warehouses that run down to the beach road. */
const silkStreet: Plan = {
  seed: 'plan-silk-street',
  block: 120,
  water: 'M-120 -140H452C486 90 430 180 462 290C486 380 468 440 476 660H-120Z',
  roads: [
    { d: 'M560 -20C584 120 548 240 572 340C590 420 584 470 590 520', width: 26, color: palette.sun },
    { d: 'M566 300C760 270 1010 306 1240 276S1500 262 1620 236', width: 16, color: palette.glow },
  ],
  boats: [
    { x: 250, y: 190, size: 0.9 },
    { x: 130, y: 380, size: 0.5 },
  ],
  pin: { x: 800, y: 268 },
};

const still = (name: string, plan: Plan): Still => ({
  key: `maps/${name}`,
  width: PLAN.width,
  height: PLAN.height,
  draw: { svg: () => drawPlan(plan) },
});

/** Plans of the towns where the offices are, and of the streets around them: what stands until a map service has answered, or without one. */
export const stills: readonly Still[] = [
  still('dubai', dubai),
  still('kozhikode', kozhikode),
  still('dubai-street', deira),
  still('kozhikode-street', silkStreet),
];
