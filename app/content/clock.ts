function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** Whether a place uses a 12 or 24 hour clock. */
export interface Clock {
  clock?: 24 | undefined;
}

/** An hour as displayed: 13 is 1 on a 12 hour clock. */
export function hourOn({ clock }: Clock, hour: number): number {
  return clock ? hour : hour % 12 || 12;
}

/** AM or PM with a space before it; empty on a 24 hour clock. */
export function halfOn({ clock }: Clock, hour: number): string {
  if (clock) return '';
  return hour < 12 ? ' AM' : ' PM';
}

/** Formats minutes after midnight: `09:30 AM`, or `09:30`. */
export function clockTime(place: Clock, minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${pad(hourOn(place, hour))}:${pad(minutes % 60)}${halfOn(place, hour)}`;
}

/** Formats opening hours: `09:30 AM – 06:30 PM`. AM and PM stay on the line of their time. */
export function openingHours(place: Clock & { opens: number; closes: number }): string {
  return [place.opens, place.closes]
    .map((minutes) => clockTime(place, minutes).replace(' ', '\u00a0'))
    .join(' – ');
}
