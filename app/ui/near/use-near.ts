import { type RefCallback, useCallback, useState } from 'react';

/** How far outside the viewport an element is still near, so that what it needs is there when it comes into view. */
const rootMargin = '25%';

/** Tells whether an element is in or near the viewport, now and whenever that changes. Returns how to stop. */
export function watchNear(element: HTMLElement, tell: (near: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting === true), {
    rootMargin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the element with the `ref` is in or near the viewport. False until first observed. */
export function useNear(): { near: boolean; ref: RefCallback<HTMLElement> } {
  const [near, setNear] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? watchNear(element, setNear) : undefined),
    [],
  );
  return { near, ref };
}
