import { sequence } from '../random.ts';

export type FarKind = 'gulf' | 'ghats' | 'creek' | 'corniche' | 'sharjah';

/** Size of a silhouette in its own units; its foot is at y = 200. 1 unit is 0.0011 picture heights. */
export const FAR_BOX = { width: 2400, height: 200 };

const block = (x: number, width: number, height: number): string =>
  `M${x} 200V${200 - height}H${x + width}V200Z`;

/** Wind tower: a shaft with three slots cut out below a flat cap. */
function windTower(x: number, width: number, height: number): string {
  const top = 200 - height;
  const slots = [0, 1, 2]
    .map((slot) => {
      const left = x + width * (0.16 + slot * 0.27);
      return `M${left} ${top + 7}V${top + 25}H${left + width * 0.13}V${top + 7}Z`;
    })
    .join('');
  return `M${x - 2} ${top}V${top - 4}H${x + width + 2}V${top}H${x + width}V200H${x}V${top}Z${slots}`;
}

/** Onion dome on a drum. */
function dome(x: number, radius: number, drum: number): string {
  const top = 200 - drum;
  return `${block(x - radius, radius * 2, drum)}M${x - radius} ${top}C${x - radius * 1.25} ${top - radius * 0.9} ${x - radius * 0.3} ${top - radius * 1.15} ${x} ${top - radius * 1.75}C${x + radius * 0.3} ${top - radius * 1.15} ${x + radius * 1.25} ${top - radius * 0.9} ${x + radius} ${top}Z`;
}

/** Slim minaret with two galleries. */
function minaret(x: number, height: number): string {
  const top = 200 - height;
  return `${block(x - 3, 6, height)}M${x - 6} ${top + 12}h12v4h-12ZM${x - 5.5} ${top + 40}h11v4h-11ZM${x - 3} ${top}Q${x - 4} ${top - 9} ${x} ${top - 20}Q${x + 4} ${top - 9} ${x + 3} ${top}Z`;
}

/** Low houses along a shore from one place to another, some with a wind tower. */
function town(from: number, to: number, seed: number, towers: number): string {
  const roll = sequence(seed);
  let path = '';
  for (let x = from; x < to;) {
    const width = 14 + roll() * 34;
    path += block(x, width, 14 + roll() * 20);
    if (roll() < towers) path += windTower(x + 4, 16, 46 + roll() * 16);
    x += width + roll() * 7 - 2;
  }
  return path;
}

const BURJ = 'M330 200L334 90L340 60L342 8L344 60L350 90L356 200Z';
const SAIL_HOTEL = 'M460 200L462 100Q500 130 498 200Z';

function gulf(): string {
  const towers = [
    [240, 12, 92],
    [262, 15, 74],
    [390, 14, 84],
    [410, 12, 66],
    [286, 11, 104],
    [560, 5, 96],
  ] as const;
  const high = towers.map(([x, width, height]) => block(x, width, height)).join('');
  return `<path d="${town(40, 700, 11, 0.3)}${high}${BURJ}${SAIL_HOTEL}${dome(600, 20, 26)}"/>`;
}

/** Openings are cut into a wall by reversing the direction of their outline. */
const openings = (x: number, y: number, count: number, step: number): string =>
  Array.from({ length: count }, (_, at) => {
    const left = x + at * step;
    return `M${left} ${y}v9h4v-9q-2 -5 -4 0Z`;
  }).join('');

