function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** Minutes after midnight as `09:30 AM`. */
export function twelveHour(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${pad(shown)}:${pad(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}
