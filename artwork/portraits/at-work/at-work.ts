import { clip, document, layers, place, rectPath, type Svg } from '#artwork/draw/index.ts';
import { figure, type Portrait } from '#artwork/portraits/portrait.ts';

/** What somebody has before them, in units of the portraits: the eyes are at 0, the edge of the table at 240. */
export interface AtWork {
  slug: string;
  /** Units by which the person makes room. */
  aside?: number;
  /** Behind the person. */
  back?: Svg;
  /** Before the person, on the table or in a hand. */
  front: Svg;
}

/** A person at a table without the table, eyes at the same height for everybody, so that figures can form a row. */
export function atWork(person: Portrait, { aside = 0, back = '', front }: AtWork): Svg {
  const body = clip(rectPath(-230, -260, 460, 500), figure(person));
  return document('-230 -260 460 580', layers(back, place(body, aside, 0, 0, person.flip ? -1 : 1), front));
}
