import type { OfficeHours } from '#app/content/model.ts';
import { minutesAhead } from '#app/content/zone.ts';

/** Range of a timeline, in minutes after the office's midnight. */
export interface Span {
  from: number;
  to: number;
}

/** Minutes shown before the first opening and after the last closing. */
const before = 210;
const after = 60;

/** The same absolute time range in each office's local time, so that the timelines align. */
export function spansOf(offices: readonly OfficeHours[], at = new Date()): Span[] {
  const zones = offices.map(({ timeZone }) => minutesAhead(timeZone, at));
  const opens = offices.map((hours, index) => hours.opens - (zones[index] ?? 0));
  const closes = offices.map((hours, index) => hours.closes - (zones[index] ?? 0));
  const from = Math.min(...opens) - before;
  const to = Math.max(...closes) + after;
  return zones.map((zone) => ({ from: from + zone, to: to + zone }));
}

/** A minute's position on the timeline, as a percentage for SVG. */
export function placeOf(minutes: number, { from, to }: Span): string {
  return `${(((minutes - from) / (to - from)) * 100).toFixed(2)}%`;
}
