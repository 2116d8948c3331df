import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Inbox } from '../inbox/database.ts';
import type { OutboxTable } from '../inbox/tables.ts';
import { errorCode, type Log } from '../log.ts';
import type { Channel } from './channel.ts';
import { leaseDue, leaseTime, markDelivered, markFailed, notificationOf, renewLease } from './outbox.ts';

export interface DispatcherOptions {
  channels: readonly Channel[];
  /** Milliseconds before the first repetition; doubles with every failure up to `longestPause`. */
  firstPause: number;
  log: Log;
}

/** Milliseconds: after hours of outage, mail flows again within ten minutes of recovery. */
const longestPause = 10 * 60_000;

/** Notifications in hand at once. */
const batch = 5;

/** Milliseconds between looks at the outbox, for what other instances left behind. */
const pollInterval = 5000;

/** Grows by doubling, with a fifth of chance, so that instances do not knock in step. */
export function pauseAfter(failures: number, firstPause: number, chance = Math.random()): number {
  return Math.round(Math.min(firstPause * 2 ** Math.min(failures, 20), longestPause) * (0.9 + 0.2 * chance));
}

/** Milliseconds before each repetition of a note that failed, all within one lease. */
const notePauses = [100, 500, 1000, 2000, 5000, 10_000];

/** Repeats a write: what was delivered but not noted would be delivered twice. */
async function insist(note: () => Promise<void>): Promise<void> {
  for (const wait of notePauses) {
    try {
      return await note();
    } catch {
      await pause(wait);
    }
  }
  await note();
}

/**
 * Delivers what the outbox holds until stopped. A notification is marked as delivered only after its receiver
 * took it: a crash in between means that it arrives twice, under the same id.
 */
export function startDispatcher(db: Inbox, { channels, firstPause, log }: DispatcherOptions) {
  const byName = new Map(channels.map((channel) => [channel.name, channel]));
  const interval = Math.min(pollInterval, firstPause);
  let wakeUp = (): void => {};
  // Whether something was stored since the last look began.
  let woken = false;
  let stopped = channels.length === 0;

  async function deliver(row: OutboxTable): Promise<void> {
    const about = { delivery: row.id, channel: row.channel, attempt: row.attempts + 1 };
    try {
      const notification = await notificationOf(db, row);
      if (notification) await byName.get(row.channel)?.deliver(notification);
    } catch (error) {
      const failure = errorCode(error);
      const wait = pauseAfter(row.attempts, firstPause);
      await insist(() => markFailed(db, row, { now: new Date(), pause: wait, failure }));
      log.warn({ ...about, failure, pause: wait }, 'delivery failed');
      return;
    }
    await insist(() => markDelivered(db, row, new Date()));
    log.info(about, 'delivered');
  }

  /** Returns how many notifications were in hand. */
  async function round(): Promise<number> {
    const lease = randomUUID();
    const rows = await leaseDue(db, { channels: [...byName.keys()], lease, now: new Date(), count: batch });
    if (rows.length === 0) return 0;
    const renewal = setInterval(() => void renewLease(db, lease, new Date()).catch(() => {}), leaseTime / 3);
    try {
      await Promise.allSettled(rows.map(deliver));
    } finally {
      clearInterval(renewal);
    }
    return rows.length;
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, interval);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      const count = await round().catch((error: unknown) => {
        log.error({ code: errorCode(error) }, 'outbox not readable');
        return 0;
      });
      // A full round may have left more behind.
      if (count < batch && !stopped && !woken) await rest();
    }
  }

  const running = run();
  return {
    /** Looks at the outbox now. */
    wake: () => {
      woken = true;
      wakeUp();
    },
    /** Finishes what is in hand. */
    async stop(): Promise<void> {
      stopped = true;
      wakeUp();
      await running;
    },
  };
}
