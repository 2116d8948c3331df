import type { ChannelName } from '../inbox/tables.ts';
import type { Notification } from './notification.ts';

/** The receiver will never take it. */
export class Undeliverable extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`Refused for good: ${status}`);
    this.code = `SMTP_${status}`;
  }
}

/** A way to tell somebody of a lead. */
export interface Channel {
  name: ChannelName;
  /** Fulfils once the receiver has taken it; rejects when it should be tried again. */
  deliver: (notification: Notification) => Promise<void>;
}
