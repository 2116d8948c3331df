import { useEffect, useState } from 'react';
import { get, send, wordsOf } from './api.ts';
import { answerTo, type Letter, statuses, timeOf } from './leads.ts';
import { labelOf } from './words.ts';

interface Props {
  id: string;
  onChanged: (words: string) => void;
}

/** State of a message and its actions. */
function useLetter({ id, onChanged }: Props) {
  const [letter, setLetter] = useState<Letter>();
  const [failed, setFailed] = useState<string>();
  const fail = (error: unknown): void => setFailed(wordsOf(error));
  useEffect(() => {
    void get<Letter>(`/api/leads/${id}`).then(setLetter, fail);
  }, [id]);
  /** @param meanwhile optimistic state until it is done */
  const change = async (
    address: string,
    body: object,
    words: string,
    meanwhile: Partial<Letter> = {},
  ): Promise<boolean> => {
    const before = letter;
    if (before) setLetter({ ...before, ...meanwhile });
    try {
      const answer = await send('POST', address, { id, ...body });
      setLetter((await answer.json()) as Letter);
      setFailed(undefined);
      onChanged(words);
      return true;
    } catch (error) {
      setLetter(before);
      fail(error);
      return false;
    }
  };
  const remove = async (): Promise<void> => {
    if (!confirm('Delete this message for good? Nothing brings it back.')) return;
    try {
      await send('DELETE', '/api/leads', { id });
      onChanged('The message is deleted.');
      location.hash = '#/leads';
    } catch (error) {
      fail(error);
    }
  };
  return { letter, failed, change, remove };
}

type Change = ReturnType<typeof useLetter>['change'];

function Marks({ letter, change }: { letter: Letter; change: Change }) {
  const mark = (word: string, words: string, meanwhile?: Partial<Letter>): void =>
    void change('/api/leads/mark', { mark: word }, words, meanwhile);
  return (
    <div className="row">
      <fieldset className="status">
        <legend>The answer is</legend>
        {statuses.map((status) => (
          <label key={status}>
            <input
              type="radio"
              name="status"
              checked={letter.status === status}
              onChange={() => mark(status, `Marked as ${status}.`, { status })}
            />
            {labelOf(status)}
          </label>
        ))}
      </fieldset>
      {letter.spam === null ? (
        <button type="button" className="quiet" onClick={() => mark('spam', 'Kept apart as spam.')}>
          This is spam
        </button>
      ) : (
        <button type="button" onClick={() => mark('not-spam', 'Back among the messages, and delivered.')}>
          This is no spam
        </button>
      )}
    </div>
  );
}

function Notes({ letter, change }: { letter: Letter; change: Change }) {
  const [text, setText] = useState('');
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      {letter.notes.length > 0 && (
        <ul className="notes">
          {letter.notes.map(({ written_at, text: words }) => (
            <li key={written_at}>
              {words} <span className="hint">{timeOf(written_at)}</span>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void change('/api/leads/note', { text }, 'Noted.').then((done) => done && setText(''));
        }}
      >
        <label className="field">
          A note for whoever reads the inbox
          <textarea required rows={2} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <button type="submit">Add note</button>
      </form>
    </section>
  );
}

function deliveryWords({ channel, delivered_at, failure }: Letter['deliveries'][number]): string {
  if (delivered_at === null) return `${labelOf(channel)}: not delivered yet`;
  return failure === null
    ? `${labelOf(channel)}: delivered ${timeOf(delivered_at)}`
    : `${labelOf(channel)}: refused ${timeOf(delivered_at)} (${failure})`;
}

function About({ letter }: { letter: Letter }) {
  return (
    <dl className="about">
      {letter.lines
        .filter(([label]) => label !== 'Name' && label !== 'Received')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {letter.deliveries.length > 0 && (
        <div>
          <dt>Told by</dt>
          <dd>{letter.deliveries.map(deliveryWords).join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

/** One message with its actions. */
export function LeadLetter(props: Props) {
  const { letter, failed, change, remove } = useLetter(props);
  if (!letter) return <p role={failed ? 'alert' : 'status'}>{failed ?? 'Opening …'}</p>;
  const { name, email, phone, message, reference, received_at, spam, earlier } = letter;
  return (
    <article className="letter" aria-labelledby="sender">
      <a className="back" href="#/leads">
        All messages
      </a>
      <p className="hint">{`Reference ${reference}, ${timeOf(received_at)}`}</p>
      <h2 id="sender">{name ?? email ?? phone ?? 'Nobody named'}</h2>
      {spam !== null && <p className="problem">{`Kept apart as suspected spam (${spam}).`}</p>}
      {failed !== undefined && <p role="alert">{failed}</p>}
      {message !== null && <p className="message">{message}</p>}
      {earlier.map(({ number, received_at: at, content }) => (
        <details key={number}>
          <summary>{`An earlier text, ${timeOf(at)}`}</summary>
          <p className="message inside">
            {content.fields['message'] ?? Object.values(content.fields).join('\n')}
          </p>
        </details>
      ))}
      <p className="row">
        {email !== null && (
          <a className="main" href={answerTo(letter)}>
            Answer by email
          </a>
        )}
        {phone !== null && <a href={`tel:${phone}`}>{`Call ${phone}`}</a>}
      </p>
      <Marks letter={letter} change={change} />
      <About letter={letter} />
      <Notes letter={letter} change={change} />
      <button type="button" className="quiet" onClick={() => void remove()}>
        Delete this message
      </button>
    </article>
  );
}
