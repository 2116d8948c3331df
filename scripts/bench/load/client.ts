import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** How one request went. */
export interface Outcome {
  ok: boolean;
  /** Milliseconds until the whole answer was there. */
  took: number;
}

/** Milliseconds that the site's forms wait. */
const patience = 10_000;

/** A client that keeps its connections, as browsers do. Call `close` at the end. */
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
    /** Loads a page or a file of it. */
    load: (address: string) => send(address, 'GET', { 'Accept-Encoding': 'br, gzip' }),
    /** Sends one message of the contact form. */
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
