import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from './engine.ts';

export const firefoxFile = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

const escapeKey = '\uE00C';

interface Message {
  id?: number;
  method?: string;
  params?: { level: string; text: string };
  result?: unknown;
  message?: string;
}

/** Sends WebDriver BiDi commands (https://www.w3.org/TR/webdriver-bidi/) and reports the browser's errors. */
async function connect(address: string, complain: (text: string) => void) {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, params, result, message } = JSON.parse(String(data)) as Message;
    if (id === undefined) {
      if (params?.level === 'error') complain(params.text);
    } else if (result === undefined) waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
  });
  return <Result>(method: string, params: object = {}): Promise<Result> => {
    const answer = Promise.withResolvers<unknown>();
    const id = waiting.size;
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise as Promise<Result>;
  };
}

const keys = (text: string): object[] =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

/** Stock Firefox. Playwright's channel for it needs commands that the ESR lacks. */
export async function firefox(): Promise<Engine> {
  if (!firefoxFile) throw new Error('there is no Firefox');
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const browser = spawn(firefoxFile, ['--headless', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let address: string | undefined;
  for await (const line of createInterface(browser.stderr)) {
    address = /BiDi listening on (\S+)/.exec(line)?.[1];
    if (address) break;
  }
  const complaints: string[] = [];
  const send = await connect(address ?? '', (text) => complaints.push(text));
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('script.addPreloadScript', {
    functionDeclaration: `() => addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error('policy', effectiveDirective, blockedURI))`,
  });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: { width: 390, height: 800 } });

  const run: Engine['run'] = async (inPage, ...args) => {
    const { result } = await send<{ result: { value?: string } }>('script.evaluate', {
      expression: `JSON.stringify((${inPage})(...${JSON.stringify(args)}))`,
      target: { context },
      awaitPromise: false,
    });
    return result.value === undefined ? undefined : JSON.parse(result.value);
  };
  const act = (type: 'key' | 'pointer', actions: object[]): Promise<void> =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  return {
    complaints,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run,
    async click(selector) {
      const { x, y } = await run((css) => {
        const box = document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
        return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
      }, selector);
      await act('pointer', [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async type(selector, text) {
      await run((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);
      await act('key', keys(text));
    },
    escape: () => act('key', keys(escapeKey)),
    back: () => run(() => history.back()),
    async close() {
      const gone = once(browser, 'exit');
      browser.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
