import { Worker } from 'node:worker_threads';
import { type Film, frameCount } from '../video/film.ts';

/** Frames are painted by two threads. */
const THREADS = 2;

/** Number of finished frames that may wait for an earlier one. */
const AHEAD = 6;

type Message = { ready: true } | { frame: number; data: Uint8Array };

/** Paints all frames of a film and passes them on in order. */
export async function paintFrames(film: Film, take: (pixels: Uint8Array) => Promise<void>): Promise<void> {
  const total = frameCount(film);
  const done = new Map<number, Uint8Array>();
  const idle: Worker[] = [];
  let wake = (): void => {};
  let failure: unknown;
  const workers = Array.from({ length: THREADS }, () => {
    const worker = new Worker(new URL('./frames.worker.ts', import.meta.url), { workerData: film.key });
    worker.on('message', (message: Message) => {
      if ('frame' in message) done.set(message.frame, message.data);
      idle.push(worker);
      wake();
    });
    worker.on('error', (error) => {
      failure = error;
      wake();
    });
    return worker;
  });
  try {
    let asked = 0;
    for (let next = 0; next < total;) {
      if (failure) throw failure;
      while (asked < total && asked < next + AHEAD && idle.length > 0) idle.pop()?.postMessage(asked++);
      const pixels = done.get(next);
      if (pixels) {
        done.delete(next);
        next += 1;
        await take(pixels);
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
