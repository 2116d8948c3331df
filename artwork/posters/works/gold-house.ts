import { box, disc, fill, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.ponnu;

/** Bangles up an arm, each of another make: plain, beaded, twisted, cut. */
function bangle(index: number): Svg {
  const y = 242 + index * 28;
  const half = 66 + index * 3.4;
  const curve = `M${200 - half} ${y}Q200 ${y + 34} ${200 + half} ${y}`;
  const kinds = [
    line(curve, mark, 15),
    line(curve, mark, 15) + line(curve, ink, 3, 'stroke-dasharray="1 12"'),
    line(curve, paper, 13) + line(curve, mark, 13, 'stroke-dasharray="1 20"'),
    line(curve, mark, 15) + line(curve, paper, 2.4),
  ];
  return kinds[index % kinds.length] ?? '';
}

/** Ponnu & Daughters: a bride's hand held up, bangles to the elbow. */
export function goldHouse(): Svg {
  const finger = (x: number, top: number, foot: number, lean: number): Svg =>
    line(`M${x} ${foot}L${x + lean} ${top}`, ink, 31);
  return layers(
    box(-700, -300, 1900, 1500, ground),
    fill(
      'M138 176C150 132 250 132 262 176C268 208 262 224 264 244L300 560H100L136 244C138 224 132 208 138 176Z',
      ink,
    ),
    finger(154, 58, 170, -16),
    finger(186, 32, 160, -4),
    finger(218, 38, 160, 8),
    finger(246, 76, 176, 20),
    line('M146 214L92 158', ink, 34),
    disc(200, 178, 22, mark),
    times(8, (index) => {
      const angle = (index * Math.PI) / 4;
      return disc(200 + Math.cos(angle) * 36, 178 + Math.sin(angle) * 36, 6.5, mark);
    }),
    line('M171 96L199 96M208 98L236 98', mark, 8),
    times(9, bangle),
  );
}
