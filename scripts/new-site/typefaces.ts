/** The typefaces that a new site can choose by name: the package file, and the axes that pages use. */
const known = {
  Anybody: {
    package: 'anybody',
    file: 'anybody-latin-standard-normal',
    weight: [700, 880],
    stretch: [58, 146],
  },
  'Bricolage Grotesque': {
    package: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-standard-normal',
    weight: [400, 800],
    stretch: [75, 100],
  },
  'Encode Sans': {
    package: 'encode-sans',
    file: 'encode-sans-latin-standard-normal',
    weight: [400, 880],
    stretch: [75, 125],
  },
  'Familjen Grotesk': {
    package: 'familjen-grotesk',
    file: 'familjen-grotesk-latin-wght-normal',
    weight: [400, 700],
  },
  'Instrument Sans': {
    package: 'instrument-sans',
    file: 'instrument-sans-latin-wght-normal',
    weight: [400, 700],
  },
  Outfit: { package: 'outfit', file: 'outfit-latin-wght-normal', weight: [400, 800] },
  Sora: { package: 'sora', file: 'sora-latin-wght-normal', weight: [400, 800] },
} as const;

export type Family = keyof typeof known;
export const families = Object.keys(known) as [Family, ...Family[]];

export interface Typeface {
  family: string;
  /** The WOFF2 file to subset. */
  source: string;
  weight: readonly [number, number];
  stretch?: readonly [number, number];
}

const range = (words: string): readonly [number, number] => {
  const [low = 400, high = low] = words.split(' ').map((word) => Number.parseFloat(word));
  return [low, high];
};

/** A chosen typeface with its file; `own` resolves the agency's own font files. */
export function typefaceOf(
  chosen: Family | { family: string; file: string; weight: string; stretch?: string | undefined },
  own: (file: string) => string,
): Typeface {
  if (typeof chosen !== 'string') {
    const { family, file, weight, stretch } = chosen;
    return {
      family,
      source: own(file),
      weight: range(weight),
      ...(stretch ? { stretch: range(stretch) } : {}),
    };
  }
  const { package: name, file, ...axes } = known[chosen];
  return {
    family: chosen,
    source: new URL(import.meta.resolve(`@fontsource-variable/${name}/files/${file}.woff2`)).pathname,
    ...axes,
  };
}
