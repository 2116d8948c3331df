import { Refusal } from '../refusal.ts';

/** Files may not change while they are being published: what is built and what is committed are the same. */
export interface Busy {
  /** @throws Refusal while work is under way */
  assertIdle: () => void;
  /** @throws Refusal while other work is under way */
  run: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createBusy(): Busy {
  let working = false;
  const assertIdle = (): void => {
    if (working)
      throw new Refusal(
        'The site is being published, or a picture prepared. Try again in a minute; what you typed is kept.',
        409,
      );
  };
  return {
    assertIdle,
    async run(work) {
      assertIdle();
      working = true;
      try {
        return await work();
      } finally {
        working = false;
      }
    },
  };
}
