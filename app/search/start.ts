import { openDialog } from '#app/ui/dialog/start.ts';

/** Whether focus is in a text field, where a slash is just a slash and Ctrl K on a Mac cuts the rest of a line. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** `/`, Ctrl K and ⌘ K open the search. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.altKey || isTyping(event.target)) return false;
  if (event.key === 'k') return (event.ctrlKey || event.metaKey) && !event.shiftKey;
  return event.key === '/' && !event.ctrlKey && !event.metaKey;
}

/** One document listener, so the shortcut works after page changes. */
export function startSearch(): void {
  addEventListener('keydown', (event) => {
    if (!asksForSearch(event)) return;
    event.preventDefault();
    const search = document.querySelector<HTMLDialogElement>('dialog#search');
    if (search) openDialog(search);
  });
}
