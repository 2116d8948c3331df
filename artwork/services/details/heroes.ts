import {
  box,
  circlePath,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  random,
  rectPath,
  ring,
  round,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';
import { roads } from '#artwork/stories/seo-answer.ts';
import { print, sheet } from '../sheet.ts';
import { delta } from './digital-delta.ts';
import { clicks, ledger } from './ledger.ts';
import { audited } from './seo-audit.ts';
import { mirrored, reported, sorted } from './seo-groups.ts';
import { located, redirected } from './seo-shops.ts';
import { cited, explained } from './seo-stalls.ts';
import { sold } from './influencer-sold.ts';
import { lengths, wall } from './shelf.ts';
import { replies } from './social-replies.ts';

const queries = [
  'best biryani delivery', 'dentist who sees children', 'school fees 2026', 'wedding hall with parking', 'AC not cooling why', 'curtain shop still open',
  'used car loan documents', 'visa photo near me', 'how long does plaster dry', 'ladies gym timings', 'roof leaking which cement', 'pharmacy open at night',
  'tailor for uniforms', 'gold rate today', 'fish market Sunday', 'driving licence renewal', 'tile shop with delivery', 'quiet cafe to study',
  'laptop screen repair', 'pest control cost', 'bus to the airport', 'cake shop eggless', 'coconut oil price', 'swimming classes near me',
]; // prettier-ignore

/** A lens as large as the page allows, through which the answer is seen. */
function lens(x: number, y: number, radius: number): Svg {
  const scale = radius / 122;
  const rim = round(radius * 0.13);
  const scene = layers(
    roads,
    times(3, (index) => box(177 + index * 19, 97, 13, 11, '#04191F', 2)),
    fill('M0 186q25 -16 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0V250H0Z', '#2F8F9C'),
    box(282, 148, 9, 70, '#EAF4EE') + box(262, 148, 50, 22, '#C23D14') + box(270, 156, 34, 6, '#EAF4EE'),
  );
  return layers(
    line(`M${x} ${y}l${radius * 3} ${radius * 1.86}`, '#FFD84A', round(radius * 0.27)),
    disc(x, y, radius, '#04191F'),
    clip(circlePath(x, y, radius), place(scene, x - 204 * scale, y - 124 * scale, 0, scale)),
    ring(x, y, radius, '#FFD84A', rim),
  );
}

/** The question of the work that the page shows, in a search field among others that people ask, and its answer. */
async function questions(width: number, tall: boolean): Promise<Svg> {
  const sizes = tall ? [24, 40, 32, 46] : [19, 30, 24, 34];
  const [asked, other, typed, found] = await Promise.all([
    Promise.all(queries.map((query, index) => condensed(query, sizes[index % 4] ?? 0))),
    Promise.all([malayalam('അടുത്തുള്ള പ്ലംബർ', tall ? 36 : 27), arabic('سباك قريب مني الآن', tall ? 42 : 31)]),
    condensed('which road floods?', tall ? 60 : 88),
    condensed('the lower one, in July', tall ? 38 : 36),
  ]);
  const words = [...asked.slice(0, 2), ...other, ...asked.slice(2)];
  const rows = tall ? [52, 322, 400, 478, 556, 634, 712] : [44, 108, 384, 448];
  const [edge, top, size] = tall ? [40, 92, 156] : [40, 146, 194];
  const [x, y, radius] = tall ? [516, 456, 210] : [1216, 246, 200];
  const next = random('services-questions');
  const tones = ['#47979E', '#56A7AC', '#6CBABD'];
  let index = 0;
  const asRow = (foot: number, row: number): Svg => {
    let at = width + round(next() * 160);
    let questionsOfRow = '';
    while (at > 0) {
      const which = index % words.length;
      at -= words[which]?.width ?? 0;
      questionsOfRow += `<use href="#q${which}" x="${round(at)}" y="${foot}" color="${tones[(row + index) % 3]}"/>`;
      at -= tall ? 52 : 48;
      index += 1;
    }
    return questionsOfRow;
  };
  const height = tall ? 740 : 492;
  const base = top + size / 2 + (tall ? 30 : 44);
  const label = found.width + 44;
  return layers(
    `<defs>${words.map((word, which) => `<g id="q${which}">${word.at(0, 0, 'currentColor')}</g>`).join('')}</defs>`,
    box(0, 0, width, height, '#062A33'),
    clip(rectPath(0, 0, width, height), rows.map(asRow).join('')),
    box(edge, top, width - 2 * edge, size, '#EAF4EE', size / 2),
    typed.at(edge + size * (tall ? 0.36 : 0.32), base, '#04191F'),
    clip(rectPath(0, 0, width, height), lens(x, y, radius)),
    place(
      box(0, 0, label, tall ? 74 : 70, '#FFD84A') + found.at(22, tall ? 56 : 53, '#04191F'),
      x - radius - (tall ? 216 : 150),
      y + radius * (tall ? 0.86 : 0.8),
      -3,
    ),
  );
}

/** A steel cup and twelve hands reaching for it, from above. */
function hands(width: number, height: number): Svg {
  const skins = ['#8A4B2A', '#B8713F', '#D89A6A', '#6A3A22', '#C98A5C', '#F0C9A6'];
  const sleeves = ['#F7A072', '#FDF3E3', '#E0562B', '#FFB547', '#8FC8B0', '#D2273F', '#F6CDAE', '#12788A'];
  const centre = [width / 2, height / 2] as const;
  const arm = (skin: string, sleeve: string): Svg =>
    layers(
      fill('M-34 -700H34V-352H-34Z', sleeve),
      fill(
        'M-24 -356H24L20 -250C34 -240 36 -214 32 -196L26 -170H18V-196H12V-158H3V-194H-3V-154H-12V-194H-18V-164H-27L-32 -204C-36 -226 -30 -242 -20 -252Z',
        skin,
      ),
      fill('M26 -236C44 -228 50 -206 46 -184L37 -182C36 -200 30 -208 22 -212Z', skin),
      fill('M-38 -368H38V-346H-38Z', sleeve),
    );
  return layers(
    box(0, 0, width, height, '#123F3A'),
    clip(
      rectPath(0, 0, width, height),
      layers(
        disc(centre[0], centre[1], 330, '#17524A'),
        times(12, (index) =>
          place(arm(skins[index % 6] ?? '', sleeves[(index * 3) % 8] ?? ''), ...centre, index * 30 + 8),
        ),
        disc(centre[0], centre[1], 138, '#E9ECEC'),
        ring(centre[0], centre[1], 126, '#B9C0C4', 10),
        disc(centre[0], centre[1], 108, '#8E4A20'),
        fill(circlePath(centre[0] - 18, centre[1] - 16, 74), '#B56A34'),
        times(7, (index) =>
          disc(
            centre[0] - 60 + index * 19,
            centre[1] - 40 + ((index * 37) % 60),
            5 + (index % 3) * 3,
            '#E3B27C',
          ),
        ),
      ),
    ),
  );
}

/** The same cup, empty, with tea rings and leaves. */
function cup(): Svg {
  const next = random('services-cup');
  return layers(
    disc(400, 400, 392, '#F3DDC0'),
    ring(250, 560, 150, '#D9A978', 9) + ring(600, 230, 128, '#E4BE93', 7) + ring(560, 620, 96, '#E4BE93', 5),
    disc(412, 416, 226, '#DCC09C'),
    disc(400, 400, 226, '#E9ECEC'),
    ring(400, 400, 208, '#B9C0C4', 12),
    disc(400, 400, 184, '#C9CFD2'),
    fill('M216 400A184 184 0 0 0 584 400A210 230 0 0 1 216 400Z', '#F4F6F6'),
    disc(404, 396, 96, '#8E4A20'),
    disc(396, 388, 84, '#B56A34'),
    times(26, () => disc(340 + next() * 120, 350 + next() * 100, round(2 + next() * 4), '#4A220E')),
  );
}

export const heroes = [
  sheet(
    'performance-ledger',
    1440,
    520,
    await ledger({ width: 1440, row: 64, total: 190, top: 74, cap: 32 }),
  ),
  sheet(
    'performance-ledger-tall',
    780,
    850,
    await ledger({ width: 780, row: 134, total: 174, top: 140, cap: 44, stacked: true }),
  ),
  sheet('performance-clicks', 1440, 590, await clicks(1440, 590)),
  sheet('performance-clicks-tall', 780, 1200, await clicks(780, 1200)),
  sheet('seo-questions', 1440, 492, await questions(1440, false)),
  sheet('seo-questions-tall', 780, 740, await questions(780, true)),
  sheet('seo-audited', 1360, 330, await audited(1360, 330, false)),
  sheet('seo-audited-tall', 780, 1016, await audited(780, 1016, true)),
  sheet('seo-groups', 1440, 700, await sorted()),
  sheet('seo-redirected', 1120, 640, await redirected(1120)),
  sheet('seo-redirected-tall', 800, 640, await redirected(800)),
  sheet('seo-located', 800, 640, await located()),
  sheet('seo-explained', 800, 640, await explained()),
  sheet('seo-cited', 1120, 640, await cited(1120)),
  sheet('seo-cited-tall', 800, 640, await cited(800)),
  sheet('seo-mirrored', 960, 440, await mirrored()),
  sheet('seo-reported', 800, 440, await reported()),
  print('social-wall', 1440, 432, await wall(10, 3)),
  print('social-wall-tall', 720, 864, await wall(5, 6)),
  ...lengths.map(({ name, width, height, body }) => print(name, width, height, body)),
  print('social-replies', 1440, 740, await replies(1440, 740)),
  print('social-replies-tall', 780, 1490, await replies(780, 1490)),
  sheet('influencer-hands', 800, 980, hands(800, 980)),
  sheet('influencer-cup', 800, 800, cup()),
  sheet('influencer-sold', 1440, 600, await sold(1440, 600)),
  sheet('influencer-sold-tall', 780, 1200, await sold(780, 1200)),
  sheet('digital-delta', 1440, 440, await delta(1440, 440, true)),
  sheet('digital-delta-tall', 780, 900, await delta(780, 900, true)),
  sheet('digital-streams', 780, 440, await delta(780, 440)),
];
