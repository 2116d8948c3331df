import type { MiddlewareHandler } from 'hono';
import type { ClientInfo } from '../client-info.ts';
import type { PolicyFor } from './content-policy.ts';

/** Headers of every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Two years, the time that browsers' preload lists ask for. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** Adds the security headers to every answer, and a page's content policy to HTML. */
export function securityHeaders(policyFor: PolicyFor, clientInfo: ClientInfo): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders)) c.res.headers.set(name, value);
    if (clientInfo(c).secure) c.res.headers.set('Strict-Transport-Security', strictTransport);
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isPage && !c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set('Content-Security-Policy', policyFor(new URL(c.req.url).pathname, c.res.status));
  };
}
