import { palette as c, type Svg } from '#artwork/draw/index.ts';
import { lighthouse, windTower } from '#artwork/home/office-stamps.ts';
import type { Still } from '../still.ts';
import { drawPlan } from './plan.ts';
import { PLAN, type Plan } from './quarter.ts';

/** Deira: the bank of the Creek with its moored boats, flat roofs, a wind tower. */
const deira: Plan = {
  seed: 'plan-deira',
  shore: (y) => 640 - 0.42 * y + 46 * Math.sin(y / 190),
  ground: '#e0a86b',
  strand: c.sand,
  roofs: [
    [c.sand, '#c98a4e'],
    [c.paper, c.rope],
    [c.blush, c.apricot],
    [c.paper, c.rope],
  ],
  pitched: false,
  street: { text: 'Al Muraqqabat Road', x: 716 },
  sea: { text: 'The Creek', x: 408, y: 372, turn: -64 },
  waterfront: { text: 'Baniyas Road', y: 358 },
  office: 860,
  landmark: {
    body: windTower(),
    x: 1016,
    y: 316,
    scale: 0.4,
    name: { text: 'Wind tower', x: 970, y: 358 },
  },
};

/** The sea end of Silk Street: tiled roofs, the beach road, the lighthouse. */
const silkStreet: Plan = {
  seed: 'plan-silk-street',
  shore: (y) => 430 + 40 * Math.sin(y / 170 + 0.4) + 0.06 * y,
  ground: '#7a7f3e',
  strand: c.rope,
  roofs: [
    [c.ember, c.laterite],
    [c.ember, c.laterite],
    [c.coral, c.rose],
    [c.blush, c.apricot],
  ],
  pitched: true,
  street: { text: 'Silk Street', x: 578 },
  sea: { text: 'Arabian Sea', x: 390, y: 366, turn: -86 },
  waterfront: { text: 'Beach Road', y: 302 },
  office: 830,
  landmark: {
    body: lighthouse(),
    x: 496,
    y: 250,
    scale: 0.44,
    name: { text: 'Lighthouse', x: 404, y: 92 },
  },
};

const still = (name: string, drawn: Svg): Still => ({
  key: `maps/${name}`,
  width: PLAN.width * 1.5,
  height: PLAN.height * 1.5,
  draw: { svg: () => drawn },
});

/** The streets around the offices, shown until the map service has loaded, or without it. */
export const stills: readonly Still[] = [
  still('dubai-street', await drawPlan(deira)),
  still('kozhikode-street', await drawPlan(silkStreet)),
];
