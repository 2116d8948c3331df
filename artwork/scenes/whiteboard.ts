import { box, fill, layers, line, palette as c, shade, type Svg } from '#artwork/draw/index.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { arm, sit, skinOf, type Scene } from '#artwork/scenes/kit.ts';

/** A plan as four sails; the last is being drawn. */
function drawWhiteboard(): Svg {
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
      change: { features: { smile: 1.25, lash: 0.9, arch: 6, iris: '#54402A', rouge: '#B9504A', gaze: 1 } },
    }),
    arm([352, 470], [276, 420], [300, 302], 24, '#D68B26', skinOf('farah-siddiqui'), {
      curl: 0.8,
      turn: -66,
    }),
    line('M309 284L316 254', c.laterite, 7),
    line('M316 254L318 246', c.ink, 4),
  );
}

export const whiteboard: Scene = {
  slug: 'life-6',
  alt: 'At the whiteboard: a woman in a yellow hijab draws the last of three rising sails',
  width: 450,
  height: 450,
  draw: drawWhiteboard,
};
