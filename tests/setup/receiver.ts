import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A service of somebody else that the server sends to, with the requests it received, in order. */
export async function startReceiver(
  respond: (response: ServerResponse) => void,
): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = [];
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      return respond(response);
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  return { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, calls };
}

/** A webhook that answers with these statuses in turn, then with 204. */
export const startWebhook = (statuses: number[]) =>
  startReceiver((response) => void response.writeHead(statuses.shift() ?? 204).end());
