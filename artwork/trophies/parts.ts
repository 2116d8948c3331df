import { circlePath, fill, form, type Metal, type Svg } from '#artwork/draw/index.ts';

/** A flat shape of metal, lit from the left. */
export function metal(d: string, [lit, flat, dim]: Metal, right: number, width: number): Svg {
  return form(d, lit, flat, right, 200, 180, width) + form(d, 'none', dim, right, 200, 180, width * 0.34);
}

/** A disc of metal. */
export function metalDisc(x: number, y: number, radius: number, tone: Metal): Svg {
  return metal(circlePath(x, y, radius), tone, x + radius, radius * 1.7);
}

/** The stone foot of a trophy. */
export function plinth(left: number, right: number, top: number, colour: string): Svg {
  return fill(`M${left + 14} ${top}H${right - 14}L${right} 400H${left}Z`, colour);
}
