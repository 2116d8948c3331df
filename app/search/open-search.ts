/** Told to the window by whatever opens the search: buttons stand far from where it is shown. */
export const searchEvent = 'site-search';

export function openSearch(): void {
  dispatchEvent(new Event(searchEvent));
}
