import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '#server/log.ts';

/** URLs of the studio and of its preview. */
export interface Addresses {
  studio: string;
  preview: string;
}

/** Embedded in the studio's page, where no other site can read it. */
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
    // The only form that works without script.
    `form-action ${path === loginPath ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function isToken(given: string | undefined): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Why a request is rejected. Other sites may reach a local address through DNS rebinding or a cross-site form. */
function fault(c: Context, { studio }: Addresses): string | undefined {
  if (c.req.header('host') !== new URL(studio).host) return 'host';
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'site';
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return undefined;
  if (c.req.header('origin') !== studio) return 'origin';
  // The login form has no token yet.
  if (c.req.path === loginPath) return undefined;
  return isToken(c.req.header('x-studio-token')) ? undefined : 'token';
}

const refusals = {
  // A tab that was open before the studio restarted.
  token: 'The studio was started again meanwhile. Load this page again: what you typed is kept.',
  other: 'This request did not come from the studio.',
} as const;

/** Answers only the studio's own page, and sets a strict content security policy. */
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
    // With `no-referrer`, forms would be sent without their origin.
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('Cache-Control', 'no-store');
    return undefined;
  };
}
