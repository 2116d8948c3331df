import type { Group, Opened } from './api.ts';

/** Unsaved changes, stored in this browser. */
export interface Draft {
  /** Hash of the file that was changed; null for a new file. */
  hash: string | null;
  record: Group;
  title?: string;
  copyOf?: string;
}

/** The initial record of a copy: unique fields are empty, and dates are today. */
export function beginningOf({ record, form: { required = [] } }: Opened): Group {
  const today = new Date().toLocaleDateString('sv-SE');
  const own: Group = {
    title: '',
    meta: { title: '', description: '' },
    lead: '',
    takeaway: '',
    date: today,
    updated: required.includes('updated') ? today : undefined,
    path: undefined,
    cover: undefined,
    sample: undefined,
  };
  return Object.fromEntries(
    Object.entries(record)
      .map(([name, value]) => [name, name in own ? own[name] : value] as const)
      .filter(([, value]) => value !== undefined),
  );
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

/** Files with unsaved changes. */
export function draftFiles(): string[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith('studio:'))
    .map((name) => name.slice('studio:'.length))
    .toSorted();
}
