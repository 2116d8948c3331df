import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rebuildDaily } from '#server/build/daily-rebuild.ts';
import { createLog } from '#server/log.ts';
import { run } from '../setup/server.ts';

const log = createLog('silent');
const hour = 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

/** A site with an article scheduled for 1 December in Kozhikode, where the day begins at 18:30 UTC. */
function site(rebuild: () => Promise<void>, next = '2026-12-01') {
  const state: { next: string | undefined } = { next };
  const stop = rebuildDaily({ timeZone: 'Asia/Kolkata', nextChange: () => state.next, rebuild, log });
  return { state, stop };
}

test('it builds when the day of a scheduled article begins, and then waits for the next', async () => {
  const rebuild = vi.fn(() => Promise.resolve());
  const { state, stop } = site(rebuild);
  rebuild.mockImplementation(() => {
    state.next = undefined;
    return Promise.resolve();
  });
  await vi.advanceTimersByTimeAsync(6.5 * hour - 1);
  expect(rebuild).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rebuild).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(72 * hour);
  expect(rebuild).toHaveBeenCalledTimes(1);
  await stop();
});

test('where nothing is scheduled nothing is built', async () => {
  const rebuild = vi.fn(() => Promise.resolve());
  const { state, stop } = site(rebuild);
  state.next = undefined;
  await vi.advanceTimersByTimeAsync(72 * hour);
  expect(rebuild).not.toHaveBeenCalled();
  await stop();
});

test('a build that fails is tried again an hour later', async () => {
  const rebuild = vi.fn(() => Promise.reject(new Error('no')));
  const { stop } = site(rebuild, '2026-11-30');
  await vi.advanceTimersByTimeAsync(0.9 * hour);
  expect(rebuild).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0.2 * hour);
  expect(rebuild).toHaveBeenCalledTimes(2);
  await stop();
});

test('it is refused where the site is served as it is', async () => {
  vi.useRealTimers();
  const { code, errors } = await run('server/start.ts', [], { REBUILD_DAILY: 'on', SITE_DIR: '/srv/site' });
  expect([code, errors]).toEqual([
    1,
    'REBUILD_DAILY must be off, because the site in SITE_DIR is served as it is\n',
  ]);
});
