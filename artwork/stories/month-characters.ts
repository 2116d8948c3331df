import { box, disc, fill, layers, line, times, turned, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { condensed } from './lettering.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['social-media'];

/** Four posters of invented stock characters. */
export async function characters(): Promise<Still[]> {
  const [late, advice, desk, climax] = await Promise.all(
    [
      ['The late', 'entry'],
      ['Bad', 'advice'],
      ['The tidy', 'desk'],
      ['The', 'climax'],
    ].map((lines) => Promise.all(lines.map((text) => condensed(text, 62)))),
  );
  const titled = (words: typeof late, y: number, colour: string): Svg =>
    layers((words ?? []).map((word, index) => word.at(32, y + index * 78, colour)));
  const skin = '#c9763f';
  const entry = layers(
    box(0, 0, 480, 600, ink),
    fill('M196 190H356V410L470 600H60L196 410Z', mark),
    fill('M242 410L180 600H366L308 410Z', ground),
    fill('M248 410V312C248 284 260 278 276 278C294 278 306 284 306 312V410H284L277 344L270 410Z', ink),
    disc(277, 258, 19, ink),
    line('M302 298L332 350V410', ink, 9) + line('M332 410q0 12 -12 10', ink, 5),
    titled(late, 84, paper),
  );
  const whisper = layers(
    box(0, 0, 480, 600, '#1f4a66'),
    fill(
      'M-20 190H96C124 206 150 236 222 270C240 284 230 306 196 306L188 326C216 332 216 352 192 360C212 370 210 394 186 400C186 440 170 486 104 496C60 502 20 510 -20 510Z',
      skin,
    ),
    fill('M200 308C150 302 90 326 56 380C110 368 166 360 206 342C210 324 208 314 200 308Z', ink),
    line('M140 370Q170 366 192 361', '#7a2f16', 7),
    line('M30 240Q62 222 90 240', ink, 10) + disc(70, 272, 9, ink),
    fill('M500 130C390 130 320 190 320 310C320 370 356 390 360 440C364 500 430 520 500 490Z', '#8a4a22'),
    line(
      'M480 214C410 204 374 246 380 310C384 350 422 350 418 400M452 288C432 298 436 328 452 346',
      '#4d250e',
      16,
    ),
    line('M238 334q18 10 18 28t-18 28M264 308q36 18 36 54t-36 54', mark, 9),
    titled(advice, 84, mark),
  );
  const table = layers(
    box(0, 0, 480, 600, ground),
    times(7, (pencil) =>
      layers(
        box(44 + pencil * 30, 260, 16, 190, pencil % 2 ? mark : paper),
        fill(`M${44 + pencil * 30} 260l8 -30l8 30Z`, '#efe2c6') +
          fill(`M${49 + pencil * 30} 241l3 -11l3 11Z`, ink),
      ),
    ),
    box(280, 230, 160, 220, paper) + times(6, (row) => box(302, 256 + row * 30, 116, 8, '#d9c9a4')),
    box(44, 484, 352, 26, ink, 13) +
      fill('M44 484H300V510H44L20 497Z', ink) +
      line('M396 497h34v-26', '#b98a4a', 12),
    disc(376, 132, 54, paper) + disc(376, 132, 39, '#5a2c15') + line('M430 132h34', paper, 16),
    box(44, 545, 396, 6, mark),
    titled(desk, 92, mark),
  );
  const from = (turn: number, reach: number, far: number): Svg =>
    turned(line(`M250 ${390 - reach}V${390 - far}`, '#ffffff', 5), turn, 250, 390);
  const rain = layers(
    box(0, 0, 480, 600, '#8f0d1e'),
    times(56, (drop) => from(drop * 47.3, 212 + ((drop * 37) % 60), 258 + ((drop * 53) % 120))),
    box(0, 0, 300, 186, '#8f0d1e'),
    times(10, (panel) =>
      turned(
        fill('M250 390L190 206Q250 226 310 206Z', panel % 2 ? '#e0662d' : mark),
        panel * 36 + 12,
        250,
        390,
      ),
    ),
    disc(250, 390, 10, ink),
    titled(climax, 84, paper),
  );
  return [entry, whisper, table, rain].map((body, index) =>
    sheet(`month-character-${index + 1}`, 480, 600, body),
  );
}
