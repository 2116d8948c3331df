import {
  box,
  clip,
  document,
  fill,
  layers,
  palette,
  random,
  rectPath,
  round,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { roofPath, type Roof, type Town } from './town.ts';

/** The same place without questions: two rows of buildings against the sky, few windows lit. */
export function street(
  { seed, sky, far, glow }: Town,
  roofs: readonly Roof[],
  [width, height]: readonly [width: number, height: number],
): Svg {
  const next = random(`street-${seed}`);
  const row = (low: number, high: number, wall: string, lit: number): Svg[] => {
    const parts: Svg[] = [];
    for (let x = -30, each = 0; x < width; each += 1) {
      const wide = 84 + next() * 74;
      const top = round(height - low - next() * (high - low));
      const roof = roofs[(each * 3 + (lit > 0 ? 0 : 1)) % roofs.length] ?? 'flat';
      const outline = rectPath(x, top, wide, height - top) + roofPath(roof, x, x + wide, top);
      const columns = Math.floor((wide - 20) / 17);
      const left = round(x + (wide - columns * 17 + 8) / 2);
      parts.push(
        fill(outline, wall),
        times(lit > 0 ? columns * Math.floor((height - top - 24) / 24) : 0, (pane) =>
          next() < lit
            ? box(
                left + (pane % columns) * 17,
                top + 18 + Math.floor(pane / columns) * 24,
                9,
                13,
                palette.sun,
              )
            : box(left + (pane % columns) * 17, top + 18 + Math.floor(pane / columns) * 24, 9, 13, sky),
        ),
      );
      x = round(x + wide + 6 + next() * 10);
    }
    return parts;
  };
  return document(
    `0 0 ${width} ${height}`,
    clip(
      rectPath(0, 0, width, height),
      layers(
        box(0, 0, width, height, sky),
        shade(rectPath(0, 0, width, height), {
          colour: glow,
          x: width / 2,
          y: height,
          angle: -90,
          length: 360,
          opacity: 0.9,
          reach: width,
        }),
        row(150, 300, far, 0),
        row(60, 210, '#123F50', 0.07),
      ),
    ),
  );
}
