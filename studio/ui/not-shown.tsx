import type { Opened } from './api.ts';
import { editAddress } from './go-to.ts';

/** A notice for list entries that no page shows yet. */
export function NotShown({ opened: { unshown, pageFile, namedAt } }: { opened: Opened }) {
  if (unshown.length === 0) return null;
  return (
    <span className="hint">
      {`On no page yet: ${unshown.join(', ')}. Choose it in a list on `}
      {pageFile === undefined ? (
        'a page that should show it.'
      ) : (
        <a href={editAddress(pageFile, namedAt)}>the page that should show it</a>
      )}
    </span>
  );
}
