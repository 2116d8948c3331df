const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, as creating a formatter is slow. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** Offset from UTC in minutes at a moment. */
export function minutesAhead(timeZone: string, at: Date): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The agency's time zone: that of its first office. */
export function calendarZone({ offices }: { offices: readonly { hours: { timeZone: string } }[] }): string {
  return offices[0]?.hours.timeZone ?? 'UTC';
}
