import { document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';

/** An uncropped poster: its name below `posters/` and its drawing. */
export type Poster = readonly [slug: string, draw: () => Svg];

/** A crop of a poster: the window on the drawing and the delivered sizes. */
interface Cut {
  view: string;
  width: number;
  height: number;
  widths: readonly number[];
}

const tall: Cut = { view: '0 0 400 500', width: 740, height: 925, widths: [160, 240, 340, 500, 660, 740] };
const wide: Cut = { view: '-392 -6 800 500', width: 1280, height: 800, widths: [340, 500, 740, 960, 1280] };
const broad: Cut = { view: '-112 0 625 500', width: 1250, height: 1000, widths: [340, 500, 740, 960, 1250] };

function cut({ view, width, height, widths }: Cut, key: string, draw: () => Svg): Still {
  return { key, width, height, widths, draw: { svg: () => document(view, draw()) } };
}

/** The standard poster, 4 to 5. */
export function tallStill([slug, draw]: Poster): Still {
  return cut(tall, `posters/${slug}`, draw);
}

/** A wider crop of the same drawing, 8 to 5, with the subject on the right. */
export function wideStill([slug, draw]: Poster): Still {
  return cut(wide, `posters/${slug}-wide`, draw);
}

/** A panel, 5 to 4, with the subject in the middle. */
export function broadStill([slug, draw]: Poster): Still {
  return cut(broad, `posters/${slug}`, draw);
}

/** A flat poster, delivered as SVG. */
export function flatStill([slug, draw]: Poster): Still {
  return {
    key: `posters/${slug}`,
    width: 400,
    height: 500,
    draw: { svg: () => document('0 0 400 500', draw()) },
  };
}

/** The same for a full-width box; the subject is right of the middle, because text covers the left. */
export function flatWideStill([slug, draw]: Poster): Still {
  const svg = () => document('-340 0 880 500', draw());
  return { key: `posters/${slug}-wide`, width: 880, height: 500, draw: { svg } };
}
