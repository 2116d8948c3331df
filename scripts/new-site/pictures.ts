import sharp from 'sharp';
import type { Setter } from '#artwork/fonts/typeface.ts';
import { compose, type Composition, isComposition } from '#artwork/geometric/compositions.ts';
import { plan, portrait, trophy } from '#artwork/geometric/figures.ts';
import type { Inks } from '#artwork/geometric/shapes.ts';
import { sign } from '#artwork/geometric/signs.ts';
import { show, type Thing } from '#artwork/geometric/things.ts';
import type { Colours } from './colours.ts';
import type { Media } from './media.ts';
import { awards, samples } from './samples.ts';

/** The index of the colours on which dark text is readable everywhere. */
const pale = 5;

/** Arrangements of the brand's colours, background first. */
function inksOf(c: Colours): readonly Inks[] {
  return [
    [c['ember-600'], c['sand-50'], c['sun-400'], c['ink-950'], c['sun-200']],
    [c['sand-100'], c['ember-600'], c['ink-950'], c['sun-400'], c['white']],
    [c['ink-900'], c['ember-500'], c['sand-50'], c['sun-400'], c['ember-600']],
    [c['sun-400'], c['ember-600'], c['sand-50'], c['ink-950'], c['sun-200']],
    [c['sand-300'], c['ink-950'], c['ember-600'], c['sand-50'], c['sun-400']],
    [c['sun-400'], c['ember-500'], c['sun-200'], c['sand-300'], c['ember-500']],
  ];
}

interface Wanted {
  key: string;
  size: readonly [number, number];
  kind: Composition | Thing;
  /** Index of the sample client whose identity is shown. */
  client?: number;
  /** Index into `inksOf`. */
  inks: number;
  seed: number;
  /** Text is placed on its left side. */
  calm?: true;
}

function draw(
  media: Media,
  inks: readonly Inks[],
  { key, size: [width, height], kind, client, inks: order, seed, calm }: Wanted,
  { mark, set }: Pick<Subjects, 'mark' | 'set'>,
): void {
  const chosen = inks[order % inks.length] ?? inks[0];
  if (!chosen) return;
  const sheet = { width, height, inks: chosen, seed, mark };
  const { name, pattern } = samples[client ?? 0] ?? samples[0];
  const drawn = isComposition(kind)
    ? compose(kind, sheet, calm)
    : show(kind, sheet, { name, pattern, sign: client ?? 0, set });
  media.add(key, drawn, { width, height }, chosen[0]);
}

const tall = [1200, 1500] as const;
const wide = [1600, 900] as const;
const card = [800, 1000] as const;
const cover = [800, 620] as const;

/** The pictures that the starter's pages use. */
function wantedPictures(services: readonly string[]): Wanted[] {
  const kinds = ['tiles', 'cut', 'beams', 'rings', 'blocks', 'dots', 'bands', 'arcs'] as const;
  const kind = (at: number): Composition => kinds[at % kinds.length] ?? 'tiles';
  return [
    { key: 'posters/home', size: tall, kind: 'arcs', inks: 0, seed: 4 },
    { key: 'posters/about', size: tall, kind: 'marks', inks: 3, seed: 11 },
    { key: 'posters/story', size: [1200, 900], kind: 'beams', inks: 1, seed: 5 },
    { key: 'posters/career', size: tall, kind: 'blocks', inks: 0, seed: 9 },
    { key: 'posters/landing', size: tall, kind: 'rings', inks: 3, seed: 2 },
    { key: 'posters/clients', size: tall, kind: 'dots', inks: 3, seed: 8 },
    { key: 'posters/awards', size: tall, kind: 'cut', inks: 3, seed: 17 },
    { key: 'wide/message', size: wide, kind: 'cut', inks: 0, seed: 6 },
    { key: 'stories/first', size: wide, kind: 'bands', inks: 0, seed: 12, calm: true },
    { key: 'stories/first-draft-1', size: card, kind: 'tiles', inks: 1, seed: 31 },
    { key: 'stories/first-draft-2', size: card, kind: 'dots', inks: 4, seed: 32 },
    { key: 'stories/first-draft-3', size: card, kind: 'rings', inks: 1, seed: 33 },
    { key: 'stories/first-draft-4', size: card, kind: 'bands', inks: 3, seed: 91 },
    { key: 'stories/first-use-1', size: wide, kind: 'banners', client: 0, inks: 3, seed: 91 },
    { key: 'stories/first-use-2', size: cover, kind: 'phones', client: 0, inks: 0, seed: 91 },
    { key: 'stories/first-use-3', size: cover, kind: 'papers', client: 0, inks: 4, seed: 91 },
    { key: 'stories/second', size: wide, kind: 'cut', inks: 2, seed: 13, calm: true },
    { key: 'stories/second-system', size: [1200, 900], kind: 'papers', client: 1, inks: 2, seed: 92 },
    { key: 'stories/second-use-1', size: wide, kind: 'packs', client: 1, inks: 1, seed: 92 },
    { key: 'stories/second-use-2', size: cover, kind: 'posters', client: 1, inks: 2, seed: 92 },
    ...services.flatMap((slug, at): Wanted[] => [
      { key: `services/${slug}`, size: card, kind: kind(at), inks: at % pale, seed: 50 + at },
      {
        key: `services/${slug}-block`,
        size: [1200, 900],
        kind: kind(at + 1),
        inks: at % 3 === 0 ? pale : (at + 1) % pale,
        seed: 60 + at,
      },
      {
        key: `services/${slug}-hero`,
        size: wide,
        kind: kind(at + 3),
        inks: at % 2 === 0 ? 2 : 0,
        seed: 70 + at,
      },
      {
        key: `services/${slug}-advert`,
        size: wide,
        kind: kind(at + 5),
        inks: (at + 3) % pale,
        seed: 80 + at,
      },
    ]),
    ...samples.flatMap(({ thing }, client): Wanted[] => [
      { key: `works/${client + 1}`, size: card, kind: thing, client, inks: client % pale, seed: 91 + client },
      {
        key: `works/${client + 1}-wide`,
        size: wide,
        kind: thing,
        client,
        inks: client % pale,
        seed: 91 + client,
      },
    ]),
    ...['telling-your-work', 'before-you-open', 'choosing-pictures'].flatMap((slug, at): Wanted[] => [
      { key: `articles/${slug}`, size: card, kind: kind(at * 2 + 1), inks: at + 1, seed: 110 + at },
      { key: `covers/${slug}`, size: cover, kind: kind(at * 2 + 4), inks: at, seed: 120 + at },
      { key: `articles/${slug}-side-1`, size: card, kind: kind(at + 2), inks: at + 2, seed: 130 + at },
      { key: `articles/${slug}-side-2`, size: card, kind: kind(at + 4), inks: at + 3, seed: 140 + at },
    ]),
  ];
}

