import { box, clip, layers, place, rectPath, type Svg } from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';

export const [ground, paper, lit, ink, deep, sea, grey, red] = ['#062A33', '#EAF4EE', '#FFD84A', '#04191F', '#0F5560', '#6FBDBF', '#B9D2C9', '#F0562B']; // prettier-ignore

/** All answers are as high, so that two of them share a row; those for phones are as wide as high. */
export const HEIGHT = 640;

interface Answer {
  asked: string;
  found: string;
  /** Where the answer is pinned. */
  at: readonly [x: number, y: number];
  dark?: true;
}

/** A question of the page's head in its search field, the scene that answers it, and the answer pinned to that. */
export async function answered(width: number, { asked, found, at, dark }: Answer, scene: Svg): Promise<Svg> {
  const [question, answer] = await Promise.all([condensed(asked, 56), condensed(found, 42)]);
  return layers(
    clip(rectPath(0, 0, width, HEIGHT), scene),
    box(-60, 34, question.width + 166, 116, dark ? ink : paper, 58),
    question.at(40, 114, dark ? lit : ink),
    place(
      (dark ? '' : box(9, 12, answer.width + 56, 86, ink)) +
        box(0, 0, answer.width + 56, 86, dark ? ink : lit) +
        answer.at(28, 62, dark ? lit : ink),
      ...at,
      -3,
    ),
  );
}
