import { z } from 'zod';
import { trapField } from '#app/forms/fields.ts';
import type { RawFields } from '#app/forms/submission.ts';
import type { SpamReason } from '../inbox/tables.ts';

/** Milliseconds in which nobody fills in a form by hand. */
const minimumTime = 2000;

/** What an empty trap sends: the external service's own is a box that is not ticked. */
const emptyTrap = new Set<unknown>([undefined, null, false, '', 'false', '0', 0]);

const time = z.coerce.number().int().positive();

/**
 * Milliseconds that filling in took. Where the page also says when it sent the form, both times are of one
 * clock; the visitor's and ours can differ by minutes.
 */
function fillTime(raw: RawFields, now: number): number | undefined {
  const started = time.safeParse(raw.get('started')).data;
  if (started === undefined) return undefined;
  return (time.safeParse(raw.get('sent')).data ?? now) - started;
}

/** Why a submission looks like a program's, if it does. The time is judged only where script measured it. */
export function suspicion(raw: RawFields, now: number): SpamReason | undefined {
  if (!emptyTrap.has(raw.get(trapField))) return 'trap';
  const took = fillTime(raw, now);
  return took !== undefined && took >= 0 && took < minimumTime ? 'speed' : undefined;
}
