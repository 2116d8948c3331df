import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Call {
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** A webhook receiver that answers with the given statuses in turn, then with 204. */
export async function startReceiver(statuses: number[]): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = [];
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      return response.writeHead(statuses.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void receiver.close());
  const address = receiver.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`, calls };
}
