import {
  bird,
  clip,
  cloud,
  curvePath,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  polygonPath,
  ridge,
  round,
  sea,
  sky,
  sun,
  type Svg,
  times,
  uru,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

const growth = 0.178;
const lip = -0.62;

/** A point of the shell's spiral; `turn` counts back from the lip in radians, 0 is the lip. */
function spiral(turn: number, share = 1): readonly [number, number] {
  const radius = 178 * Math.exp(-growth * turn) * share;
  const angle = lip + turn;
  return [176 + radius * Math.cos(angle), 292 + radius * Math.sin(angle)];
}

/** A flame on the back of the shell, from its edge towards the middle. */
function flame(index: number): Svg {
  const from = 1.5 + index * 0.36;
  const outer = spiral(from);
  const wide = spiral(from + 0.2);
  const tip = spiral(from + 0.34, 0.5);
  const bend = spiral(from - 0.04, 0.74);
  return fill(
    `M${round(outer[0])} ${round(outer[1])}Q${round(bend[0])} ${round(bend[1])} ${round(tip[0])} ${round(tip[1])}Q${round(bend[0] + 14)} ${round(bend[1] + 10)} ${round(wide[0])} ${round(wide[1])}Z`,
    palette.laterite,
  );
}

const flock = [
  [330, 66, 0.95],
  [280, 96, 0.7],
  [372, 34, 0.7],
  [306, 30, 0.6],
  [256, 52, 0.5],
  [392, 84, 0.5],
  [226, 24, 0.4],
  [346, 10, 0.4],
  [362, 124, 0.6],
  [300, 134, 0.8],
] as const;

/** An influencer campaign and its return: a flock of birds leaves a shell. */
export function roi(): Svg {
  const outer = polygonPath(Array.from({ length: 91 }, (_, index) => spiral((index / 90) * 2 * Math.PI)));
  const [lipX, lipY] = spiral(0);
  const [innerX, innerY] = spiral(2 * Math.PI);
  const mouth = `M${round(lipX)} ${round(lipY)}C${round(lipX + 26)} ${round(lipY + 40)} ${round(innerX + 70)} ${round(innerY + 40)} ${round(innerX)} ${round(innerY)}C${round(innerX + 20)} ${round(innerY - 40)} ${round(lipX - 50)} ${round(lipY - 14)} ${round(lipX)} ${round(lipY)}Z`;
  return layers(
    sky('#E8806A', '#FAD0A8', 400, 330),
    sun(70, 96, 52, palette.paper, palette.sun),
    cloud(330, 190, 170, '#F0A083', 7),
    cloud(30, 190, 150, '#F6BFA0', 8),
    ridge(392, [14, 30, 10, 24, 8, 30, 16], palette.rose),
    sea(392, ['#C9543A', '#8A3A3C', '#4A2836', palette.navy], { gap: 20, phase: 36 }),
    glitter(70, 398, 480, palette.glow, 40, 80, 'shell'),
    flock.map(([x, y, scale]) => bird(x, y, scale * 1.3, palette.ink, -14)),
    form(outer, palette.sand, palette.coral, 120, 440, -70, 200),
    clip(outer, times(10, flame)),
    line(
      curvePath(160, (t) => spiral(t * 15)),
      palette.ink,
      3,
    ),
    form(mouth, palette.rose, palette.clay, innerX - 6, innerY + 30, -50, 90),
    line(mouth, palette.ink, 3),
    foreshore(420, '#4A2836', '#8A3A3C', 60),
    uru(340, 444, 0.42, { sail: palette.glow, shade: palette.ember, reflection: palette.glow }),
    foreshore(468, palette.navy, '#4A2836', 20),
  );
}
