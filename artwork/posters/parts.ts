import { clip, fill, layers, line, shade, type Svg, wave } from '#artwork/draw/index.ts';

/** Parts that several posters share: a large hull, water against it, rope, a seal. */

/** A large hull that carries a subject, from (20, 374) to (380, 440). */
export function greatHull(colour: string, trim: string, light: string): Svg {
  const d =
    'M22 366C54 394 104 404 182 405C268 406 328 399 350 376L382 370C382 402 368 424 342 440H106C68 426 38 400 22 366Z';
  return layers(
    fill(d, colour),
    clip(d, line('M26 378C62 406 122 418 192 418C280 418 340 410 382 384', trim, 4)),
    shade(d, { colour: light, x: 380, y: 380, angle: 165, length: 110, opacity: 0.7 }),
  );
}

/** Near swell that covers the bottom of a subject. */
export function foreshore(y: number, colour: string, crest: string, phase = 20): Svg {
  return wave(y, 4, 90, phase, colour, crest);
}

/** A slimmer large hull, pointed at both ends, its long stem post to the left. */
export function boomHull(colour: string, trim: string, light: string): Svg {
  const d =
    'M10 340L26 346C66 392 120 402 190 403C262 404 318 392 352 350L372 352C370 394 342 424 306 438H120C74 424 38 392 10 340Z';
  return layers(
    line('M-26 318L22 348', colour, 10),
    fill('M-34 306L-12 316L-22 332L-44 322Z', trim),
    fill(d, colour),
    clip(d, line('M20 358C66 406 124 416 192 416C276 416 330 404 372 366', trim, 4)),
    shade(d, { colour: light, x: 374, y: 380, angle: 165, length: 110, opacity: 0.7 }),
  );
}
