import type { Inbox } from './database.ts';
import { createGroupCommit } from './group-commit.ts';
import type { Arrival } from './lead.ts';
import { storeAll } from './store.ts';
import type { ChannelName } from './tables.ts';

/** Maximum submissions waiting for the disk; beyond it, a quick rejection is better than a slow one. */
const waitingLimit = 1000;

/** Locks, lost connections, deadlocks, a server starting or stopping: codes of SQLite, PostgreSQL and Node. */
const transient =
  /^(SQLITE_BUSY.*|SQLITE_LOCKED.*|40001|40P01|57P0[123]|08\d{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE)$/;

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (/^Connection terminated|connection timeout/i.test(error.message)) return true;
  return 'code' in error && typeof error.code === 'string' && transient.test(error.code);
}

/** Thrown when more submissions wait than can be written before visitors give up. */
class Overloaded extends Error {
  override name = 'Overloaded';
}

export interface StoreOptions {
  channels: readonly ChannelName[];
  /** Called after each write that adds deliveries. */
  onStored: () => void;
}

/** Writes a new value: an update that changes nothing succeeds even on a full disk. */
async function canWrite(db: Inbox): Promise<boolean> {
  try {
    await db.updateTable('probe').set({ asked_at: new Date().toISOString() }).execute();
    return true;
  } catch {
    return false;
  }
}

/** The entry to the inbox: collects submissions into group commits. */
export function createStore(db: Inbox, { channels, onStored }: StoreOptions) {
  const write = async (arrivals: readonly Arrival[]) => {
    const stored = await storeAll(db, arrivals, channels);
    onStored();
    return stored;
  };
  const commits = createGroupCommit(write, {
    gather: 3,
    size: 100,
    isTransient,
    pauses: [50, 200, 500, 1000, 2000],
  });
  const probe = { at: -Infinity, result: Promise.resolve(false) };
  return {
    /** @throws Overloaded, or the database's error once retries are used up */
    add(arrival: Arrival) {
      return commits.waiting >= waitingLimit ? Promise.reject(new Overloaded()) : commits.add(arrival);
    },
    idle: () => commits.idle(),
    /** Whether the inbox is writable, cached for a second: the endpoint is public, and each probe costs a flush. */
    isReady(): Promise<boolean> {
      if (performance.now() - probe.at > 1000) {
        probe.at = performance.now();
        probe.result = canWrite(db);
      }
      return probe.result.then((isWritable) => isWritable && commits.waiting < waitingLimit);
    },
  };
}

export type Store = ReturnType<typeof createStore>;
