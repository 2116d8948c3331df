import { document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';

/** A drawing of a story, delivered as it is drawn: `stories/{name}`. */
export function sheet(name: string, width: number, height: number, body: Svg): Still {
  return {
    key: `stories/${name}`,
    width,
    height,
    draw: { svg: () => document(`0 0 ${width} ${height}`, body) },
  };
}

/** A poster's drawing seen across the window, with its subject at the right. */
export function cover(name: string, draw: () => Svg): Still {
  const svg = () => document('-400 -20 880 530', draw());
  return { key: `stories/${name}`, width: 880, height: 530, draw: { svg } };
}

/** Draws as with a pencil that is held loosely. */
export function pencilled(body: Svg, colour: string, width = 3.2): Svg {
  return (
    '<filter id="p" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="4"/>' +
    '<feDisplacementMap in="SourceGraphic" scale="5"/></filter>' +
    `<g filter="url(#p)" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`
  );
}
