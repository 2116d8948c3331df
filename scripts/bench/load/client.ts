import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** The result of one request. */
export interface Outcome {
  ok: boolean;
  /** Milliseconds until the whole response was received. */
  took: number;
}

/** Timeout in milliseconds, the same as in the site's forms. */
const patience = 10_000;

/** An HTTP client with keep-alive, like a browser. Call `close` at the end. */
export function createClient() {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });

  function send(
    address: string,
    method: string,
    headers: Record<string, string>,
    body = '',
  ): Promise<Outcome> {
    const begun = performance.now();
    return new Promise((resolve) => {
      const end = (ok: boolean): void => resolve({ ok, took: performance.now() - begun });
      const outgoing = request(address, { method, agent, headers, timeout: patience });
      outgoing.on('response', (response) => {
        response.on('error', () => end(false));
        response.on('end', () => end(response.statusCode === 200));
        response.resume();
      });
      outgoing.on('timeout', () => outgoing.destroy());
      outgoing.on('error', () => end(false));
      outgoing.end(body);
    });
  }

  return {
    load: (address: string) => send(address, 'GET', { 'Accept-Encoding': 'br, gzip' }),
    submit(url: string, id: string = randomUUID()): Promise<Outcome> {
      const fields = {
        form: 'contact',
        id,
        name: 'Anu Thomas',
        email: `${id}@example.com`,
        phone: '+971 50 123 4567',
        message: 'We would like to talk about a website. '.repeat(10),
      };
      const headers = { 'Content-Type': 'application/json' };
      return send(`${url}/api/submit`, 'POST', headers, JSON.stringify(fields));
    },
    close: () => agent.destroy(),
  };
}
