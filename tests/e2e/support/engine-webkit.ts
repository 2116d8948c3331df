import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../setup/postgres.ts';
import type { Engine } from './engine.ts';

/** Debian's WebKitGTK: driver, MiniBrowser, and a virtual display. */
export const webkitFiles = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  display: '/usr/bin/Xvfb',
};

const capabilities = {
  alwaysMatch: {
    'webkitgtk:browserOptions': {
      binary: webkitFiles.browser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  },
};

/** The key of an element reference in WebDriver (https://www.w3.org/TR/webdriver2/). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const escapeKey = '\uE00C';

type Command = <Value>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Value>;

function commandsAt(address: string): Command {
  return async (method, path, body) => {
    const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function startDisplay(): Promise<{ display: ChildProcess; name: string }> {
  const display = spawn(webkitFiles.display, ['-displayfd', '1', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  return { display, name: `:${number.toString().trim()}` };
}

/** WebKit over WebDriver classic. */
export async function webkit(): Promise<Engine> {
  const { display, name } = await startDisplay();
  const port = await freePort();
  const driver = spawn(webkitFiles.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: name },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const complaints: string[] = [];
  createInterface(driver.stdout).on('line', (line) => {
    if (/CONSOLE .* ERROR/.test(line)) complaints.push(line);
  });
  const service = commandsAt(`http://127.0.0.1:${port}`);
  while (!(await service('GET', '/status').catch(() => false)))
    await new Promise((resolve) => setTimeout(resolve, 50));
  const { sessionId } = await service<{ sessionId: string }>('POST', '/session', { capabilities });
  const command = commandsAt(`http://127.0.0.1:${port}/session/${sessionId}`);
  await command('POST', '/window/rect', { width: 390, height: 800 });

  const element = async (selector: string): Promise<string> => {
    const using = { using: 'css selector', value: selector };
    return `/element/${(await command<Record<string, string>>('POST', '/element', using))[elementKey]}`;
  };
  const key = (type: string): object => ({ type, value: escapeKey });
  return {
    complaints,
    open: (url) => command('POST', '/url', { url }),
    run: (inPage, ...args) =>
      command('POST', '/execute/sync', { script: `return (${inPage})(...arguments)`, args }),
    click: async (selector) => command('POST', `${await element(selector)}/click`, {}),
    type: async (selector, text) => command('POST', `${await element(selector)}/value`, { text }),
    escape: () =>
      command('POST', '/actions', {
        actions: [{ type: 'key', id: 'keyboard', actions: [key('keyDown'), key('keyUp')] }],
      }),
    back: () => command('POST', '/back', {}),
    close: async () => {
      driver.kill();
      await once(driver, 'exit');
      display.kill();
    },
  };
}
