import { pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/**
 * One line of JSON per event on standard output. An event has a name and numbers, ids or codes, but never submitted
 * text or addresses.
 */
export function createLog(level: string) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'event' });
}

/** The part of an error that is safe to log: its code or class. Its message may quote data. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
