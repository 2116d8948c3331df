import type { OfficeHours } from '#app/content/model.ts';
import { clockTime } from '#app/content/clock.ts';

export interface OfficeTime {
  /** Local time, split so that seconds can be omitted: `06:48`, `07`, `PM`; `half` is empty on a 24 hour clock. */
  clock: { time: string; seconds: string; half: string };
  open: boolean;
  /** When it opens next or, if open, when it closes. */
  change: {
    /** `06:30 PM`, or `18:30`. */
    time: string;
    /** Days from today. */
    daysAhead: number;
    /** ISO weekday, 1 is Monday. */
    weekday: number;
  };
  /** Fraction of the opening hours that has passed: 0 at opening, 1 at closing; below 0 and above 1 outside them. */
  progress: number;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter is the slowest part of a clock's tick. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** The ISO weekday a number of days later. */
function weekdayAfter(weekday: number, days: number): number {
  return ((weekday - 1 + days) % 7) + 1;
}

/** Days until the office next opens: 7 if it only opens on one weekday and that is over. */
function daysToOpening({ days, opens }: OfficeHours, weekday: number, minutes: number): number {
  let ahead = minutes < opens ? 0 : 1;
  while (ahead < 7 && !days.includes(weekdayAfter(weekday, ahead))) ahead += 1;
  return ahead;
}

/** The local time and weekday of an office. */
function partsIn(timeZone: string, now: Date) {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return {
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
    weekday: weekdays.indexOf(parts.get('weekday') ?? '') + 1,
    seconds: parts.get('second') ?? '00',
  };
}

/** ISO weekday of the office's `count`th working day after today. */
export function workingDayAfter({ timeZone, days }: OfficeHours, count: number, now: Date): number {
  let { weekday } = partsIn(timeZone, now);
  for (let left = count; left > 0;) {
    weekday = weekdayAfter(weekday, 1);
    if (days.includes(weekday)) left -= 1;
  }
  return weekday;
}

/** An office's local time, and whether it is open. */
export function officeTime(hours: OfficeHours, now: Date): OfficeTime {
  const { timeZone, days, opens, closes } = hours;
  const { minutes, weekday, seconds } = partsIn(timeZone, now);
  const [time = '', half = ''] = clockTime(hours, minutes).split(' ');
  const open = days.includes(weekday) && minutes >= opens && minutes < closes;
  const daysAhead = open ? 0 : daysToOpening(hours, weekday, minutes);
  return {
    clock: { time, seconds, half },
    open,
    change: {
      time: clockTime(hours, open ? closes : opens),
      daysAhead,
      weekday: weekdayAfter(weekday, daysAhead),
    },
    progress: (minutes - opens) / (closes - opens),
  };
}
