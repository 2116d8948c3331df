import type { OfficeHours } from '#app/content/model.ts';

export interface OfficeTime {
  /** Local time in 12 hours, in parts so that the seconds can be left out: `06:48`, `07`, `PM`. */
  clock: { time: string; seconds: string; half: string };
  open: boolean;
  /** The next change, in words: `06:30 PM`. */
  change: string;
  /** Where the day stands between opening (0) and closing (1); below 0 and above 1 outside the hours. */
  progress: number;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Minutes after midnight as `09:30 AM`. */
export function twelveHour(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${pad(shown)}:${pad(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

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

/** The office's own hour, and whether somebody is there. */
export function officeTime({ timeZone, days, opens, closes }: OfficeHours, now: Date): OfficeTime {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  const workday = days.includes(weekdays.indexOf(parts.get('weekday') ?? '') + 1);
  const [time = '', half = ''] = twelveHour(minutes).split(' ');
  const open = workday && minutes >= opens && minutes < closes;
  return {
    clock: { time, seconds: parts.get('second') ?? '00', half },
    open,
    change: twelveHour(open ? closes : opens),
    progress: (minutes - opens) / (closes - opens),
  };
}
