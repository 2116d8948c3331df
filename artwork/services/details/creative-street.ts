import { box, clip, fill, layers, line, place, rectPath, roundedPath, times, type Svg } from '#artwork/draw/index.ts'; // prettier-ignore
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';
import { one } from './creative-crowd.ts';
import { canopy, cream, lilac, night, pale, panel, rain, red, violet, yellow } from './creative-umbrella.ts';

const dusk = '#9C8BCB';

/** The word rain in three scripts, each on a ground of its own. */
export async function words(): Promise<Svg> {
  const three = await Promise.all([malayalam('മഴ', 124), condensed('rain', 148), arabic('مطر', 134)]);
  const rows = [
    [yellow, violet, 176, 152],
    [red, cream, 404, 380],
    [violet, yellow, 592, 560],
  ] as const;
  return layers(
    rows.map(([ground, ink], row) =>
      clip(
        rectPath(0, row * 220, 600, 220),
        layers(box(0, row * 220, 600, 220, ground), rain(`words-${row}`, [0, row * 220, 600, 220], ink, (x) => x > 96 && x < 510)),
      ),
    ),
    three.map(({ width, at }, row) => at(300 - width / 2, rows[row]?.[2] ?? 0, rows[row]?.[1] ?? violet)),
  ); // prettier-ignore
}

/** The one picture: two people under one umbrella, the pole of which is at 420. */
function visual(): Svg {
  const dry = (x: number, y: number): boolean =>
    y > 236 - 210 * Math.sqrt(Math.max(0, 1 - ((x - 420) / 364) ** 2)) && Math.abs(x - 420) < 350;
  return layers(
    box(-400, -300, 1640, 1300, yellow) + rain('key', [-400, -300, 1640, 960], violet, dry),
    line('M420 170V900', violet, 16),
    place(fill(canopy, red) + fill(panel, cream), 420, 250, 0, 6.2, 3.9),
    one('trader', 276, 372, 0.9, 'right') + one('sender', 570, 372, 0.94, 'left'),
  );
}

/** The one picture in use: on a flex board over a roof, in a story on a phone, in a lift and as a strip of a newspaper. */
export function key(): Svg {
  const scene = visual();
  /** A crop of the picture, by the point that is at its middle. */
  const crop = (x: number, y: number, w: number, h: number, [cx, cy]: readonly [number, number], scale: number): Svg =>
    place(clip(rectPath(0, 0, w, h), place(scene, w / 2 - cx * scale, h / 2 - cy * scale, 0, scale)), x, y); // prettier-ignore
  const lines = (x: number, y: number, count: number, w: number): Svg =>
    times(count, (row) => box(x, y + row * 17, row === count - 1 ? w * 0.6 : w, 7, dusk));
  return layers(
    box(0, 0, 840, 660, pale),
    // The flex board on its posts.
    box(84, 300, 16, 120, violet) + box(452, 300, 16, 120, violet),
    box(20, 24, 512, 296, violet) + crop(30, 34, 492, 276, [420, 250], 0.585),
    // The doors of the lift, and the panel beside them.
    box(556, 24, 264, 440, violet) + box(568, 36, 118, 428, lilac) + box(690, 36, 118, 428, lilac),
    box(598, 92, 180, 290, cream) + crop(606, 100, 164, 274, [570, 300], 0.62),
    box(0, 464, 840, 196, lilac),
    // The newspaper lies on the floor of the street.
    box(40, 380, 440, 250, cream) + box(60, 398, 240, 20, night) + lines(60, 436, 3, 120) + lines(200, 436, 3, 120) + lines(340, 436, 3, 120),
    crop(60, 500, 400, 112, [420, 330], 0.5),
    // The story.
    box(610, 340, 176, 312, night, 24) + clip(roundedPath(620, 350, 156, 292, 16), crop(620, 350, 156, 292, [276, 390], 0.72)),
  ); // prettier-ignore
}
