import { nameOf } from './random.ts';

/** A piece of SVG markup. Pieces are joined in painting order. */
export type Svg = string;

/** Path data, as in the `d` attribute. */
export type Path = string;

/** Rounds to a tenth of a unit, the finest step that shows in print or on a screen. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Joins pieces back to front. */
export function layers(...parts: readonly (Svg | readonly Svg[])[]): Svg {
  return parts.flat().join('');
}

/** Repeats a drawing `count` times. */
export function times(count: number, draw: (index: number) => Svg): Svg {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A filled path. `extra` is further markup attributes. */
export function fill(d: Path, colour: string, extra = ''): Svg {
  return `<path d="${d}" fill="${colour}" ${extra}/>`;
}

/** A line with round ends and corners. */
export function line(d: Path, colour: string, width = 2, extra = ''): Svg {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

/** A filled disc. */
export function disc(x: number, y: number, radius: number, colour: string, extra = ''): Svg {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}" ${extra}/>`;
}

/** A ring, drawn as a line around a centre. */
export function ring(x: number, y: number, radius: number, colour: string, width = 2): Svg {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** A filled rectangle, `radius` for its corners. */
export function box(x: number, y: number, w: number, h: number, colour: string, radius = 0): Svg {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${colour}"${radius ? ` rx="${radius}"` : ''}/>`;
}

/** Moves, turns (degrees) and scales a drawing; a negative `scaleX` mirrors it. */
export function place(body: Svg, x: number, y: number, turn = 0, scaleX = 1, scaleY = Math.abs(scaleX)): Svg {
  const rotate = turn ? ` rotate(${round(turn)})` : '';
  const scale = scaleX === 1 && scaleY === 1 ? '' : ` scale(${scaleX} ${scaleY})`;
  return `<g transform="translate(${round(x)} ${round(y)})${rotate}${scale}">${body}</g>`;
}

/** Turns a drawing around a point, in degrees. */
export function turned(body: Svg, degrees: number, x: number, y: number): Svg {
  return `<g transform="rotate(${degrees} ${x} ${y})">${body}</g>`;
}

/** Makes a whole drawing see-through, 0 to 1. */
export function faded(body: Svg, opacity: number): Svg {
  return `<g opacity="${opacity}">${body}</g>`;
}

/** Shows a drawing only inside a path. The clip's id is derived from the path, so equal clips may share it. */
export function clip(d: Path, body: Svg): Svg {
  const id = nameOf(d);
  return `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** Wraps a drawing into a document. `viewBox` is "x y width height". */
export function document(viewBox: string, body: Svg): Svg {
  const [, , width, height] = viewBox.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`;
}
