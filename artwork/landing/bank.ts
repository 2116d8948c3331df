import { box, fill, layers, line, palette as c, times, type Svg } from '#artwork/draw/index.ts';

export interface Bank {
  seed: string;
}

const [lit, away, dark] = ['#E3B98A', '#D3A06E', '#A9683F'];

/** A house with a wind tower. */
function windTower(x: number, y: number, w: number, h: number): Svg {
  return layers(
    box(x - w * 0.9, y - h * 0.5, w * 2.6, h * 0.5, away),
    box(x, y - h, w, h, lit),
    times(3, (i) => box(x + 5 + (i * (w - 8)) / 3, y - h + 8, (w - 12) / 3 - 2, h * 0.26, dark)),
    line(`M${x - 3} ${y - h + 2}H${x + w + 3}`, dark, 3),
    times(4, (i) => box(x - w * 0.7 + i * w * 0.62, y - h * 0.32, 7, 12, dark)),
  );
}

function mosque(x: number, y: number, h: number): Svg {
  return layers(
    box(x, y - h * 0.42, h * 0.9, h * 0.42, lit),
    fill(`M${x + h * 0.12} ${y - h * 0.4}c0 ${-h * 0.5} ${h * 0.66} ${-h * 0.5} ${h * 0.66} 0Z`, away),
    box(x + h, y - h * 1.15, 11, h * 1.15, lit) + box(x + h - 4, y - h * 0.9, 19, 5, dark),
    fill(`M${x + h - 1} ${y - h * 1.15}q6.500-22 13 0Z`, away),
  );
}

/** Mangroves: low, round and closed. */
function mangroves(from: number, to: number, y: number): Svg {
  const count = Math.ceil((to - from) / 38);
  return times(count, (at) => {
    const x = from + at * 38;
    return fill(
      `M${x - 30} ${y}q4-${22 + ((at * 7) % 13)} 30-${24 + ((at * 5) % 11)}t32 ${24 + ((at * 5) % 11)}Z`,
      at % 3 ? c.jade : c.forest,
    );
  });
}

/** The far shore of a place, quiet behind its name. */
export function bank({ seed }: Bank, width: number, y: number): Svg {
  const at = (part: number): number => Math.round(width * part);
  if (seed === 'sharjah')
    return layers(
      windTower(at(0.04), y, 26, 62),
      mosque(at(0.2), y, 74),
      times(3, (i) => fill(`M${at(0.43) + i * 52} ${y}v-18a26 30 0 0 1 52 0v18Z`, i % 2 ? lit : away)),
      mosque(at(0.64), y, 58),
      windTower(at(0.93), y, 26, 58),
    );
  if (seed === 'abu-dhabi')
    return layers(
      mosque(at(0.27), y, 72),
      mangroves(0, at(0.24), y),
      mangroves(at(0.38), at(0.6), y),
      mangroves(at(0.86), width, y),
    );
  return layers(
    windTower(at(0.035), y, 28, 66),
    windTower(at(0.17), y, 22, 50),
    mosque(at(0.36), y, 62),
    windTower(at(0.53), y, 26, 58),
    windTower(at(0.93), y, 28, 64),
  );
}
