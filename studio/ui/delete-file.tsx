import { useState } from 'react';
import { type Opened, Refused, send } from './api.ts';
import { keepDraft } from './draft.ts';
import { ProblemSummary } from './problems.tsx';

/** Deletes a file if nothing else needs it. */
export function DeleteFile({ opened }: { opened: Opened }) {
  const [refused, setRefused] = useState<Refused>();
  const remove = async (): Promise<void> => {
    if (!confirm(`Delete ${opened.file}? Once it is published, undo brings it back.`)) return;
    try {
      await send('DELETE', '/api/file', { file: opened.file, hash: opened.hash });
      keepDraft(opened.file, undefined);
      location.hash = '#/';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    }
  };
  return (
    <>
      {refused && <ProblemSummary message={refused.message} problems={refused.problems} file={opened.file} />}
      <button type="button" className="quiet" onClick={() => void remove()}>
        Delete this file
      </button>
    </>
  );
}
