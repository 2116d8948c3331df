/** A day as search engines want it, with the hour and zone of midnight in Kozhikode, where the calendar is kept. */
export function timestamp(day: string): string {
  return `${day}T00:00:00+05:30`;
}
