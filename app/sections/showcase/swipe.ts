/** The scroll metrics of a list; an element has them. */
interface Swiped {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/**
 * Index of the item at the start of a list that scrolls sideways: scroll position divided by item width. At the end it
 * is the last one, although several are in view.
 */
export function itemAt({ scrollLeft, scrollWidth, clientWidth }: Swiped, count: number): number {
  // Negative in right-to-left pages.
  const position = Math.abs(scrollLeft);
  // Positions may be fractional.
  const atEnd = clientWidth < scrollWidth && position + clientWidth >= scrollWidth - 1;
  return atEnd ? count - 1 : Math.min(count - 1, Math.round(position / (scrollWidth / count)));
}
