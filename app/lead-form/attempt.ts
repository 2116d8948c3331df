import type { Visit } from './visit.ts';

/** One id per text: sending the same text twice is one message, a changed text is another. */
export interface Attempt {
  id: string;
  text: string;
}

/** Reuses the previous attempt if the text is unchanged, so that a double click makes one message. */
export function attemptFor(fields: Record<string, string>, previous: Attempt | undefined): Attempt {
  const text = JSON.stringify(fields);
  return previous?.text === text ? previous : { id: crypto.randomUUID(), text };
}

/** Metadata: the form's page and the source of the visit. */
export function circumstances(page: string, { landing, referrer, campaign }: Visit): Record<string, string> {
  return { page, landing, ...(referrer && { referrer }), ...campaign };
}
