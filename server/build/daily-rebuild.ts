import { dayIn } from '#app/content/published.ts';
import { errorCode, type Log } from '../log.ts';
import { hour } from '../milliseconds.ts';

/** Milliseconds between clock checks, because the clock may be changed and the machine may sleep. */
const interval = 60_000;

export interface DailyRebuildOptions {
  /** The agency's time zone. */
  timeZone: string;
  /** The next day (ISO date) on which the site changes by schedule; undefined if nothing is scheduled. */
  nextChange: () => string | undefined;
  /** Builds and switches to the new build. */
  rebuild: () => Promise<void>;
  log: Log;
}

/** Rebuilds on the days on which something scheduled appears. Returns a function that stops it. */
export function rebuildDaily({
  timeZone,
  nextChange,
  rebuild,
  log,
}: DailyRebuildOptions): () => Promise<void> {
  let notBefore = 0;
  let running: Promise<void> | undefined;

  async function attempt(): Promise<void> {
    // A failed build is retried after an hour.
    notBefore = Date.now() + hour;
    try {
      await rebuild();
    } catch (error) {
      log.error({ code: errorCode(error) }, 'daily build failed');
    }
    running = undefined;
  }

  const timer = setInterval(() => {
    const day = nextChange();
    if (running || day === undefined || day > dayIn(timeZone) || Date.now() < notBefore) return;
    running = attempt();
  }, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
