import { randomUUID } from 'node:crypto';
import { contact, post } from './submissions.ts';

/** Simulated visitors who send one message after another, each until it is acknowledged, like the site's script. */
export interface Load {
  /** Id and text of every acknowledged message. */
  acknowledged: Map<string, string>;
  /** Number of attempts without a response. */
  failures: () => number;
  /** Resolves when every message already started is acknowledged. */
  finish: () => Promise<void>;
}

/**
 * @param address the server's URL, read for each attempt, because it changes after a crash
 * @param visitors how many send at the same time
 */
export function startLoad(address: () => string | undefined, visitors: number): Load {
  const acknowledged = new Map<string, string>();
  const state = { failed: 0, isOver: false };

  async function attempt(id: string, message: string): Promise<boolean> {
    const url = address();
    if (url === undefined) return false;
    try {
      const { answer } = await post({ url }, contact({ id, message }));
      return answer.success && answer.data.id === id;
    } catch {
      state.failed++;
      return false;
    }
  }

  async function visit(): Promise<void> {
    while (!state.isOver) {
      const [id, message] = [randomUUID(), randomUUID()];
      while (!(await attempt(id, message))) await new Promise((resolve) => setTimeout(resolve, 10));
      acknowledged.set(id, message);
    }
  }

  const visits = Array.from({ length: visitors }, visit);
  return {
    acknowledged,
    failures: () => state.failed,
    async finish() {
      state.isOver = true;
      await Promise.all(visits);
    },
  };
}
