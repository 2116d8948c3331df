import type { Inbox } from '../inbox/database.ts';
import { lastDue, makeDigest } from '../inbox/digest.ts';
import type { ChannelName } from '../inbox/tables.ts';
import { errorCode, type Log } from '../log.ts';

/** Milliseconds between clock checks. */
const interval = 60_000;

export interface DigestOptions {
  channels: readonly ChannelName[];
  /** Minutes after midnight in UTC. */
  at: number;
  /** Called when there is a digest to deliver. */
  onMade: () => void;
  log: Log;
}

/** Reports suspected spam once a day, or at once if no server was running at the due time. */
export function startDigests(db: Inbox, { channels, at, onMade, log }: DigestOptions) {
  /** The due time already handled, so that the database is queried once a day. */
  let done = Number.NaN;

  async function look(): Promise<void> {
    const due = lastDue(new Date(), at);
    if (due.getTime() === done) return;
    try {
      if (await makeDigest(db, channels, due)) onMade();
      done = due.getTime();
    } catch (error) {
      log.error({ code: errorCode(error) }, 'digest not made');
    }
  }

  let looking = look();
  const timer = setInterval(() => (looking = looking.then(look)), interval);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}
