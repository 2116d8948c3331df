import { document, fill, line, palette, type Svg } from '#artwork/draw/index.ts';

/** Colours of a sail and of its side away from the light. */
export type Trim = readonly [sail: string, lee: string];

/** The family's dhow from the side, flat, with its wake. */
export function dhow([sail, lee]: Trim): Svg {
  return document(
    '-126 -164 250 190',
    fill('M-54-30L32-146C68-104 70-48 44-18C14-36-22-42-54-30Z', sail) +
      fill('M32-146C68-104 70-48 44-18C56-58 54-104 32-146Z', lee) +
      line('M-8-2L-17-92M-64-19L38-154', palette.night, 3) +
      fill(
        'M-112-52L-92-40L-85-35C-68-14-44-6-14-5C18-4 44-11 62-32L70-31C69-8 60 8 46 17H-38C-58 8-76-12-92-40Z',
        palette.night,
      ) +
      line('M-88-31C-70-6-44 1.5-14 2.5C20 3.5 48-4 70-22', sail, 3) +
      line('M-122 20q20-9 40 0t40 0 40 0 40 0 40 0 40 0', palette.shoal, 4),
  );
}
