import { clients } from '../portraits/clients/clients.ts';
import { castOf, paintScene } from '../sea/paint.ts';
import type { Palette, Scene } from '../sea/scene.ts';
import { scenes } from '../sea/scenes/index.ts';
import { drawSprite } from '../sea/sprite.ts';
import type { Film } from './film.ts';
import { paintSwaying } from './hoist.ts';

const SIZE = { width: 720, height: 900 };
const INK = '#070c16';

/** The sail: the site's picture mask, filled by the wind, in the aspect ratio of a portrait. */
const SAIL = { x: 112, y: 74, width: 520, height: 624 };
const MASK = 'M.30 0H.985Q1.02 .5 1 1Q.55 .955 .10 1C-.02 .74 .06 .30 .30 0Z';

/** Hull below the sail, bow to the left. */
const HULL =
  'M58 716C112 762 190 776 300 778C470 780 560 764 606 728L676 716C668 772 636 810 592 834L176 834C116 812 76 774 58 716Z';
const STRAKE = 'M76 742C128 784 204 798 304 800C470 801 574 786 664 748';
const MAST = 'M420 28L420 790';
const YARD = 'M236 78L662 66';

/** A portrait as the sail of a boat, as markup in the clip's pixels. */
function boat(portrait: string): string {
  const { x, y, width, height } = SAIL;
  const placed = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const clip = `<clipPath id="sail"><path transform="translate(${x} ${y}) scale(${width} ${height})" d="${MASK}"/></clipPath>`;
  const face = portrait.replace(/<svg[^>]*>/, `<svg ${placed} viewBox="0 0 400 480">`);
  const bar = (d: string, wide: number): string =>
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${wide}" stroke-linecap="round"/>`;
  const sheets = 'M420 30L664 716M420 30L70 716M168 692L120 752M628 690L650 724';
  const strake = `<path d="${STRAKE}" fill="none" stroke="#ffb547" stroke-width="7" stroke-linecap="round"/>`;
  const sail = `<g clip-path="url(#sail)">${face}</g>`;
  return `${clip}${bar(sheets, 2.5)}${bar(MAST, 11)}${sail}${bar(YARD, 11)}<path d="${HULL}" fill="${INK}"/>${strake}`;
}

/** The time of day of each client's clip, in contrast to the portrait's background. */
const HOURS = ['dawn', 'night', 'office-kozhikode', 'dusk', 'regatta', 'contact'] as const;

function palette(hour: string): Palette {
  const scene = scenes.find(({ name }) => name === hour);
  if (!scene) throw new Error(`no scene ${hour}`);
  return scene.palette;
}

const sea = (hour: string, seed: number): Scene => ({
  name: hour,
  ...SIZE,
  widths: [],
  seed,
  palette: palette(hour),
  horizon: 0.34,
  sun: { x: 0.6, y: 0.62, r: 0.12 },
  dry: 0,
  clouds: 0.6,
  swell: 1.4,
  motion: 2,
  grit: 0.5,
  stars: hour === 'night' ? 0.9 : 0,
});

/** The layer the boat floats on. */
const AFLOAT = 5;

/** A client's clip: the portrait is the sail, and the boat rides the swell. */
function clientClip(hour: string, at: number): Film {
  const scene = sea(hour, 101 + at * 7);
  const client = clients[at];
  if (!client) throw new Error(`no portrait for clip ${at + 1}`);
  const markup = boat(client.draw());
  return {
    key: `videos/client-${at + 1}`,
    ...SIZE,
    sources: ['clients.ts', 'hoist.ts'],
    rate: 24,
    seconds: 5,
    data: { scene, markup },
    prepare: async () => {
      const { width, height } = SIZE;
      const cast = await castOf(scene, width, height);
      const sprite = await drawSprite(markup, `0 0 ${width} ${height}`, width, height);
      const guest = {
        layer: AFLOAT,
        paint: (frame: Parameters<typeof paintSwaying>[0], turn: number): void => {
          const angle = 0.02 * Math.sin(turn + at);
          paintSwaying(frame, sprite, { angle, lift: 7 * Math.sin(turn + at + 1.2), pivot: [360, 830] });
        },
      };
      return (time) => paintScene(scene, { ...cast, guests: [guest] }, width, height, time);
    },
  };
}

/** One clip for each client who speaks. */
export const clientClips: readonly Film[] = HOURS.map(clientClip);
