import type { Hono } from 'hono';
import { errorCode, type Log } from './log.ts';

/**
 * Answers requests with an app that can be replaced at runtime; a request in progress finishes on the app it started
 * with.
 * @param load creates the app, at start and at each reload; if it throws at a reload, the current app stays
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
