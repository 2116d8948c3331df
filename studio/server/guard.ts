import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '#server/log.ts';

/** Where the studio and the pages beside it are reached. */
export interface Addresses {
  studio: string;
  preview: string;
}

/** Known to the studio's own page alone: no other site can read it. */
export const token = randomBytes(24).toString('base64url');

const loginPath = '/login';

function policy(preview: string, path: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${preview}`,
    "connect-src 'self'",
    `frame-src ${preview}`,
    // The one form that works without script.
    `form-action ${path === loginPath ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function isToken(given: string | undefined): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Why a request is not answered. Other sites reach a local address by a name of theirs, or by a form of theirs. */
function fault(c: Context, { studio }: Addresses): string | undefined {
  if (c.req.header('host') !== new URL(studio).host) return 'host';
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'site';
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return undefined;
  if (c.req.header('origin') !== studio) return 'origin';
  // Who gives the password has no token yet.
  if (c.req.path === loginPath) return undefined;
  return isToken(c.req.header('x-studio-token')) ? undefined : 'token';
}

const refusals = {
  // A window that was open before the studio was started again.
  token: 'The studio was started again meanwhile. Load this page again: what you typed is kept.',
  other: 'This request did not come from the studio.',
} as const;

/** Answers only to the studio's own page, and forbids that page everything that it does not need. */
export function guard(addresses: () => Addresses, log: Log): MiddlewareHandler {
  return async (c, next) => {
    const why = fault(c, addresses());
    if (why) {
      log.warn({ why, method: c.req.method }, 'request refused');
      return c.json({ message: refusals[why === 'token' ? 'token' : 'other'] }, 403);
    }
    await next();
    c.header('Content-Security-Policy', policy(addresses().preview, c.req.path));
    c.header('X-Content-Type-Options', 'nosniff');
    // With none at all, a form is sent without its origin.
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('Cache-Control', 'no-store');
    return undefined;
  };
}
