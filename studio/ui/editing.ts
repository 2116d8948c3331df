import { useState } from 'react';
import { type Group, type Opened, Refused, send } from './api.ts';
import { type Draft, keepDraft, readDraft } from './draft.ts';

/** Another file saved together with the open one. */
export interface Along extends Draft {
  file: string;
}

export interface Editing {
  opened: Opened;
  onSaved: (opened: Opened) => void;
  announce: (words: string) => void;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function draftOf({ hash, record, title }: Opened): Draft {
  return { hash, record, title };
}

/** Removes a saved draft, unless it was edited meanwhile. */
function settled({ file, record }: Along, saved: Draft | undefined): Draft | undefined {
  const typed = readDraft(file);
  if (typed && !isSame(typed.record, record)) {
    const left = saved && { ...saved, record: typed.record };
    if (left) keepDraft(file, left);
    return left;
  }
  keepDraft(file, undefined);
  return saved;
}

/** State of an open file: edits, saving, and conflicts. */
export function useEditing({ opened, onSaved, announce }: Editing) {
  const { file } = opened;
  const [draft, setDraft] = useState<Draft>(() => readDraft(file) ?? draftOf(opened));
  const [refused, setRefused] = useState<Refused>();
  const [saving, setSaving] = useState(false);
  const isNew = draft.hash === null;
  const dirty = isNew || !isSame(draft.record, opened.record);

  const change = (next: Draft): void => {
    setDraft(next);
    keepDraft(file, isNew || !isSame(next.record, opened.record) ? next : undefined);
  };
  const save = async (hash = draft.hash, along: readonly Along[] = []): Promise<void> => {
    if (saving) return;
    setSaving(true);
    setRefused(undefined);
    const own = { file, ...draft, hash };
    // The title is only for the UI.
    const files = [own, ...along].map((each) => ({ ...each, title: undefined }));
    try {
      const answer = await send('PUT', '/api/file', { files });
      const saved = (await answer.json()) as Opened;
      for (const other of along) settled(other, undefined);
      setDraft(settled(own, draftOf(saved)) ?? draft);
      onSaved(saved);
      announce('Saved. Visitors see it once you publish.');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    } finally {
      setSaving(false);
    }
  };
  const take = (hash: string, record: Group): void => {
    keepDraft(file, undefined);
    setRefused(undefined);
    setDraft(draftOf({ ...opened, hash, record }));
    onSaved({ ...opened, hash, record });
  };
  return { draft, change, save, take, refused, setRefused, saving, dirty };
}
