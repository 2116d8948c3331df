import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  ring,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { combed, head, moustache } from '#artwork/stories/head.ts';
import { malayalam } from '#artwork/stories/lettering.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
const name = await malayalam('മുക്കം', 130);
const [skin, shadow, hair] = ['#8a4a22', '#5a2a12', '#1b0a03'];
const [red, teal, sun, lit] = ['#d9552c', '#2b8f80', '#ffcf4d', '#f7c98b'];

const shoes = (colour: string): Svg => fill('M-38 0V-9Q-30 -18 -12 -9V0ZM38 0V-9Q30 -18 12 -9V0Z', colour);

/** A person on the roof, 300 units tall. */
function standing(face: Svg, legs: Svg, body: Svg, arms: Svg, held: Svg): Svg {
  return layers(legs, body, place(face, 0, -250, 0, 0.76), arms, held);
}

/** She reviews school bags, holding one up open. */
const bagReader = standing(
  head({
    skin,
    shadow,
    behind: line('M40 -10Q70 40 52 96', hair, 26),
    hair: combed(hair),
  }),
  fill('M-32 -92H-4V-8H-28ZM4 -92H32L28 -8H4Z', '#3d5f8f') + shoes(ink),
  fill('M-46 -196Q0 -216 46 -196L58 -78H-58Z', red),
  line('M-42 -186L-66 -132L-30 -116M42 -186L66 -132L30 -116', red, 24),
  layers(
    box(-36, -160, 72, 84, teal, 14),
    box(-24, -116, 48, 32, mark, 6),
    line('M-16 -160q16 -24 32 0', ink, 6),
    disc(-38, -118, 11, skin) + disc(38, -118, 11, skin),
  ),
);

/** He cooks for weddings: a mundu, a long ladle, a pot. */
const cook = standing(
  head({ skin: '#70381a', shadow: '#47200d', hair: combed(hair), over: moustache }),
  box(-22, -30, 16, 24, '#70381a') + box(6, -30, 16, 24, '#70381a') + shoes(ink),
  layers(
    fill('M-42 -112H42L48 -22H-48Z', paper),
    line('M-46 -32H46', sun, 6),
    fill('M-46 -196Q0 -216 46 -196L44 -104H-44Z', '#ffffff'),
  ),
  line('M-40 -184L-58 -124M42 -186L74 -226', '#70381a', 22),
  layers(
    line('M84 -284L72 -96', '#8a5a26', 8),
    fill('M50 -318Q84 -340 112 -312Q98 -272 84 -276Q58 -280 50 -318Z', '#c9cdd0'),
    disc(76, -226, 13, '#70381a'),
    fill('M-116 -66H-44C-40 -18 -52 0 -80 0S-120 -18 -116 -66Z', '#c9cdd0'),
    box(-124, -72, 88, 12, '#e6e8ea', 6),
    times(3, (puff) => line(`M${-104 + puff * 24} -86q-8 -14 0 -26t0 -26`, '#ffffff', 5)),
  ),
);

/** The football commentator: a microphone, one foot on the ball. */
const voice = standing(
  head({
    skin: '#a45f35',
    shadow: '#7d4320',
    hair: fill('M-48 -8C-56 -84 56 -84 48 -8C40 -30 30 -36 24 -46L-22 -48C-34 -40 -42 -30 -48 -8Z', hair),
  }),
  layers(
    fill('M-34 -110H36L34 -70H4L0 -88L-4 -70H-34Z', ink),
    box(-28, -72, 20, 62, '#a45f35'),
    line('M20 -72L30 -58L46 -46', '#a45f35', 20),
    fill('M-38 0V-12Q-24 -20 -6 -10V0Z', paper),
    disc(62, -22, 22, '#ffffff') + disc(62, -22, 8, ink),
    line('M62 -44v12M41 -26l12 4M83 -26l-12 4M49 -5l7 -10M75 -5l-7 -10', ink, 3),
    fill('M30 -50Q42 -62 66 -54L74 -44H32Z', paper),
  ),
  fill('M-46 -196Q0 -216 46 -196L40 -104H-38Z', teal) +
    box(-8, -176, 16, 52, paper) +
    box(-40, -122, 80, 8, sun),
  line('M-42 -184L-66 -134L-48 -104', teal, 22) + line('M42 -184L72 -156L46 -190', teal, 20),
  line('M40 -186L26 -206', ink, 10) +
    disc(22, -212, 11, '#c9cdd0') +
    disc(46, -182, 12, '#a45f35') +
    disc(-48, -102, 11, '#a45f35'),
);

/** She knows upholstery: seated in a chair, in a white sari with a gold border. */
const grandmother = layers(
  fill('M-76 -120C-76 -220 76 -220 76 -120V-40H-76Z', '#e5ae22'),
  fill('M-52 -112H52L56 -34H-56Z', '#ffffff'),
  fill('M-62 -60H62L54 -8H-54Z', paper) + line('M-58 -16H58', sun, 7),
  fill('M-44 0V-10Q-26 -18 -10 -8V0ZM44 0V-10Q26 -18 10 -8V0Z', ink),
  fill('M-42 -144Q0 -162 42 -144L52 -58H-52Z', '#ffffff') + line('M-36 -140L48 -66', sun, 9),
  place(
    head({
      skin,
      shadow,
      behind: disc(0, -60, 26, '#d9d5cf'),
      hair: fill('M-49 4C-58 -80 58 -80 49 4C40 -36 16 -48 0 -50C-16 -48 -40 -36 -49 4Z', '#d9d5cf'),
      over: ring(-18, 1, 16, hair, 4) + ring(19, 1, 16, hair, 4) + line('M-3 0h7', hair, 4),
    }),
    0,
    -198,
    0,
    0.76,
  ),
  fill('M-104 -104H-62V0H-104ZM62 -104H104V0H62Z', sun) +
    box(-110, -116, 54, 26, '#ffdd80', 13) +
    box(56, -116, 54, 26, '#ffdd80', 13),
  line('M-42 -132L-62 -106L-76 -112M42 -132L62 -106L76 -112', skin, 18),
);

