import type { Visit } from './visit.ts';

/** An id for one text: sending the same text twice is one message, a changed text is another. */
export interface Attempt {
  id: string;
  text: string;
}

/** The attempt for a text: the previous one if the text is the same (decision: a double click makes one message). */
export function attemptFor(fields: Record<string, string>, previous: Attempt | undefined): Attempt {
  const text = JSON.stringify(fields);
  return previous?.text === text ? previous : { id: crypto.randomUUID(), text };
}

/** Where the message is written, and what brought the visitor. */
export function circumstances(page: string, { landing, referrer, campaign }: Visit): Record<string, string> {
  return { page, landing, ...(referrer && { referrer }), ...campaign };
}
