/** Where forms are sent: our own inbox, or an external service with its public key. */
export interface LeadTarget {
  endpoint: string;
  accessKey?: string | undefined;
}

export type LeadAnswer =
  | { kind: 'sent' }
  /** Answered without success; may name invalid fields, or a reason. */
  | { kind: 'rejected'; errors: Record<string, string>; reason?: Reason | undefined }
  /** No answer, or an unintelligible one. */
  | { kind: 'unreachable' };

/** Why a message as a whole is refused; the texts for it are content. */
export type Reason = 'tooLarge' | 'tooMany' | 'unavailable';

/** By status, as a proxy may answer with a page of its own. */
const reasons = new Map<number, Reason>([
  [413, 'tooLarge'],
  [429, 'tooMany'],
  [503, 'unavailable'],
]);

/** Request timeout in milliseconds. */
const patience = 10_000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function fieldErrors(body: Record<string, unknown>): Record<string, string> {
  if (!isRecord(body['errors'])) return {};
  return Object.fromEntries(
    Object.entries(body['errors']).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Sends a message by the form service's contract (https://docs.web3forms.com): JSON in, a `success` flag out; only
 * `true` is success.
 */
export async function sendLead(target: LeadTarget, fields: Record<string, string>): Promise<LeadAnswer> {
  const timeout = new AbortController();
  // Not `AbortSignal.timeout`, whose clock tests cannot control.
  const timer = setTimeout(() => timeout.abort(), patience);
  try {
    const response = await fetch(target.endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(target.accessKey ? { access_key: target.accessKey, ...fields } : fields),
      signal: timeout.signal,
    });
    const reason = reasons.get(response.status);
    if (reason) return { kind: 'rejected', errors: {}, reason };
    const body: unknown = await response.json();
    if (!isRecord(body)) return { kind: 'rejected', errors: {} };
    return body['success'] === true ? { kind: 'sent' } : { kind: 'rejected', errors: fieldErrors(body) };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}