/** Old houses along the Creek, gathered in two groups, and the new city far behind them. */
function creek(): string {
  const city = [
    [500, 16, 58],
    [524, 12, 84],
    [544, 20, 66],
    [580, 12, 104],
    [628, 20, 88],
    [654, 14, 62],
    [690, 22, 74],
    [1150, 16, 70],
    [1172, 22, 52],
    [1204, 12, 84],
  ] as const;
  const tower = 'M598 200L603 80L608 44L610 -6L612 44L617 80L622 200Z';
  const back = `${city.map(([x, width, height]) => block(x, width, height)).join('')}${tower}${town(480, 1500, 8, 0)}`;
  const houses = [
    [30, 86, 40],
    [104, 58, 58],
    [176, 92, 44],
    [284, 70, 34],
    [760, 74, 38],
    [846, 96, 52],
    [960, 64, 36],
    [380, 60, 26],
    [700, 54, 24],
    [1030, 120, 22],
  ] as const;
  const winds = [
    [62, 28, 92],
    [124, 22, 104],
    [222, 34, 122],
    [306, 20, 72],
    [872, 32, 112],
    [924, 22, 84],
    [784, 20, 70],
  ] as const;
  const walls = houses.map(([x, width, height]) => block(x, width, height)).join('');
  const towers = winds.map(([x, width, height]) => windTower(x, width, height)).join('');
  const windows =
    openings(36, 176, 3, 10) +
    openings(184, 172, 4, 10) +
    openings(854, 168, 5, 10) +
    openings(966, 180, 4, 10);
  const front = `${walls}${towers}${windows}${minaret(420, 138)}${dome(448, 20, 44)}${block(0, 1500, 15)}`;
  return `<path d="${back}" fill-opacity=".45"/><path d="${front}"/>`;
}

/** The white mosque on its island, the towers of the corniche, one low shore under both. */
function corniche(): string {
  const towers = [
    [980, 24, 96],
    [1010, 18, 132],
    [1040, 26, 84],
    [1086, 20, 150],
    [1116, 30, 72],
    [1164, 16, 110],
    [1196, 24, 66],
    [930, 20, 60],
  ] as const;
  const domes = [
    [360, 30, 40],
    [310, 18, 34],
    [410, 18, 34],
    [270, 12, 28],
    [450, 12, 28],
  ] as const;
  const minarets = [
    [236, 130],
    [284, 142],
    [436, 142],
    [484, 130],
  ] as const;
  const city = towers.map(([x, width, height]) => block(x, width, height)).join('');
  const mosque = domes.map(([x, radius, drum]) => dome(x, radius, drum)).join('');
  const slim = minarets.map(([x, height]) => minaret(x, height)).join('');
  const shore = 'M0 200Q200 182 560 184T1200 182T2400 186V200Z';
  return `<path d="${city}${town(880, 1500, 21, 0)}" fill-opacity=".6"/><path d="${block(220, 280, 26)}${mosque}${slim}${shore}"/>`;
}

function sharjah(): string {
  const souk = [420, 476, 532, 588]
    .map((x) => `${block(x, 46, 30)}M${x} 170Q${x + 23} 128 ${x + 46} 170Z`)
    .join('');
  return `<path d="${town(60, 800, 17, 0.16)}${souk}${dome(260, 28, 38)}${minaret(222, 120)}${minaret(300, 120)}${windTower(396, 20, 74)}${windTower(642, 20, 74)}"/>`;
}

/** Three ranges of hills, the farthest the faintest. */
function ghats(seed: number): string {
  const range = (index: number): string => {
    let path = 'M0 200';
    for (let x = 0; x <= FAR_BOX.width; x += 6) {
      const shape =
        0.42 +
        0.3 * Math.sin(x * 0.0043 + index * 2 + seed) +
        0.18 * Math.sin(x * 0.0101 + index * 4) +
        0.08 * Math.sin(x * 0.027 + index) +
        0.035 * Math.sin(x * 0.06 + index * 3);
      path += `L${x} ${(200 - (118 - index * 34) * shape).toFixed(1)}`;
    }
    return `<path d="${path}V200Z" fill-opacity="${[0.86, 0.93, 1][index] ?? 1}"/>`;
  };
  return [0, 1, 2].map(range).join('');
}

const MARKUP: Record<FarKind, (seed: number) => string> = { gulf, creek, corniche, sharjah, ghats };

/** A silhouette as white markup, of which only the opacity is used. */
export const farMarkup = (kind: FarKind, seed: number): string => `<g fill="#fff">${MARKUP[kind](seed)}</g>`;
