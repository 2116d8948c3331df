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

/** Where the visitor came from: page, referrer and the campaign parameters of the address. */
export function circumstances(location: Location, referrer: string): Record<string, string> {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) => /^utm_[a-z]+$/.test(name));
  return { page: location.pathname, ...(referrer ? { referrer } : {}), ...Object.fromEntries(campaign) };
}
