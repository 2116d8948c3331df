import { setTimeout as pause } from 'node:timers/promises';

/**
 * Starts a fixed number of actions per second regardless of how long each takes, as independent visitors do.
 * @param act receives the number of the action, from 0
 * @returns the results in starting order, once the last has ended
 */
export async function atRate<Result>(
  rate: number,
  seconds: number,
  act: (number: number) => Promise<Result>,
): Promise<Result[]> {
  const total = Math.round(rate * seconds);
  const running: Promise<Result>[] = [];
  const begun = performance.now();
  while (running.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * rate) + 1);
    while (running.length < due) running.push(act(running.length));
    await pause(2);
  }
  return Promise.all(running);
}
