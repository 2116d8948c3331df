/** Units of the drawing: the arc runs from opening on the left to closing on the right over the horizon. */
export const arc = { width: 660, height: 250, horizon: 190, from: 150, to: 510, rise: 128 };

/** Where the sun stands, by the part of the office day that has passed. */
export function pointAt(progress: number): { x: number; y: number } {
  const t = Math.max(-0.12, Math.min(1.12, progress));
  return { x: arc.from + (arc.to - arc.from) * t, y: arc.horizon - arc.rise * Math.sin(Math.PI * t) };
}
