import { palette, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { drawPlan, PLAN, type Plan } from './plan.ts';

/** Deira in close-up: the bank of the Creek, the bridge, and the road to the airport. */
const deira: Plan = {
  seed: 'plan-deira',
  block: 132,
  water: 'M-120 -140H800C720 60 560 92 470 190C390 280 330 400 290 660H-120Z',
  roads: [
    { d: 'M-20 330C260 300 420 250 640 236S1180 260 1620 150', width: 32, color: palette.sun },
    { d: 'M1010 -20C980 160 1060 330 1240 520', width: 26, color: palette.glow },
  ],
  boats: [
    { x: 210, y: 210, size: 0.9 },
    { x: 470, y: 120, size: 0.5 },
  ],
  names: [{ text: 'Deira', x: 680, y: 130, color: palette.teak, size: 44 }],
  pin: { x: 820, y: 300 },
};

/** The sea end of Silk Street in close-up: lanes of old warehouses that run down to the beach road. */
const silkStreet: Plan = {
  seed: 'plan-silk-street',
  block: 120,
  water: 'M-120 -140H452C486 90 430 180 462 290C486 380 468 440 476 660H-120Z',
  roads: [
    { d: 'M560 -20C584 120 548 240 572 340C590 420 584 470 590 520', width: 32, color: palette.sun },
    { d: 'M566 300C760 270 1010 306 1240 276S1500 262 1620 236', width: 26, color: palette.glow },
  ],
  boats: [
    { x: 250, y: 190, size: 0.9 },
    { x: 130, y: 380, size: 0.5 },
  ],
  names: [{ text: 'Silk Street', x: 650, y: 130, color: palette.teak, size: 32 }],
  pin: { x: 800, y: 268 },
};

const still = (name: string, drawn: Svg): Still => ({
  key: `maps/${name}`,
  width: PLAN.width,
  height: PLAN.height,
  draw: { svg: () => drawn },
});

/** The streets around the offices, shown until the map service has loaded, or without it. */
export const stills: readonly Still[] = [
  still('dubai-street', await drawPlan(deira)),
  still('kozhikode-street', await drawPlan(silkStreet)),
];
