import { box, fill, layers, random, round, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.performance;

type Tower = readonly [x: number, width: number, top: number];

/** Towers from left to right; those behind are a shade lighter. */
const behind: readonly Tower[] = [[-392, 96, 352], [-214, 74, 300], [-96, 88, 236], [112, 60, 150], [346, 90, 214], [498, 110, 320]]; // prettier-ignore
const before: readonly Tower[] = [[-300, 104, 406], [-142, 64, 372], [14, 114, 104], [150, 92, 262], [258, 128, 34], [424, 96, 380]]; // prettier-ignore

const [pitch, storey] = [22, 31];

/** A lit window; somebody stands in every ninth. */
function lit(x: number, y: number, person: boolean): string {
  const foot = person ? 'h-2v-7a4.5 4.5 0 0 0-9 0v7h-2' : 'h-13';
  return `M${round(x)} ${y}h13v20${foot}z`;
}

/** The flats that the campaign sold, at dusk: the towers that its figure is made of on the home page. */
export function performanceStory(): Svg {
  const next = random('property');
  const colours = [mark, '#ffd08a', paper, '#a9cfc6'];
  const windows = colours.map(() => '');
  const tower = ([x, width, top]: Tower, colour: string, share: number): Svg => {
    const columns = Math.floor((width - 6) / pitch);
    const from = x + (width - columns * pitch + pitch - 13) / 2;
    for (let y = top + 16; y < 470; y += storey)
      for (let column = 0; column < columns; column++) {
        const chance = next() / share;
        const which = [0.52, 0.84, 0.94, 1].findIndex((upTo) => chance < upTo);
        if (which >= 0) windows[which] += lit(from + column * pitch, y, next() < 0.11);
      }
    return box(x, top, width, 800, colour) + box(x + width * 0.3, top - 14, width * 0.3, 14, colour);
  };
  return layers(
    box(-700, -300, 1900, 1500, ground),
    behind.map((each) => tower(each, '#0a4652', 0)),
    before.map((each) => tower(each, ink, 0.62)),
    windows.map((path, index) => fill(path, colours[index] ?? mark)),
    box(-700, 484, 1900, 500, '#031419'),
  );
}
