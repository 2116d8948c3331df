import { parentPort, workerData } from 'node:worker_threads';
import { films } from '../video/films.ts';
import { frameCount } from '../video/film.ts';

/** Receives frame numbers from the main thread and sends the pixels back. */
const film = films.find(({ key }) => key === workerData);
if (!film || !parentPort) throw new Error(`no film ${String(workerData)}`);
const port = parentPort;
const paint = await film.prepare();

port.on('message', async (frame: number) => {
  const { data } = await paint(frame / frameCount(film));
  port.postMessage({ frame, data }, [data.buffer as ArrayBuffer]);
});
port.postMessage({ ready: true });
