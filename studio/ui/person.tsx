import { useState } from 'react';
import { get, send, wordsOf } from './api.ts';

/** Deletes everything stored about a person who asks for it. */
export function Person({ onDeleted }: { onDeleted: (words: string) => void }) {
  const [who, setWho] = useState('');
  const [count, setCount] = useState<number>();
  const [failed, setFailed] = useState<string>();
  const attempt = (work: () => Promise<void>): void => {
    setFailed(undefined);
    work().catch((error: unknown) => setFailed(wordsOf(error)));
  };
  const look = async (): Promise<void> =>
    setCount((await get<{ count: number }>(`/api/person?who=${encodeURIComponent(who)}`)).count);
  const remove = async (): Promise<void> => {
    await send('DELETE', '/api/person', { who, count });
    setCount(undefined);
    setWho('');
    onDeleted('All that was kept of this person is deleted.');
  };
  return (
    <details className="new">
      <summary>Delete a person</summary>
      <form
        className="inside"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(look);
        }}
      >
        <p>
          Somebody may ask that nothing is kept of them. This finds all messages with their address or number.
        </p>
        <p className="row">
          <label>
            Email address or phone number
            <input
              required
              minLength={3}
              value={who}
              onChange={({ target }) => {
                setWho(target.value);
                setCount(undefined);
              }}
            />
          </label>
          <button type="submit">Look</button>
        </p>
        {failed !== undefined && <p role="alert">{failed}</p>}
        {count !== undefined && (
          <p role="status" className="row">
            {count === 0
              ? 'Nothing is kept of this person.'
              : `${count} ${count === 1 ? 'message' : 'messages'}, with notes.`}
            {count > 0 && (
              <button type="button" onClick={() => attempt(remove)}>
                Delete for good
              </button>
            )}
          </p>
        )}
      </form>
    </details>
  );
}
