import { channels, contrast, mix } from '#app/content/contrast.ts';
import type { Brand } from '#app/content/schema/brand.ts';

export type Colours = Brand['colours'];

/** The first colour between two that reaches a contrast against a third. */
function until(colour: string, towards: string, against: string, least: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const found = mix(colour, towards, share);
    if (contrast(found, against) >= least) return found;
  }
  return towards;
}

const saturation = (colour: string): number => Math.max(...channels(colour)) - Math.min(...channels(colour));

/** Text and background colours used together, with the required contrast. */
const pairs: readonly (readonly [keyof Colours, keyof Colours, number])[] = [
  ['ink-950', 'sand-50', 7],
  ['ink-900', 'sand-300', 4.5],
  ['ember-600', 'sand-50', 4.5],
  ['ember-600', 'sand-100', 4.5],
  ['ink-900', 'ember-500', 4.5],
  ['sand-50', 'ember-600', 4.5],
  ['sun-400', 'ink-800', 4.5],
  ['ink-950', 'sun-400', 4.5],
  ['ink-900', 'sun-200', 4.5],
  ['muted-on-paper', 'sand-100', 4.5],
  ['muted-on-ink', 'ink-800', 4.5],
  ['on-ink-dim', 'ink-950', 4.5],
  ['sand-50', 'tide-700', 4.5],
  ['sand-50', 'tide-500', 4.5],
  ['white', 'palm-600', 4.5],
  ['sand-500', 'white', 3],
];

/** Pairs of a ramp with too little contrast, as messages. */
export function unreadable(colours: Colours): string[] {
  return pairs
    .filter(([words, ground, least]) => contrast(colours[words], colours[ground]) < least)
    .map(
      ([words, ground, least]) =>
        `${words} on ${ground}: ${contrast(colours[words], colours[ground]).toFixed(2)}, needs ${least}`,
    );
}

/**
 * The whole ramp from two to five colours. The most saturated one (the first, if it is saturated enough) becomes the
 * main colour, the darkest the ink if it is dark enough, the others accents.
 */
export function rampOf(given: readonly string[]): Colours {
  const all = given.map((colour) => colour.toLowerCase());
  const loud =
    all.toSorted((a, b) => saturation(b) - saturation(a)).includes(all[0] ?? '') &&
    saturation(all[0] ?? '') > 40
      ? (all[0] ?? '')
      : (all.toSorted((a, b) => saturation(b) - saturation(a))[0] ?? '');
  const darkest = all.toSorted((a, b) => contrast(b, '#ffffff') - contrast(a, '#ffffff'))[0] ?? loud;
  const ink =
    contrast(darkest, '#ffffff') >= 13 ? darkest : until(mix(loud, '#000000', 0.6), '#000000', '#ffffff', 16);
  const accents = all.filter((colour) => colour !== loud && colour !== darkest && saturation(colour) > 40);
  const paper = mix('#ffffff', loud, 0.025);
  const sun = until(accents[0] ?? mix(loud, '#ffffff', 0.68), '#ffffff', mix(ink, loud, 0.14), 6);
  const second = accents[1] ?? accents[0] ?? loud;
  const deep = until(loud, '#000000', paper, 6);
  const ember = until(loud, '#000000', mix('#ffffff', loud, 0.08), 5);
  const tint = (share: number): string => mix(paper, loud, share);
  const shade = (share: number): string => mix(ink, loud, share);
  return {
    'ink-950': ink,
    'ink-900': shade(0.06),
    'ink-800': shade(0.14),
    'ink-dim': mix(ink, paper, 0.28),
    'tide-700': mix(deep, ink, 0.45),
    'tide-500': deep,
    'sun-400': sun,
    'sun-200': mix(sun, '#ffffff', 0.55),
    'ember-500': until(loud, '#ffffff', mix(ink, loud, 0.06), 4.8),
    'ember-600': ember,
    'ember-550': ember,
    'sand-50': paper,
    'sand-100': tint(0.06),
    'sand-300': tint(0.2),
    'sand-500': until(tint(0.5), ink, '#ffffff', 4),
    white: '#ffffff',
    'on-ink-soft': mix(paper, ink, 0.14),
    'on-ink-dim': until(mix(paper, ink, 0.5), paper, ink, 5),
    'muted-on-paper': until(mix(ink, paper, 0.4), ink, tint(0.2), 4.6),
    'muted-on-ink': until(mix(paper, ink, 0.4), paper, shade(0.14), 5),
    gold: until(second, '#ffffff', ink, 3),
    air: tint(0.14),
    'palm-600': ember,
    painted: ember,
    'painted-low': mix(ember, ink, 0.3),
    'wood-500': deep,
    'wood-700': mix(deep, ink, 0.5),
    'wood-900': mix(deep, ink, 0.8),
    laterite: mix(deep, ink, 0.3),
    glass: tint(0.3),
    coral: until(second, '#ffffff', ink, 5),
    'coral-200': mix(until(second, '#ffffff', ink, 5), '#ffffff', 0.3),
    silver: tint(0.08),
    'silver-700': mix(ink, paper, 0.45),
    bronze: until(second, '#ffffff', ink, 4.5),
    'bronze-700': mix(second, ink, 0.7),
  };
}

/** Four colour sets for stories and services, each a different arrangement of the brand's colours. */
export function worldsOf(c: Colours) {
  const worlds = [
    { ground: c['ember-600'], paper: c['sand-50'], mark: c['sun-200'], ink: c['ink-950'] },
    { ground: c['ink-950'], paper: c['sand-50'], mark: c['sun-400'], ink: c['ink-950'] },
    { ground: c['tide-700'], paper: c['sand-100'], mark: c['coral-200'], ink: c['ink-950'] },
    { ground: c['ink-800'], paper: c['sand-50'], mark: c['sun-200'], ink: c['ink-950'] },
  ];
  // Lightens marks until dark text on them is readable, whatever the brand's second colour is.
  return worlds.map((world) => ({
    ...world,
    mark: until(until(world.mark, '#ffffff', world.ink, 4.6), '#ffffff', world.ground, 3.1),
  }));
}
