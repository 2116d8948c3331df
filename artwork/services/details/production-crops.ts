import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { combed, head, moustache } from '#artwork/stories/head.ts';
import { condensed, plain } from '#artwork/stories/lettering.ts';

const [dark, paper, sun, ember, aqua] = ['#14100C', '#FBF6EE', '#FFB547', '#F0562B', '#A9CFC6'];
const [skin, shadow, tea] = ['#8A4A22', '#5A2C15', '#B5652B'];

/** He pours tea at arm's length: a mug above his head, the glass at his knee. */
const pouring = layers(
  fill('M-92 300C-100 120 -84 40 0 36C84 40 100 120 92 300Z', '#2F6F8F'),
  shade('M-92 300C-100 120 -84 40 0 36C84 40 100 120 92 300Z', { colour: '#1D4A63', x: -100, y: 300, angle: 0, length: 110 }),
  fill('M-26 40L0 72L26 40Z', shadow),
  line('M-80 70Q-120 140 -40 206', '#2F6F8F', 46) + line('M-40 206L70 232', skin, 30),
  line('M74 66L150 -40', '#2F6F8F', 46) + line('M150 -40L210 -74', skin, 32),
  place(head({ skin, shadow, hair: combed(dark), over: moustache }), 0, -30, 6, 0.98),
); // prettier-ignore

const mug = (colour: string): Svg =>
  fill('M-34 -30H34L28 34H-28Z', colour) + box(-38, -36, 76, 10, '#FFFFFF', 5);

/** A tea stall at night, with the crops of three screens. */
export async function crops(): Promise<Svg> {
  const cuts = [
    { name: 'Wide', seconds: '60 s', at: [14, 108, 812, 457], colour: paper },
    { name: 'Square', seconds: '30 s', at: [182, 156, 270, 270], colour: sun },
    { name: 'Tall', seconds: '6 s', at: [490, 128, 302, 537], colour: ember },
  ] as const; // prettier-ignore
  const labels = await Promise.all(
    cuts.map(async ({ name, seconds }) => [await condensed(name, 25), await plain(seconds, 19)] as const),
  );
  return layers(
    box(0, 0, 840, 700, '#3A1C14'),
    shade(rectPath(0, 0, 840, 700), { colour: '#1F0E0A', x: 0, y: 0, angle: 90, length: 260, reach: 1400 }),
    times(4, (row) => layers(
      times(6, (jar) => {
        const [x, y] = [40 + jar * 134 + (row % 2) * 30, 150 + row * 92];
        const filled = [sun, ember, aqua, '#C98A5C'][(jar + row) % 4] ?? sun;
        return row < 3 && (jar < 1 || jar > 4) ? box(x, y - 56, 44, 56, '#5B3224', 8) + box(x + 4, y - 36, 36, 34, filled, 4) : '';
      }),
      row < 3 ? box(0, 150 + row * 92, 170, 8, '#6E4030') + box(690, 150 + row * 92, 150, 8, '#6E4030') : '',
    )),
    // The lamp, and its light on the wall behind him.
    fill('M330 0H350V34H330Z', dark) + fill('M268 34H412L440 76H240Z', '#C23D14'),
    fill('M246 76H434L620 540H60Z', sun, 'opacity=".22"'),
    place(pouring, 316, 270),
    // The stream of tea, from above his head to the glass.
    fill('M580 186C612 192 624 224 624 262L622 520H606L604 268C602 240 594 224 566 214Z', tea) + line('M614 260V516', '#E3A05A', 4),
    place(mug('#C9CDD0'), 558, 186, -62),
    disc(532, 200, 22, skin),
    box(0, 572, 840, 128, '#6E2B1A') + box(0, 560, 840, 18, '#C98A5C'),
    fill('M576 470H652L642 562H586Z', '#FFFFFF', 'opacity=".92"') + fill('M582 508H647L641 560H588Z', tea) + box(582, 498, 65, 14, '#F3D9B0', 6),
    fill('M30 560L44 452H146L160 560Z', '#C9CDD0') + box(54, 436, 82, 18, '#8F979C', 8) + line('M160 500Q196 486 200 452', '#C9CDD0', 16),
    times(3, (steam) => line(`M${72 + steam * 24} 426q-10 -18 0 -32t0 -32`, paper, 5, 'opacity=".6"')),
    times(5, (glass) => fill(`M${666 + glass * 32} 520h24l-4 40h-16Z`, '#FFFFFF', 'opacity=".55"')),
    cuts.map(({ at: [x, y, w, h], colour }, index) => {
      const [name, seconds] = labels[index] ?? [];
      const room = (name?.width ?? 0) + (seconds?.width ?? 0) + 40;
      const top = index === 1 ? y + h - 3 : y - 43;
      return layers(
        fill(`M${x} ${y}h${w}v${h}h${-w}Z`, 'none', `stroke="${colour}" stroke-width="6"`),
        box(x - 3, top, room, 46, colour),
        name?.at(x + 10, top + 35, dark) ?? '',
        seconds?.at(x + 24 + (name?.width ?? 0), top + 34, dark) ?? '',
      );
    }),
  ); // prettier-ignore
}
