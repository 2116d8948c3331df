import type { Opened } from './api.ts';

/** An entry of a list is seen once a page names it. */
export function NotShown({ opened: { unshown, pageFile } }: { opened: Opened }) {
  if (unshown.length === 0) return null;
  return (
    <span className="hint">
      {`On no page yet: ${unshown.join(', ')}. Choose it in a list on `}
      {pageFile === undefined ? (
        'a page that should show it.'
      ) : (
        <a href={`#/edit/${pageFile}`}>the page that should show it</a>
      )}
    </span>
  );
}
