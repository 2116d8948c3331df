import { Refusal } from '../refusal.ts';

/** Blocks writes during publishing, so that the build and the commit have the same content. */
export interface Busy {
  /** @throws Refusal while work is in progress */
  assertIdle: () => void;
  /** @throws Refusal while other work is in progress */
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