/** Spectators from behind. */
function crowd(): Svg {
  return times(11, (index) => {
    const cloth = [paper, mark, red, sun][index % 4] ?? paper;
    const size = 0.34 + ((index * 5) % 4) * 0.03;
    const body = layers(
      fill('M-26 -70H-3L-6 0H-24ZM3 -70H26L24 0H6Z', index % 2 ? ground : teal),
      fill('M-36 -138Q0 -154 36 -138L32 -60H-32Z', cloth),
      line('M-34 -132L-44 -76M34 -132L44 -76', skin, 13),
      disc(0, -166, 24, hair) + disc(-24, -162, 6, skin) + disc(24, -162, 6, skin),
      index % 3 ? '' : line('M0 -160V-116', hair, 12),
    );
    return place(body, -66 + index * 51, 503, 0, Number((size * 0.78).toFixed(3)));
  });
}

/** The town's name in Malayalam as a building with lit windows and four people on its roof. */
function town(): Svg {
  const scale = 520 / name.width;
  const front = rectPath(-80, 240, 560, 260);
  const letters = `<mask id="mukkam" maskUnits="userSpaceOnUse" x="-80" y="220" width="560" height="280">${name.at(-64, 402, '#ffffff', scale)}</mask>`;
  const windows = times(12 * 40, (index) => {
    const [column, row] = [index % 40, Math.floor(index / 40)];
    const glows = (column * 7 + row * 5) % 11 < 2;
    return box(-62 + column * 13, 282 + row * 16, 6, 9, glows ? sun : teal);
  });
  return layers(
    box(-700, 396, 1900, 900, '#c9713a'),
    shade(rectPath(-700, 396, 1900, 66), { colour: '#a8531f', x: 200, y: 462, angle: -90, length: 40, reach: 1700 }),
    box(-700, 452, 1900, 10, paper),
    box(-700, 462, 1900, 900, ink),
    letters,
    name.at(-64, 402, mark, scale),
    `<g mask="url(#mukkam)">${windows}${shade(front, { colour: teal, x: -80, y: 446, angle: -90, length: 90, reach: 900, opacity: 0.7 })}</g>`,
    place(bagReader, -12, 280, 0, 0.47),
    place(cook, 104, 280, 0, 0.47),
    place(voice, 204, 280, 0, 0.47),
    place(grandmother, 316, 281, 0, 0.52),
    crowd(),
  ); // prettier-ignore
}

/** A string of bulbs between two points. */
function festoon(y: number, sag: number, bulbs: number): Svg {
  const at = (part: number) => [20 + part * 360, y + sag * 4 * part * (1 - part)] as const;
  return layers(
    line(`M20 ${y}Q200 ${y + sag * 2} 380 ${y}`, ground, 2),
    times(bulbs, (bulb) => {
      const [x, height] = at(bulb / (bulbs - 1));
      return disc(x, height + 5, 5, bulb % 3 ? paper : sun);
    }),
  );
}

/** Half of a curtain, drawn to its side and tied. */
function curtain(): Svg {
  return times(5, (fold) =>
    fill(
      `M${-20 + fold * 24} -10H${6 + fold * 24}C${2 + fold * 18} 180 ${-6 + fold * 12} 260 ${-14 + fold * 13} 372H${-34 + fold * 13}C${-26 + fold * 12} 260 ${-20 + fold * 18} 180 ${-20 + fold * 24} -10Z`,
      fold % 2 ? red : '#b03d1c',
    ),
  );
}

/**
 * Mall of Mukkam, upright: a theatre stage with the whole name, which stays complete even where a card crops both
 * edges.
 */
export function mallOfMukkam(): Svg {
  return layers(
    box(-10, -10, 420, 520, lit),
    festoon(58, 34, 15),
    festoon(92, 52, 17),
    place(town(), 90, 150, 0, 0.56),
    curtain(),
    place(`<g transform="scale(-1 1)">${curtain()}</g>`, 400, 0, 0, 1),
    times(10, (scallop) =>
      fill(`M${scallop * 40} -10h40V34a20 22 0 0 1 -40 0Z`, scallop % 2 ? '#b03d1c' : red),
    ),
    box(-10, -10, 420, 22, ground),
  );
}

/** The same town from farther away, with a lit backdrop and bulbs along its edge. */
export function mukkamWide(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    fill('M-76 288V152Q156 72 388 152V288Z', lit),
    times(20, (bulb) => {
      const part = bulb / 19;
      return disc(-76 + part * 464, 152 - 160 * part * (1 - part), 4.5, bulb % 2 ? paper : sun);
    }),
    town(),
  );
}
