import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** Milliseconds that a stop waits for what is under way before it cuts connections. */
const stopTimeout = 10_000;

/** Refuses slow senders and floods of headers early; all times are milliseconds. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
  connectionsCheckingInterval: 2000,
};

/** Connections that the kernel holds until they are accepted (it may hold fewer: `somaxconn`); a burst is not turned away. */
const backlog = 4096;

export interface Listening {
  port: number;
  /** Takes no new connection, finishes what is under way, and fulfils when the last one is closed. */
  stop: () => Promise<void>;
}

/**
 * @param answer to each request
 * @param port 0 for any free one
 * @param own limits of those who know their visitors
 * @throws Error with code EADDRINUSE, EACCES or the like
 */
export function listen(
  answer: Hono['fetch'],
  host: string,
  port: number,
  own: Partial<typeof limits> = {},
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: answer, serverOptions: { ...limits, ...own } });
  if (!('closeIdleConnections' in server)) throw new Error('expected a plain HTTP server');
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog }, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        stop: () => stop(server),
      });
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), stopTimeout);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    // `close` leaves connections open that are busy now and idle later.
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), 100).unref();
  });
}
