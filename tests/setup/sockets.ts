import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { CleanUp } from './temporary.ts';

/** A connection in the hands of a test, which writes to it what no client library would. */
export interface RawConnection {
  socket: Socket;
  /** What came back so far. */
  received: () => string;
  /** Fulfils with all that came back when the other side has closed. */
  closed: Promise<string>;
}

/** Opens a connection; it is gone after the test. Tests that run side by side give their own `onTestFinished`. */
export async function openConnection(url: string, cleanUp: CleanUp = onTestFinished): Promise<RawConnection> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  // A reset is an end as well.
  socket.on('error', () => {});
  cleanUp(() => void socket.destroy());
  const received = (): string => Buffer.concat(chunks).toString('latin1');
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(received()));
  });
  await once(socket, 'connect');
  return { socket, received, closed };
}

/**
 * Opens many connections, some at a time: what overflows the server's queue looks open on this side,
 * is not known on the other, and nobody would ever close it.
 */
export async function openConnections(
  url: string,
  count: number,
  cleanUp: CleanUp = onTestFinished,
): Promise<RawConnection[]> {
  const opened: RawConnection[] = [];
  while (opened.length < count) {
    const wave = Math.min(100, count - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: wave }, () => openConnection(url, cleanUp)))));
  }
  return opened;
}

/** Head of a submission whose body is to follow. */
export function submissionHead(headers: Record<string, string | number>): string {
  const all = { Host: 'dhow.example', 'Content-Type': 'application/json', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST /api/submit HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
