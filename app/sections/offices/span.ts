import type { OfficeHours } from '#app/content/model.ts';
import { minutesAhead } from '#app/content/zone.ts';

/** The hours that a rule shows: minutes after an office's own midnight. */
export interface Span {
  from: number;
  to: number;
}

/** Minutes that the rules show before the first opening and after the last closing. */
const before = 210;
const after = 60;

/** The same stretch of time in the hours of each office, so that one moment stands at one place of all rules. */
export function spansOf(offices: readonly OfficeHours[], at = new Date()): Span[] {
  const zones = offices.map(({ timeZone }) => minutesAhead(timeZone, at));
  const opens = offices.map((hours, index) => hours.opens - (zones[index] ?? 0));
  const closes = offices.map((hours, index) => hours.closes - (zones[index] ?? 0));
  const from = Math.min(...opens) - before;
  const to = Math.max(...closes) + after;
  return zones.map((zone) => ({ from: from + zone, to: to + zone }));
}

/** Where a minute stands on the rule, for an attribute of a drawing. */
export function placeOf(minutes: number, { from, to }: Span): string {
  return `${(((minutes - from) / (to - from)) * 100).toFixed(2)}%`;
}
