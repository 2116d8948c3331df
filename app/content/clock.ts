function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** Whether a place counts the hours of a day to 12 or to 24. */
export interface Clock {
  clock?: 24 | undefined;
}

/** The number of an hour: 13 is 1 where people count to 12. */
export function hourOn({ clock }: Clock, hour: number): number {
  return clock ? hour : hour % 12 || 12;
}

/** Minutes after midnight as people in a place write them: `09:30 AM`, or `09:30`. */
export function clockTime(place: Clock, minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const half = place.clock ? '' : ` ${hour < 12 ? 'AM' : 'PM'}`;
  return `${pad(hourOn(place, hour))}:${pad(minutes % 60)}${half}`;
}
