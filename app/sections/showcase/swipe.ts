/** What a swipe list says of itself; an element is one. */
interface Swiped {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/**
 * Which item of a swipe list is at its start: the scroll position over the width of an item, which is the whole
 * width over the number of items. At the end it is the last one, although more than one is in sight there.
 */
export function itemAt({ scrollLeft, scrollWidth, clientWidth }: Swiped, count: number): number {
  // From right to left the position is negative.
  const position = Math.abs(scrollLeft);
  // Positions may be fractions of a pixel.
  const atEnd = clientWidth < scrollWidth && position + clientWidth >= scrollWidth - 1;
  return atEnd ? count - 1 : Math.min(count - 1, Math.round(position / (scrollWidth / count)));
}
