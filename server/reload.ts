import type { Hono } from 'hono';
import { errorCode, type Log } from './log.ts';

/**
 * Answers requests with an app that can be replaced while they come in: each is answered to its end by the app that
 * it met.
 * @param load makes the app, now and at each reload; one that throws at a reload leaves the app that there is
 */
export function reloadable(load: () => Hono, log: Log): { answer: Hono['fetch']; reload: () => void } {
  let app = load();
  return {
    answer: (...request) => app.fetch(...request),
    reload() {
      try {
        app = load();
        log.info('site reloaded');
      } catch (error) {
        log.error({ code: errorCode(error) }, 'site not reloaded');
      }
    },
  };
}
