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
import { roundNeck } from '#artwork/portraits/dress.ts';
import { hijab } from '#artwork/portraits/veils.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { arm, sit } from '#artwork/scenes/kit.ts';
import { tape } from './branding-tape.ts';

const [pink, green, cream, ink, red] = ['#FF9DB5', '#0C4A38', '#FFF4E0', '#0C1424', '#D2273F'];
const [amber, rose, fold, deep] = ['#F3C05A', '#E56A84', '#B23A58', '#083528'];

type Mark = (x: number, y: number, scale: number, colour: string, nuts: string) => Svg;

/** Halwa on its shelves, in blocks. */
function shelf(x: number, y: number, width: number): Svg {
  const colours = [red, amber, pink, '#7A3B24', '#F7E0B0'];
  return layers(
    times(Math.floor(width / 66), (block) => {
      const high = 40 + ((block * 29 + y) % 3) * 16;
      const left = x + 10 + block * 66;
      return box(left, y - high, 54, high, colours[(block + Math.round(y / 50)) % 5] ?? red) + disc(left + 17, y - high + 17, 4, cream) + disc(left + 37, y - high + 12, 4, cream) + disc(left + 34, y - high + 29, 4, cream);
    }),
    box(x, y, width, 12, '#E8B98A'),
  );
} // prettier-ignore

/** The woman behind the counter, in a pink scarf and an apron with the mark. The counter's edge is at 0. */
function seller(mark: Mark): Svg {
  return layers(
    sit('farah-siddiqui', {
      x: 0,
      y: -226,
      scale: 0.72,
      facing: 'right',
      sun: 'left',
      yaw: 0.35,
      change: {
        skin: 'brown',
        features: { smile: 1.2, teeth: true, lash: 1, arch: 6 },
        dress: roundNeck({ lit: rose, shade: fold }),
        parts: ({ h, light }) => ({
          ...hijab(h, { lit: pink, shade: rose, fold }, light, 'far', red),
          ears: false,
        }),
      },
    }),
    line('M-56 -84L-34 -128M60 -84L38 -128', cream, 9),
    fill('M-84 30L-60 -88H64L88 30Z', cream),
    mark(2, -58, 0.4, red, cream) + tape(-40, -32, 84, 18, -3),
  );
}

/** A one-pound box with a pink lid, 300 by 170, from its upper left. */
function pack(mark: Mark): Svg {
  return layers(
    box(0, 34, 300, 136, red) + fill('M-12 0H312V40H-12Z', pink),
    shade(rectPath(0, 40, 300, 130), { colour: '#8E1529', x: 306, y: 170, angle: 180, length: 120 }),
    mark(70, 104, 0.92, pink, red),
    tape(124, 78, 164, 54),
  );
}

/** A printed receipt: a price, the mark, the name under tape. */
function receipt(mark: Mark): Svg {
  return layers(
    fill(`M0 0H130V236${times(10, () => 'l-6.5 -10l-6.5 10')}Z`, cream),
    mark(34, 40, 0.42, red, cream) + tape(62, 30, 56, 18, -3),
    times(3, (row) => box(16, 82 + row * 26, 62 - (row % 2) * 14, 8, '#7D6A55') + box(94, 82 + row * 26, 22, 8, '#7D6A55')),
    line('M16 166H114', ink, 2, 'stroke-dasharray="5 5"') + box(16, 182, 40, 12, ink) + box(84, 182, 32, 12, ink),
  );
} // prettier-ignore

function bag(mark: Mark): Svg {
  const front = 'M0 30H170L182 220H-12Z';
  return layers(
    line('M46 36C46 -30 124 -30 124 36', ink, 7),
    fill(front, pink),
    shade(front, { colour: rose, x: 186, y: 220, angle: 180, length: 90 }),
    mark(85, 100, 0.86, red, pink),
    tape(18, 146, 136, 42, 3),
  );
}

/** A sweet shop whose name is covered on board, apron, box, receipt and bag, and still recognisable. */
export function covered(mark: Mark): Svg {
  return layers(
    box(-9, -9, 1460, 660, green),
    shade(rectPath(0, 0, 1440, 640), { colour: deep, x: 0, y: 0, angle: 90, length: 260, reach: 1600 }),
    [220, 320, 420].map((y) => shelf(40, y, 420) + shelf(990, y, 410)),
    box(300, 34, 840, 126, red) + box(288, 26, 864, 12, cream) + box(288, 156, 864, 12, cream),
    mark(480, 97, 0.94, pink, red),
    tape(566, 58, 530, 80, -1),
    times(17, (bulb) => disc(320 + bulb * 50, 32, 7, amber) + disc(320 + bulb * 50, 162, 7, amber)),
    place(seller(mark), 782, 486, 0, 0.98),
    box(-9, 466, 1460, 30, cream) + box(-9, 496, 1460, 144, pink),
    times(19, (tile) => mark(30 + tile * 77, 568, 0.56, tile % 2 ? red : rose, pink)),
    place(pack(mark), 386, 300),
    arm([704, 404], [706, 448], [652, 322], 21, rose, skins.brown, { bare: 0.3, turn: 190 }),
    box(850, 404, 164, 66, ink, 8) + box(868, 420, 128, 6, '#4A5468') + place(receipt(mark), 876, 423, 0, 0.86),
    place(bag(mark), 1080, 246),
    layers(
      fill('M150 470L162 396H318L330 470Z', '#C9CDD0') + box(140, 462, 200, 14, '#8F979C'),
      times(6, (cut) => mark(186 + (cut % 3) * 54, 372 - Math.floor(cut / 3) * 42, 0.42, [red, amber, '#7A3B24'][cut % 3] ?? red, cream)),
    ),
  ); // prettier-ignore
}

/** The same shop for phones: board, seller, box and bag below each other, each complete. */
export function coveredTall(mark: Mark): Svg {
  return layers(
    box(-9, -9, 800, 940, green),
    shade(rectPath(0, 0, 780, 920), { colour: deep, x: 0, y: 0, angle: 90, length: 320, reach: 900 }),
    [290, 400, 510].map((y) => shelf(24, y, 220) + shelf(536, y, 220)),
    box(32, 40, 716, 148, red) + box(20, 32, 740, 12, cream) + box(20, 184, 740, 12, cream),
    mark(128, 114, 1.1, pink, red),
    tape(222, 70, 486, 88, -1),
    times(13, (bulb) => disc(48 + bulb * 57, 38, 7, amber) + disc(48 + bulb * 57, 190, 7, amber)),
    place(seller(mark), 390, 650, 0, 1.26),
    box(-9, 630, 800, 34, cream) + box(-9, 664, 800, 256, pink),
    times(9, (tile) => mark(30 + tile * 90, 850, 0.66, tile % 2 ? red : rose, pink)),
    place(pack(mark), 36, 566, 0, 0.88),
    arm([306, 556], [300, 640], [246, 584], 26, rose, skins.brown, { bare: 0.3, turn: 190 }),
    place(bag(mark), 566, 520, 0, 1.04),
    box(444, 590, 112, 60, ink, 8) +
      box(456, 603, 88, 6, '#4A5468') +
      place(receipt(mark), 460, 606, 0, 0.62),
  );
}
