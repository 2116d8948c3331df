import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { expect } from 'vitest';
import { serverTest } from '../setup/fixtures.ts';
import { residentMemory } from '../setup/memory.ts';
import { inbox } from '../setup/server.ts';

// A small heap, which a leak per request would fill during the test. The space for new objects is small too, because
// it grows by 48 MB by itself.
const test = serverTest({
  LOG_LEVEL: 'error',
  NODE_OPTIONS: '--max-old-space-size=64 --max-semi-space-size=2',
});

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/octet-stream',
  undefined,
];

const key = fc.constantFrom(
  'form',
  'id',
  'email',
  'phone',
  'name',
  'message',
  'fullName',
  'campaign',
  'botcheck',
  'started',
  '__proto__',
  'constructor',
  'a[b][c]',
  '',
);

/** Objects with valid names and invalid values; none contains a valid email address. */
const junkFields = fc.dictionary(
  key,
  fc.oneof(fc.jsonValue({ maxDepth: 6 }), fc.double(), fc.string({ unit: 'binary' })),
  { maxKeys: 14 },
);

const part = fc
  .tuple(key, fc.string(), fc.boolean())
  .map(
    ([name, value, isFile]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${isFile ? '; filename="a"' : ''}\r\n\r\n${value}\r\n`,
  );

const body: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.uint8Array({ maxLength: 500 }),
  fc.json(),
  junkFields.map((fields) => JSON.stringify(fields)),
  junkFields.map((fields) => JSON.stringify(fields).slice(0, -2)),
  fc.integer({ min: 1, max: 16_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 1, max: 6000 }).map((depth) => `${'{"name":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.integer({ min: 30_000, max: 60_000 }).map((length) => JSON.stringify({ message: 'x'.repeat(length) })),
  fc.array(fc.tuple(key, fc.string())).map((pairs) => new URLSearchParams(pairs).toString()),
  fc
    .array(fc.tuple(key, fc.string()))
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&%&')),
  fc.array(part, { maxLength: 30 }).map((parts) => `${parts.join('')}--x--`),
  fc.array(part, { maxLength: 5 }).map((parts) => parts.join('')),
);

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

function send(url: string, type: string | undefined, content: string | Uint8Array): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}/api/submit`,
      { method: 'POST', agent, headers: { ...(type && { 'Content-Type': type }) } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(content);
  });
}

const count = process.env['FULL'] ? 10_000 : 2000;

test(
  `${count} malformed requests are refused, each with a 4xx, and nothing is stored`,
  { timeout: 300_000 },
  async ({ server, site }) => {
    const requests = fc
      .sample(body, count / contentTypes.length)
      .flatMap((content) => contentTypes.map((type) => ({ type, content })));
    const queue = [...requests];
    const unexpected: unknown[] = [];
    const memory: number[] = [];
    const work = async (): Promise<void> => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const status = await send(server.url, next.type, next.content);
        if (status < 400 || status > 499) unexpected.push({ status, ...next });
        if (queue.length % (count / 10) === 0) memory.push(residentMemory(server.pid));
      }
    };
    await Promise.all(Array.from({ length: 16 }, work));
    expect(requests).toHaveLength(count);
    expect(unexpected).toEqual([]);
    expect(server.lines.filter((line) => line.includes('request failed'))).toEqual([]);
    expect(JSON.parse(await inbox(site.databaseUrl, 'export', '--all'))).toEqual([]);
    // By the middle every kind has occurred, so memory must not grow afterwards.
    const [middle = 0, end = 0] = [memory[4], memory.at(-1)];
    console.log(`memory ${Math.round(middle)} MB after half of them, ${Math.round(end)} MB after all`);
    expect(end - middle).toBeLessThan(16);
  },
);
