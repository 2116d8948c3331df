import type { Group } from './api.ts';
import { differences } from './differences.ts';

interface Props {
  mine: Group;
  theirs: Group;
  onKeep: () => void;
  onTake: () => void;
}

/** Both versions of a file that was changed by somebody else. */
export function ConflictTable({ mine, theirs, onKeep, onTake }: Props) {
  return (
    <section className="summary" aria-labelledby="conflict" role="alert">
      <h2 id="conflict">Somebody else has changed this</h2>
      <p>It was saved in another window or program after you opened it. These fields differ:</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Saved meanwhile</th>
          </tr>
        </thead>
        <tbody>
          {differences(mine, theirs).map(({ field, mine: one, theirs: other }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{one}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="row">
        <button type="button" onClick={onKeep}>
          Save mine over it
        </button>
        <button type="button" onClick={onTake}>
          Take what was saved
        </button>
      </p>
    </section>
  );
}
