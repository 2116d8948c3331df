import type { Group } from './api.ts';

/** What was typed and is not saved yet, kept in this browser so that a closed window loses nothing. */
export interface Draft {
  /** Of the file that was changed; null for a new file. */
  hash: string | null;
  record: Group;
  copyOf?: string;
}

const nameOf = (file: string): string => `studio:${file}`;

export function readDraft(file: string): Draft | undefined {
  const kept = localStorage.getItem(nameOf(file));
  return kept === null ? undefined : (JSON.parse(kept) as Draft);
}

export function keepDraft(file: string, draft: Draft | undefined): void {
  if (draft) localStorage.setItem(nameOf(file), JSON.stringify(draft));
  else localStorage.removeItem(nameOf(file));
}

/** Files with something that is not saved. */
export function draftFiles(): string[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith('studio:'))
    .map((name) => name.slice('studio:'.length))
    .toSorted();
}
