import {
  box,
  circlePath,
  clip,
  disc,
  fill,
  layers,
  line,
  polygonPath,
  type Svg,
} from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.turf;
const ball = { x: 208, y: 262, r: 128 };

/** Where a knot of the net hangs: pushed out of the way of the ball. */
function knot(x: number, y: number): readonly [number, number] {
  const [dx, dy] = [x - ball.x, y - ball.y];
  const away = Math.hypot(dx, dy) || 1;
  const push = 1 + 0.55 * Math.exp(-((away / 150) ** 2));
  return [ball.x + dx * push, ball.y + dy * push];
}

/** One cell of the net, six-sided. */
function cell(x: number, y: number): string {
  const corners = [
    [0, -26],
    [23, -13],
    [23, 13],
    [0, 26],
    [-23, 13],
    [-23, -13],
  ] as const;
  return polygonPath(corners.map(([dx, dy]) => knot(x + dx, y + dy)));
}

function net(): string {
  const cells: string[] = [];
  for (let row = -1; row < 14; row += 1)
    for (let column = -8; column < 13; column += 1)
      cells.push(cell(column * 46 + (row % 2 ? 23 : 0), row * 39));
  return cells.join('');
}

/** A pentagon or hexagon of the ball's leather. */
function patch(x: number, y: number, size: number, turn: number): Svg {
  const corner = (index: number) => {
    const angle = turn + (index * 2 * Math.PI) / 5;
    return [ball.x + x + Math.cos(angle) * size, ball.y + y + Math.sin(angle) * size] as const;
  };
  return fill(polygonPath([0, 1, 2, 3, 4].map(corner)), ink);
}

/** Half Past Seven Turf: the goal from behind, as the ball hits the net. */
export function footballTurf(): Svg {
  const seams = 'M208 222L208 176M246 250L290 236M232 294L258 332M184 294L158 332M170 250L126 236';
  return layers(
    box(-700, -300, 1900, 1500, ground),
    fill('M-700 -300H1200V-10L-700 96Z', ink),
    disc(ball.x, ball.y, ball.r, paper),
    clip(
      circlePath(ball.x, ball.y, ball.r),
      layers(
        patch(0, 0, 42, -Math.PI / 2),
        patch(0, -126, 46, Math.PI / 2),
        patch(120, -39, 46, 2.83),
        patch(74, 102, 46, 4.08),
        patch(-74, 102, 46, 5.34),
        patch(-120, -39, 46, 0.31),
        line(seams, ink, 5),
      ),
    ),
    `<path d="${net()}" fill="none" stroke="${mark}" stroke-width="4" stroke-linejoin="round"/>`,
  );
}
