/** Days in a week, and in the month that the pictures are put on. */
const week = 7;
const last = 31;

interface Dated {
  day: number;
  picture: { width: number; height: number };
}

/** A picture's place: its first day, and how many days it covers in each direction. */
export interface Place {
  day: number;
  across: number;
  down: number;
}

/** Week and day of the week, both from 1 on. */
export function cellOf(day: number): { week: number; weekday: number } {
  return { week: rowOf(day) + 1, weekday: ((day - 1) % week) + 1 };
}

const rowOf = (day: number): number => Math.floor((day - 1) / week);
const rows = rowOf(last) + 1;

/** The days that a place covers, or none where it would leave the month. */
function covered({ day, across, down }: Place): number[] {
  const fits = ((day - 1) % week) + across <= week && rowOf(day) + down <= rows;
  if (!fits) return [];
  return Array.from(
    { length: across * down },
    (_, index) => day + (index % across) + Math.floor(index / across) * week,
  );
}

/** From the largest down: a tall picture would lose its head in a large square. */
function shapes({ picture, day }: Dated): Place[] {
  const ratio = picture.width / picture.height;
  return [
    ...(ratio >= 1 ? [{ day, across: 2, down: 2 }] : []),
    ...(ratio > 1 ? [{ day, across: 2, down: 1 }] : []),
    { day, across: 1, down: 1 },
  ];
}

/** Gives each picture as much room as it can have: none lies on the day of another. */
export function month<Scene extends Dated>(
  scenes: readonly Scene[],
): { places: (Scene & Place)[]; free: number[] } {
  const taken = new Set(scenes.map(({ day }) => day));
  const dated = scenes.toSorted((a, b) => a.day - b.day);
  const places = dated.map((scene) => {
    const place = shapes(scene).find((shape) => {
      const days = covered(shape);
      return days.length > 0 && days.every((day) => day === scene.day || !taken.has(day));
    }) ?? { day: scene.day, across: 1, down: 1 };
    for (const day of covered(place)) taken.add(day);
    return { ...scene, ...place };
  });
  const free = Array.from({ length: last }, (_, index) => index + 1).filter((day) => !taken.has(day));
  return { places, free };
}
