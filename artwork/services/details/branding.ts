import { fill, layers, place, type Svg } from '#artwork/draw/index.ts';
import { arabic, malayalam, type Word } from '#artwork/stories/lettering.ts';
import type { Still } from '../../still.ts';
import { print, sheet } from '../sheet.ts';
import { covered, coveredTall } from './branding-covered.ts';
import { mark, pink } from './branding-mark.ts';
import { beach } from './branding-sand.ts';
import { website } from './branding-site.ts';
import { guardianship, identity, naming, packaging, signage, voice } from './branding-tale.ts';

/** The greeting in both scripts, each as wide as asked for. */
function greetings(malayalamWidth: number, arabicWidth: number) {
  return Promise.all([
    malayalam('സ്വാഗതം', malayalamWidth * 0.1789),
    arabic('أهلا وسهلا', arabicWidth * 0.2294),
  ]);
}

/** The Arabic greeting against the right edge; its tanween, thin in the typeface, is as heavy as its hamza. */
function ahlan(word: Word, right: number, y: number): Svg {
  const stroke = 'l44 -18v-12l-44 18z';
  const tanween = fill([6, 346].map((at) => `M${at} -135${stroke}M${at} -152${stroke}`).join(''), pink);
  const x = right - word.width;
  return word.at(x, y, pink) + place(tanween, x, y, 0, word.width / 518);
}

async function voicesTall(): Promise<Svg> {
  const [first, second] = await greetings(700, 700);
  return layers(first.at(0, 122, pink), ahlan(second, 700, 418));
}

async function voices(): Promise<Svg> {
  const [first, second] = await greetings(760, 530);
  return layers(first.at(0, 186, pink), ahlan(second, 1360, 186));
}

/** Half a window wide, so that it also comes for half of a tablet. */
const half = (still: Still): Still => ({ ...still, widths: [620, 780, 1100, 1440] });

export const branding = [
  print('branding-covered', 1440, 640, covered(mark)),
  print('branding-covered-tall', 780, 920, coveredTall(mark)),
  print('branding-sand', 1440, 1000, beach(1440, 1000, 1076, 330, 2.1, 1.06)),
  print('branding-sand-tall', 780, 2440, beach(780, 2440, 300, 1426, 2, 1), 1100),
  sheet('branding-voices', 1360, 236, await voices()),
  sheet('branding-voices-tall', 700, 476, await voicesTall()),
  sheet('branding-naming', 1440, 580, await naming(false)),
  sheet('branding-naming-tall', 780, 970, await naming(true)),
  print('branding-identity', 840, 760, await identity()),
  half(print('branding-packaging', 720, 620, await packaging())),
  half(print('branding-voice', 720, 620, await voice())),
  print('branding-signage', 1440, 640, await signage(1440, 640)),
  print('branding-signage-tall', 780, 860, await signage(780, 860)),
  print('branding-guardianship', 840, 700, guardianship()),
  sheet('branding-website', 1440, 620, await website(1440, 620)),
  sheet('branding-website-tall', 780, 760, await website(780, 760)),
];
