import { setTimeout as pause } from 'node:timers/promises';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

export interface GroupCommitOptions {
  /** Milliseconds to collect items before a write, so that they share one flush to disk. */
  gather: number;
  /** Maximum items per write. */
  size: number;
  /** Whether a retry may succeed, for instance after a lock held by another process. */
  isTransient: (error: unknown) => boolean;
  /** Milliseconds before each retry of a transient failure. */
  pauses: readonly number[];
}

/**
 * Writes items in groups, one group at a time, and settles each item only once its group is durable. A failed group
 * is retried item by item, so that one bad item does not fail the others.
 */
export function createGroupCommit<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  { gather, size, isTransient, pauses }: GroupCommitOptions,
) {
  const queue: Waiting<Item, Result>[] = [];
  let draining: Promise<void> | undefined;

  async function persist(items: readonly Item[], failures = 0): Promise<readonly Result[]> {
    try {
      return await write(items);
    } catch (error) {
      const wait = pauses[failures];
      if (wait === undefined || !isTransient(error)) throw error;
      await pause(wait);
      return persist(items, failures + 1);
    }
  }

  async function settle(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await persist(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) {
        const result = results[index];
        if (result !== undefined) resolve(result);
      }
    } catch (error) {
      if (group.length === 1 || isTransient(error)) for (const { reject } of group) reject(error);
      else for (const single of group) await settle([single]);
    }
  }

  async function drain(): Promise<void> {
    await pause(gather);
    while (queue.length > 0) await settle(queue.splice(0, size));
    draining = undefined;
  }

  return {
    /** @throws the write's error once retries are used up */
    add(item: Item): Promise<Result> {
      return new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject });
        draining ??= drain();
      });
    },
    /** Number of items waiting; it grows when the disk cannot keep up. */
    get waiting(): number {
      return queue.length;
    },
    /** Resolves when nothing is waiting. */
    async idle(): Promise<void> {
      await draining;
    },
  };
}
