/** Drafts in `sessionStorage`, until sent. If storage is disabled or full, nothing is kept. */

function key(form: string): string {
  return `draft:${form}`;
}

export function saveDraft(form: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(key(form), JSON.stringify(values));
  } catch {
    // The form itself still has the text.
  }
}

export function readDraft(form: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key(form)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(key(form));
  } catch {
    // Without storage there is nothing to remove.
  }
}
