import type { OfficeHours } from '#app/content/model.ts';
import { clockTime } from '#app/content/clock.ts';

export interface OfficeTime {
  /** Local time, in parts so that the seconds can be left out: `06:48`, `07`, `PM`; no half where hours go to 24. */
  clock: { time: string; seconds: string; half: string };
  open: boolean;
  /** When it opens next, or closes where it is open. */
  change: {
    /** `06:30 PM`, or `18:30`. */
    time: string;
    /** Days from today on. */
    daysAhead: number;
    /** ISO weekday, 1 is Monday. */
    weekday: number;
  };
  /** Where the day stands between opening (0) and closing (1); below 0 and above 1 outside the hours. */
  progress: number;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** A place's format of time. To make one takes longer than all else that a clock does in its second. */
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

/** The ISO weekday so many days after another. */
function weekdayAfter(weekday: number, days: number): number {
  return ((weekday - 1 + days) % 7) + 1;
}

/** Days until the office opens next: a week where it opens on one weekday only, and that is over today. */
function daysToOpening({ days, opens }: OfficeHours, weekday: number, minutes: number): number {
  let ahead = minutes < opens ? 0 : 1;
  while (ahead < 7 && !days.includes(weekdayAfter(weekday, ahead))) ahead += 1;
  return ahead;
}

/** What a clock in the office shows. */
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

/** The ISO weekday of the office's working day so many after today. */
export function workingDayAfter({ timeZone, days }: OfficeHours, count: number, now: Date): number {
  let { weekday } = partsIn(timeZone, now);
  for (let left = count; left > 0;) {
    weekday = weekdayAfter(weekday, 1);
    if (days.includes(weekday)) left -= 1;
  }
  return weekday;
}

/** The office's own hour, and whether somebody is there. */
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
