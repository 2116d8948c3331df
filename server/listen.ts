import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** Milliseconds that shutdown waits for requests in progress before it cuts connections. */
const stopTimeout = 10_000;

/** Limits against slow senders and header floods; times in milliseconds. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
  connectionsCheckingInterval: 2000,
};

/**
 * Connections that the kernel queues until accepted (it may cap this: `somaxconn`), so that a burst is not refused.
 */
const backlog = 4096;

export interface Listening {
  port: number;
  /** Stops accepting connections, finishes requests in progress, and resolves when the last connection is closed. */
  stop: () => Promise<void>;
}

/**
 * @param answer handles each request
 * @param port 0 for any free one
 * @param own limits that override the defaults
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
    // `close` does not close connections that are busy now and idle later.
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), 100).unref();
  });
}
