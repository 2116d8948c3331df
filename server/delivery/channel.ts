import type { ChannelName } from '../inbox/tables.ts';
import type { Notification } from './notification.ts';

/** The recipient rejected it permanently. */
export class Undeliverable extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`Refused for good: ${status}`);
    this.code = `SMTP_${status}`;
  }
}

/** A way to notify somebody of a lead. */
export interface Channel {
  name: ChannelName;
  /** Resolves once the recipient has accepted it; rejects if it should be retried. */
  deliver: (notification: Notification) => Promise<void>;
}
