/** A stream of numbers from 0 up to 1 that is the same for the same seed, on any machine. */
export type Random = () => number;

/** Starts the stream that belongs to `seed`. */
export function random(seed: string): Random {
  let state = 0;
  for (const character of seed) {
    state = Math.imul(state ^ character.charCodeAt(0), 2654435761) >>> 0;
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A short name for a text: the same text always gets the same name. Safe as an id in markup. */
export function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  let other = 5381;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    hash = Math.imul(hash ^ code, 0x01000193) >>> 0;
    other = (Math.imul(other, 33) + code) >>> 0;
  }
  return `d${hash.toString(36)}${other.toString(36)}`;
}
