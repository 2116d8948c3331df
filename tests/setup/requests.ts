import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface RawResponse {
  status: number;
  headers: Headers;
  bytes: Buffer;
  body: string;
}

/**
 * Sends a request line verbatim, which `fetch` would normalise.
 * @param line such as `GET /../x HTTP/1.1`
 */
export async function rawRequest(
  url: string,
  line: string,
  host = new URL(url).host,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const socket = connect(Number(new URL(url).port), new URL(url).hostname);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`${[line, ...lines].join('\r\n')}\r\n\r\n`);
  const answer = await buffer(socket);
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...rest] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const bytes = answer.subarray(end + 4);
  const pairs = rest.map((header): [string, string] => [
    header.slice(0, header.indexOf(':')),
    header.slice(header.indexOf(':') + 1).trim(),
  ]);
  return { status: Number(first.split(' ')[1]), headers: new Headers(pairs), bytes, body: bytes.toString() };
}

/** A plain GET: no redirects, and no compression by default. */
export function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(url, { method, headers: { 'Accept-Encoding': 'identity', ...headers }, redirect: 'manual' });
}
