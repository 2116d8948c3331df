/** Whether an event is one of a button that opens a dialog, which says so (https://www.w3.org/TR/wai-aria-1.2/#aria-haspopup). */
export function opensDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('[aria-haspopup="dialog"]') !== null;
}
