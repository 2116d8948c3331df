import { lazy, Suspense, useEffect, useState } from 'react';
import { searchEvent } from './open-search.ts';

const SearchPanel = lazy(() => import('./search-panel.tsx'));

/** Whether somebody is writing: then a slash is a slash. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** `/`, and Ctrl K or ⌘ K, open the search from the keyboard. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.key === 'k') return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
}

/** Where the search is shown. Its code and its index are loaded when it is opened for the first time. */
export function SearchHost() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  useEffect(() => {
    const open = (): void => setState('open');
    const onKey = (event: KeyboardEvent): void => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener(searchEvent, open);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener(searchEvent, open);
      removeEventListener('keydown', onKey);
    };
  }, []);
  if (state === 'unused') return null;
  return (
    <Suspense>
      <SearchPanel open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  );
}
