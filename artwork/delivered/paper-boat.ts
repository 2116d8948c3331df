import {
  box,
  disc,
  fill,
  layers,
  line,
  palette,
  place,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { trade } from '#artwork/wordmarks/clients-trade.ts';
import { headline, logo } from './phone.ts';
import { code } from './code.ts';

const { ink, paper, sand, rope, sun, deep, aqua, tide } = palette;
const wine = '#7d0f2e';

/** A swell across the picture and down to its foot. */
const swell = (y: number, colour: string, shift = 0): Svg =>
  fill(`M${-200 + shift} ${y}${'q50 -34 100 0t100 0'.repeat(8)}V900H-200Z`, colour);

/** Folded from a ferry ticket: its peak, the side behind, and the side in front with the hour. */
async function boat(): Promise<Svg> {
  const own = trade.find(({ slug }) => slug === 'ferryfar');
  return layers(
    fill('M120 214L500 300L880 214L766 440H234Z', rope),
    fill('M500 26L690 340H310Z', paper),
    fill('M500 26L690 340H500Z', sand),
    place(code(-44, -44, 88), 500, 204),
    fill('M120 214C240 292 372 322 500 322S760 292 880 214L734 460H266Z', paper),
    fill('M880 214C760 292 628 322 500 322V460H734Z', sand),
    line('M120 214C240 292 372 322 500 322S760 292 880 214', rope, 4),
    own ? await logo(own, { x: 226, y: 326, width: 136, colour: wine }) : '',
    await headline(['18:40'], { x: 386, y: 428, cap: 98, colour: ink }),
    times(9, (i) => box(250 + i * 13, 386, 8, 4, ink)),
  );
}

/** A ferry ticket folded into a boat, at sea with the sun behind it. */
export async function paperBoat(): Promise<Svg> {
  return layers(
    disc(706, 190, 150, sun),
    swell(424, tide, 30),
    place(turned(await boat(), -3, 500, 420), 40, 38, 0, 0.92),
    swell(456, deep),
    swell(520, ink, -40),
    line('M90 490h90M720 494h120M610 560h70M250 566h110', aqua, 7),
  );
}
