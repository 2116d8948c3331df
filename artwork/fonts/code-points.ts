import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

/** The code points that a font file can draw. */
export function codePointsOf(file: string): ReadonlySet<number> {
  const face = create(readFileSync(file));
  if (!('characterSet' in face)) throw new Error('the file holds more than one face');
  return new Set(face.characterSet);
}
