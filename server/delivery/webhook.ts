import { createHmac } from 'node:crypto';
import type { Channel } from './channel.ts';
import {
  type DigestNotification,
  firstWords,
  type LeadNotification,
  type Notification,
} from './notification.ts';

export interface WebhookSettings {
  url: string;
  /** Shared with the recipient: `whsec_` and base64, or any text. */
  secret: string;
}

/** Milliseconds before a request times out. */
const timeout = 15_000;

/** Signs according to https://www.standardwebhooks.com, so that recipients can use its libraries. */
export function signature(secret: string, id: string, timestamp: number, body: string): string {
  const key = secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret);
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

function leadEvent({ lead, revision }: LeadNotification) {
  const { campaign, extra, digest: _digest, ...fields } = lead;
  const data = {
    ...fields,
    revision,
    campaign: JSON.parse(campaign) as unknown,
    extra: JSON.parse(extra) as unknown,
  };
  return { type: revision > 1 ? 'lead.revised' : 'lead.received', data };
}

function digestEvent({ digest, leads }: DigestNotification) {
  const data = {
    day: digest,
    count: leads.length,
    leads: leads.map((lead) => ({
      id: lead.id,
      received_at: lead.received_at,
      form: lead.form,
      spam: lead.spam,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      words: firstWords(lead),
    })),
  };
  return { type: 'spam.digest', data };
}

function payload(notification: Notification, at: Date): string {
  const { type, data } = 'digest' in notification ? digestEvent(notification) : leadEvent(notification);
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

/** A response other than 2xx. */
class WebhookRefused extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`The webhook's receiver answered ${status}`);
    this.code = `HTTP_${status}`;
  }
}

/** Posts each notification as signed JSON. */
export function createWebhookChannel({ url, secret }: WebhookSettings): Channel {
  return {
    name: 'webhook',
    async deliver(notification) {
      const now = new Date();
      const timestamp = Math.floor(now.getTime() / 1000);
      const body = payload(notification, now);
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': notification.id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signature(secret, notification.id, timestamp, body),
        },
      });
      await response.body?.cancel();
      if (!response.ok) throw new WebhookRefused(response.status);
    },
  };
}