/** A placeholder logo: a sign and a name, in one colour. */
function wordmark(name: string, seed: number, set: Setter): { svg: string; width: number; height: number } {
  const { d, width: long, capHeight } = set(name, 44);
  const [width, height] = [Math.ceil(70 + long + 4), 80];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sign(seed, 8, 18, 44, 'black')}<path transform="translate(68 ${(40 + capHeight / 2).toFixed(1)})" d="${d}"/></svg>`;
  return { svg, width, height };
}

interface Subjects {
  offices: readonly string[];
  services: readonly string[];
  people: number;
  mark: string;
  set: Setter;
}

/** Draws all placeholder pictures of a new site. */
export function drawPictures(
  media: Media,
  c: Colours,
  { offices, services, people, mark, set }: Subjects,
): void {
  const inks = inksOf(c);
  for (const wanted of wantedPictures(services)) draw(media, inks, wanted, { mark, set });
  for (let n = 1; n <= people; n += 1) {
    const chosen = inks[n % inks.length === 0 ? 1 : n % inks.length] ?? inks[0];
    if (chosen) media.add(`people/${n}`, portrait(chosen, n), { width: 400, height: 500 }, chosen[0]);
  }
  const land: Inks = [c['sand-100'], c['sand-300'], c['air'], c['white'], c['ember-600']];
  offices.forEach((slug, at) => {
    media.add(
      `maps/${slug}-street`,
      plan(land, mark, at + 20, { width: 1200, height: 900 }, 7),
      { width: 1200, height: 900 },
      land[0],
    );
  });
  for (const { n, sign: at } of awards)
    media.add(
      `trophies/${n}`,
      trophy([c['ink-950'], n === 1 ? c['ember-600'] : c['sun-400'], c['ink-900']], at),
      { width: 400, height: 600 },
      c['sand-100'],
    );
  const { svg: jury, ...juryMark } = wordmark("Your trade's jury", 2, set);
  media.add('trophies/body', jury, juryMark, c['ink-900']);
  samples.forEach(({ name }, at) => {
    const { svg, width, height } = wordmark(name, at, set);
    media.add(`clients/${at + 1}`, svg, { width, height }, c['ink-900']);
  });
}

/** Breaks a title into lines that fit a width. */
function broken(title: string, set: Setter, size: number, measure: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && set(longer, size).width <= measure) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A page's link preview: its title beside a composition, and the mark with the name. */
export async function shareCard(
  media: Media,
  c: Colours,
  card_: { key: string; title: string; name: string; mark: string; set: Setter; seed: number },
): Promise<void> {
  const { key, title, name, mark, set, seed } = card_;
  const [width, height] = [1200, 630];
  const inks = inksOf(c)[seed % 2 === 0 ? 0 : 3] ?? inksOf(c)[0];
  if (!inks) return;
  const kinds = ['arcs', 'tiles', 'rings', 'bands', 'cut'] as const;
  const side = compose(kinds[seed % kinds.length] ?? 'arcs', { width: 480, height, inks, seed: 200 + seed });
  const size = [84, 72, 60, 50].find((each) => broken(title, set, each, 610).length <= 4) ?? 44;
  const lines = broken(title, set, size, 610).map(
    (line, at) => `<path transform="translate(56 ${120 + at * size * 1.06})" d="${set(line, size).d}"/>`,
  );
  const imprint = `<path transform="translate(56 540) scale(1.2)" fill="${c['sun-400']}" d="${mark}"/><path transform="translate(108 574)" d="${set(name, 38).d}"/>`;
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${c['ink-950']}"/><g fill="${c['sand-50']}">${lines.join('')}${imprint}</g></svg>`;
  const bytes = await sharp(Buffer.from(words))
    .composite([{ input: Buffer.from(side), left: 720, top: 0 }])
    .removeAlpha()
    .jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  media.add(key, bytes, { width, height }, c['ink-950'], 'jpg');
}
