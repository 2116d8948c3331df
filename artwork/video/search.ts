import { paintFront } from '../sea/air.ts';
import { lerp, smoothstep } from '../sea/color.ts';
import { duneLayer } from '../sea/dunes.ts';
import type { Frame } from '../sea/frame.ts';
import { type LayerMaker, castOf, paintScene } from '../sea/paint.ts';
import type { Scene } from '../sea/scene.ts';
import { searchScenes } from '../sea/scenes/search.ts';
import { drawSprite } from '../sea/sprite.ts';
import { overshoot } from './ease.ts';
import type { Film } from './film.ts';
import { type Outline, between, numerals, setDigits } from './numerals.ts';

const SIZE = { width: 720, height: 1280 };
const CREAM = '#fbf6ee';

/** The background of a film: a hero's scene in its tall format. */
function groundOf(name: string): Scene {
  const tall = searchScenes.find((scene) => scene.name === name);
  if (!tall) throw new Error(`there is no scene ${name}`);
  return { ...tall, ...SIZE, horizon: 0.34, relief: 0.075, grit: 0.4, clouds: 0.5 };
}

const TOP_RANK = 1;
const LAST_RANK = 10;

/** Height of the sun on its path, 0 to 1: it rests at the top, falls fast, and climbs rank by rank. */
function climb(time: number): number {
  if (time < 0.16) return 1;
  if (time < 0.32) return 1 - smoothstep(0.16, 0.32, time);
  return smoothstep(0.34, 0.9, time);
}

/** Position of the sun, as fractions of width and height from the upper left. */
function place(part: number): readonly [x: number, y: number] {
  return [lerp(0.5, 0.74, part), lerp(0.77, 0.26, part ** 1.15)];
}

/** The line behind the sun, with a point for every rank. */
function trail(part: number): string {
  const steps = Math.max(1, Math.round(part * 40));
  const pixels = (at: number): string => {
    const [x, y] = place(at);
    return `${(x * SIZE.width).toFixed(1)} ${(y * SIZE.height).toFixed(1)}`;
  };
  const line = Array.from({ length: steps + 1 }, (_, step) => pixels((part * step) / steps)).join('L');
  const points = Array.from({ length: LAST_RANK }, (_, step) => step / (LAST_RANK - TOP_RANK))
    .filter((at) => at < part - 0.02)
    .map((at) => {
      const [x, y] = place(at);
      return `<circle cx="${x * SIZE.width}" cy="${y * SIZE.height}" r="9" fill="${CREAM}"/>`;
    });
  const [x, y] = place(part);
  const head = `<circle cx="${x * SIZE.width}" cy="${y * SIZE.height}" r="14" fill="${CREAM}"/>`;
  return `<path d="M${line}" fill="none" stroke="${CREAM}" stroke-width="6" stroke-linejoin="round"/>${points.join('')}${head}`;
}

interface Widths {
  narrow: readonly Outline[];
  wide: readonly Outline[];
}

/** The current rank; the digits widen when it changes, and stay wide at the top. */
function rank(part: number, { narrow, wide }: Widths): string {
  const exact = LAST_RANK - part * (LAST_RANK - TOP_RANK);
  const shown = Math.max(TOP_RANK, Math.ceil(exact - 0.02));
  const since = shown - exact;
  const fill =
    shown === TOP_RANK ? overshoot(since < 0.02 && part < 1 ? 0 : 1) : 0.3 * (1 - smoothstep(0, 0.7, since));
  const digits = [...String(shown)].map(Number).flatMap((digit) => {
    const [thin, full] = [narrow[digit], wide[digit]];
    return thin && full ? [between(thin, full, fill)] : [];
  });
  return `<path d="${setDigits(digits, 44, 862, 340)}" fill="${CREAM}"/>`;
}

/** Search: a sun climbs over dunes or swell and draws a rising line. */
function searchClip(key: string, scene: Scene): Film {
  return {
    key,
    ...SIZE,
    sources: ['search.ts', 'numerals.ts'],
    rate: 24,
    seconds: 6,
    data: { ground: scene, ranks: [TOP_RANK, LAST_RANK] },
    prepare: async () => {
      // Sand keeps its light: dunes that followed the sun would jump.
      const still: LayerMaker = (frame, _, index) => duneLayer(frame, scene, index);
      const ground = scene.dry > 0 ? still : undefined;
      const cast = await castOf(scene, SIZE.width, SIZE.height);
      const widths = { narrow: await numerals(62), wide: await numerals(118) };
      return async (time) => {
        const part = climb(time);
        const [x, y] = place(part);
        const markup = trail(part) + rank(part, widths);
        const view = `0 0 ${SIZE.width} ${SIZE.height}`;
        const sprite = await drawSprite(markup, view, SIZE.width, SIZE.height);
        const guest = { layer: -1, paint: (frame: Frame) => paintFront(frame, sprite) };
        const moment = { ...scene, sun: { x, y: 1 - y, r: 0.115 } };
        return paintScene(moment, { ...cast, guests: [guest] }, SIZE.width, SIZE.height, time, ground);
      };
    },
  };
}

export const searchClips: readonly Film[] = [
  searchClip('videos/search-clip', groundOf('seo-tall')),
  searchClip('videos/search-clip-kerala', groundOf('seo-kerala-tall')),
];
