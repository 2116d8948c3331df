import { randomUUID } from 'node:crypto';
import type { Inbox } from '../inbox/database.ts';
import { createGroupCommit } from '../inbox/group-commit.ts';
import type { OutboxTable } from '../inbox/tables.ts';
import { errorCode, type Log } from '../log.ts';
import { type Channel, Undeliverable } from './channel.ts';
import { leaseDue, leaseTime, noteAll, notificationOf, type Result, renewLease } from './outbox.ts';

export interface DispatcherOptions {
  /** Milliseconds before the first retry; doubles with every failure up to `longestPause`. */
  firstPause: number;
  log: Log;
}

/** Milliseconds: even after hours of outage, mail resumes within ten minutes of recovery. */
const longestPause = 10 * 60_000;

/** Maximum number of concurrent deliveries. */
const batch = 5;

/** Milliseconds between polls of the outbox, for rows left by other instances. */
const pollInterval = 5000;

/** Milliseconds before each retry of recording a result: a delivery that is not recorded would be repeated. */
const notePauses = [100, 500, 1000, 2000, 5000, 10_000];

/** Doubles each time, with 10% jitter either way, so that instances do not retry in step. */
function pauseAfter(failures: number, firstPause: number): number {
  const pause = Math.min(firstPause * 2 ** Math.min(failures, 20), longestPause);
  return Math.round(pause * (0.9 + 0.2 * Math.random()));
}

/** A sleep that can be interrupted. */
function createRest() {
  let end = (): void => {};
  return {
    end: () => end(),
    start: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}

/**
 * Delivers the outbox of one channel until stopped. Each channel has its own dispatcher, so an unreachable recipient
 * delays no other. A delivery is recorded only after the recipient accepted it: after a crash in between, it arrives
 * twice with the same id.
 */
export function startDispatcher(db: Inbox, channel: Channel, { firstPause, log }: DispatcherOptions) {
  const interval = Math.min(pollInterval, firstPause);
  const notes = createGroupCommit((results: readonly Result[]) => noteAll(db, results), {
    gather: 3,
    size: batch,
    isTransient: () => true,
    pauses: notePauses,
  });
  const rest = createRest();
  const state = {
    stopped: false,
    /** Something was stored since the last poll began. */
    woken: false,
    /** Nothing was delivered in the last round, so new messages do not trigger another. */
    isDown: false,
  };

  async function attempt(row: OutboxTable): Promise<Result> {
    try {
      const notification = await notificationOf(db, row);
      if (notification) await channel.deliver(notification);
      return { row, at: new Date() };
    } catch (error) {
      return {
        row,
        at: new Date(),
        failure: {
          code: errorCode(error),
          ...(!(error instanceof Undeliverable) && { pause: pauseAfter(row.attempts, firstPause) }),
        },
      };
    }
  }

  /** Returns whether it was delivered. */
  async function deliver(row: OutboxTable): Promise<boolean> {
    const result = await attempt(row);
    await notes.add(result);
    const about = { delivery: row.id, channel: row.channel, attempt: row.attempts + 1 };
    if (result.failure) log.warn({ ...about, ...result.failure }, 'delivery failed');
    else log.info(about, 'delivered');
    return !result.failure;
  }

  /** Returns whether to poll again immediately. */
  async function round(): Promise<boolean> {
    state.woken = false;
    const lease = randomUUID();
    const rows = await leaseDue(db, { channel: channel.name, lease, now: new Date(), count: batch });
    if (rows.length === 0) return state.woken;
    const renewal = setInterval(() => void renewLease(db, lease, new Date()).catch(() => {}), leaseTime / 3);
    try {
      const results = await Promise.allSettled(rows.map(deliver));
      state.isDown = results.every((result) => result.status === 'rejected' || !result.value);
      return !state.isDown && (state.woken || rows.length === batch);
    } finally {
      clearInterval(renewal);
    }
  }

  async function run(): Promise<void> {
    while (!state.stopped) {
      const more = await round().catch((error: unknown) => {
        log.error({ code: errorCode(error), channel: channel.name }, 'outbox not readable');
        return false;
      });
      if (!more && !state.stopped) await rest.start(interval);
    }
  }

  const running = run();
  return {
    /** Polls the outbox now. */
    wake(): void {
      state.woken = true;
      if (!state.isDown) rest.end();
    },
    /** Finishes current deliveries. */
    async stop(): Promise<void> {
      state.stopped = true;
      rest.end();
      await running;
    },
  };
}
