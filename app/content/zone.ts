/** Minutes by which a place is ahead of UTC at a moment. */
export function minutesAhead(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The zone of the agency's calendar: that of its first office. */
export function calendarZone({ offices }: { offices: readonly { hours: { timeZone: string } }[] }): string {
  return offices[0]?.hours.timeZone ?? 'UTC';
}
