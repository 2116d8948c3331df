import { fill, layers, line, palette, type Svg } from '#artwork/draw/index.ts';
import { arabic } from '#artwork/stories/lettering.ts';
import { headline } from './phone.ts';

const { ink, paper, sun, deep, aqua, tide } = palette;

/** A swell across the picture and down to its foot. */
const swell = (y: number, colour: string, shift = 0): Svg =>
  fill(`M${-200 + shift} ${y}${'q50 -34 100 0t100 0'.repeat(7)}V900H-200Z`, colour);

/** The Arabic word for ferry afloat like one, and the hour of its departure above it, 1040 by 690 from (-40, -70). */
export async function ferry(): Promise<Svg> {
  const word = await arabic('عبّارة', 200);
  const scale = 860 / word.width;
  return layers(
    await headline(['18:40'], { x: 668, y: 190, cap: 92, colour: sun }),
    swell(430, tide, 30),
    swell(500, deep),
    word.at(50, 470, paper, scale),
    swell(586, ink, -40),
    line('M90 526h90M720 530h120M560 626h70M250 632h110', aqua, 7),
  );
}
