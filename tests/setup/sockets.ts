import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { CleanUp } from './temporary.ts';

/** A raw connection for data that no client library would send. */
export interface RawConnection {
  socket: Socket;
  /** What was received so far. */
  received: () => string;
  /** Resolves with everything received once the other side has closed. */
  closed: Promise<string>;
}

/** Opens a connection that is closed after the test. Concurrent tests pass their own `onTestFinished`. */
export async function openConnection(url: string, cleanUp: CleanUp = onTestFinished): Promise<RawConnection> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  // A reset counts as closed.
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
 * Opens many connections in batches: if the server's queue overflows, a connection looks open here, is unknown to the
 * server, and would never be closed.
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

/** Head of a submission, without the body. */
export function submissionHead(headers: Record<string, string | number>): string {
  const all = { Host: 'dhow.example', 'Content-Type': 'application/json', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST /api/submit HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
