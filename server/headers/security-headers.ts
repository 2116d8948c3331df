import type { MiddlewareHandler } from 'hono';
import type { ClientInfo } from '../client-info.ts';

/** Headers of every answer. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const;

/** Pictures and feeds are made to be shown by others: readers of feeds, search, pages that quote an article. */
export const forOtherSites = ['/media/*', '/feed.xml', '/feed.json'] as const;

/** What other sites may load; `address` is one of the site's. */
export function resourcePolicy(address: string): 'cross-origin' | 'same-origin' {
  const isMeant = forOtherSites.some((pattern) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
  );
  return isMeant ? 'cross-origin' : 'same-origin';
}

/** Two years, the time that browsers' preload lists ask for. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/**
 * Adds the security headers to every answer. They are set before there is one: to change the headers of an answer
 * costs the server a fifth of its speed.
 */
export function securityHeaders(clientInfo: ClientInfo): MiddlewareHandler {
  return async (c, next) => {
    for (const [name, value] of Object.entries(commonHeaders)) c.header(name, value);
    if (clientInfo(c).secure) c.header('Strict-Transport-Security', strictTransport);
    await next();
  };
}
