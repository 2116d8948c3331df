/**
 * Which item of a swipe list is at its start: the scroll position over the width of an item, which is the whole
 * width over the number of items.
 */
export function itemAt(scrollLeft: number, scrollWidth: number, count: number): number {
  const index = Math.round(Math.abs(scrollLeft) / (scrollWidth / count));
  return Math.min(count - 1, Math.max(0, index));
}
