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

/** Lets the keyboard open the search, on this and every later page of the visit. */
export function startSearch(): void {
  addEventListener('keydown', (event) => {
    if (!asksForSearch(event)) return;
    event.preventDefault();
    const search = document.querySelector<HTMLDialogElement>('dialog#search');
    if (search && !search.open) search.showModal();
  });
}
