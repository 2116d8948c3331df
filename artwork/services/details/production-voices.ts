import { box, clip, layers, line, place, rectPath, times, type Svg } from '#artwork/draw/index.ts';
import { kandura } from '#artwork/portraits/dress-draped.ts';
import { roundNeck, shirt } from '#artwork/portraits/dress.ts';
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';
import { met } from './social-cast.ts';

const [dark, paper, sun, ember, aqua] = ['#14100C', '#FBF6EE', '#FFB547', '#F0562B', '#A9CFC6'];

/** Over the head of somebody whose eyes are at (138, 226): on hair or cloth, or closer, on the skull. */
const headphones = (bald: boolean): Svg =>
  layers(
    line(bald ? 'M88 214C80 156 102 125 140 123C158 123 172 128 180 138' : 'M88 214C78 146 104 113 146 112C168 111 184 118 193 134', dark, 15),
    box(70, 198, 36, 68, dark, 16),
    box(74, 206, 16, 52, paper, 8),
  ); // prettier-ignore

/** Three actors in the booth, each with the word for tea in their own language. */
export async function voices(tall = false): Promise<Svg> {
  const words = [await arabic('شاي', 120), await malayalam('ചായ', 104), await condensed('tea', 122)] as const;
  const booths = [
    { who: 'trader', ground: ember, ink: dark, dress: kandura({ lit: paper, shade: '#D3CBBE' }), speaks: { smile: 0.2, teeth: true, open: 0.9, brow: 0.9 } },
    { who: 'keeper', ground: '#0C5664', ink: sun, dress: roundNeck({ lit: ember, shade: '#B23A18' }), speaks: { smile: 1.2, teeth: true, open: 0.8, lash: 0.8, arch: 6 } },
    { who: 'friend', ground: aqua, ink: dark, dress: shirt({ lit: '#2F7F95', shade: '#1D5468', trim: '#14404F' }, 214), speaks: { smile: 0.5, open: 1, brow: 0.7 } },
  ] as const; // prettier-ignore
  const booth = ({ who, ground, ink, dress, speaks }: (typeof booths)[number], index: number): Svg => {
    const word = words[index] ?? words[0];
    const actor =
      met(who, 138, 226, 1.02, 'right', { features: speaks, dress }) + headphones(who === 'friend');
    const wave = times(24, (bar) => {
      const reach =
        10 + Math.abs(Math.sin(bar * 0.9 + index * 2)) * 66 * Math.sin(((bar + 1) / 26) * Math.PI);
      return box(236 + bar * 9.4, 262 - reach / 2, 5, reach, ink, 2.5);
    });
    const fit = Math.min(1, Math.round((tall ? 21200 : 23600) / word.width) / 100);
    return tall
      ? clip(
          rectPath(0, 0, 480, 340),
          box(0, 0, 480, 460, ground) + actor + wave + word.at(452 - word.width * fit, 172, ink, fit),
        )
      : clip(
          rectPath(0, 0, 300, 680),
          box(0, 0, 300, 680, ground) + place(actor, -10, 130, 0, 1.24) + place(wave, -196, -36) + word.at(150 - (word.width * fit) / 2, 156, ink, fit),
        ); // prettier-ignore
  };
  return booths
    .map((each, index) =>
      tall ? place(booth(each, index), 0, index * 340) : place(booth(each, index), index * 300, 0),
    )
    .join('');
}
