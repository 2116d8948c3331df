import {
  box,
  clip,
  crown,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  random,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { arm, shaded, sit, skinOf, teaGlass, type Scene } from '#artwork/scenes/kit.ts';

/** Rain on and behind a pane. */
function rainfall(x: number, y: number, w: number, h: number, colour: string): Svg {
  const next = random('monsoon');
  return times(90, () => {
    const [px, py, length] = [x + next() * w, y + next() * h, 14 + next() * 34];
    return line(
      d`M${px} ${py}L${px - length * 0.24} ${py + length}`,
      colour,
      0.8 + next() * 1.2,
      'opacity="0.6"',
    );
  });
}

/** The studio in July: the window is cold, the lamp is warm. */
function monsoon(): Svg {
  const pane = d`M48 34H352V330H48Z`;
  const outside = layers(
    box(40, 20, 330, 330, '#5E8F92'),
    shade(pane, { colour: '#2E5F68', x: 200, y: 40, angle: 90, length: 200, reach: 840 }),
    fill(d`M40 270C120 250 200 262 260 254C310 248 350 256 370 262V350H40Z`, '#2F6A5E'),
    place(crown(0, 0, 210, '#1B4A45', 'wind', 9), 126, 128, 14),
    line('M98 350C104 270 112 190 126 128', '#1B4A45', 7),
    place(crown(0, 0, 150, '#235750', 'wind2', 8), 318, 170, 12),
    line('M306 350C308 280 312 220 318 170', '#235750', 5),
    rainfall(48, 20, 320, 330, c.mist),
  );
  const laptop = layers(
    fill('M222 418L246 330H388L372 418Z', '#B9C0C4'),
    fill('M222 418L246 330H252L229 418Z', '#7B868D'),
    disc(310, 374, 7, '#E9ECEC'),
    fill('M150 418H376L384 428H140Z', '#8F9AA0'),
  );
  return layers(
    box(0, 0, 400, 500, c.abyss),
    clip(pane, outside),
    line('M48 34H352V330H48Z', c.teak, 12),
    line('M200 34V330M48 150H352', c.teak, 7),
    fill('M20 330H380V346H20Z', '#7A4630'),
    // The lamp.
    fill('M52 250L90 186L122 250Z', c.sun),
    shade('M52 250L90 186L122 250Z', { colour: c.ember, x: 130, y: 230, angle: 190, length: 60 }),
    line('M88 250V408', c.ink, 5),
    shade('M52 251H122L214 428H-40Z', { colour: c.sun, x: 88, y: 236, angle: 90, length: 170, opacity: 0.8 }),
    sit('nithya-sasi', {
      x: 196,
      y: 226,
      scale: 0.68,
      facing: 'right',
      sun: 'left',
      yaw: 0.55,
      tilt: 5,
      pitch: -0.6,
    }),
    arm([140, 372], [120, 436], [214, 424], 22, c.lagoon, skinOf('nithya-sasi'), { bare: 0.35, curl: 0.3 }),
    fill('M-10 428H410V510H-10Z', '#6B3A26'),
    shade('M-10 428H410V510H-10Z', { colour: c.umber, x: 380, y: 460, angle: 190, length: 260 }),
    laptop,
    fill('M62 396H100V432Q81 444 62 432Z', c.ember),
    line('M100 404Q116 408 100 422', c.ember, 5),
    line('M74 388Q68 376 76 366M88 388Q82 374 90 362', c.glow, 2, 'opacity="0.7"'),
    line('M300 452H360M310 462H350', c.teak, 2),
  );
}

/** A frame of the film on the big screen: two shores, one boat. */
function film(): Svg {
  return layers(
    box(0, 0, 300, 190, c.ember),
    shade(d`M0 0H300V190H0Z`, { colour: c.sun, x: 150, y: 130, angle: -90, length: 130, reach: 840 }),
    disc(190, 92, 44, c.glow),
    fill('M0 122C60 110 110 126 160 120C220 112 260 122 300 118V190H0Z', c.clay),
    box(0, 130, 300, 60, c.tide),
    times(9, (i) => fill(d`M${178 - i * 4} ${138 + i * 6}h${26 + i * 7}v2h${-26 - i * 7}Z`, c.glow)),
    fill('M96 136L132 74C142 96 142 118 138 136Z', c.paper),
    fill('M84 138H150C148 150 140 154 130 154H104C94 152 88 146 84 138Z', c.ink),
  );
}

/** Two in the morning, the cut is nearly there. */
function suite(): Svg {
  const frame = 'M72 62H372V252H72Z';
  const track = (y: number, from: number, cuts: readonly number[], tones: readonly string[]): Svg => {
    let x = from;
    return cuts
      .map((w, i) => {
        const clipBox = box(x, y, w - 2, 15, tones[i % tones.length] ?? c.ember, 2);
        x += w;
        return clipBox;
      })
      .join('');
  };
  return layers(
    box(0, 0, 450, 450, '#0A1220'),
    shade('M0 0H450V450H0Z', {
      colour: '#3B1F1C',
      x: 222,
      y: 160,
      angle: 90,
      length: 260,
      opacity: 0.9,
      reach: 840,
    }),
    fill('M56 46H388V268H56Z', c.ink),
    clip(frame, place(film(), 72, 62)),
    fill('M56 278H388V346H56Z', '#101B2E'),
    track(286, 66, [58, 34, 80, 46, 66, 30], [c.ember, c.sun, c.coral]),
    track(304, 82, [40, 90, 50, 70, 44], [c.lagoon, c.aqua, c.tide]),
    track(322, 66, [120, 64, 110], [c.palm, c.jade]),
    line('M236 280V344', c.paper, 2),
    fill('M230 278H242L236 286Z', c.paper),
    fill('M-10 346H460V460H-10Z', '#1B1420'),
    shade('M-10 346H460V460H-10Z', {
      colour: '#5A2A1E',
      x: 222,
      y: 336,
      angle: 90,
      length: 80,
      opacity: 0.8,
      reach: 840,
    }),
    // The editor from behind, rim-lit by the picture.
    fill(
      'M112 460C116 392 150 366 196 358C204 356 208 346 208 334H258C258 346 262 356 270 358C316 366 350 392 354 460Z',
      c.ink,
    ),
    line('M118 440C124 396 154 372 198 362', c.coral, 3),
    line('M350 440C344 396 312 372 268 362', c.ember, 3),
    fill(
      'M176 270C176 224 204 206 234 206C266 206 292 226 290 272C290 312 266 342 233 342C200 342 176 312 176 270Z',
      '#150E14',
    ),
    fill('M222 208C214 184 244 178 252 194C258 204 250 210 246 212Z', '#150E14'),
    line('M182 248C186 222 208 208 232 207', c.coral, 3),
    line('M286 250C282 224 264 210 244 208', c.sun, 2.6),
    line('M178 276C172 214 202 196 233 196C266 196 296 214 289 276', c.sand, 7),
    fill('M166 260C158 264 158 302 168 306C178 308 184 300 184 284C184 266 178 256 166 260Z', c.ember),
    fill('M300 260C308 264 308 302 298 306C288 308 282 300 282 284C282 266 288 256 300 260Z', c.laterite),
    teaGlass(398, 392, 34, '#B5713F', c.sand),
    fill('M40 384H92L100 396H34Z', '#2A3654'),
    shaded(408, 108, 16, c.glow, c.sun),
    box(405, 124, 6, 222, c.ink),
  );
}

/** A plan in four sails: the last is being drawn. */
function whiteboard(): Svg {
  const sail = (x: number, y: number, k: number, colour: string, filled: boolean): Svg => {
    const path = d`M${x - 54 * k} ${y - 30 * k}L${x + 32 * k} ${y - 146 * k}C${x + 52 * k} ${y - 104 * k} ${x + 56 * k} ${y - 52 * k} ${x + 44 * k} ${y - 18 * k}C${x + 14 * k} ${y - 31 * k} ${x - 20 * k} ${y - 37 * k} ${x - 54 * k} ${y - 30 * k}Z`;
    return layers(
      filled ? fill(path, colour) : '',
      line(path, colour, 4),
      line(
        d`M${x - 78 * k} ${y - 12 * k}C${x - 50 * k} ${y + 12 * k} ${x + 34 * k} ${y + 12 * k} ${x + 62 * k} ${y - 8 * k}Z`,
        colour,
        4,
      ),
    );
  };
  const board = 'M30 26H420V306H30Z';
  return layers(
    box(0, 0, 450, 450, c.aqua),
    shade('M0 0H450V450H0Z', { colour: c.shoal, x: 460, y: 330, angle: 196, length: 330, reach: 840 }),
    fill('M38 36H430V318H38Z', '#4E8F8E'),
    fill(board, c.paper),
    line(board, c.rope, 8),
    line('M64 266H392M64 266V60', c.night, 3.4),
    line('M60 66L64 58L68 66M386 262L394 266L386 270', c.night, 3.4),
    sail(104, 262, 0.36, c.tide, false),
    sail(176, 262, 0.62, c.lagoon, false),
    sail(268, 262, 0.98, c.ember, true),
    shade(d`M215 233L299 119C319 160 323 211 311 244C282 232 248 226 215 233Z`, {
      colour: c.laterite,
      x: 330,
      y: 180,
      angle: 186,
      length: 60,
    }),
    line('M74 92H128M74 106H112M74 120H120', c.rope, 4),
    line('M150 78C170 58 196 62 204 84', c.ember, 3.4),
    line('M204 84l-9 -5M204 84l5 -9', c.ember, 3.4),
    line('M330 80h40v26h-40zM338 116h24', c.lagoon, 3),
    box(150, 304, 120, 9, c.rope),
    box(168, 297, 30, 7, c.ember, 3),
    box(206, 297, 30, 7, c.lagoon, 3),
    sit('farah-siddiqui', {
      x: 384,
      y: 330,
      scale: 0.72,
      facing: 'left',
      sun: 'left',
      yaw: 0.95,
      tilt: -4,
      pitch: 0.8,
      change: { features: { smile: 0.9, lash: 0.9, arch: 6, iris: '#54402A', rouge: '#B9504A', gaze: 1 } },
    }),
    arm([352, 470], [276, 420], [300, 302], 24, '#D68B26', skinOf('farah-siddiqui'), {
      curl: 0.8,
      turn: -66,
    }),
    line('M309 284L316 254', c.laterite, 7),
    line('M316 254L318 246', c.ink, 4),
  );
}

/** Inside the studio, by day and by night. */
export const indoors: Scene[] = [
  {
    slug: 'life-2',
    alt: 'Monsoon: a designer with curls works by lamplight, palms and rain behind the window',
    width: 400,
    height: 500,
    draw: monsoon,
  },
  {
    slug: 'life-3',
    alt: 'Late night in the editing suite: headphones, a sunset on the big screen, a timeline below',
    width: 450,
    height: 450,
    draw: suite,
  },
  {
    slug: 'life-6',
    alt: 'At the whiteboard: a woman in a yellow hijab draws the last of three rising sails',
    width: 450,
    height: 450,
    draw: whiteboard,
  },
];
