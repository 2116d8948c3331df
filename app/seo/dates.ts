import { minutesAhead } from '#app/content/zone.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** A zone's UTC offset on a day: `+05:30`. */
export function offsetOn(day: string, timeZone: string): string {
  const minutes = minutesAhead(timeZone, new Date(`${day}T00:00:00Z`));
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** Midnight of a day, with its UTC offset, as search engines expect. */
export function timestamp(day: string, timeZone: string): string {
  return `${day}T00:00:00${offsetOn(day, timeZone)}`;
}
