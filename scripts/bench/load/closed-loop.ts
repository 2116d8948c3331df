import { once } from 'node:events';
import { connect } from 'node:net';

/** Result of requesting the same files over and over. */
export interface Throughput {
  /** Responses per second. */
  rate: number;
  /** Milliseconds per request. */
  times: number[];
}

interface Expected {
  request: Buffer;
  /** Bytes of the whole response, always the same: even dates have a fixed length. */
  size: number;
}

function requestFor(path: string, connection: string): Buffer {
  const headers = `Host: localhost\r\nAccept-Encoding: gzip\r\nConnection: ${connection}`;
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
}

/**
 * Requests once and records the size, so that no response has to be parsed later: a parsing client would be slower
 * than nginx.
 */
async function expectedOf(url: URL, path: string): Promise<Expected> {
  const socket = connect(Number(url.port), url.hostname);
  const request = requestFor(path, 'keep-alive');
  let answer = Buffer.alloc(0);
  socket.write(request);
  for await (const chunk of socket) {
    answer = Buffer.concat([answer, chunk as Buffer]);
    const end = answer.indexOf('\r\n\r\n');
    const head = answer.subarray(0, Math.max(0, end)).toString('latin1');
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    if (end < 0 || length === undefined) continue;
    if (!head.startsWith('HTTP/1.1 200')) throw new Error(`${path}: ${head.split('\r\n')[0]}`);
    const size = end + 4 + Number(length);
    if (answer.length >= size) return { request, size };
  }
  throw new Error(`${path}: no answer with a length`);
}

/** Keeps `connections` connections busy, each with one request at a time. */
export async function closedLoop(
  address: string,
  paths: readonly string[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Throughput> {
  const url = new URL(address);
  const expected = await Promise.all(paths.map((path) => expectedOf(url, path)));
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;

  async function visit(first: number): Promise<void> {
    const socket = connect(Number(url.port), url.hostname);
    await once(socket, 'connect');
    await new Promise<void>((resolve, reject) => {
      let [next, missing, begun] = [first, 0, 0];
      const ask = (): void => {
        const { request, size } = expected[next++ % expected.length] ?? { request: '', size: 0 };
        [missing, begun] = [size, performance.now()];
        socket.write(request);
      };
      socket.on('data', (chunk: Buffer) => {
        missing -= chunk.length;
        if (missing > 0) return;
        const now = performance.now();
        times.push(now - begun);
        if (now < end) ask();
        else resolve();
      });
      socket.once('close', () => reject(new Error('a connection was closed under load')));
      ask();
    });
    socket.destroy();
  }

  await Promise.all(Array.from({ length: connections }, (_, index) => visit(index)));
  return { rate: times.length / seconds, times };
}
