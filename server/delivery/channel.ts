import type { ChannelName } from '../inbox/tables.ts';
import type { Notification } from './notification.ts';

/** A way to tell somebody of a lead. */
export interface Channel {
  name: ChannelName;
  /** Fulfils once the receiver has taken it; rejects when it should be tried again. */
  deliver: (notification: Notification) => Promise<void>;
}
