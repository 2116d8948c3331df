import { z } from 'zod';
import { trapField } from '#app/forms/fields.ts';
import type { RawFields } from '#app/forms/submission.ts';
import type { SpamReason } from '../inbox/tables.ts';

/** Milliseconds: nobody fills in a form faster by hand. */
const minimumTime = 2000;

/** Values of an empty honeypot; the external service's own is an unticked checkbox. */
const emptyTrap = new Set<unknown>([undefined, null, false, '', 'false', '0', 0]);

const time = z.coerce.number().int().positive();

/**
 * Milliseconds taken to fill in the form. If the page also sends the sending time, both are from the visitor's clock,
 * which can differ from ours by minutes.
 */
function fillTime(raw: RawFields, now: number): number | undefined {
  const started = time.safeParse(raw.get('started')).data;
  if (started === undefined) return undefined;
  return (time.safeParse(raw.get('sent')).data ?? now) - started;
}

/** Why a submission looks like a bot's, if it does. The time counts only if script measured it. */
export function suspicion(raw: RawFields, now: number): SpamReason | undefined {
  if (!emptyTrap.has(raw.get(trapField))) return 'trap';
  const took = fillTime(raw, now);
  return took !== undefined && took >= 0 && took < minimumTime ? 'speed' : undefined;
}
