import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Submissions per address in ten minutes; a whole office may share one address. */
const perAddress = { points: 30, duration: 600 };
/** Submissions per minute in total: more than any campaign brings, less than an attack. */
const overall = { points: 600, duration: 60 };

/** A household or phone has a whole IPv6 /64. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':');
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...tail.split(':')]
    .slice(0, 4)
    .join(':');
}

/** Resolves to the seconds until the next submission is allowed, or undefined if it is allowed now. */
export type RateLimit = (address: string) => Promise<number | undefined>;

/** Counts in memory, so that the limit does not load the database; each instance counts separately. */
export function createRateLimit(): RateLimit {
  const byAddress = new RateLimiterMemory({ keyPrefix: 'address', ...perAddress });
  const byAll = new RateLimiterMemory({ keyPrefix: 'all', ...overall });
  return async (address) => {
    try {
      await byAddress.consume(network(address));
      await byAll.consume('');
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  };
}
