import { faded, fill, form, rectPath, shade, type Path, type Svg } from '#artwork/draw/index.ts';

/** Every picture is lit from the upper left, like the portraits: flat light, then grain into the lower right. */
export const ground = (colour: string, dark: string): Svg => {
  const all = rectPath(-60, -60, 520, 520);
  return (
    fill(all, colour) + shade(all, { colour: dark, x: 500, y: 520, angle: 226, length: 560, reach: 840 })
  );
};

/** A solid with its lower right in half-shadow; `x` and `y` is that corner. */
export const solid = (d: Path, colour: string, dark: string, x: number, y: number, length: number): Svg =>
  form(d, colour, dark, x, y, 222, length);

/** The shadow that something throws on the ground below it. */
export const thrown = (body: Svg): Svg => faded(body, 0.32);
