import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { shaded, teaGlass, type Scene } from '#artwork/scenes/kit.ts';

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

/** The editing suite at two in the morning. */
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

export const editing: Scene = {
  slug: 'life-3',
  alt: 'Late night in the editing suite: headphones, a sunset on the big screen, a timeline below',
  width: 450,
  height: 450,
  draw: suite,
};
