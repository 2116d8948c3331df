import { randomBytes } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ClientInfo } from '#server/client-info.ts';
import type { Log } from '#server/log.ts';
import { hour } from '#server/milliseconds.ts';
import { isPassword } from './password.ts';

/** Hours until a session expires. */
const hours = 12;
/** Password attempts per quarter of an hour, per address and in total. */
const [perAddress, overall] = [
  { points: 10, duration: 900 },
  { points: 60, duration: 900 },
];
/** The prefix makes browsers require HTTPS and this exact host. */
const cookie = '__Host-studio';

/** Logged-in sessions. */
export interface Sessions {
  has: (cookies: string | undefined) => boolean;
  begin: () => string;
}

export function createSessions(): Sessions {
  const ends = new Map<string, number>();
  return {
    has(cookies) {
      const id = new RegExp(`(?:^|; )${cookie}=([\\w-]+)`).exec(cookies ?? '')?.[1];
      return id !== undefined && (ends.get(id) ?? 0) > Date.now();
    },
    begin() {
      for (const [id, end] of ends) if (end <= Date.now()) ends.delete(id);
      const id = randomBytes(32).toString('base64url');
      ends.set(id, Date.now() + hours * hour);
      return id;
    },
  };
}

function page(trouble = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Studio</title>
<link rel="stylesheet" href="/studio.css">
<script type="module" src="/typefaces.js"></script>
</head>
<body class="login">
<main>
<h1>Studio</h1>
${trouble && `<p class="problem" role="alert">${trouble}</p>`}
<form method="post" action="/login">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required autofocus>
<button class="main">Log in</button>
</form>
</main>
</body>
</html>
`;
}

/** Files that the login page needs. */
const open = /^\/(?:login|studio\.css|typefaces\.js|favicon\.ico|[\w-]+\.woff2)$/;

export interface LoginOptions {
  /** Hash of the password. */
  password: string;
  sessions: Sessions;
  client: ClientInfo;
  log: Log;
}

/** Lets logged-in users through. */
export function requireSession({ sessions }: LoginOptions): MiddlewareHandler {
  return async (c, next) => {
    if (open.test(c.req.path) || sessions.has(c.req.header('cookie'))) return next();
    return c.req.path === '/'
      ? c.redirect('/login', 303)
      : c.json({ message: 'Load the studio again: it asks for the password.' }, 401);
  };
}

/** Login routes with a rate limit. */
export function loginRoutes({ password, sessions, client, log }: LoginOptions): Hono {
  const app = new Hono();
  const limits = [new RateLimiterMemory(perAddress), new RateLimiterMemory(overall)];
  const isTooMany = async (c: Context): Promise<boolean> => {
    const keys = [client(c).address, 'all'];
    const counted = limits.map((limit, index) => limit.consume(keys[index] ?? ''));
    return (await Promise.allSettled(counted)).some(({ status }) => status === 'rejected');
  };
  app.get('/', (c) => c.html(page()));
  app.post('/', async (c) => {
    if (await isTooMany(c)) {
      log.warn({ why: 'too many' }, 'login refused');
      return c.html(page('Too many tries. Wait a quarter of an hour.'), 429);
    }
    const { password: given } = await c.req.parseBody();
    if (typeof given !== 'string' || given.length > 1000 || !(await isPassword(given, password))) {
      log.warn({ why: 'password' }, 'login refused');
      return c.html(page('That is not the password.'), 401);
    }
    const attributes = `Path=/; Max-Age=${hours * 3600}; HttpOnly; Secure; SameSite=Strict`;
    c.header('Set-Cookie', `${cookie}=${sessions.begin()}; ${attributes}`);
    return c.redirect('/', 303);
  });
  return app;
}
